"""The log file for failures of computer players."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from thaumata.play.saved_games import folder
from thaumata.players.stand_in import LOG

_NAME: Final = "players.log"
_FORM: Final = "%(asctime)s %(message)s"


@contextmanager
def log_player_failures() -> Iterator[None]:
    """Write failures of players to a file while a game is played, if it can be written."""
    path = folder().parent / _NAME
    handler: logging.Handler = logging.NullHandler()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    except OSError:
        pass  # the game does not need the log
    handler.setFormatter(logging.Formatter(_FORM))
    LOG.addHandler(handler)
    try:
        yield
    finally:
        LOG.removeHandler(handler)
        handler.close()
