"""Training: each generation plays games, and a network is fitted to them for the next one."""

from __future__ import annotations

from pathlib import Path


def fitting_path() -> Path:
    """Return the script that fits networks; it depends on nothing but numpy."""
    return Path(__file__).parent / "fitting.py"
