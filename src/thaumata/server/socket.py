"""The socket of a table: what happens goes out, what somebody does comes in."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from thaumata.server.asking import InPath, Person, TheDesk, TheHall
from thaumata.server.deeds import ComeBack, perform
from thaumata.server.front_desk import FrontDesk
from thaumata.server.guarding import check_origin, words_for
from thaumata.server.hall import Hall
from thaumata.server.live_table import LiveTable
from thaumata.server.lobby import taken_back
from thaumata.server.messages import Analyse, Answer, Cancel, Complaint, FromClient, Hint
from thaumata.server.playing import respond
from thaumata.server.problems import Refusal, problem_of
from thaumata.server.studying import Studies
from thaumata.server.watching import Watcher

Socket = WebSocket[Any, Any, Any]

LONGEST: Final = 4096
"""The longest message that a client may send, in bytes."""

AGAIN: Final = 1012
"""The socket is closed with this code where the client should come back at once."""

REFUSED: Final = 4000
"""The socket is closed with this and the status of the refusal where coming back is in vain."""

_MOST_COMPLAINTS: Final = 20
"""So many messages that cannot be read end a connection."""

_reader: Final = msgspec.json.Decoder(FromClient)


@websocket("/api/tables/{id:str}/play")
async def play(
    socket: Socket, id: InPath, hall: TheHall, desk: TheDesk, person: Person = 1
) -> None:
    """Look at a table, and play at it if one has a seat."""
    await socket.accept()
    try:
        check_origin(socket, hall.office.settings)
        guest = await desk.guest_of(socket.cookies, person)
        sender = guest.id if guest else (socket.client.host if socket.client else "")
        with desk.looking_on(sender):
            watcher = Watcher(guest.id if guest else "", words_for(socket), _since(socket))
            table = await hall.table(id)
            if guest is not None and taken_back(table, guest.id) is not None:
                await perform(hall, table, guest, ComeBack())
            await table.watch(watcher)
            await _attend(socket, hall, desk, table, watcher)
    except Refusal as refusal:
        complaint = Complaint(problem_of(refusal, words_for(socket)))
        code = AGAIN if refusal.status == 503 else REFUSED + refusal.status
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.send_data(msgspec.json.encode(complaint).decode(), mode="text")
            await socket.close(code, refusal.message_id)


async def _attend(
    socket: Socket, hall: Hall, desk: FrontDesk, table: LiveTable, watcher: Watcher
) -> None:
    """Send and listen until the client goes, or has to."""
    sending = asyncio.create_task(_send(socket, watcher))
    try:
        await _listen(socket, hall, desk, table, watcher)
    finally:
        watcher.end()
        await table.unwatch(watcher)
        await sending


def _since(socket: Socket) -> int:
    """Return the number of the state that a client knows; -1 where it knows none."""
    text = str(socket.query_params.get("since", ""))
    return int(text) if text.isdecimal() and len(text) < 9 else -1


async def _send(socket: Socket, watcher: Watcher) -> None:
    """Send what waits, until there will be no more."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while await _send_next(socket, watcher):
            pass
        await socket.close(AGAIN)


async def _send_next(socket: Socket, watcher: Watcher) -> bool:
    """Send what comes next; answers whether there was anything.

    A message is let go before the next is waited for: all sockets together would hold much.
    """
    message = await watcher.next()
    if message is None:
        return False
    await socket.send_data(message.decode(), mode="text")
    return True


async def _listen(
    socket: Socket, hall: Hall, desk: FrontDesk, table: LiveTable, watcher: Watcher
) -> None:
    """Take messages until the client goes, or says too much that nobody understands."""
    complaints = 0
    studies = Studies(hall.office.pool, table, watcher)
    sender = watcher.guest or (socket.client.host if socket.client else "")
    try:
        while complaints < _MOST_COMPLAINTS and not table.is_lost:
            came = await socket.receive()
            if came["type"] == "websocket.disconnect":
                return
            hall.office.metrics.count("messages")
            try:
                desk.check_rate(sender)
                await _take(hall, table, watcher, studies, _read(came))
            except Refusal as refusal:
                complaints += 1
                hall.office.metrics.count("refusals")
                complaint = Complaint(problem_of(refusal, watcher.words))
                watcher.send(msgspec.json.encode(complaint))
    except WebSocketDisconnect:
        pass
    finally:
        studies.stop()


async def _take(
    hall: Hall, table: LiveTable, watcher: Watcher, studies: Studies, message: FromClient
) -> None:
    """Do what a message says, and answer it."""
    match message:
        case Hint() | Analyse():
            studies.begin(message)
        case Cancel():
            studies.cancel(message.key)
        case _:
            began = perf_counter()
            answer = await respond(table, watcher.guest, message, watcher.words)
            if answer is not None:
                _count(hall, answer, perf_counter() - began)
                watcher.send(msgspec.json.encode(answer))


def _read(came: Any) -> FromClient:
    text = came.get("text") or ""
    if not text or len(text) > LONGEST:
        raise Refusal(400, "service-malformed")
    try:
        message: FromClient = _reader.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal(400, "service-malformed") from problem
    return message


def _count(hall: Hall, answer: Answer, seconds: float) -> None:
    metrics = hall.office.metrics
    match answer.result:
        case "done":
            metrics.count("actions")
            metrics.acted(seconds)
        case "refused":
            metrics.count("refusals")
        case _:
            metrics.count("stale")


ROUTES = [play]
