"""The words of Classic: every piece has a name and every icon a sentence, in every language."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from thaumata.kit.effects import Effect, Form
from thaumata.wording.classic.names import CLASSIC
from thaumata.wording.words import LANGUAGES, Words

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "classic.json").read_text(encoding="utf-8")
)
CARDS: list[dict[str, Any]] = [*DATA["cards"], *DATA["guilds"]]
TWINS: dict[str, str] = DATA["same_building"]
RESOURCES: list[str] = [*DATA["resources"]["raw"], *DATA["resources"]["made"]]

LONG_NAMES = {"Майстерня військових механізмів"}  # printed so in Duel
"""The names that need more than two short lines on a card."""

ROWS = ("military", "treasury", "wonder", "blue", "green", "yellow", "guilds")
VICTORIES = ("civilian", "civilian_tiebreak", "shared")

COUNTED = (
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "brown_grey_purple",
    "stages",
    "defeats",
)
PLACES = ("own", "others", "neighbors", "everywhere")

translations = pytest.mark.parametrize("language", LANGUAGES[1:])
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Printed(Effect[Any]):
    """An icon as in the list of components."""

    def __init__(self, *form: object) -> None:
        super().__init__()
        self.printed = form

    def form(self) -> Form:
        return self.printed


def names() -> list[str]:
    """List the messages that name a card or a city."""
    return [
        *(f"classic-card-{card['id']}" for card in CARDS),
        *(f"classic-board-{board['id']}" for board in DATA["boards"]),
    ]


def wonders() -> list[str]:
    return [f"classic-wonder-{board['id']}" for board in DATA["boards"]]


def other_ids() -> list[str]:
    """List the messages used by the components besides the names."""
    return [
        "classic-variant",
        "classic-free_city",
        *(f"classic-side-{side}" for side in ("A", "B")),
        *(f"classic-neighbor-{side}" for side in ("left", "right")),
        *(f"classic-symbol-{symbol}" for symbol in DATA["science"]["symbols"]),
        *(f"classic-category-{row}" for row in ROWS),
        *(f"classic-victory-{victory}" for victory in VICTORIES),
        *(
            f"{kind}-{resource}"
            for kind in ("classic-resource", "classic-resource-amount")
            for resource in RESOURCES
        ),
    ]


def pieces() -> Iterator[tuple[str, list[list[Any]]]]:
    """Yield every card and every wonder stage with its icons."""
    for card in CARDS:
        yield card["id"], card["effects"]
    for board in DATA["boards"]:
        for side, stages in board["sides"].items():
            for number, stage in enumerate(stages, 1):
                yield f"{board['id']} {side} {number}", stage["effects"]


def said_by(words: Words, effects: list[list[Any]]) -> tuple[str, ...]:
    return CLASSIC.sentences_of(words, [Printed(*effect) for effect in effects])


# Names


@every_language
def test_everything_has_words_of_its_own_in_every_language(language: str) -> None:
    words = Words(language)
    english = Words("en")
    for message_id in [*names(), *wonders(), *other_ids()]:
        assert words.has(message_id), message_id
        said = words(message_id, count=2)
        assert said
        assert not set(said) & set("{}$_"), (message_id, said)
        if language != "en":
            assert re.search("[Ѐ-ӿ]", said), message_id
            assert said != english(message_id, count=2)


@every_language
def test_names_fit_on_cards(language: str) -> None:
    words = Words(language)
    said = {words(message_id) for message_id in [*names(), *wonders()]}
    assert {name for name in said if len(name) > 24} <= LONG_NAMES


@every_language
def test_two_pieces_share_a_name_only_if_they_are_the_same_building(language: str) -> None:
    words = Words(language)
    twins = {f"classic-card-{twin}" for twin in TWINS}
    said = [words(message_id) for message_id in names() if message_id not in twins]
    assert len(said) == len(set(said))
    for later, earlier in TWINS.items():
        assert words(f"classic-card-{later}") == words(f"classic-card-{earlier}")


def test_english_names_are_those_of_the_ids() -> None:
    words = Words("en")
    for message_id in names():
        piece = message_id.split("-", 2)[2]
        assert words(message_id).lower().replace(" ", "_") == TWINS.get(piece, piece)


@translations
def test_names_have_one_capital_letter_unless_they_name_a_person(language: str) -> None:
    words = Words(language)
    people = "Артеміди|Зевса|Артемиды|Хеопса|Семирамиды"
    places = "Родосский|Галикарнасе|Олимпии|Эфесе"
    for message_id in [*names(), *wonders()]:
        name = re.sub(rf"\b({people}|{places})\b", "", words(message_id))
        assert name[1:] == name[1:].lower(), name


@every_language
def test_what_both_games_have_is_called_the_same(language: str) -> None:
    """A card or a wonder of both games has one name, unless its Russian name is printed."""
    words = Words(language)
    same = ("altar", "baths", "forum", "arena", "school", "palace", "siege_workshop", "walls")
    for card in same:
        assert words(f"classic-card-{card}") == words(f"duel-card-{card}")
    for board, wonder in (
        ("rhodos", "colossus"),
        ("gizah", "pyramids"),
        ("babylon", "hanging_gardens"),
    ):
        assert words(f"classic-wonder-{board}") == words(f"duel-wonder-{wonder}")


# Icons


@every_language
def test_every_icon_is_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    for piece, effects in pieces():
        for said in said_by(words, effects):
            assert said.endswith("."), (piece, said)
            assert not set(said) & set("{}$_"), (piece, said)


@every_language
def test_pieces_that_do_different_things_say_different_things(language: str) -> None:
    words = Words(language)
    told: dict[tuple[str, ...], str] = {}
    for piece, effects in pieces():
        assert told.setdefault(said_by(words, effects), str(effects)) == str(effects), piece


@every_language
@pytest.mark.parametrize("icon", ["coins_per", "points_per"])
def test_whatever_can_be_counted_is_told_apart(language: str, icon: str) -> None:
    words = Words(language)
    said = [
        CLASSIC.sentence_of(words, Printed(icon, what, amount, where))
        for what in COUNTED
        for where in PLACES
        for amount in (1, 2, 5)
    ]
    assert len(said) == len(set(said))


@pytest.mark.parametrize(
    ("language", "form", "said"),
    [
        ("en", ("produces", {"ore": 2}), "Produces each round: 2 ore."),
        ("uk", ("produces", {"ore": 2}), "Виробляє кожен раунд: 2 руди."),
        ("ru", ("produces", {"ore": 2}), "Производит каждый раунд: 2 руды."),
        (
            "en",
            ("produces_one_of", ("wood", "clay"), True),
            "Produces one unit of your choice each round: wood or clay.",
        ),
        (
            "en",
            ("produces_one_of", ("glass", "cloth"), False),
            "Produces one unit of your choice each round, not for sale: glass or cloth.",
        ),
        (
            "en",
            ("cheap_trade", "raw", "both"),
            "From the next round on a unit of raw material costs you 1 coin from either neighbor.",
        ),
        (
            "uk",
            ("cheap_trade", "made", "both"),
            "З наступного раунду ви купуєте товари по 1 монеті за одиницю в обох сусідів.",
        ),
        (
            "ru",
            ("cheap_trade", "raw", "left"),
            "Со следующего раунда вы покупаете сырьё по 1 монете за единицу у соседа слева.",
        ),
        (
            "en",
            ("coins_per", "yellow", 1, "others"),
            "Gives 1 coin at once for each yellow card in your city besides this one.",
        ),
        (
            "uk",
            ("coins_per", "grey", 2, "everywhere"),
            "Одразу дає по 2 монети за кожну сіру карту вашого та обох сусідніх міст.",
        ),
        (
            "ru",
            ("coins_per", "stages", 3, "own"),
            "Сразу даёт по 3 монеты за каждый ярус чуда вашего города.",
        ),
        (
            "en",
            ("points_per", "defeats", 1, "neighbors"),
            "Worth 1 point for each Defeat token in the two neighboring cities.",
        ),
        (
            "uk",
            ("points_per", "brown_grey_purple", 1, "own"),
            "Дає по 1 переможному балу за кожну коричневу, сіру чи фіолетову карту вашого міста.",
        ),
        (
            "ru",
            ("points_per", "grey", 2, "neighbors"),
            "Даёт по 2 победных очка за каждую серую карту обоих соседних городов.",
        ),
        ("en", ("science", "compass"), "Science symbol: compass."),
        ("uk", ("shields", 3), "3 щити в кожному конфлікті."),
        ("ru", ("shields", 1), "1 щит в каждом конфликте."),
    ],
)
def test_an_icon_is_told_in_good_grammar(language: str, form: Form, said: str) -> None:
    assert CLASSIC.sentence_of(Words(language), Printed(*form)) == said


@pytest.mark.parametrize(
    ("language", "message_id", "said"),
    [
        ("en", "classic-resource-amount-ore", ("1 ore", "2 ore", "5 ore", "21 ore")),
        ("uk", "classic-resource-amount-ore", ("1 руда", "2 руди", "руда × 5", "21 руда")),
        ("ru", "classic-resource-amount-ore", ("1 руда", "2 руды", "руда × 5", "21 руда")),
        (
            "uk",
            "classic-resource-amount-cloth",
            ("1 тканина", "2 тканини", "тканина × 5", "21 тканина"),
        ),
        ("ru", "classic-resource-amount-cloth", ("1 ткань", "2 ткани", "ткань × 5", "21 ткань")),
    ],
)
def test_numbers_take_the_right_form(language: str, message_id: str, said: tuple[str, ...]) -> None:
    words = Words(language)
    assert tuple(words(message_id, count=count) for count in (1, 2, 5, 21)) == said


@every_language
def test_the_sides_bear_the_letters_of_the_boards(language: str) -> None:
    words = Words(language)
    assert [words(f"classic-side-{side}")[-1] for side in "AB"] == ["A", "B"]
