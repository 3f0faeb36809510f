"""The components of Classic."""
