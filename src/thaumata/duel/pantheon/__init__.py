"""Pantheon: gods, their tokens and temples."""
