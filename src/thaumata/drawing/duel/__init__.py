"""Draw Duel: the structure, the conflict track, both cities."""
