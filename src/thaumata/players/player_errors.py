"""Naming the player whose code goes wrong: in one line, with the place and the game to repeat."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import extract_tb
from types import TracebackType

from thaumata.game import ThaumataError


@contextmanager
def reporting_player_errors(player: str, message_id: str, **where: str | int) -> Iterator[None]:
    """Turn whatever a player raises into a ``ThaumataError`` that also tells where it happened.

    The message is told the player, the file and the line, the reason, and what else is given.
    """
    try:
        yield
    except (Exception, SystemExit) as problem:
        file, line = _place_of(player, problem.__traceback__)
        reason = f"{type(problem).__name__}: {problem}".removesuffix(": ")
        raise ThaumataError(
            message_id, player=player, file=file, line=line, reason=reason, **where
        ) from problem


def _place_of(player: str, trace: TracebackType | None) -> tuple[str, int]:
    """Return where it happened: the last line of the player's own file, else the last of all."""
    frames = extract_tb(trace)
    own = player.rpartition(":")[0]
    inside = [frame for frame in frames if os.path.abspath(frame.filename) == os.path.abspath(own)]
    last = (inside or frames)[-1]
    return own if inside else last.filename, last.lineno or 0
