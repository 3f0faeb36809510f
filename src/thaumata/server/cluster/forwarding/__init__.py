"""Commands for a table that another process owns."""
