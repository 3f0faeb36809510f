"""Agora: the senate, its decrees and conspiracies."""
