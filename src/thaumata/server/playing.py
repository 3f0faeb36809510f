"""What a client says at a table, and what it is answered.

A message is done once: one that is repeated is known by its key, one that was chosen on another
state than the table's is stale. Both are answered, and change nothing.
"""

from __future__ import annotations

from thaumata.game import ThaumataError
from thaumata.server import clocks
from thaumata.server.forwarding import by_owner
from thaumata.server.live_table import LiveTable
from thaumata.server.lobby import give_up_chair
from thaumata.server.messages import Act, Answer, Resign, Said, Say, Undo
from thaumata.server.phrases import PHRASES
from thaumata.server.problems import STAGES, Refusal, problem_of
from thaumata.sitting.gathering import Gathering
from thaumata.wording.words import Words


async def respond(
    table: LiveTable, guest: str, message: Act | Undo | Resign | Say, words: Words
) -> Answer | None:
    """Do what a client says; None where it needs no answer."""
    if isinstance(message, Say):
        _say(table, guest, message.phrase)
        return None
    try:
        if not guest:  # whoever only looks on keeps no other process busy
            raise Refusal(403, "service-no-seat")
        answer = await by_owner(table, guest, message, lambda: play(table, guest, message))
        return answer or Answer(message.key, "done", _number_of(table, guest, message.key))
    except ThaumataError as refusal:
        return Answer(message.key, "refused", table.number, problem_of(refusal, words))


async def play(table: LiveTable, guest: str, message: Act | Undo | Resign) -> Answer | None:
    """Do what a message says, unless it was done before or comes too late: that is answered.

    The table is one that this process owns.
    """
    async with table.changing() as changes:
        seat, game = table.seat_of(guest), table.gathering
        done = None if seat is None or game is None else game.done_as(seat, message.key)
        if done is not None:  # also where the game has ended since
            return Answer(message.key, "repeated", done)
        seat, game = _who_plays(table, guest)
        if not game.is_current(seat, message.number):
            return Answer(message.key, "stale", game.number)
        if isinstance(message, Resign) and len(table.chairs) > 2:
            changes += give_up_chair(table, seat)
        else:
            _carry_out(table, game, seat, message)
    return None


def _number_of(table: LiveTable, guest: str, key: str) -> int:
    """Return the number of the line that a guest has made under a key.

    Whoever has resigned among many made none, and has no seat any more.
    """
    seat, game = table.seat_of(guest), table.gathering
    made = None if seat is None or game is None else game.done_as(seat, key)
    return table.number if made is None else made


def _who_plays(table: LiveTable, guest: str) -> tuple[int, Gathering]:
    """Return the seat of a guest and the game, or refuse one who does not play."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal(403, "service-no-seat")
    if table.gathering is None or table.row.stage != "playing":
        raise Refusal(409, STAGES[table.row.stage])
    if table.chairs[seat].computer:
        may_return = clocks.may_take_back(table, table.chairs[seat])
        raise Refusal(409, "service-stand-in" if may_return else "service-time-up")
    return seat, table.gathering


def _carry_out(table: LiveTable, game: Gathering, seat: int, message: Act | Undo | Resign) -> None:
    match message:
        case Act():
            game.act(seat, message.text, message.key)
        case Undo():
            game.take_back(seat, table.people, message.key)
        case Resign():
            game.resign(seat, message.key)


def _say(table: LiveTable, guest: str, phrase: str) -> None:
    """Tell everybody one of the set phrases; whatever else somebody says is nobody's business."""
    seat = table.seat_of(guest)
    if seat is not None and phrase in PHRASES:
        table.tell(Said(seat, phrase))
        table.tell_others(f"{seat} {PHRASES.index(phrase)}")
