"""What networks are told about positions of Classic."""
