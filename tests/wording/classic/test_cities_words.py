"""The words of Cities and of teams: names, icons, questions and payments in every language."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.rules.classic.table import act, classic, legal
from tests.wording.classic.test_words import LONG_NAMES, said_by
from tests.wording.classic.test_words import names as base_names
from tests.wording.fluent_files import resources
from thaumata import Game, view
from thaumata.classic.catalog import Catalog
from thaumata.classic.cities.names import RIGHTS
from thaumata.classic.names import BLACK
from thaumata.drawing.classic.expansions import EXPANSIONS
from thaumata.events import describe
from thaumata.events.classic.base import Ended
from thaumata.events.classic.cities import KINDS
from thaumata.views.classic.city import icon_of
from thaumata.views.pieces import Piece
from thaumata.wording.describe import (
    describe_action,
    describe_payment,
    describe_piece,
    describe_prompt,
)
from thaumata.wording.words import LANGUAGES, Words

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "classic_cities.json").read_text(encoding="utf-8")
)
CITIES = Game("classic-3", expansions=("cities",))
TEAMS = Game("classic-4", expansions=("cities", "teams"))

translations = pytest.mark.parametrize("language", LANGUAGES[1:])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def names() -> list[str]:
    """List the messages that name a card or a city."""
    return [
        *(f"classic-card-{card['id']}" for card in DATA["cards"]),
        *(f"classic-board-{board['id']}" for board in DATA["boards"]),
    ]


def wonders() -> list[str]:
    return [f"classic-wonder-{board['id']}" for board in DATA["boards"]]


def labels() -> list[str]:
    """List the messages used by the expansions besides names and sentences."""
    return [
        *(f"classic-expansion-{expansion}" for expansion in TEAMS.expansions),
        *(f"classic-{kind}-{token}" for kind in ("label", "amount") for token in TOKENS),
        "classic-label-ally",
        "family-black",
    ]


TOKENS = ("debts", "diplomacy")


def pieces() -> Iterator[tuple[str, list[list[Any]]]]:
    """Yield every card and every wonder stage with its icons."""
    for card in DATA["cards"]:
        yield card["id"], card["effects"]
    for board in DATA["boards"]:
        for side, stages in board["sides"].items():
            for number, stage in enumerate(stages, 1):
                yield f"{board['id']} {side} {number}", stage["effects"]


# Names


@every_language
def test_everything_has_words_of_its_own_in_every_language(language: str) -> None:
    words = Words(language)
    english = Words("en")
    rows = [f"classic-category-{row}" for row in CITIES.categories]
    for message_id in [*names(), *wonders(), *labels(), *rows]:
        assert words.has(message_id), message_id
        said = words(message_id, count=2)
        assert said
        assert not set(said) & set("{}$_"), (message_id, said)
        if language != "en":
            assert re.search("[Ѐ-ӿ]", said), message_id
            assert said != english(message_id, count=2)


@every_language
def test_names_fit_on_cards_and_differ_from_all_others(language: str) -> None:
    words = Words(language)
    assert {len(words(message_id)) > 24 for message_id in [*names(), *wonders()]} == {False}
    said = {words(message_id) for message_id in base_names()}
    assert {name for name in said if len(name) > 24} <= LONG_NAMES
    for message_id in names():
        name = words(message_id)
        assert name not in said
        said.add(name)


def test_english_names_are_those_of_the_ids() -> None:
    words = Words("en")
    for message_id in names():
        name = words(message_id).lower().replace("’", "").replace(" ", "_")
        assert name == message_id.split("-", 2)[2]


PROPER_NAMES = ("Хазне", "Святої Софії", "Святой Софии")
"""Names that keep their capital letter inside another: a building and a saint."""


@translations
def test_names_have_one_capital_letter_unless_they_name_a_place_or_a_saint(language: str) -> None:
    words = Words(language)
    for message_id in [*names(), *wonders()]:
        name = words(message_id)
        for proper in PROPER_NAMES:
            name = name.replace(proper, proper.lower())
        assert name[1:] == name[1:].lower(), name


@every_language
def test_a_black_card_is_described(language: str) -> None:
    words = Words(language)
    catalog = CITIES.catalog
    assert isinstance(catalog, Catalog)
    for card in DATA["cards"]:
        told = describe_piece(words, CITIES, Piece("card", card["id"]))
        assert told.family == words("family-black")
        assert len(told.effects) == len(card["effects"])
    assert [card.color for card in catalog.cards if card].count(BLACK) == len(DATA["cards"])


# Icons


@every_language
def test_every_icon_is_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    for piece, effects in pieces():
        for said in said_by(words, effects):
            assert said.endswith("."), (piece, said)
            assert not set(said) & set("{}$_"), (piece, said)
            assert not re.search(r"  | [.,:;]", said), (piece, said)


@every_language
def test_pieces_that_do_different_things_say_different_things(language: str) -> None:
    words = Words(language)
    told: dict[tuple[str, ...], str] = {}
    for piece, effects in pieces():
        assert told.setdefault(said_by(words, effects), str(effects)) == str(effects), piece
    rights = {said_by(words, [["right", right]]) for right in RIGHTS}
    assert len(rights) == len(RIGHTS)
    black = {said_by(words, [["coins_per", what, 1, "own"]]) for what in ("black", "stages")}
    assert len(black) == 2
    assert len({said_by(words, [["points_per_victory", 2, age]]) for age in range(4)}) == 4


@pytest.mark.parametrize(
    ("language", "form", "said"),
    [
        (
            "en",
            ["others_lose", 2, "flat"],
            "At the end of the round every city but yours loses 2 coins.",
        ),
        (
            "uk",
            ["others_lose", 1, "victories"],
            "Наприкінці раунду кожне інше місто втрачає 1 монету за кожен свій токен перемоги.",
        ),
        (
            "ru",
            ["others_lose", 5, "stages"],
            "В конце раунда все остальные города теряют по 5 монет за каждый свой ярус чуда.",
        ),
        ("en", ["neighbors_debt", 1], "Each of your two neighbors takes 1 debt at once."),
        ("en", ["takes_victory", 3], "Brings a Victory token worth 5 at once."),
        ("uk", ["takes_victory", 2], "Одразу дає токен перемоги вартістю 3."),
        (
            "en",
            ["points_per_victory", 3, 2],
            "Worth 3 points for each Victory token of Age II you have.",
        ),
        (
            "uk",
            ["points_per_victory", 1, 0],
            "Дає по 1 переможному балу за кожен ваш токен перемоги.",
        ),
        (
            "ru",
            ["points_per_victory", 4, 3],
            "Даёт по 4 победных очка за каждый ваш жетон победы Эпохи III.",
        ),
        (
            "ru",
            ["coins_per", "black", 1, "own"],
            "Сразу даёт по 1 монете за каждую чёрную карту вашего города.",
        ),
    ],
)
def test_an_icon_is_told_in_good_grammar(language: str, form: list[Any], said: str) -> None:
    assert said_by(Words(language), [form]) == (said,)


def test_every_icon_of_the_expansion_has_its_fields_in_a_view() -> None:
    catalog = CITIES.catalog
    assert isinstance(catalog, Catalog)
    shown = [
        icon_of(effect)
        for card in catalog.cards
        if card and card.color == BLACK
        for effect in card.effects
    ]
    assert {icon.right for icon in shown} == {"", *RIGHTS}
    assert {icon.age for icon in shown} == {0, 1, 2, 3}
    assert {icon.what for icon in shown} >= {"flat", "victories", "stages", "black", "defeats"}


# Numbers


@pytest.mark.parametrize(
    ("language", "message_id", "said"),
    [
        ("en", "classic-amount-debts", ("1 debt", "2 debts", "5 debts", "21 debts")),
        ("uk", "classic-amount-debts", ("1 борг", "2 борги", "5 боргів", "21 борг")),
        ("ru", "classic-amount-debts", ("1 долг", "2 долга", "5 долгов", "21 долг")),
        (
            "ru",
            "classic-amount-diplomacy",
            (
                "1 жетон дипломатии",
                "2 жетона дипломатии",
                "5 жетонов дипломатии",
                "21 жетон дипломатии",
            ),
        ),
    ],
)
def test_numbers_take_the_right_form(language: str, message_id: str, said: tuple[str, ...]) -> None:
    words = Words(language)
    assert tuple(words(message_id, count=count) for count in (1, 2, 5, 21)) == said


# Questions and answers


@pytest.mark.parametrize(
    ("language", "prompt", "answers"),
    [
        (
            "en",
            "You lose 2 coins: choose how many you pay, with a debt for each of the rest.",
            ["Take 2 debts", "Pay 1 coin and take 1 debt", "Pay 2 coins"],
        ),
        (
            "uk",
            "Ви втрачаєте 2 монети. Оберіть, скільки сплатити; за кожну несплачену – борг.",
            ["Взяти 2 борги", "Сплатити 1 монету і взяти 1 борг", "Сплатити 2 монети"],
        ),
        (
            "ru",
            "Вы теряете 2 монеты. Выберите, сколько заплатить; за каждую неуплаченную – долг.",
            ["Взять 2 долга", "Заплатить 1 монету и взять 1 долг", "Заплатить 2 монеты"],
        ),
    ],
)
def test_a_loss_is_asked_for_in_words(language: str, prompt: str, answers: list[str]) -> None:
    """C229."""
    state = classic(
        expansions=("cities",),
        age=2,
        built=(("lumber_yard", "glassworks"),),
        hands=(("lair",), (), ()),
        coins=(0, 4, 4),
    )
    act(state, 0, "build lair")
    for seat in (1, 2):
        act(state, seat, next(text for text in legal(state, seat) if text.startswith("sell ")))
    assert state.decision() == "settle"
    shown = view(state, 1)
    assert shown.cities[1].loss == 2
    assert describe_prompt(Words(language), shown) == prompt
    assert [describe_action(Words(language), each) for each in shown.actions] == answers
    paid = shown.actions[1].preview
    assert (paid.coins[1], paid.points[1]) == (6, -1)


# Payments


def lines_of(language: str, text: str, **table: Any) -> list[str]:
    """Put the payment of seat 0 for an action into words."""
    state = classic(expansions=("cities",), **table)
    (action,) = [each for each in view(state, 0).actions if each.text == text]
    assert action.preview.payment is not None
    return describe_payment(Words(language), action.preview.payment)


WHARF_AND_CACHE: dict[str, Any] = {
    "age": 2,
    "boards": ("olympia A", "rhodos A", "gizah A"),
    "built": (("west_clandestine_wharf", "smugglers_cache"), ("ore_vein",)),
    "hands": (("statue",), (), ()),
    "coins": (9, 0, 0),
}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "1 ore from Rhodos on the left, bought at 1 each: 1 coin",
                "1 coin off for the unit of a wonder board, thanks to Smuggler’s Cache",
                "1 ore from Ore Vein on the left, bought at 2 each: 2 coins",
                "1 coin less to the left neighbor, thanks to West Clandestine Wharf",
                "2 coins to the left neighbor",
                "2 coins in all",
            ],
        ),
        (
            "uk",
            [
                "1 руда у сусіда ліворуч («Родос»): купівля по 1 монеті, разом 1 монета",
                "Одиниця з планшета чуда на 1 монету дешевша, знижку дає «Сховок контрабандистів»",
                "1 руда у сусіда ліворуч («Рудна жила»): купівля по 2 монети, разом 2 монети",
                "На 1 монету менше сусідові ліворуч, знижку дає «Західний таємний причал»",
                "2 монети сусідові ліворуч",
                "Разом 2 монети",
            ],
        ),
        (
            "ru",
            [
                "1 руда у соседа слева («Родос»): покупка по 1 монете, всего 1 монета",
                "Единица с поля чуда на 1 монету дешевле, скидку даёт «Тайник контрабандистов»",
                "1 руда у соседа слева («Рудник»): покупка по 2 монеты, всего 2 монеты",
                "На 1 монету меньше соседу слева, скидку даёт «Западный тайный причал»",
                "2 монеты соседу слева",
                "Всего 2 монеты",
            ],
        ),
    ],
)
def test_a_wharf_and_a_cache_are_told_line_by_line(language: str, lines: list[str]) -> None:
    """C173, C174, C236."""
    assert lines_of(language, "build statue left 2", **WHARF_AND_CACHE)[1:] == lines


def test_secret_producers_are_named() -> None:
    """C171."""
    table: dict[str, Any] = {
        "age": 2,
        "boards": ("olympia A", "gizah A", "petra A"),
        "built": (("secret_warehouse", "black_market", "clay_pit"),),
        "hands": (("statue", "school"), (), ()),
    }
    assert lines_of("en", "build statue", **table) == [
        "1 wood from Olympia",
        "1 ore from Clay Pit, your choice",
        "1 ore from Secret Warehouse, your choice",
    ]
    assert lines_of("en", "build school", **table) == [
        "1 wood from Olympia",
        "1 papyrus from Black Market, your choice",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "3 wood not needed, thanks to Architect Firm"),
        ("uk", "Не потрібно: 3 дерева (завдяки карті «Контора архітекторів»)"),
        ("ru", "Не требуется: 3 древесины (благодаря карте «Контора архитекторов»)"),
    ],
)
def test_an_architect_firm_tells_what_a_stage_does_not_need(language: str, line: str) -> None:
    """C175."""
    table: dict[str, Any] = {
        "age": 2,
        "built": (("architect_firm",),),
        "stages": (1,),
        "hands": (("statue",), (), ()),
    }
    boards = ("gizah A", "olympia A", "rhodos A")
    assert lines_of(language, "stage statue", boards=boards, **table) == [line]


# Events


@every_language
def test_every_event_is_a_sentence(language: str) -> None:
    words = Words(language)
    for kind in KINDS.values():
        for number in (1, 2, 3):
            event = kind.read(CITIES, 0, (number, 0))
            assert words.has(event.message.id)
            said = describe(event, words, ("Anna",))
            assert re.fullmatch(r"(?=.*Anna)[^{}$_]+\.", said), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna and Bohdan won together with more points."),
        ("uk", "Anna і Bohdan перемагають разом за кількістю балів."),
        ("ru", "Anna и Bohdan побеждают вместе по числу очков."),
    ],
)
def test_the_victory_of_a_team_names_both(language: str, said: str) -> None:
    """C193, C247."""
    event = Ended(None, "civilian", (0, 1))
    assert describe(event, Words(language), ("Anna", "Bohdan", "Clio", "Dora")) == said


# All of it


def test_whatever_is_written_is_said_by_the_program() -> None:
    said = {*names(), *wonders(), *labels()}
    said |= {f"classic-effect-{icon}" for _, effects in pieces() for icon, *_ in effects}
    said |= {f"event-{kind.__struct_config__.tag}" for kind in KINDS.values()}
    said |= {"event-ended_by_team", "classic-prompt-settle", "refused-pay-most"}
    said |= {f"classic-action-pay{more}" for more in ("", "-part", "-none")}
    said |= {"payment-rebate", "payment-board_cut", "payment-resources_waived"}
    signs = [sign for each in EXPANSIONS.values() for sign in each.legend.values()]
    said |= {"classic-debt-token", "classic-diplomacy-token"}
    said |= {"label-ally-hand", "label-team-total", *(f"label-sign-{sign}" for sign in signs)}
    for name, resource in resources("en").items():
        if name.startswith("cities-"):
            ids = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
            assert not ids - said, name
