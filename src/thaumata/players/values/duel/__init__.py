"""The values of positions in Duel."""
