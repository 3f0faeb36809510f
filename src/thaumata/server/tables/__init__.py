"""Tables in memory: the lobby, the game, clocks and updates."""
