"""Classic in words."""
