"""Run the program in this process, with typed lines as input and without a terminal."""

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
    """The exit code and the output of the program."""

    code: int
    out: str
    err: str


def run(arguments: str, typed: Iterable[str] = ()) -> Ran:
    """Run the program; the input ends after the typed lines."""
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
    """Read the record of a game."""
    return Record.parse(path.read_text("utf-8"))


def last_record(home: Path) -> Path:
    """Return the file of the last saved game."""
    games = (home / "data" / "thaumata" / "games").glob("*.record")
    return max(games, key=lambda path: path.stat().st_mtime_ns)
