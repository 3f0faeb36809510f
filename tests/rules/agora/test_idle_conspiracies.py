"""Conspiracies without an effect are detected before they are triggered (D197)."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.proof.walk import game_of, steps
from tests.rules.agora.table import CONSPIRACIES, agora
from tests.rules.duel.table import play
from thaumata import position, view
from thaumata.duel.agora.conspiring import would_do_nothing
from thaumata.duel.state import DuelState
from thaumata.views.duel.agora.view import ConspiracyView
from thaumata.wording.describe import describe_action
from thaumata.wording.words import LANGUAGES, Words

ONE_CUBE: dict[str, Any] = {"cubes": ({1: 1}, {})}

IDLE_CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # the conspiracy, a table without an effect, and the piece that gives it one
    ("extortion", {}, {"wonders": ((), ("pyramids",))}),
    ("extortion", {}, ONE_CUBE),
    ("blackmail", {"coins": (7, 0)}, {"coins": (7, 1)}),
    ("blackmail", {"coins": (7, 0)}, {"coins": (7, 0), **ONE_CUBE}),
    ("expropriation", {}, {"built": ((), ("altar",))}),
    ("swindle", {}, {"built": ((), ("tavern",)), "open": ("altar", "quarry")}),
    ("obscurantism", {"board": (), "box": ()}, {"board": ("law",), "box": ()}),
    ("property_fraud", {}, {"structure": {"r1c5": "theater", "r5c1": "tavern"}}),
    ("espionage", {"box": ()}, {"box": ("law",)}),
    ("embezzlement", {}, ONE_CUBE),
    ("embezzlement", {}, {"cubes": ({}, {1: 1})}),
    ("foreclosure", {}, {"built": ((), ("press",))}),
    ("coercion", {"built": (("altar",), ())}, {"built": (("altar",), ("baths",))}),
    ("sabotage", {}, {"raised": ({}, {"pyramids": "altar"})}),
]

ALWAYS = ("coup", "treason", "political_maneuver", "turn_of_events", "insider_influence")
"""Conspiracies that always have an effect at the default table."""


def plotting(plot: str, given: dict[str, Any]) -> DuelState:
    return agora(**{"plots": (((plot, "stable"),), ()), **given})


def plots_seen(state: DuelState, viewer: int | None, seat: int = 0) -> tuple[ConspiracyView, ...]:
    senate = view(state, viewer).senate
    assert senate is not None
    return senate.seats[seat].conspiracies


def is_idle(state: DuelState, plot: str) -> bool:
    return would_do_nothing(state, 0, CONSPIRACIES.index(plot))


@pytest.mark.parametrize(("plot", "without", "given"), IDLE_CASES)
def test_a_conspiracy_that_finds_nothing_to_do_is_known_before_it_is_triggered(
    plot: str, without: dict[str, Any], given: dict[str, Any]
) -> None:
    """D197: asking does not change the table."""
    state = plotting(plot, without)
    before = state.fingerprint()
    assert is_idle(state, plot)
    assert not is_idle(plotting(plot, given), plot)
    assert state.fingerprint() == before


@pytest.mark.parametrize("plot", ALWAYS)
def test_some_conspiracies_always_find_something_to_do(plot: str) -> None:
    """D197."""
    assert not is_idle(plotting(plot, {}), plot)


def test_every_conspiracy_is_looked_at() -> None:
    assert {case[0] for case in IDLE_CASES} | set(ALWAYS) == set(CONSPIRACIES)


def test_it_does_not_matter_whose_turn_it_is() -> None:
    """D197: the question is what the conspiracy would do for its owner."""
    state = agora(wonders=(("pyramids",), ()), plots=(("extortion",), ("sabotage",)), seat=1)
    assert is_idle(state, "extortion")
    assert not would_do_nothing(state, 1, CONSPIRACIES.index("extortion"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_marks_what_would_do_nothing(language: str) -> None:
    """D197: before the viewer alone, and in the words of the choice."""
    state = agora(plots=((("blackmail", "stable"), ("coup", "altar")), ()), coins=(7, 0))
    seen = view(state, 0)
    marked = {plot.conspiracy: plot.does_nothing for plot in plots_seen(state, 0)}
    assert marked == {"blackmail": True, "coup": False}
    for viewer in (1, None):
        assert [plot.does_nothing for plot in plots_seen(state, viewer)] == [False, False]
    words = Words(language)
    told = {action.text: describe_action(words, action) for action in seen.actions}
    name = words("duel-conspiracy-blackmail")
    assert told["trigger blackmail"] == words("action-trigger-idle", conspiracy=name)
    name = words("duel-conspiracy-coup")
    assert told["trigger coup"] == words("action-trigger", conspiracy=name)


def test_what_is_marked_so_changes_nothing_but_itself() -> None:
    """D197: in random games a triggered one and none at all lead to the same table."""
    met: Counter[bool] = Counter()
    for seed in range(20):
        for state, seat, _ in steps(game_of("duel+agora", seed), seed):
            if state.decision() != "trigger":
                continue
            assert isinstance(state, DuelState)
            for plot in plots_seen(state, seat, seat):
                text = f"trigger {plot.conspiracy}"
                if text in [state.game.text(state, seat, n) for n in state.legal_actions(seat)]:
                    met[plot.does_nothing] += 1
                    assert (after(state, text) == after(state, "pass")) == plot.does_nothing
    assert met[True] > 3
    assert met[False] > 10


def after(state: DuelState, text: str) -> dict[str, Any]:
    """Return the table after an action, except the places of the conspiracies."""
    copy = state.copy()
    assert isinstance(copy, DuelState)
    play(copy, text)
    data: dict[str, Any] = json.loads(position.dumps(copy))
    for field in ("conspiracies", "traces"):
        data["parts"]["agora"].pop(field, None)
    return data
