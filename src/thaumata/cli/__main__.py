"""Run ``thaumata`` as ``python -m thaumata.cli``."""

from thaumata.cli.app import main

main()
