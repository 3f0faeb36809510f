"""Draw 7 Wonders: the hand with its prices, the cities and the last round."""
