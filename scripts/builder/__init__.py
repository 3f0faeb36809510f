"""Builds Thaumata in a checkout: `.venv`, the compiled package, the client for browsers.

    python3 -m scripts.builder             the package, compiled from the sources as they are
    python3 -m scripts.builder tools       `.venv` with everything that development needs
    python3 -m scripts.builder modules     the same for the client, in `web/node_modules`
    python3 -m scripts.builder client      the client, into `src/thaumata/server/page`
    python3 -m scripts.builder complete    the package with the client in it
    python3 -m scripts.builder play        the service, as soon as possible: see `play.py`
    python3 -m scripts.builder guided      the package compiled by a profile, into `.venv/guided`
    python3 -m scripts.builder wheel       the same as a wheel, into `dist`

Only what is missing or out of date is done, and nothing here needs more than Python itself: this is
what installs the rest. The package is built from a copy of the sources: nothing is left beside
them, and edits made meanwhile cannot mix in.
"""
