"""Players that search: a tree of what may come, judged by a small learned network."""
