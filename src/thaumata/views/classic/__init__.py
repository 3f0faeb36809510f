"""What one seat may know of a game of Classic."""
