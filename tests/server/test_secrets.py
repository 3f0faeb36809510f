"""The messages to a seat depend on what the seat may know, and on nothing else.

Two worlds that differ only in what is hidden from a seat are shown to it, at every moment of games
in every variant, and so is what happens next in both: the bytes are equal.
"""

import random
from typing import cast

import msgspec
import pytest

from tests.proof.walk import VARIANTS
from thaumata import NATURE, Game, State
from thaumata.play.lines import GameLines
from thaumata.play.online_game import OnlineGame
from thaumata.rng import Rng
from thaumata.server.database.store import ChairRow, TableRow
from thaumata.server.services import Services
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.updates import Audience, UpdateBuilder, is_open
from thaumata.views import view

ROW = TableRow("t", "token", None, "duel", "{}", 1, "playing", False, 5, "n", 0.0, 0.0, "", "", 1)


def seated(game: OnlineGame) -> LiveTable:
    """Return a table with a game, and people in all seats."""
    chairs = [ChairRow(n, f"g{n}", "", True, 0.0, f"G{n}") for n in range(game.state.game.seats)]
    return LiveTable(cast(Services, None), ROW, chairs, game)


def sent(game: OnlineGame, seat: int | None, since: int) -> bytes:
    """Return the update for a seat, as bytes."""
    return msgspec.json.encode(UpdateBuilder(seated(game)).update(Audience(seat, since)))


def other_world(game: OnlineGame, viewer: int, rng: Rng) -> OnlineGame:
    """Return the same game for all that a seat knows; what others hide is another."""
    true = game.state
    state = true.resample(viewer, rng)
    for seat in range(true.game.seats):
        for _ in range(len(true.sealed_by(seat)) if seat != viewer else 0):
            state.perform(seat, state.legal_actions(seat)[int(rng.below(64)) % _count(state, seat)])
    other = OnlineGame(true.game, 0)
    other.state = state
    other.lines, other._entries = GameLines(game.lines), list(game._entries)
    other.choices, other.reveals = list(game.choices), list(game.reveals)
    other.record.moves = list(game.record.moves)
    state.log = []
    return other


def _count(state: State, seat: int) -> int:
    return len(state.legal_actions(seat))


def counterpart(true: State, other: State, viewer: int, seat: int, action: int) -> int | None:
    """Return the action that looks the same to a viewer in the other world; None if none does.

    A secret may be another action there.
    """
    if not true.is_secret_from(viewer, seat, action) and not _stays_sealed(true, viewer, seat):
        return action if action in other.legal_actions(seat) else None
    if _stays_sealed(true, viewer, seat):
        return other.legal_actions(seat)[-1]
    told = true.game.text(true, seat, action, is_secret=True)
    looks = [
        each
        for each in other.legal_actions(seat)
        if other.is_secret_from(viewer, seat, each)
        and other.game.text(other, seat, each, is_secret=True) == told
    ]
    return looks[-1] if looks else None


def _stays_sealed(state: State, viewer: int, seat: int) -> bool:
    """Return whether a choice is hidden because others still choose."""
    return state.asked.seals and seat != viewer and len(state.pending_seats) > 1


def round_of(state: State) -> tuple[int, int]:
    """Return age and round: when they change, hands are passed on, and show what was hidden."""
    return int(state.age), getattr(view(state), "round", 0)


def is_opening(state: State, seat: int) -> bool:
    """Return whether the next choice opens what others have sealed."""
    return state.asked.seals and state.pending_seats == (seat,)


@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", VARIANTS)
def test_worlds_that_differ_in_secrets_alone_look_the_same_to_a_seat(variant: str) -> None:
    game = OnlineGame(Game(variant), 7)
    rng, chance = Rng(3), random.Random(variant)
    share = 0.9 if game.state.game.seats == 2 else 0.3  # of all moments, since many see many
    compared = differing = 0
    while not game.is_over:
        seat = chance.choice(game.state.pending_seats)
        action = game.answer_for(seat) if seat == NATURE else None
        if action is None:
            action = chance.choice(game.state.legal_actions(seat))
        if chance.random() > share:
            game._play(seat, action)
            continue
        viewer = chance.randrange(game.state.game.seats)
        since = game.number
        other = other_world(game, viewer, rng)
        assert sent(game, viewer, since) == sent(other, viewer, since)
        differing += other.state != game.state
        same = None
        if not is_opening(game.state, seat):
            same = counterpart(game.state, other.state, viewer, seat, action)
        before = round_of(game.state)
        game._play(seat, action)
        if same is not None and round_of(game.state) == before:
            other._play(seat, same)
            # the text of a line is not sent
            other.lines = GameLines([*other.lines[:-1], game.lines[-1]])
            assert sent(game, viewer, since) == sent(other, viewer, since)
            compared += 1
    assert compared > 20
    assert (differing > 10) == (variant != "duel")


@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", VARIANTS)
def test_who_looks_on_sees_what_every_world_of_any_seat_shows(variant: str) -> None:
    """A seat's own knowledge is hidden from a spectator too: worlds of two seats in turn."""
    game = OnlineGame(Game(variant), 8)
    rng, chance = Rng(4), random.Random(variant)
    while not game.is_over:
        seat = chance.choice(game.state.pending_seats)
        action = game.answer_for(seat)
        if action is None:
            action = chance.choice(game.state.legal_actions(seat))
        if chance.random() < 0.15:
            viewer = chance.randrange(game.state.game.seats)
            other = other_world(game, viewer, rng)
            assert sent(game, None, game.number) == sent(other, None, game.number)
        game._play(seat, action)


@pytest.mark.parametrize("variant", ["duel", "duel+agora", "classic-2"])
def test_what_is_made_once_for_several_is_what_each_would_get_alone(variant: str) -> None:
    game, chance = OnlineGame(Game(variant), 9), random.Random(variant)
    assert is_open(game.state.game) == (variant == "duel")
    while not game.is_over:
        showing = UpdateBuilder(seated(game))
        viewers = [*range(game.state.game.seats), None]
        chance.shuffle(viewers)
        for viewer in viewers:
            shown = showing.update(Audience(viewer, game.number)).view
            assert shown == view(game.state, viewer)
        for _ in range(5):
            if not game.is_over:
                seat = game.state.pending_seats[0]
                action = game.answer_for(seat)
                legal = game.state.legal_actions(seat)
                game._play(seat, chance.choice(legal) if action is None else action)
