"""A load test: many tables played by scripted seats, through real sockets.

It shares the processors with the service, so it does as little as it can.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect

from thaumata.server.ops.measurements import LoadResult, memory_of, take_measurement
from thaumata.server.ops.running import raise_socket_limit, tune_garbage_collector

_AT_ONCE: Final = 20
"""The number of tables that are opened at the same time."""

_WARMING_UP: Final = 10
"""The games that are played before anything is measured, so that caches are filled."""

_LOOKING: Final = 0.05
"""The seconds between checks whether every table is ready."""

_LATEST: Final = 1.0
"""The seconds that the test may be behind its pace; what is lost beyond that stays lost."""


class _Move(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    outcome: Any
    actions: list[_Move]


class _Update(msgspec.Struct, tag_field="type", tag="update"):
    number: int
    view: _View


class _Answer(msgspec.Struct, tag_field="type", tag="answer"):
    result: str


_reader: Final = msgspec.json.Decoder(_Update | _Answer)


class _Clients(NamedTuple):
    """The two guests who sit at all tables."""

    host: httpx.AsyncClient
    guest: httpx.AsyncClient


@contextmanager
def service_under_test() -> Iterator[tuple[str, int]]:
    """Start a service with an empty database; yield its address and the id of its process."""
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


def measure(url: str, process: int, tables: int, rate: float, seconds: float) -> LoadResult:
    """Play Duel at so many tables of a service, with so many actions a second."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(LoadTest(url, process, "duel", tables, rate).play(seconds))


class LoadTest:
    """Plays at many tables of one variant for two, at a pace."""

    def __init__(self, url: str, process: int, variant: str, tables: int, rate: float) -> None:
        """Play so many tables, with so many actions a second at all of them together."""
        self._url = url
        self._process = process
        self._variant = variant
        self._tables = tables
        self._rate = rate
        self._chance = random.Random(tables)
        self._latencies: list[float] = []
        self._refused = 0
        self._opened = 0
        self._is_counting = False
        self._is_paced = False
        self._waiting: list[asyncio.Future[None]] = []
        """A future for each seat that is asked and waits for its turn."""
        self._gate = asyncio.Semaphore(_AT_ONCE)

    async def play(self, seconds: float) -> LoadResult:
        """Play for a while, and measure; the time until every table is ready does not count."""
        raise_socket_limit()
        tune_garbage_collector()
        async with self._clients() as clients:
            await asyncio.gather(*[self._game(clients) for _ in range(_WARMING_UP)])
            memory = [memory_of(self._process)]
            ids = await asyncio.gather(*[self._open(clients) for _ in range(self._tables)])
            memory.append(memory_of(self._process))
            seated = await asyncio.gather(*[self._sit_down(clients, id) for id in ids])
            memory.append(memory_of(self._process))
            self._opened, self._is_paced = self._tables, True
            playing = [asyncio.create_task(self._table(clients, sockets)) for sockets in seated]
            await self._all_look(playing)
            self._is_counting = True
            began = take_measurement(self._process)
            playing.append(asyncio.create_task(self._keep_pace()))
            await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            ended = take_measurement(self._process)
            self._is_counting = False
            memory.append(memory_of(self._process))
            for task in playing:
                task.cancel()
            for problem in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(problem, Exception):
                    raise problem
        before, opened, connected, played = memory
        return LoadResult(
            seconds=ended.time - began.time,
            refused=self._refused,
            latencies=sorted(self._latencies),
            service_work=ended.service_work - began.service_work,
            client_work=ended.client_work - began.client_work,
            # A table whose game is over stays in memory for a while, and a new one follows it.
            table_memory=(opened - before + played - connected) / self._opened,
            socket_memory=(connected - opened) / (2 * self._tables),
        )

    @asynccontextmanager
    async def _clients(self) -> AsyncIterator[_Clients]:
        async with (
            httpx.AsyncClient(base_url=self._url, timeout=60) as host,
            httpx.AsyncClient(base_url=self._url, timeout=60) as guest,
        ):
            for name, client in (("Host", host), ("Guest", guest)):
                (await client.post("/api/me", json={"name": name})).raise_for_status()
            yield _Clients(host, guest)

    # The pace

    async def _all_look(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until a seat of each table is asked, or a table has failed."""
        while len(self._waiting) < self._tables and not any(task.done() for task in playing):
            await asyncio.sleep(_LOOKING)

    async def _keep_pace(self) -> None:
        """Let one seat after the other act, chosen by chance from those that are asked."""
        due = perf_counter()
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            late = perf_counter()
            due = max(due, late - _LATEST)
            while due <= late and self._waiting:
                place = self._chance.randrange(len(self._waiting))
                self._waiting[place], chosen = self._waiting[-1], self._waiting[place]
                self._waiting.pop()
                if not chosen.done():
                    chosen.set_result(None)
                due += 1 / self._rate
            if due <= late:
                await asyncio.sleep(1 / self._rate)

    async def _turn(self) -> None:
        """Wait until the pace allows another action."""
        if self._is_paced:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn

    # Tables

    async def _table(self, clients: _Clients, sockets: list[ClientConnection]) -> None:
        """Play one game after the other at a table."""
        await self._play_out(sockets)
        while True:
            await self._game(clients)

    async def _game(self, clients: _Clients) -> None:
        id = await self._open(clients)
        await self._play_out(await self._sit_down(clients, id))

    async def _open(self, clients: _Clients) -> str:
        async with self._gate:
            self._opened += 1
            host, guest = clients
            opened = (await _posted(host, "/api/tables", {"variant": self._variant})).json()
            path = f"/api/tables/{opened['table']['id']}"
            await _posted(guest, f"{path}/join", {"token": opened["token"]})
            await _posted(guest, f"{path}/ready", {"is_ready": True})
            await _posted(host, f"{path}/start", {})
            return str(opened["table"]["id"])

    async def _sit_down(self, clients: _Clients, id: str) -> list[ClientConnection]:
        async with self._gate:
            return [await self._connect(client, id) for client in clients]

    async def _connect(self, client: httpx.AsyncClient, id: str) -> ClientConnection:
        cookie = {"Cookie": f"thaumata={client.cookies['thaumata']}"}
        address = f"ws{self._url.removeprefix('http')}/api/tables/{id}/play"
        return await connect(
            address,
            additional_headers=cookie,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
        )

    async def _play_out(self, sockets: list[ClientConnection]) -> None:
        """Play until the game is over."""
        try:
            await asyncio.gather(*map(self._seat, sockets))
        finally:
            for socket in sockets:
                await socket.close()

    async def _seat(self, socket: ClientConnection) -> None:
        """Act by chance when asked and when the pace allows it, until the game is over."""
        chosen, sent = -1, 0.0
        while True:
            message = _reader.decode(await socket.recv(decode=False))
            if isinstance(message, _Answer):
                self._refused += message.result != "done" and self._is_counting
                continue
            if sent and message.number > chosen:
                if self._is_counting:
                    self._latencies.append(perf_counter() - sent)
                sent = 0.0
            if message.view.outcome is not None:
                return
            if message.view.actions and not sent:
                await self._turn()
                action = self._chance.choice(message.view.actions).text
                chosen = message.number
                said = {"type": "act", "text": action, "number": chosen, "key": f"{chosen}"}
                sent = perf_counter()
                await socket.send(msgspec.json.encode(said), text=True)


async def _posted(client: httpx.AsyncClient, path: str, data: dict[str, Any]) -> httpx.Response:
    answer = await client.post(path, json=data)
    return answer.raise_for_status()
