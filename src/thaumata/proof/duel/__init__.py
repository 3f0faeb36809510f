"""What must hold at a table of Duel."""
