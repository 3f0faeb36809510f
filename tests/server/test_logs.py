"""Logs without secrets."""

import json
import logging
import sys

from thaumata.server.ops.logs import JsonLines


def test_a_log_says_where_something_failed_and_nothing_of_what_was_sent() -> None:
    try:
        raise ValueError("the secret of a guest")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", None, sys.exc_info())
    record.table, record.token = "t1", "secret"
    line = JsonLines().format(record)
    assert "secret" not in line
    said = json.loads(line)
    assert (said["what"], said["table"], said["error"]) == ("failed", "t1", "ValueError")
