"""The console that commands draw on, and the files that they read."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from rich.console import Console

with suppress(ImportError):
    import readline  # noqa: F401  # lines that are typed can be edited and recalled

_WIDTH: Final = 100
"""How wide text is where there is no terminal to ask."""


def make_console() -> Console:
    """Open the standard output for drawing, in color where the terminal has any."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an alphabet may lack our signs, or theirs
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _WIDTH
    return console


def read_text(file: str) -> str:
    """Read a file, or the standard input where it is called ``-``."""
    if file == "-":
        return sys.stdin.read()
    return Path(file).expanduser().read_bytes().decode("utf-8", "replace")
