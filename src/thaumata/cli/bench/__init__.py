"""The measurements of ``thaumata bench``."""
