"""What Cities brings."""
