"""The play messages of a client, and their answers.

A message is executed once: a repeated one is recognized by its key, and one that was chosen on
another decision is stale. Both are answered, and change nothing.
"""

from __future__ import annotations

from thaumata.game import ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.server.cluster.forwarding.command_queue import Execution
from thaumata.server.messages import Act, Answer, Resign, Said, Say, Undo
from thaumata.server.phrases import PHRASES
from thaumata.server.problems import STAGES, Refusal, problem_of
from thaumata.server.tables import clocks
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.lobby import vacate_chair
from thaumata.wording.words import Words


async def handle_message(
    table: LiveTable, guest: str, message: Act | Undo | Resign | Say, words: Words
) -> Answer | None:
    """Execute a message; return its answer, or None where it needs none."""
    if isinstance(message, Say):
        _say(table, guest, message.phrase)
        return None
    try:
        if not guest:  # a spectator's message is not forwarded
            raise Refusal(403, "service-no-seat")
        answer = await table.services.cluster.run_by_owner(
            table, guest, message, lambda: apply_message(table, guest, message)
        )
        return answer or Answer(message.key, "done", _number_of(table, guest, message.key))
    except ThaumataError as refusal:
        return Answer(message.key, "refused", table.number, problem_of(refusal, words))


async def apply_message(
    table: LiveTable,
    guest: str,
    message: Act | Undo | Resign,
    execution: Execution | None = None,
) -> Answer | None:
    """Execute a message at a table that this process owns.

    Return an answer where it is repeated or stale, and None where it was done.
    """
    async with table.changing(execution) as changes:
        seat, game = table.seat_of(guest), table.game
        done = None if seat is None or game is None else game.done_as(seat, message.key)
        if done is not None:  # also where the game has ended since
            return Answer(message.key, "repeated", done)
        seat, game = _seat_and_game(table, guest)
        if not game.is_current(seat, message.number):
            return Answer(message.key, "stale", game.number)
        if isinstance(message, Resign) and len(table.chairs) > 2:
            changes += vacate_chair(table, seat)
        else:
            _apply(table, game, seat, message)
    return None


def _number_of(table: LiveTable, guest: str, key: str) -> int:
    """Return the number of the line that a guest's message has added.

    A player who resigns among more than two adds none, and no longer has a seat.
    """
    seat, game = table.seat_of(guest), table.game
    made = None if seat is None or game is None else game.done_as(seat, key)
    return table.number if made is None else made


def _seat_and_game(table: LiveTable, guest: str) -> tuple[int, OnlineGame]:
    """Return the seat of a guest and the game, or refuse a guest who may not play now."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal(403, "service-no-seat")
    if table.game is None or table.row.stage != "playing":
        raise Refusal(409, STAGES[table.row.stage])
    if table.chairs[seat].computer:
        may_return = clocks.may_reclaim(table, table.chairs[seat])
        raise Refusal(409, "service-stand-in" if may_return else "service-time-up")
    return seat, table.game


def _apply(table: LiveTable, game: OnlineGame, seat: int, message: Act | Undo | Resign) -> None:
    match message:
        case Act():
            game.act(seat, message.text, message.key)
        case Undo():
            game.take_back(seat, table.people, message.key)
        case Resign():
            game.resign(seat, message.key)


def _say(table: LiveTable, guest: str, phrase: str) -> None:
    """Broadcast one of the set phrases; anything else is ignored."""
    seat = table.seat_of(guest)
    if seat is not None and phrase in PHRASES:
        table.presence.broadcast(Said(seat, phrase))
        table.services.cluster.notify(f"{table.id} {seat} {PHRASES.index(phrase)}")
