"""Tables in memory: the lobby, the game, clocks and who is told what."""
