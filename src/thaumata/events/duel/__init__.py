"""The events of Duel and its expansions."""
