"""The knowledge of a seat in a game of Classic: hiding the rest and guessing it."""
