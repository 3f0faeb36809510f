"""Runs the program in this process, with typed lines as its input and no terminal."""

import io
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from thaumata.cli import main
from thaumata.record import Record


class Ran(NamedTuple):
    """How the program ended, and what it wrote."""

    code: int
    out: str
    err: str


def run(arguments: str, typed: Iterable[str] = ()) -> Ran:
    """Run the program; after the typed lines the input ends."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    err = io.StringIO()
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(
        io.BytesIO("".join(f"{line}\n" for line in typed).encode()), encoding="utf-8"
    )
    try:
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
            main(arguments.split())
    finally:
        sys.stdin = before
    code = ended.value.code
    assert code is None or isinstance(code, int)
    out.seek(0)
    return Ran(code or 0, out.read(), err.getvalue())


def read(path: Path) -> Record:
    """Read the record that a game has left."""
    return Record.parse(path.read_text("utf-8"))


def last_record(home: Path) -> Path:
    """Return the file of the game without a file of its own that was played last."""
    games = (home / "data" / "thaumata" / "games").glob("*.record")
    return max(games, key=lambda path: path.stat().st_mtime_ns)
