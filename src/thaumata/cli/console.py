"""The console that commands draw on, the keyboard, and the files that they read."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import Final

from rich.console import Console

_readline: ModuleType | None
try:
    import readline as _readline  # lines that are typed can be edited and recalled
except ImportError:
    _readline = None

_WIDTH: Final = 100
"""How wide text is where there is no terminal to ask."""

_FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has left the screen."""


def make_console() -> Console:
    """Open the standard output for drawing, in color where the terminal has any."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an alphabet may lack our signs, or theirs
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _WIDTH
    return console


def is_watched(console: Console) -> bool:
    """Tell whether people sit at a terminal, with a keyboard and a screen."""
    return console.is_terminal and sys.stdin.isatty()


def wipe(console: Console) -> None:
    """Leave nothing of what was on the screen or typed: not above it, not in the keys."""
    console.clear()
    console.file.write(_FORGET)
    console.file.flush()
    if _readline is not None:
        _readline.clear_history()


def read_line(console: Console, prompt: str) -> str:
    """Ask for a line."""
    line = input(prompt)
    if not sys.stdin.isatty():
        console.print(line)  # nobody has typed it into sight
    return line.strip()


def read_text(file: str) -> str:
    """Read a file, or the standard input where it is called ``-``."""
    if file == "-":
        return sys.stdin.read()
    return Path(file).expanduser().read_bytes().decode("utf-8", "replace")
