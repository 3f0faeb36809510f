"""The reasons for actions of 7 Wonders."""
