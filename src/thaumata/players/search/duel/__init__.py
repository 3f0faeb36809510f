"""Network inputs for positions of Duel."""
