"""What a seat remembers and may guess of a game of Classic."""
