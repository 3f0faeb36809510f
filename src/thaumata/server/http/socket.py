"""The WebSocket of a table: sends updates, and handles the messages of a client."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from thaumata.server.bots.advice_jobs import AdviceJobs
from thaumata.server.http.auth import GuestAuth
from thaumata.server.http.dependencies import (
    AuthDependency,
    PathText,
    PersonNumber,
    RegistryDependency,
)
from thaumata.server.http.security import check_origin, words_for
from thaumata.server.messages import Analyse, Answer, Cancel, Complaint, FromClient, Hint
from thaumata.server.problems import Refusal, problem_of
from thaumata.server.tables.commands import ReclaimSeat
from thaumata.server.tables.execute import submit
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.lobby import reclaimed_chair
from thaumata.server.tables.play_commands import handle_message
from thaumata.server.tables.registry import TableRegistry
from thaumata.server.tables.subscriber import Subscriber
from thaumata.server.tables.subscriptions import subscribe, unsubscribe

Socket = WebSocket[Any, Any, Any]

LONGEST_MESSAGE: Final = 4096
"""The longest message that a client may send, in bytes."""

CLOSE_RETRY: Final = 1012
"""The code of a socket that is closed so that the client reconnects at once."""

CLOSE_REFUSED: Final = 4000
"""The code of a socket that is closed for good, with the status of the refusal added."""

_MOST_COMPLAINTS: Final = 20
"""The number of unreadable messages that end a connection."""

_reader: Final = msgspec.json.Decoder(FromClient)


@websocket("/api/tables/{id:str}/play")
async def play(
    socket: Socket,
    id: PathText,
    registry: RegistryDependency,
    auth: AuthDependency,
    person: PersonNumber = 1,
) -> None:
    """Subscribe to a table, and play at it with a seat."""
    await socket.accept()
    try:
        check_origin(socket, registry.services.settings)
        guest = await auth.guest_of(socket.cookies, person)
        sender = guest.id if guest else (socket.client.host if socket.client else "")
        with auth.open_socket(sender):
            subscriber = Subscriber(guest.id if guest else "", words_for(socket), _since(socket))
            table = await registry.table(id)
            if guest is not None and reclaimed_chair(table, guest.id) is not None:
                await submit(table, guest, ReclaimSeat())
            await subscribe(table, subscriber)
            await _serve(socket, registry, auth, table, subscriber)
    except Refusal as refusal:
        complaint = Complaint(problem_of(refusal, words_for(socket)))
        code = CLOSE_RETRY if refusal.status == 503 else CLOSE_REFUSED + refusal.status
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.send_data(msgspec.json.encode(complaint).decode(), mode="text")
            await socket.close(code, refusal.message_id)


async def _serve(
    socket: Socket,
    registry: TableRegistry,
    auth: GuestAuth,
    table: LiveTable,
    subscriber: Subscriber,
) -> None:
    """Send and receive messages until the client disconnects or is disconnected."""
    sending = asyncio.create_task(_send(socket, subscriber))
    try:
        await _listen(socket, registry, auth, table, subscriber)
    finally:
        subscriber.end()
        await unsubscribe(table, subscriber)
        await sending


def _since(socket: Socket) -> int:
    """Return the client's state number; -1 where it sends none."""
    text = str(socket.query_params.get("since", ""))
    return int(text) if text.isdecimal() and len(text) < 9 else -1


async def _send(socket: Socket, subscriber: Subscriber) -> None:
    """Send messages until the subscriber ends."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while await _send_next(socket, subscriber):
            pass
        await socket.close(CLOSE_RETRY)


async def _send_next(socket: Socket, subscriber: Subscriber) -> bool:
    """Send the next message; return whether there was one.

    The message is freed before waiting for the next, since all sockets together would hold a lot.
    """
    message = await subscriber.next()
    if message is None:
        return False
    await socket.send_data(message.decode(), mode="text")
    return True


async def _listen(
    socket: Socket,
    registry: TableRegistry,
    auth: GuestAuth,
    table: LiveTable,
    subscriber: Subscriber,
) -> None:
    """Handle messages until the client disconnects, or has sent too many that cannot be read."""
    complaints = 0
    advice_jobs = AdviceJobs(registry.services.pool, table, subscriber)
    sender = subscriber.guest or (socket.client.host if socket.client else "")
    try:
        while complaints < _MOST_COMPLAINTS and not table.is_discarded:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            registry.services.metrics.count("messages")
            try:
                auth.check_rate(sender)
                await _handle(registry, table, subscriber, advice_jobs, _read(event))
            except Refusal as refusal:
                complaints += 1
                registry.services.metrics.count("refusals")
                complaint = Complaint(problem_of(refusal, subscriber.words))
                subscriber.send(msgspec.json.encode(complaint))
    except WebSocketDisconnect:
        pass
    finally:
        advice_jobs.stop()


async def _handle(
    registry: TableRegistry,
    table: LiveTable,
    subscriber: Subscriber,
    advice_jobs: AdviceJobs,
    message: FromClient,
) -> None:
    """Handle a message, and send its answer."""
    match message:
        case Hint() | Analyse():
            advice_jobs.begin(message)
        case Cancel():
            advice_jobs.cancel(message.key)
        case _:
            began = perf_counter()
            answer = await handle_message(table, subscriber.guest, message, subscriber.words)
            if answer is not None:
                _count(registry, answer, perf_counter() - began)
                subscriber.send(msgspec.json.encode(answer))


def _read(event: Any) -> FromClient:
    text = event.get("text") or ""
    if not text or len(text) > LONGEST_MESSAGE:
        raise Refusal(400, "service-malformed")
    try:
        message: FromClient = _reader.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal(400, "service-malformed") from problem
    return message


def _count(registry: TableRegistry, answer: Answer, seconds: float) -> None:
    metrics = registry.services.metrics
    match answer.result:
        case "done":
            metrics.count("actions")
            metrics.observe_action(seconds)
        case "refused":
            metrics.count("refusals")
        case _:
            metrics.count("stale")


ROUTES = [play]
