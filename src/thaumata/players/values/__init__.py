"""The values of positions and actions, for players that do not search."""
