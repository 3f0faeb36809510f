"""Learning from games: a generation plays, a network is fitted to what it saw, and so on."""

from __future__ import annotations

from pathlib import Path


def fitting_path() -> Path:
    """Return the file that fits networks: it stands alone, for a Python that has numpy."""
    return Path(__file__).parent / "fitting.py"
