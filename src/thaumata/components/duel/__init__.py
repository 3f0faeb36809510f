"""The components of Duel."""
