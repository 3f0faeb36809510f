"""Reasons for and against actions, from futures that are made up."""

from collections.abc import Sequence
from typing import Any

import pytest

from thaumata import Game, State, position, view
from thaumata.classic import happenings as classic
from thaumata.classic.cities import happenings as cities
from thaumata.duel import happenings as duel
from thaumata.duel.agora import happenings as agora
from thaumata.duel.pantheon import happenings as pantheon
from thaumata.game import EVERYONE
from thaumata.players.advice.comparison import Comparison
from thaumata.players.advice.families import catalogs_of
from thaumata.players.advice.forecasts import ActionForecast
from thaumata.players.advice.futures import Future
from thaumata.players.advice.reasons import main_drawback, main_reason
from thaumata.wording.message import Message
from thaumata.wording.words import LANGUAGES, Words

Happening = tuple[int, int, int, int]
"""Its kind, the seat, and two numbers."""

DUEL = position.load(
    {
        "cities": [{"coins": 9}, {"coins": 9}],
        "structure": {"r5c1": "glassworks", "r5c3": "altar", "r5c9": "quarry"},
        "board": ["law", "strategy", "economy", "masonry", "theology"],
    }
)
CLASSIC = position.load(
    {"variant": "classic-3", "hands": [["altar", "loom", "baths", "stockade"]], "age": 1}
)


def number(state: State, kind: str, id: str) -> int:
    return state.game.names[kind].index(id)


def future(game: Game, happened: Sequence[Happening], *, won: bool, seat: int = 0) -> Future:
    """Make up a future of so many happenings, the last half of them after another turn."""
    made = Future()
    made.worth = 1.0 if won else -1.0
    made.winners = 1 << seat if won else 2
    made.ended = 1
    made.turns = 9
    made.choices = 30
    made.points = [0] * (len(game.categories) * game.seats)
    made.log.extend([(*each, EVERYONE) for each in happened])
    made.starts.extend([len(happened), len(happened)])
    return made


def forecast(state: State, text: str, futures: Sequence[Future], searched: float) -> ActionForecast:
    shown = view(state, 0)
    action = next(each for each in shown.actions if each.text == text)
    return ActionForecast(state.game, shown, action, futures, searched)


def reasons(
    state: State,
    action: str,
    other: str,
    here: Sequence[Happening] = (),
    there: Sequence[Happening] = (),
) -> tuple[Message, Message]:
    """Return why one action is better than another, given the happenings after each of them."""
    game = state.game
    good = [future(game, here, won=n % 4 > 0) for n in range(16)]
    bad = [future(game, there, won=n % 4 == 0) for n in range(16)]
    one, two = forecast(state, action, good, 0.75), forecast(state, other, bad, 0.25)
    catalogs = catalogs_of(game)
    reason = main_reason(catalogs, Comparison(one, [two]))
    drawback = main_drawback(catalogs, Comparison(two, [one]))
    assert reason is not None
    assert drawback is not None
    for language in LANGUAGES:
        for told in (reason, drawback):
            assert Words(language).say(told, ["Anna", "Bob", "Eve"]).endswith(".")
    return reason, drawback


def test_the_last_source_of_a_good_is_denied() -> None:
    card = number(DUEL, "card", "glassworks")
    taken = [(duel.BUILT, 1, card, 0)]
    reason, drawback = reasons(DUEL, "build glassworks", "build altar", there=taken)
    assert reason.id == "reason-denies-good"
    assert reason.arguments["resource"] == Message("resource-glass")
    assert drawback.id == "drawback-lets"


def test_a_card_of_which_there_is_another_is_only_denied() -> None:
    taken = [(duel.BUILT, 1, number(DUEL, "card", "altar"), 0)]
    reason, _ = reasons(DUEL, "build altar", "build quarry", there=taken)
    assert reason.id == "reason-denies"
    assert reason.arguments["card"] == Message("duel-card-altar")


def test_a_card_that_still_lies_open_is_not_denied() -> None:
    taken = [(duel.BUILT, 1, number(DUEL, "card", "glassworks"), 0)]
    reason, _ = reasons(DUEL, "build altar", "build quarry", there=taken)
    assert reason.id == "reason-clear"


def test_a_card_that_was_turned_up_for_the_opponent_speaks_against_an_action() -> None:
    card = number(DUEL, "card", "baths")
    taken = [(duel.REVEALED, 7, 3, card), (duel.BUILT, 1, card, 0)]
    reason, drawback = reasons(DUEL, "build altar", "build quarry", there=taken)
    assert reason.id in ("reason-reveals-nothing", "reason-covers")
    assert drawback.id in ("drawback-reveals", "drawback-uncovers")


@pytest.mark.parametrize(
    ("here", "there", "reason", "drawback"),
    [
        ((duel.WONDER_BUILT, 0, "wonder", "sphinx"), None, "reason-wonder", "drawback-wonder"),
        (
            None,
            (duel.WONDER_BUILT, 1, "wonder", "sphinx"),
            "reason-wonder-theirs",
            "drawback-wonder-theirs",
        ),
        ((duel.TOKEN_TAKEN, 0, "token", "law"), None, "reason-token", "drawback-token"),
        (
            None,
            (duel.TOKEN_TAKEN, 1, "token", "law"),
            "reason-token-theirs",
            "drawback-token-theirs",
        ),
        ((duel.BUILT_BY_CHAIN, 0, "card", "temple"), None, "reason-chain", "drawback-less"),
        ((duel.MILITARY_TOKEN, 0, "", ""), None, "reason-military", "drawback-less"),
    ],
)
def test_what_happens_more_often_is_a_reason(
    here: Any, there: Any, reason: str, drawback: str
) -> None:
    told = reasons(DUEL, "build altar", "build quarry", made(DUEL, here), made(DUEL, there))
    assert [each.id for each in told] == [reason, drawback]


def made(state: State, happening: tuple[int, int, str, str] | None) -> list[Happening]:
    if happening is None:
        return []
    kind, seat, piece, id = happening
    return [(kind, seat, number(state, piece, id) if piece else 0, 0)]


@pytest.mark.parametrize(
    ("variant", "happening", "reason"),
    [
        ("duel+pantheon", (pantheon.ACTIVATED, 0, "god", "zeus"), "reason-god"),
        ("duel+pantheon", (pantheon.ACTIVATED, 1, "god", "zeus"), "reason-god-theirs"),
        ("duel+agora", (agora.CONTROL_GAINED, 0, "chamber", "3"), "reason-chamber"),
        ("duel+agora", (agora.CONTROL_GAINED, 1, "chamber", "3"), "reason-chamber-theirs"),
        ("duel+agora", (agora.CONSPIRACY_TRIGGERED, 0, "", ""), "reason-conspiracy"),
        ("duel+agora", (agora.CONSPIRACY_TRIGGERED, 1, "", ""), "reason-conspiracy-theirs"),
    ],
)
def test_an_expansion_has_reasons_of_its_own(
    variant: str, happening: tuple[int, int, str, str], reason: str
) -> None:
    state = position.load({"variant": variant, "structure": {"r5c1": "altar", "r5c3": "quarry"}})
    told = made(state, happening)
    here, there = (told, []) if happening[1] == 0 else ([], told)
    assert reasons(state, "build altar", "build quarry", here, there)[0].id == reason


def test_what_the_opponent_plots_is_not_named() -> None:
    state = position.load(
        {"variant": "duel+agora", "structure": {"r5c1": "altar", "r5c3": "quarry"}}
    )
    plot = [(agora.CONSPIRACY_TRIGGERED, 1, 4, 0)]
    reason, _ = reasons(state, "build altar", "build quarry", there=plot)
    assert "conspiracy" not in reason.arguments


@pytest.mark.parametrize(
    ("here", "there", "reason"),
    [
        ((classic.VICTORY_TOKEN, 0, 1, 1), None, "reason-conflict"),
        (None, (classic.VICTORY_TOKEN, 2, 1, 0), "reason-conflict-theirs"),
        ((classic.STAGE_BUILT, 0, 2, 0), None, "reason-stage"),
        (None, (classic.STAGE_BUILT, 1, 1, 0), "reason-stage-theirs"),
        ((classic.PAID_CITY, 1, 8, 0), None, "reason-earns"),
        (None, (classic.PAID_BANK, 0, 8, 0), "reason-cheaper"),
    ],
)
def test_neighbors_matter_at_a_round_table(here: Any, there: Any, reason: str) -> None:
    happened = [[each] if each else [] for each in (here, there)]
    told, _ = reasons(CLASSIC, "build altar", "sell stockade", *happened)
    assert told.id == reason


@pytest.mark.parametrize(
    ("action", "reason"), [("build altar", "reason-denies"), ("sell altar", "reason-buries")]
)
def test_a_card_is_kept_from_the_neighbor_who_gets_the_hand(action: str, reason: str) -> None:
    taken = [(classic.BUILT, 1, number(CLASSIC, "card", "altar"), 0)]
    told, drawback = reasons(CLASSIC, action, "sell stockade", there=taken)
    assert told.id == reason
    assert drawback.id == "drawback-lets"


@pytest.mark.parametrize(
    ("here", "there", "reason"),
    [
        (None, (cities.DEBT_TAKEN, 0, 1, 0), "reason-debts"),
        ((cities.DEBT_TAKEN, 1, 1, 0), None, "reason-debts-theirs"),
        ((cities.DIPLOMACY_USED, 0, 1, 0), None, "reason-diplomacy"),
        ((cities.TOKEN_RAIDED, 0, 1, 0), None, "reason-raid"),
    ],
)
def test_black_cards_have_reasons_of_their_own(here: Any, there: Any, reason: str) -> None:
    state = position.load(
        {"variant": "classic-3+cities", "hands": [["altar", "loom", "baths", "stockade"]]}
    )
    happened = [[each] if each else [] for each in (here, there)]
    assert reasons(state, "build altar", "sell stockade", *happened)[0].id == reason


def test_nothing_is_kept_from_an_ally() -> None:
    state = position.load(
        {"variant": "classic-4+cities+teams", "hands": [["altar", "loom", "baths", "stockade"]]}
    )
    taken = [(classic.BUILT, 1, number(state, "card", "altar"), 0)]
    told, _ = reasons(state, "build altar", "sell stockade", there=taken)
    assert told.id == "reason-clear"
    rival = [(classic.BUILT, 2, number(state, "card", "altar"), 0)]
    assert reasons(state, "build altar", "sell stockade", there=rival)[0].id == "reason-denies"


@pytest.mark.parametrize(
    ("variant", "row", "named"),
    [
        ("duel", "blue", "label-category-blue"),
        ("duel", "purple", "label-category-purple"),
        ("duel+pantheon", "purple", "label-category-temples"),
    ],
)
def test_points_are_a_reason_where_they_differ(variant: str, row: str, named: str) -> None:
    state = position.load(
        {
            "variant": variant,
            "cities": [{"coins": 9}, {"coins": 9}],
            "structure": {"r5c1": "glassworks", "r5c3": "altar", "r5c9": "quarry"},
            "board": ["law", "strategy", "economy", "masonry", "theology"],
        }
    )
    game = state.game
    rich = [future(game, (), won=True) for _ in range(8)]
    poor = [future(game, (), won=False) for _ in range(8)]
    for each in rich:
        each.points[game.categories.index(row)] = 7
    one = forecast(state, "build altar", rich, 0.6)
    two = forecast(state, "build quarry", poor, 0.4)
    told = main_reason(catalogs_of(game), Comparison(one, [two]))
    assert told == Message("reason-points", {"points": 7, "category": Message(named)})


def test_actions_that_are_about_as_good_are_called_so() -> None:
    same = [future(DUEL.game, (), won=True) for _ in range(8)]
    one, two = forecast(DUEL, "build altar", same, 0.6), forecast(DUEL, "build quarry", same, 0.595)
    told = main_reason(catalogs_of(DUEL.game), Comparison(one, [two]))
    assert told is not None
    assert told.id == "reason-close"
    assert told.arguments["other"] == two.action.message
    drawback = main_drawback(catalogs_of(DUEL.game), Comparison(two, [one]))
    assert drawback == Message("drawback-none")
