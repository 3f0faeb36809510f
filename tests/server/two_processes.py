"""Two processes of one service that share PostgreSQL, and what one asks them."""

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
    """Who of a table is there."""
    return [each["is_here"] for each in seat.update["table"]["seats"]]


def wait_for(seat: Seat, condition: Callable[[], bool]) -> None:
    """Take updates until something is so."""
    if not seat.update:
        seat.until_update()
    while not condition():
        seat.until_update()


def figure(service: Service, name: str) -> int:
    """What a process has counted."""
    with Guest(service.url) as guest:
        told = guest.http.get("/metrics").text
    found = re.search(rf"^thaumata_{name}_total (\d+)", told, re.M)
    assert found is not None
    return int(found[1])


def play(seat: Seat, rounds: int) -> None:
    """Choose a few times; others choose, too, be they computers or at another socket."""
    for n in range(rounds):
        wait_for(seat, lambda: bool(seat.actions))
        number = seat.number
        assert seat.act(seat.actions[0], f"k{number}-{n}")["result"] == "done"
        until = monotonic() + 15
        while not seat.actions:
            assert monotonic() < until
            seat.until_update()
