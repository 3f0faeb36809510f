"""Updates: built once for all who may know the same."""

import random
from typing import cast

import pytest

from tests.proof.walk import VARIANTS
from thaumata import Game
from thaumata.duel.state import DuelState
from thaumata.play.online_game import OnlineGame
from thaumata.server.database.store import ChairRow, TableRow
from thaumata.server.services import Services
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.subscriber import Subscriber
from thaumata.server.tables.updates import Audience, UpdateBuilder
from thaumata.views import DuelView, View, view
from thaumata.wording.words import Words

ROW = TableRow("t", "token", None, "duel", "{}", 1, "playing", False, 5, "n", 0.0, 0.0, "", "", 1)


def shown_to(table: LiveTable, *seats: int | None) -> list[View]:
    """Return the views that are sent to some seats at the same time."""
    showing = UpdateBuilder(table)
    views = [showing.update(Audience(seat, table.number)).view for seat in seats]
    return [each for each in views if each is not None]


def table_of(variant: str, *watching: int) -> LiveTable:
    """Return a table with a game that has begun, and subscribers in some of the seats."""
    game = OnlineGame(Game(variant), 7)
    game.begin()
    chairs = [ChairRow(n, f"g{n}", "", True, 0.0, f"G{n}") for n in range(game.state.game.seats)]
    table = LiveTable(cast(Services, None), ROW, chairs, game)
    table.presence.subscribers |= {Subscriber(f"g{seat}", Words("en"), 0) for seat in watching}
    return table


@pytest.mark.parametrize("watching", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize("order", [(0, 1, None), (None, 1, 0), (1, None, 0)])
def test_where_all_is_open_the_table_is_shown_once_to_all(
    watching: tuple[int, ...], order: tuple[int | None, ...]
) -> None:
    table = table_of("duel", *watching)
    assert table.game is not None
    asked = table.game.asked[0]
    views = dict(zip(order, shown_to(table, *order), strict=True))
    others = [each for seat, each in views.items() if seat != asked]
    assert all(isinstance(each, DuelView) for each in views.values())
    assert len({id(cast(DuelView, each).cities) for each in others}) == 1
    is_served = views[asked] if asked in watching else others[0]
    assert cast(DuelView, is_served).cities is cast(DuelView, others[0]).cities
    assert isinstance(table.game.state, DuelState)
    assert all(each == view(table.game.state, seat) for seat, each in views.items())


def test_only_who_must_act_has_actions() -> None:
    table = table_of("duel", 0, 1)
    assert table.game is not None
    asked = table.game.asked[0]
    for seat, shown in zip((0, 1, None), shown_to(table, 0, 1, None), strict=True):
        assert bool(shown.actions) == (seat == asked)


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_seat_sees_what_its_view_shows(variant: str) -> None:
    table = table_of(variant, *range(7))
    assert table.game is not None
    state = table.game.state
    seats = [*range(state.game.seats), None]
    for seat, shown in zip(seats, shown_to(table, *seats), strict=True):
        assert shown == view(state, seat)


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_seat_is_told_what_it_may_know(variant: str) -> None:
    table = table_of(variant)
    game, showing = table.game, UpdateBuilder(table)
    assert game is not None
    chance = random.Random(variant)
    for _ in range(12):
        seat = chance.choice(game.asked)
        action = chance.choice(game.state.legal_actions(seat))
        game.act(seat, game.state.game.text(game.state, seat, action))
    for seat in (*range(game.state.game.seats), None):
        told = [(each.number, each.seat, each.kind, each.events) for each in game.told(0, seat)]
        shown = showing.update(Audience(seat, 0)).happenings
        assert [(each.number, each.seat, each.kind, each.events) for each in shown] == told
