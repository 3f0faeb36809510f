"""What a Pantheon is worth."""
