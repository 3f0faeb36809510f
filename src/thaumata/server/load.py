"""A crowd for a service: many tables played by scripted seats, through real sockets."""

from __future__ import annotations

import asyncio
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from thaumata.server.running import allow_many_sockets, collect_seldom

_AT_ONCE: Final = 20
"""How many tables are opened at the same time."""


class _Move(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    outcome: Any
    actions: list[_Move]


class _Update(msgspec.Struct, tag_field="type", tag="update"):
    number: int
    view: _View


class _Other(msgspec.Struct, tag_field="type", tag="answer"):
    result: str


_reader: Final = msgspec.json.Decoder(_Update | _Other)


class Load(NamedTuple):
    """What a crowd has seen."""

    tables: int
    seconds: float
    actions: int
    refused: int
    latencies: list[float]
    """From each action sent to the view that shows it, in seconds, sorted."""

    memory: int
    """By how many bytes the service has grown, its sockets included."""

    @property
    def rate(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds

    def percentile(self, part: float) -> float:
        """Return the latency that so many of a hundred did not exceed, in milliseconds."""
        if not self.latencies:
            return 0.0
        place = min(len(self.latencies) - 1, int(len(self.latencies) * part / 100))
        return 1000 * self.latencies[place]


@contextmanager
def service_for_crowds() -> Iterator[tuple[str, int]]:
    """Start a service with an empty database; give its address and the id of its process."""
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--port=0", "--rate=100000", "--tables=100000", "--workers=1"]
        flags.append(f"--database=sqlite:///{Path(folder, 'service.db')}")
        command = [sys.executable, "-m", "thaumata.cli", "serve", *flags]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1], process.pid
        finally:
            process.terminate()
            process.communicate()


class Crowd:
    """Plays at many tables of one variant for two, at a pace."""

    def __init__(self, url: str, process: int, variant: str, tables: int, rate: float) -> None:
        """Play so many tables, with so many actions a second at all of them together."""
        self._url = url
        self._process = process
        self._variant = variant
        self._tables = tables
        self._pause = tables / rate
        self._chance = random.Random(tables)
        self._latencies: list[float] = []
        self._refused = 0
        self._is_counting = False
        self._gate = asyncio.Semaphore(_AT_ONCE)

    async def play(self, seconds: float) -> Load:
        """Play for a while; the time until all tables are open does not count."""
        allow_many_sockets()
        collect_seldom()
        async with (
            httpx.AsyncClient(base_url=self._url, timeout=60) as host,
            httpx.AsyncClient(base_url=self._url, timeout=60) as guest,
        ):
            for name, client in (("Host", host), ("Guest", guest)):
                (await client.post("/api/me", json={"name": name})).raise_for_status()
            before = memory_of(self._process)
            ready = asyncio.Barrier(self._tables + 1)
            playing = [
                asyncio.create_task(self._table(host, guest, ready)) for _ in range(self._tables)
            ]
            await ready.wait()
            self._is_counting = True
            began = perf_counter()
            await asyncio.sleep(seconds)
            self._is_counting = False
            passed = perf_counter() - began
            memory = memory_of(self._process) - before
            for task in playing:
                task.cancel()
            for ended in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended
        latencies = sorted(self._latencies)
        return Load(self._tables, passed, len(latencies), self._refused, latencies, memory)

    async def _table(
        self, host: httpx.AsyncClient, guest: httpx.AsyncClient, ready: asyncio.Barrier
    ) -> None:
        """Play one game after the other at a table."""
        is_first = True
        while True:
            async with self._gate:
                id = await self._open(host, guest)
                sockets = [await self._connect(client, id) for client in (host, guest)]
            if is_first:
                await ready.wait()
                is_first = False
            try:
                await asyncio.gather(*map(self._seat, sockets))
            finally:
                for socket in sockets:
                    await socket.close()

    async def _open(self, host: httpx.AsyncClient, guest: httpx.AsyncClient) -> str:
        opened = (await _posted(host, "/api/tables", {"variant": self._variant})).json()
        path = f"/api/tables/{opened['table']['id']}"
        await _posted(guest, f"{path}/join", {"token": opened["token"]})
        await _posted(guest, f"{path}/ready", {"is_ready": True})
        await _posted(host, f"{path}/start", {})
        return str(opened["table"]["id"])

    async def _connect(self, client: httpx.AsyncClient, id: str) -> ClientConnection:
        cookie = {"Cookie": f"thaumata={client.cookies['thaumata']}"}
        address = f"ws{self._url.removeprefix('http')}/api/tables/{id}/play"
        return await connect(
            address, additional_headers=cookie, compression=None, max_size=None, max_queue=None
        )

    async def _seat(self, socket: ClientConnection) -> None:
        """Act by chance whenever asked, after a pause, until the game is over."""
        chosen, sent = -1, 0.0
        async for text in socket:
            message = _reader.decode(text)
            if isinstance(message, _Other):
                self._refused += message.result != "done" and self._is_counting
                continue
            if sent and message.number > chosen:
                if self._is_counting:
                    self._latencies.append(perf_counter() - sent)
                sent = 0.0
            if message.view.outcome is not None:
                return
            if message.view.actions and not sent:
                await asyncio.sleep(self._chance.uniform(0, 2 * self._pause))
                chosen, sent = message.number, perf_counter()
                action = self._chance.choice(message.view.actions).text
                said = {"type": "act", "text": action, "number": chosen, "key": f"{chosen}"}
                await socket.send(msgspec.json.encode(said).decode())


async def _posted(client: httpx.AsyncClient, path: str, data: dict[str, Any]) -> httpx.Response:
    answer = await client.post(path, json=data)
    return answer.raise_for_status()


def memory_of(process: int) -> int:
    """Return how many bytes of memory a process has, where the system tells; else 0."""
    path = Path(f"/proc/{process}/statm")
    return int(path.read_text().split()[1]) * resource.getpagesize() if path.exists() else 0
