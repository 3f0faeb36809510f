"""The service as a process that can be replaced, on a socket that stays open."""

import contextlib
import os
import socket
import subprocess
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Self

from scripts.builder.sources import PROJECT
from scripts.builder.stages import BuildError, end_group

USUAL_PORT = 8000

SECONDS_TO_STOP = 10
SECONDS_TO_ANSWER = 2

NOT_STARTED = "The service has not started; the reason stands above."


def open_socket(*, network: bool) -> socket.socket:
    """Listen at the usual port, or at any where another program has it."""
    host = "0.0.0.0" if network else "127.0.0.1"
    try:
        return socket.create_server((host, USUAL_PORT))
    except OSError:
        return socket.create_server((host, 0))


class Service:
    """The service, started by a Python with the package that this finds, or in a folder.

    To be used in a `with` statement: at its end the process is stopped.
    """

    def __init__(self, python: Path, listening: socket.socket, options: Sequence[str] = ()) -> None:
        self._python = python
        self._listening = listening
        self._options = options
        self._folder: Path | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def address(self) -> str:
        """The address at which this computer reaches the service."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def process(self) -> int:
        """The id of the process; 0 where there is none."""
        return self._process.pid if self._process else 0

    @property
    def exit_code(self) -> int | None:
        """The exit code of the process; None while it runs."""
        return self._process.poll() if self._process else None

    def start(self, folder: Path | None = None, *, quiet: bool = False) -> None:
        """Start the service with the package in a folder, or with the installed one.

        Returns when it answers; a quiet one does not print where it listens.
        """
        self._folder = folder
        descriptor = self._listening.fileno()
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if folder is not None:
            environment["PYTHONPATH"] = str(folder)
        command = [str(self._python), "-P", "-m", "thaumata.cli", "serve", "--fd", str(descriptor)]
        self._process = subprocess.Popen(
            [*command, *self._options],
            cwd=PROJECT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL if quiet else None,
            env=environment,
            pass_fds=[descriptor],
            start_new_session=True,  # Ctrl-C at the terminal must not reach it before this program
        )
        while not self._answers():
            if self.exit_code is not None:
                raise BuildError(NOT_STARTED)

    def replace(self, folder: Path | None) -> None:
        """Let the package in another folder take over; if it does not start, the old one stays."""
        before = self._folder
        self.stop()
        try:
            self.start(folder, quiet=True)
        except BuildError:
            self.start(before, quiet=True)
            raise

    def wait(self) -> int:
        """Wait until the service ends by itself; return its exit code."""
        assert self._process is not None
        return self._process.wait()

    def stop(self) -> None:
        """Let the service end as it should: it tells its clients to come back."""
        if self._process is None:
            return
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_STOP)
        end_group(self._process)
        self._process = None

    @property
    def _port(self) -> int:
        port: int = self._listening.getsockname()[1]
        return port

    def _answers(self) -> bool:
        """Tell whether the service answers; connections wait while it starts."""
        connection = HTTPConnection("127.0.0.1", self._port, timeout=SECONDS_TO_ANSWER)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()
