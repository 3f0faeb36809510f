"""What actions of Classic are worth."""
