"""Network inputs for positions of 7 Wonders."""
