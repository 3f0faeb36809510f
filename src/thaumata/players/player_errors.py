"""Errors in a player's own code, reported in one line with the place and the game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import extract_tb
from types import TracebackType

from thaumata.game import ThaumataError


@contextmanager
def reporting_player_errors(player: str, message_id: str, **where: str | int) -> Iterator[None]:
    """Turn any exception of a player into a ``ThaumataError`` that tells where it happened.

    The message gets the player, the file and the line, the reason, and the other arguments.
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
    """Return the last line of the player's own file in a traceback, or the last line of all."""
    frames = extract_tb(trace)
    own = player.rpartition(":")[0]
    inside = [frame for frame in frames if os.path.abspath(frame.filename) == os.path.abspath(own)]
    last = (inside or frames)[-1]
    return own if inside else last.filename, last.lineno or 0
