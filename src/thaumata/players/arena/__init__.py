"""The arena: players meet in pairs on the same deals from every seat, and are rated."""
