"""Drawing Agora: the Senate, and what players have of it."""
