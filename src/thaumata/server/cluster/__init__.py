"""Several processes that share a database: leases, notices, forwarded commands."""
