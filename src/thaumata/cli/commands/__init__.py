"""The commands of the program, one module for each."""
