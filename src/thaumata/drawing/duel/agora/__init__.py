"""Draw Agora: the Senate, and what players own of it."""
