"""Where tables and people are kept: an append-only log for each table, in SQLite or PostgreSQL."""
