"""The reasons for actions of Duel."""
