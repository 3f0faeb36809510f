"""Lets ``python -m thaumata.cli`` do what ``thaumata`` does."""

from thaumata.cli.app import main

main()
