"""What one seat may know of a duel."""
