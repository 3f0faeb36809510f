"""The command line: ``thaumata simulate duel --players greedy,random --games 100``."""

from thaumata.cli.app import main

__all__ = ["main"]
