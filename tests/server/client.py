"""A real service in a process of its own, and plain clients for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SILENCE = 20.0
"""The seconds without a message after which a test fails."""


class Service:
    """A service in a process of its own."""

    def __init__(self, database: str, *flags: str) -> None:
        command = [sys.executable, "-m", "thaumata.cli", "serve", "--port", "0", "--rate", "10000"]
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        # a file, since a pipe that is not read stops the service when it is full
        self._logged = ""
        self._log = tempfile.TemporaryFile("a+")  # noqa: SIM115
        self.process = subprocess.Popen(
            [*command, "--database", database, *flags],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http" not in said:
            raise AssertionError(said + self.stop())
        self.url = said.split()[-1]

    def log(self) -> str:
        """Return the log so far."""
        if not self._log.closed:
            self._log.seek(0)
            self._logged = self._log.read()
        return self._logged

    def kill(self) -> None:
        """Kill the process."""
        self.process.kill()
        self._wait()

    def stop(self) -> str:
        """Terminate the process; return its log."""
        self.process.terminate()
        try:
            self._wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self.log()

    def _wait(self, seconds: float | None = None) -> None:
        """Wait until the process has ended, and keep its log."""
        if not self._log.closed:
            self.process.communicate(timeout=seconds)
            self.log()
            self._log.close()


@contextmanager
def serving(database: str, *flags: str) -> Iterator[Service]:
    """Yield a service that is killed after the test."""
    service = Service(database, *flags)
    try:
        yield service
    finally:
        service.kill()


class Guest:
    """A guest with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.person = 1
        self.http = httpx.Client(base_url=url, timeout=SILENCE)
        if name:
            self.post("/api/me", name=name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def beside(self, name: str) -> Guest:
        """Return a second person at the same browser."""
        second = Guest(self.url)
        second.http = self.http
        second.person = 2
        second.post("/api/me", name=name)
        return second

    @property
    def _who(self) -> dict[str, int]:
        return {} if self.person == 1 else {"person": self.person}

    def get(self, path: str, **params: int) -> Any:
        """Return the answer to a request that succeeds."""
        answer = self.http.get(path, params={**self._who, **params})
        assert answer.status_code < 300, answer.text
        return answer.json()

    def post(self, path: str, **data: object) -> Any:
        """Return the answer to a change that succeeds."""
        answer = self.http.post(path, json=data, params=self._who)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def refused(self, path: str, **data: object) -> tuple[int, str]:
        """Send a change that is refused; return the status and the message."""
        answer = self.http.post(path, json=data, params=self._who)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["message"]["id"]

    @contextmanager
    def at(
        self, table: str, since: int | None = None, headers: Mapping[str, str] | None = None
    ) -> Iterator[Seat]:
        """Connect to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {**(headers or {}), **({"Cookie": cookies} if cookies else {})}
        asked = self._who if since is None else {**self._who, "since": since}
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play?{urlencode(asked)}"
        with connect(
            url, additional_headers=sent, max_size=None, max_queue=None, compression=None
        ) as socket:
            yield Seat(socket)


class Seat:
    """A socket at a table, and the messages so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.happenings: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []

    @property
    def number(self) -> int:
        """The state number of the last update."""
        return int(self.update["number"])

    @property
    def view(self) -> Any:
        """The view of the last update."""
        return self.update["view"]

    @property
    def actions(self) -> list[str]:
        """The legal actions."""
        return [action["text"] for action in self.view["actions"]]

    def receive(self) -> dict[str, Any]:
        """Receive the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(SILENCE))
        if message["type"] == "update":
            self.update = message
            self.happenings += message["happenings"]
        else:
            self.others.append(message)
        return message

    def until_update(self) -> Self:
        """Receive messages up to the next update."""
        while self.receive()["type"] != "update":
            pass
        return self

    def until(self, number: int) -> Self:
        """Receive messages up to a state number."""
        while not self.update or self.number < number:
            self.receive()
        return self

    def say(self, type: str, **fields: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": type, **fields}))

    def ask(self, type: str, **fields: object) -> dict[str, Any]:
        """Send a message, and return its answer."""
        self.say(type, **fields)
        while (message := self.receive())["type"] != "answer" or message["key"] != fields["key"]:
            pass
        return message

    def act(self, text: str, key: str, number: int | None = None) -> dict[str, Any]:
        """Play an action, chosen on the last state or another."""
        return self.ask("act", text=text, key=key, number=self.number if number is None else number)

    def closed_with(self) -> int:
        """Receive messages until the service closes the socket; return its code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0


def table_of_two(host: Guest, guest: Guest, variant: str = "duel") -> str:
    """Begin a game of two people; return the id of the table."""
    opened = host.post("/api/tables", variant=variant)
    id = str(opened["table"]["id"])
    guest.post(f"/api/tables/{id}/join", token=opened["token"])
    guest.post(f"/api/tables/{id}/ready", is_ready=True)
    host.post(f"/api/tables/{id}/start")
    return id
