"""The values of actions in 7 Wonders."""
