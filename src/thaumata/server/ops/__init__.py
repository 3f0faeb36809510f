"""Running, administering and measuring the service."""
