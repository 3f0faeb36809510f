"""Standard output as a console, the keyboard, and text files."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
from rich.console import Console

_readline: ModuleType | None
try:
    import readline as _readline  # line editing and history for ``input``
except ImportError:
    _readline = None

_WIDTH: Final = 100
"""The width of text that is not printed to a terminal."""

_FORGET: Final = "\x1b[3J"
"""The escape sequence that clears the scrollback buffer of a terminal."""


def make_console() -> Console:
    """Return a console for the standard output, in color if the terminal supports it."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # the encoding may lack our glyphs, or theirs
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _WIDTH
    return console


def is_watched(console: Console) -> bool:
    """Return whether both the screen and the keyboard are a terminal."""
    return console.is_terminal and sys.stdin.isatty()


def wipe(console: Console) -> None:
    """Clear the screen, the scrollback buffer and the history of typed lines."""
    console.clear()
    console.file.write(_FORGET)
    console.file.flush()
    if _readline is not None:
        _readline.clear_history()


def read_line(console: Console, prompt: str) -> str:
    """Read a line from the user; echo it if it does not come from a keyboard."""
    line = input(prompt)
    if not sys.stdin.isatty():
        console.print(line)  # it is not on the screen yet
    return line.strip()


def read_text(file: str) -> str:
    """Read a file, or the standard input if it is called ``-``."""
    if file == "-":
        return sys.stdin.read()
    return Path(file).expanduser().read_bytes().decode("utf-8", "replace")


def print_json(value: object, *, is_indented: bool = False) -> None:
    """Print plain data or structs as JSON, on one line unless it is for reading."""
    text = msgspec.json.encode(value)
    print((msgspec.json.format(text, indent=1) if is_indented else text).decode())
