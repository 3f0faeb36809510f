"""What positions and actions are worth, for players that do not search."""
