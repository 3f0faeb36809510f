"""The values of Pantheon."""
