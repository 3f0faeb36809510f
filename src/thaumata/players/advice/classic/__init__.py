"""What there is to say about Classic."""
