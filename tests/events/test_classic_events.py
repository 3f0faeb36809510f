"""Events of Classic: complete, limited to those who may know, seat by seat, and put into words."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

from tests.record.records import play_on
from tests.rules.classic.games import VARIANTS
from tests.rules.classic.table import classic, play
from thaumata import Game
from thaumata.classic import happenings
from thaumata.classic.cities import happenings as cities
from thaumata.classic.setup import START_COINS
from thaumata.classic.state import ClassicState
from thaumata.events import Event, describe, event_classes, merge_moves, read_events
from thaumata.events.classic.base import (
    BoardDealt,
    Built,
    CoinsGained,
    DefeatToken,
    Ended,
    HandsPassed,
    LeftOver,
    PaidBank,
    PaidCity,
    RoundBegan,
    Sold,
    SoldCard,
    StageBuilt,
    StageCard,
    VictoryToken,
)
from thaumata.game import EVERYONE
from thaumata.record import Record
from thaumata.wording.message import message
from thaumata.wording.words import LANGUAGES, Words

Raw = tuple[int, int, int, int, int]
PLAYERS = ("Anna", "Bohdan", "Clio")
THREE = Game("classic-3")
TWO = Game("classic-2")
CITIES = Game("classic-3", expansions=("cities",))
NUMBERS = {
    name: number
    for module in (happenings, cities)
    for name, number in vars(module).items()
    if name.isupper()
}
SECRETS = {"card_dealt", "card_drawn", "stage_card", "sold_card", "left_over"}


def one_of(number: int) -> Event:
    """Make an event of a number, with the first pieces of each kind."""
    return read_events(CITIES, [(number, 0, 1, 1, EVERYONE)])[0]


def whole_game(variant: str, seed: int) -> tuple[Record, list[Raw]]:
    """Play a game at random and return its log."""
    record = Record(Game(variant))
    state = record.game.start()
    log: list[Raw] = []
    state.log = log
    play_on(record, state, seed)
    return record, log


# Reading


def test_every_number_of_a_happening_has_an_event() -> None:
    assert len(set(NUMBERS.values())) == len(NUMBERS)
    for name, number in NUMBERS.items():
        assert one_of(number).name == name.lower()
    assert {type(one_of(number)) for number in NUMBERS.values()} == set(event_classes("classic"))


def test_events_name_pieces_by_their_ids() -> None:
    cards, boards = THREE.names["card"], THREE.names["board"]
    baths = cards.index("baths")
    raw: list[Raw] = [
        (happenings.BOARD_DEALT, 2, boards.index("rhodos"), 2, EVERYONE),
        (happenings.BOARD_DEALT, 2, boards.index("rhodos"), 0, EVERYONE),
        (happenings.ROUND_BEGAN, 0, 4, 2, EVERYONE),
        (happenings.BUILT, 1, baths, 0, EVERYONE),
        (happenings.STAGE_CARD, 1, baths, 2, 0b10),
        (happenings.PAID_CITY, 1, 3, 2, EVERYONE),
        (happenings.HANDS_PASSED, 0, 1, 0, EVERYONE),
        (happenings.VICTORY_TOKEN, 0, 5, 2, EVERYONE),
        (happenings.ENDED, 0, 3, 0b101, EVERYONE),
    ]
    assert read_events(THREE, raw, 1) == [
        BoardDealt(2, "rhodos", "B"),
        BoardDealt(2, "rhodos", ""),
        RoundBegan(None, 4, 2),
        Built(1, "baths"),
        StageCard(1, "baths", 2),
        PaidCity(1, 3, 2),
        HandsPassed(None, "left"),
        VictoryToken(0, 5, 2),
        Ended(None, "shared", (0, 2)),
    ]
    assert read_events(TWO, [raw[6]]) == [HandsPassed(None, "other")]


def test_events_go_through_json_by_their_names() -> None:
    every: Any = Union[event_classes("classic")]  # noqa: UP007 - made from a table
    record, log = whole_game("classic-2", 1)
    events = [*read_events(record.game, log, 0), *map(one_of, NUMBERS.values())]
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[every]) == events


# Secrets


def test_nobody_is_told_the_secrets_of_another() -> None:
    """C10, C198, C222: hands, draws, and cards that go face down."""
    met: set[str] = set()
    for variant in ("classic-2", "classic-4"):
        for seed in range(4):
            record, log = whole_game(variant, seed)
            assert not SECRETS & {event.name for event in read_events(record.game, log)}
            for seat in range(record.game.seats):
                for event in read_events(record.game, log, seat):
                    if event.name in SECRETS:
                        met.add(event.name)
                        is_free_city = event.seat == 2 and record.game.seats == 2
                        assert event.seat == seat or is_free_city
    assert met == SECRETS


def test_the_controller_alone_is_told_what_the_free_city_lays_face_down() -> None:
    """C128, C198: a decision for the Free City is known to the player who made it."""
    for seed in range(6):
        record, log = whole_game("classic-2", seed)
        mine, theirs = (
            [
                event
                for event in read_events(record.game, log, seat)
                if event.seat == 2 and event.name in SECRETS
            ]
            for seat in (0, 1)
        )
        public = [event for event in read_events(record.game, log) if event.seat == 2]
        hidden = [event for event in public if event.name in ("sold", "stage_built")]
        assert len(mine) + len(theirs) == len(hidden)


# Completeness


def change(event: Event) -> Counter[int]:
    """Return by how much an event changes the coins of each city."""
    match event:
        case CoinsGained(seat=int(seat), coins=coins):
            return Counter({seat: coins})
        case PaidBank(seat=int(seat), coins=coins):
            return Counter({seat: -coins})
        case PaidCity(seat=int(seat), coins=coins, city=city):
            return Counter({seat: -coins, city: coins})
    return Counter()


@pytest.mark.parametrize("variant", VARIANTS)
def test_events_account_for_every_coin_after_every_action(variant: str) -> None:
    record, _ = whole_game(variant, 5)
    state = record.game.start()
    assert isinstance(state, ClassicState)
    log: list[Raw] = []
    state.log = log
    coins = [START_COINS] * len(state.cities)
    for _ in record.replay(state):
        for event in read_events(record.game, log):
            for city, more in change(event).items():
                coins[city] += more
        log.clear()
        assert coins == [city.coins for city in state.cities]


def test_every_game_is_told_from_its_beginning_to_its_end() -> None:
    record, log = whole_game("classic-5", 2)
    names = [event.name for event in read_events(record.game, log)]
    assert names[:5] == ["board_dealt"] * 5
    assert names.count("age_began") == names.count("age_ended") == 3
    assert names.count("round_began") == 18
    assert names.count("hands_passed") == 15
    assert names.count("victory_token") == names.count("defeat_token")
    outcome = record.state().outcome()
    assert outcome is not None
    assert read_events(record.game, log)[-1] == Ended(None, outcome.kind, outcome.winners)


def test_who_looks_on_is_told_of_every_card_that_was_played() -> None:
    record, log = whole_game("classic-3", 3)
    played = {"built", "built_by_chain", "built_by_power", "stage_built", "sold"}
    names = Counter(event.name for event in read_events(record.game, log))
    assert sum(names[name] for name in played) >= 3 * 18


# In order


def test_a_round_is_told_seat_by_seat() -> None:
    """C203: all pay, then all build, then all gain; a reader wants to know what each did."""
    table = classic(4, hands=(("tavern",), ("baths",), ("loom",), ("altar",)))
    table.log = []
    play(table, "build tavern", "sell baths", "build loom", "build altar")
    told = merge_moves(read_events(table.game, table.log))
    assert told == [
        Built(0, "tavern"),
        CoinsGained(0, 5),
        Sold(1, 3),
        Built(2, "loom"),
        Built(3, "altar"),
        HandsPassed(None, "left"),
        RoundBegan(None, 2, 1),
    ]
    assert merge_moves(read_events(table.game, table.log, 1))[2] == SoldCard(1, "baths", 3)


def test_what_is_done_is_told_before_what_it_costs() -> None:
    """Cards and stages alike, and as Duel tells it; the round itself has other steps (C203)."""
    table = classic(
        3,
        boards=("gizah A", "rhodos A", "ephesos A"),
        hands=(("clay_pit",), ("baths",), ("loom",)),
        built=(("sawmill",), (), ()),
        coins=(3, 6, 3),
    )
    table.log = []
    play(table, "build clay_pit", "stage baths", "sell loom")
    told = [type(event) for event in merge_moves(read_events(table.game, table.log))]
    assert told[:5] == [Built, PaidBank, StageBuilt, PaidCity, Sold]


def test_what_belongs_together_is_told_as_one() -> None:
    told = [
        PaidCity(1, 2, 0),
        StageBuilt(0, 1),
        StageCard(0, "loom", 1),
        Sold(1, 3),
        CoinsGained(0, 4),
        CoinsGained(1, 3),
        LeftOver(0, "baths"),
        VictoryToken(0, 1, 2),
        DefeatToken(2, 1, 0),
        VictoryToken(1, 1, 2),
    ]
    assert merge_moves(told) == [
        StageCard(0, "loom", 1),
        CoinsGained(0, 4),
        Sold(1, 3),
        PaidCity(1, 2, 0),
        CoinsGained(1, 3),
        LeftOver(0, "baths"),
        VictoryToken(0, 1, 2),
        VictoryToken(1, 1, 2),
    ]


# Words


def assert_sentence(event: Event, words: Words, players: tuple[str, ...]) -> None:
    said = describe(event, words, players)
    assert words.has(event.message.id)
    assert said.endswith(".")
    assert not set(said) & set("{}$_?")
    assert "classic-" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_sentences(language: str) -> None:
    words = Words(language)
    for number in NUMBERS.values():
        assert_sentence(one_of(number), words, PLAYERS)
    for variant in ("classic-2", "classic-3"):
        record, log = whole_game(variant, 4)
        for seat in range(record.game.seats):
            for event in merge_moves(read_events(record.game, log, seat)):
                assert_sentence(event, words, PLAYERS[: record.game.seats])


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (BoardDealt(0, "gizah", "A"), "Anna got Gizah: Side A."),
        (BoardDealt(0, "gizah", ""), "Anna got Gizah."),
        (RoundBegan(None, 4, 2), "Age II, round 4."),
        (HandsPassed(None, "right"), "Hands were passed to the right."),
        (Built(2, "baths"), "Clio built Baths."),
        (StageBuilt(0, 2), "Anna built stage 2 of the wonder."),
        (StageCard(0, "loom", 2), "Anna built stage 2 of the wonder, with Loom under it."),
        (Sold(1, 3), "Bohdan sold a card for 3 coins."),
        (SoldCard(1, "loom", 3), "Bohdan sold Loom for 3 coins."),
        (PaidCity(1, 1, 2), "Bohdan paid 1 coin to Clio."),
        (VictoryToken(0, 3, 1), "Anna defeated Bohdan: Victory token 3."),
        (Ended(None, "civilian", (2,)), "Clio won with more points."),
        (
            Ended(None, "shared", (0, 1)),
            "Equal points and coins: Anna and Bohdan shared the victory.",
        ),
    ],
)
def test_an_event_names_players_and_pieces(event: Event, said: str) -> None:
    assert describe(event, Words("en"), PLAYERS) == said


def test_whatever_is_written_is_told_of_some_event() -> None:
    text = (Path(str(files("thaumata"))) / "locales" / "en" / "classic-events.ftl").read_text()
    written = set(re.findall(r"^(event-\w+) =", text, re.MULTILINE))
    told = {one_of(number).message.id for number in NUMBERS.values()}
    assert written <= told | {BoardDealt(0, "gizah", "").message.id}


def test_the_free_city_is_told_by_its_name() -> None:
    """C114: it has a city, but no player: over a wire it is no seat either."""
    words = Words("en")
    baths = TWO.names["card"].index("baths")
    built, paid = read_events(
        TWO,
        [
            (happenings.BUILT, 2, baths, 0, EVERYONE),
            (happenings.PAID_CITY, 0, 2, 2, EVERYONE),
        ],
    )
    assert describe(built, words, PLAYERS[:2]) == "Free City built Baths."
    assert describe(paid, words, PLAYERS[:2]) == "Anna paid 2 coins to Free City."
    wire = msgspec.to_builtins(built)
    assert wire["message"]["arguments"]["player"] == {"id": "classic-free_city"}
    assert msgspec.convert(wire, Built) == built
    (third,) = read_events(THREE, [(happenings.BUILT, 2, baths, 0, EVERYONE)])
    assert third == Built(2, "baths")
    assert third.message.arguments["player"] == message("seat", number=3)


def test_the_coins_of_a_sale_of_the_free_city_are_told_with_it() -> None:
    """C114."""
    sale = [(happenings.SOLD, 2, 3, 0, EVERYONE), (happenings.COINS_GAINED, 2, 3, 0, EVERYONE)]
    (told,) = merge_moves(read_events(TWO, sale))
    assert isinstance(told, Sold)
