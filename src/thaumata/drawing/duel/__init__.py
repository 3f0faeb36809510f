"""Drawing Duel: the structure, the track, both cities."""
