"""The database of tables and guests: SQLite in a file, or PostgreSQL."""
