"""One module for each change of the layout, in the order of their numbers."""
