"""Logs: one line of JSON for each event, without any secret.

The fields are named by the caller: a table, a number, a reason. Names of guests, tokens, cookies,
keys, seeds and addresses of databases never are.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

import msgspec

_FIELDS: Final = ("table", "number", "path", "status", "why", "address", "variant")
"""The fields that a log record may have besides its message."""


class JsonLines(logging.Formatter):
    """Formats a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        said |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            # The text of an error may quote a request: the place is enough.
            said["error"] = record.exc_info[0].__name__
            said["where"] = [
                f"{frame.filename}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])[-5:]
            ]
        return msgspec.json.encode(said, enc_hook=str).decode()


def configure_logging(level: int = logging.INFO) -> None:
    """Write the logs of the service and of uvicorn to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("thaumata.server", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
