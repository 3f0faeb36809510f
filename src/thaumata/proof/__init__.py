"""What must hold at every table, and games that are checked for it."""
