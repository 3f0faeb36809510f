"""Tree search, guided by a small neural network."""
