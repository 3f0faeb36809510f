"""What there is to say about Duel."""
