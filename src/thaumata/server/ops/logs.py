"""Logs, one line of JSON for each thing that happened, and no secret in any of them.

What is logged is named where it is logged: a table, a number, a reason. Names of guests, tokens,
cookies, keys, seeds and addresses of databases never are.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

import msgspec

_TOLD: Final = ("table", "number", "path", "status", "why", "address")
"""What a log may say besides what happened."""


class JsonLines(logging.Formatter):
    """Writes a record of a log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        said |= {name: getattr(record, name) for name in _TOLD if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            # The text of an error may quote what somebody sent: the place is enough.
            said["error"] = record.exc_info[0].__name__
            said["where"] = [
                f"{frame.filename}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])[-5:]
            ]
        return msgspec.json.encode(said, enc_hook=str).decode()


def configure_logging(level: int = logging.INFO) -> None:
    """Write the logs of the service, and those of what it is made of, on the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("thaumata.server", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
