"""Who sits where: joining, leaving, computers, the beginning of a game, and its rematch."""

from __future__ import annotations

import secrets
from time import time

import msgspec

from thaumata.play.online_game import OnlineGame
from thaumata.players.levels import LEVELS
from thaumata.server.database.store import ChairRow, GuestRow, change_chair, change_table
from thaumata.server.database.writer import Change
from thaumata.server.messages import Chair, Clock, Invitation
from thaumata.server.problems import STAGES, Refusal
from thaumata.server.tables.absence import mark_absent
from thaumata.server.tables.clocks import DEFAULT_LEVEL, encode_clock, may_reclaim
from thaumata.server.tables.games import check_offered, game_of
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.registry import TableRegistry


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if level and level not in LEVELS:
        raise Refusal(400, "service-no-level", level=level, levels=", ".join(LEVELS))


def _seated(table: LiveTable, guest: GuestRow) -> ChairRow:
    """Return the chair of a guest, or refuse somebody who has none."""
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


async def join(table: LiveTable, guest: GuestRow, invitation: Invitation) -> None:
    """Sit down; while a game runs in the chair of a computer. Who sits already stays there."""
    async with table.changing() as changes:
        _check_stage(table, "lobby", "playing")
        is_invited = secrets.compare_digest(invitation.token.encode(), table.row.token.encode())
        is_open = table.row.is_open and table.row.stage == "lobby"
        mine = table.seat_of(guest.id)
        if not (is_invited or is_open or mine is not None):
            raise Refusal(403, "service-not-invited")
        if mine is not None and invitation.seat in (None, mine):
            return
        chair = _free_chair(table, invitation.seat)
        if mine is not None:
            _check_stage(table, "lobby")  # nobody learns the secrets of two seats
            table.update_chair(_empty_chair(table.chairs[mine], ""))
            changes.append(change_chair(table.id, table.chairs[mine]))
        table.update_chair(
            _empty_chair(chair, "")._replace(guest=guest.id, seen=time(), name=guest.name)
        )
        changes.append(change_chair(table.id, table.chairs[chair.seat]))


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


async def leave(table: LiveTable, guest: GuestRow) -> None:
    """Leave the table for good."""
    async with table.changing() as changes:
        _check_stage(table, "lobby", "playing")
        changes += vacate_chair(table, _seated(table, guest).seat)


def vacate_chair(table: LiveTable, seat: int) -> list[Change]:
    """Empty a chair; in a game a computer goes on. The last to leave closes the table.

    Where it was that of the host, another guest becomes one.
    """
    leaving = table.chairs[seat].guest
    table.update_chair(
        _empty_chair(table.chairs[seat], "" if table.row.stage == "lobby" else DEFAULT_LEVEL)
    )
    changes = [change_chair(table.id, table.chairs[seat])]
    others = [chair.guest for chair in table.chairs if chair.guest]
    if not others:
        table.row = table.row._replace(stage="closed", host=None)
        table.game = None
        changes.append(change_table(table.id, stage="closed", host=None))
    elif table.row.host == leaving:
        table.row = table.row._replace(host=others[0])
        changes.append(change_table(table.id, host=others[0]))
    return changes


async def set_chair(table: LiveTable, guest: GuestRow, wish: Chair) -> None:
    """Give a seat to a computer, or keep it for a person; a guest who has it goes."""
    check_level(wish.computer)
    async with table.changing() as changes:
        _check_stage(table, "lobby")
        _check_host(table, guest)
        if wish.seat >= len(table.chairs):
            raise Refusal(400, "service-no-such-seat", seat=wish.seat + 1)
        if table.chairs[wish.seat].guest == guest.id:
            raise Refusal(409, "service-own-seat")
        table.update_chair(_empty_chair(table.chairs[wish.seat], wish.computer))
        changes.append(change_chair(table.id, table.chairs[wish.seat]))


async def set_clock(table: LiveTable, guest: GuestRow, clock: Clock | None) -> None:
    """Say how long everybody may think."""
    async with table.changing() as changes:
        _check_stage(table, "lobby")
        _check_host(table, guest)
        table.row = table.row._replace(clock=encode_clock(clock))
        changes.append(change_table(table.id, clock=table.row.clock))


async def shuffle(table: LiveTable, guest: GuestRow) -> None:
    """Let chance decide who sits where."""
    async with table.changing() as changes:
        _check_stage(table, "lobby")
        _check_host(table, guest)
        mixed = list(table.chairs)
        secrets.SystemRandom().shuffle(mixed)
        table.chairs = [chair._replace(seat=seat) for seat, chair in enumerate(mixed)]
        changes += [change_chair(table.id, chair) for chair in table.chairs]


async def make_ready(table: LiveTable, guest: GuestRow, is_ready: bool) -> None:
    """Say that one may begin, or no longer."""
    async with table.changing() as changes:
        _check_stage(table, "lobby")
        table.update_chair(_seated(table, guest)._replace(is_ready=is_ready))
        changes.append(change_chair(table.id, _seated(table, guest)))


async def start(table: LiveTable, guest: GuestRow) -> None:
    """Begin the game when everybody but the host is ready; empty seats go to the computer."""
    async with table.changing() as changes:
        _check_stage(table, "lobby")
        _check_host(table, guest)
        for chair in table.chairs:
            if chair.guest and chair.guest != guest.id and not chair.is_ready:
                raise Refusal(409, "service-not-ready", player=chair.name)
        for chair in table.chairs:
            if not chair.guest and not chair.computer:
                table.update_chair(chair._replace(computer=DEFAULT_LEVEL))
                changes.append(change_chair(table.id, table.chairs[chair.seat]))
        options = msgspec.json.decode(table.row.options, type=dict[str, str])
        game = OnlineGame(game_of(table.row.variant, tuple(options.items())), table.row.seed)
        game.begin()
        table.game = game
        changes += mark_absent(table, [chair.guest for chair in table.chairs], time())
        table.row = table.row._replace(stage="playing", is_open=False)
        changes.append(change_table(table.id, stage="playing", is_open=False))


async def replace_absent(table: LiveTable, guest: GuestRow, seat: int) -> None:
    """Ask for a computer at the seat of somebody who is not there.

    It sits down when all others who are there have asked; after a long absence it does so unasked.
    """
    async with table.changing() as changes:
        _check_stage(table, "playing")
        mine = _seated(table, guest).seat
        if seat >= len(table.chairs) or seat not in table.people or seat == mine:
            raise Refusal(409, "service-not-absent")
        chair = table.chairs[seat]
        if chair.guest in table.present_guests:
            raise Refusal(409, "service-not-absent")
        chair = chair._replace(votes=chair.votes | 1 << mine)
        there = {each for each in table.people if table.chairs[each].guest in table.present_guests}
        if all(chair.votes >> each & 1 for each in there):
            chair = chair._replace(computer=DEFAULT_LEVEL, votes=0)
        table.update_chair(chair)
        changes.append(change_chair(table.id, chair))


async def reclaim_seat(table: LiveTable, guest: str) -> None:
    """Let a computer give back the seat that it has kept for a guest."""
    async with table.changing() as changes:
        back = reclaimed_chair(table, guest)
        if back is not None:
            table.update_chair(back)
            changes.append(change_chair(table.id, back))


def reclaimed_chair(table: LiveTable, guest: str) -> ChairRow | None:
    """Return the chair of a guest who comes back; None where nothing about it changes."""
    seat = table.seat_of(guest)
    if seat is None:
        return None
    chair = table.chairs[seat]
    computer = "" if may_reclaim(table, chair) else chair.computer
    back = chair._replace(computer=computer, votes=0)
    return None if back == chair else back


async def rematch(registry: TableRegistry, table: LiveTable, guest: GuestRow) -> str:
    """Set up the same table once more, each in the next seat; return its id."""
    async with table.changing() as changes:
        _check_stage(table, "over", "closed")
        _seated(table, guest)
        check_offered(table.row.variant)
        if not table.row.next:
            count = len(table.chairs)
            again = sorted(
                ChairRow(
                    (chair.seat + 1) % count,
                    chair.guest,
                    "" if chair.guest else chair.computer,
                    False,
                    chair.seen,
                    chair.name,
                )
                for chair in table.chairs
            )
            made = await registry.create_table(table.row, guest.id, again)
            table.row = table.row._replace(next=made.id)
            changes.append(change_table(table.id, next=made.id))
        return table.row.next
