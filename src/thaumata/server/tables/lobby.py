"""The handlers of commands: seats, computer players, the beginning of a game, and its rematch.

Each changes the table in memory and returns what must be stored, or refuses. They run within
``LiveTable.changing``.
"""

from __future__ import annotations

import secrets
from time import time

from thaumata.play.online_game import OnlineGame
from thaumata.players.levels import LEVELS
from thaumata.server.database.store import (
    ChairRow,
    GuestRow,
    add_table,
    change_chair,
    change_table,
)
from thaumata.server.database.writer import Change
from thaumata.server.problems import STAGES, Refusal
from thaumata.server.tables.absence import mark_absent
from thaumata.server.tables.clocks import DEFAULT_LEVEL, encode_clock, may_reclaim
from thaumata.server.tables.commands import (
    Join,
    Leave,
    MakeReady,
    ReclaimSeat,
    Rematch,
    ReplaceAbsent,
    SetChair,
    SetClock,
    Shuffle,
    Start,
)
from thaumata.server.tables.games import game_of_row
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.new_table import new_row


def check_level(level: str) -> None:
    """Refuse a level that does not exist."""
    if level and level not in LEVELS:
        raise Refusal(400, "service-no-level", level=level, levels=", ".join(LEVELS))


def _chair_of(table: LiveTable, guest: GuestRow) -> ChairRow:
    """Return the chair of a guest, or refuse a guest without one."""
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refusal(403, "service-no-seat")
    return table.chairs[seat]


def _check_host(table: LiveTable, guest: GuestRow) -> None:
    if table.row.host != guest.id:
        raise Refusal(403, "service-not-host")


def _check_stage(table: LiveTable, *stages: str) -> None:
    if table.row.stage not in stages:
        raise Refusal(409, STAGES[table.row.stage])


def _update(table: LiveTable, chair: ChairRow) -> Change:
    """Replace a chair; return the change that stores it."""
    table.update_chair(chair)
    return change_chair(table.id, chair)


def join(table: LiveTable, guest: GuestRow, command: Join) -> list[Change]:
    """Take a seat; while a game runs, that of a computer. A guest who has a seat may change it."""
    _check_stage(table, "lobby", "playing")
    invitation, mine = command.invitation, table.seat_of(guest.id)
    is_invited = secrets.compare_digest(invitation.token.encode(), table.row.token.encode())
    is_open = table.row.is_open and table.row.stage == "lobby"
    if not (is_invited or is_open or mine is not None):
        raise Refusal(403, "service-not-invited")
    if mine is not None and invitation.seat in (None, mine):
        return []
    chair = _free_chair(table, invitation.seat)
    changes: list[Change] = []
    if mine is not None:
        _check_stage(table, "lobby")  # nobody learns the secrets of two seats
        changes.append(_update(table, _empty_chair(table.chairs[mine], "")))
    taken = _empty_chair(chair, "")._replace(guest=guest.id, seen=time(), name=guest.name)
    return [*changes, _update(table, taken)]


def _free_chair(table: LiveTable, wanted: int | None) -> ChairRow:
    """Return a chair that no guest has: the wanted one, an empty one, or that of a computer."""
    free = [chair for chair in table.chairs if chair.guest is None]
    if wanted is not None:
        free = [chair for chair in free if chair.seat == wanted]
    if not free:
        raise Refusal(409, "service-no-free-seat")
    return min(free, key=lambda chair: bool(chair.computer))


def _empty_chair(chair: ChairRow, computer: str) -> ChairRow:
    """Return a chair without a guest; the time that was spent there stays spent."""
    empty = ChairRow(chair.seat, None, computer, False, 0.0)
    return empty._replace(spent=chair.spent, since=chair.since)


def leave(table: LiveTable, guest: GuestRow, command: Leave) -> list[Change]:
    """Leave the table for good."""
    _check_stage(table, "lobby", "playing")
    return vacate_chair(table, _chair_of(table, guest).seat)


def vacate_chair(table: LiveTable, seat: int) -> list[Change]:
    """Empty a chair; in a game a computer goes on. The last to leave closes the table.

    If it was the host's, another guest becomes the host.
    """
    leaving = table.chairs[seat].guest
    computer = "" if table.row.stage == "lobby" else DEFAULT_LEVEL
    changes = [_update(table, _empty_chair(table.chairs[seat], computer))]
    others = [chair.guest for chair in table.chairs if chair.guest]
    if not others:
        table.row = table.row._replace(stage="closed", host=None)
        table.game = None
        changes.append(change_table(table.id, stage="closed", host=None))
    elif table.row.host == leaving:
        table.row = table.row._replace(host=others[0])
        changes.append(change_table(table.id, host=others[0]))
    return changes


def set_chair(table: LiveTable, guest: GuestRow, command: SetChair) -> list[Change]:
    """Give a seat to a computer, or keep it for a person; a guest in it is removed."""
    wish = command.wish
    check_level(wish.computer)
    _check_stage(table, "lobby")
    _check_host(table, guest)
    if wish.seat >= len(table.chairs):
        raise Refusal(400, "service-no-such-seat", seat=wish.seat + 1)
    if table.chairs[wish.seat].guest == guest.id:
        raise Refusal(409, "service-own-seat")
    return [_update(table, _empty_chair(table.chairs[wish.seat], wish.computer))]


def set_clock(table: LiveTable, guest: GuestRow, command: SetClock) -> list[Change]:
    """Set the clock of all players."""
    _check_stage(table, "lobby")
    _check_host(table, guest)
    table.row = table.row._replace(clock=encode_clock(command.wish.clock))
    return [change_table(table.id, clock=table.row.clock)]


def shuffle(table: LiveTable, guest: GuestRow, command: Shuffle) -> list[Change]:
    """Shuffle the seats."""
    _check_stage(table, "lobby")
    _check_host(table, guest)
    mixed = list(table.chairs)
    secrets.SystemRandom().shuffle(mixed)
    table.chairs = [chair._replace(seat=seat) for seat, chair in enumerate(mixed)]
    return [change_chair(table.id, chair) for chair in table.chairs]


def make_ready(table: LiveTable, guest: GuestRow, command: MakeReady) -> list[Change]:
    """Set whether the guest is ready to begin."""
    _check_stage(table, "lobby")
    return [_update(table, _chair_of(table, guest)._replace(is_ready=command.is_ready))]


def start(table: LiveTable, guest: GuestRow, command: Start) -> list[Change]:
    """Begin the game if all guests but the host are ready; empty seats go to the computer."""
    _check_stage(table, "lobby")
    _check_host(table, guest)
    for chair in table.chairs:
        if chair.guest and chair.guest != guest.id and not chair.is_ready:
            raise Refusal(409, "service-not-ready", player=chair.name)
    changes = [
        _update(table, chair._replace(computer=DEFAULT_LEVEL))
        for chair in table.chairs
        if not chair.guest and not chair.computer
    ]
    game = OnlineGame(game_of_row(table.row), table.row.seed)
    game.begin()
    table.game = game
    changes += mark_absent(table, [chair.guest for chair in table.chairs], time())
    table.row = table.row._replace(stage="playing", is_open=False)
    return [*changes, change_table(table.id, stage="playing", is_open=False)]


def replace_absent(table: LiveTable, guest: GuestRow, command: ReplaceAbsent) -> list[Change]:
    """Vote for a computer at the seat of an absent player.

    It takes the seat when all others who are present have voted; after a long absence it does so
    by itself.
    """
    _check_stage(table, "playing")
    seat, mine, present = command.seat, _chair_of(table, guest).seat, table.presence.guests
    is_other = seat < len(table.chairs) and seat in table.people and seat != mine
    if not is_other or table.chairs[seat].guest in present:
        raise Refusal(409, "service-not-absent")
    chair = table.chairs[seat]
    chair = chair._replace(votes=chair.votes | 1 << mine)
    voters = {each for each in table.people if table.chairs[each].guest in present}
    if all(chair.votes >> each & 1 for each in voters):
        chair = chair._replace(computer=DEFAULT_LEVEL, votes=0)
    return [_update(table, chair)]


def reclaim_seat(table: LiveTable, guest: GuestRow, command: ReclaimSeat) -> list[Change]:
    """Give a guest back the seat that a computer has kept."""
    chair = reclaimed_chair(table, guest.id)
    return [] if chair is None else [_update(table, chair)]


def reclaimed_chair(table: LiveTable, guest: str) -> ChairRow | None:
    """Return the chair of a guest who comes back; None where nothing about it changes."""
    seat = table.seat_of(guest)
    if seat is None:
        return None
    chair = table.chairs[seat]
    computer = "" if may_reclaim(table, chair) else chair.computer
    reclaimed = chair._replace(computer=computer, votes=0)
    return None if reclaimed == chair else reclaimed


def rematch(table: LiveTable, guest: GuestRow, command: Rematch) -> list[Change]:
    """Set up the same table once more, each in the next seat; the row then names it as ``next``."""
    _check_stage(table, "over", "closed")
    _chair_of(table, guest)
    if table.row.next:
        return []
    game_of_row(table.row)  # it may no longer be offered
    chairs = sorted(
        ChairRow(
            (chair.seat + 1) % len(table.chairs),
            chair.guest,
            "" if chair.guest else chair.computer,
            False,
            chair.seen,
            chair.name,
        )
        for chair in table.chairs
    )
    again = new_row(table.row, guest.id)
    table.row = table.row._replace(next=again.id)
    return [*add_table(again, chairs), change_table(table.id, next=again.id)]
