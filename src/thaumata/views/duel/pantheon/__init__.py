"""Pantheon in views."""
