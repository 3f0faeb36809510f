"""Learning from games of search against itself."""
