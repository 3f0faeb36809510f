"""Two processes of one service that share PostgreSQL."""

import re
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from tests.server.client import Guest, Seat, Service


class TwoProcesses(NamedTuple):
    """Two processes of one service."""

    url: str
    first: Service
    second: Service

    def guest(self, name: str, *, at_first: bool) -> Guest:
        return Guest((self.first if at_first else self.second).url, name)


def here(seat: Seat) -> list[bool]:
    """Return who is present at a table."""
    return [each["is_here"] for each in seat.update["table"]["seats"]]


def wait_for(seat: Seat, condition: Callable[[], bool]) -> None:
    """Receive updates until a condition holds."""
    if not seat.update:
        seat.until_update()
    while not condition():
        seat.until_update()


def figure(service: Service, name: str) -> int:
    """Return a counter of a process."""
    with Guest(service.url) as guest:
        told = guest.http.get("/metrics").text
    found = re.search(rf"^thaumata_{name}_total (\d+)", told, re.M)
    assert found is not None
    return int(found[1])


def play(seat: Seat, rounds: int) -> None:
    """Choose a few times; others choose in between, computers or another socket."""
    for n in range(rounds):
        wait_for(seat, lambda: bool(seat.actions))
        number = seat.number
        assert seat.act(seat.actions[0], f"k{number}-{n}")["result"] == "done"
        until = monotonic() + 15
        while not seat.actions:
            assert monotonic() < until
            seat.until_update()
