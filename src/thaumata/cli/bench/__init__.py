"""Measurements for ``thaumata bench``."""
