"""Where tables and guests are kept: SQLite in a file, or PostgreSQL."""
