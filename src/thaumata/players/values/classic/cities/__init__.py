"""The values of Cities."""
