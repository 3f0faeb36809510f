"""A real service that starts quickly, for tests that kill it a thousand times.

A process that has imported everything forks: the fork has sockets and a database of its own, and
dies like any other.
"""

import multiprocessing
import os
import tempfile
from multiprocessing.connection import Connection

from thaumata.server.ops.running import run
from thaumata.server.settings import read_settings

FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["tests.server.forked", "asyncpg", "sqlalchemy.dialects.postgresql"])


def serve(flags: dict[str, str | None], log: str, telling: Connection) -> None:
    """Serve until killed; errors go to a file, the address through the pipe."""
    with open(log, "w") as file:
        os.dup2(file.fileno(), 2)
    run(read_settings(flags, {}), lambda endpoint: telling.send(endpoint.address))


class Forked:
    """A service in a forked process."""

    def __init__(self, database: str) -> None:
        flags = {"database": database, "port": "0", "rate": "10000", "tables": "10000"}
        self._folder = tempfile.TemporaryDirectory()
        self._log = f"{self._folder.name}/log"
        telling, hearing = FORKING.Pipe()
        self._process = FORKING.Process(target=serve, args=(flags, self._log, telling))
        self._process.start()
        telling.close()
        try:
            self.url: str = hearing.recv()
        except EOFError:
            raise AssertionError(self.condition) from None
        finally:
            hearing.close()

    @property
    def condition(self) -> str:
        """Its exit code and its log, for the message of a failed test."""
        with open(self._log) as log:
            return f"exit code {self._process.exitcode}; logged:\n{log.read()}"

    def kill(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self._folder.cleanup()
