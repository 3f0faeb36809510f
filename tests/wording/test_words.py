"""The words: the same messages in every language, complete, and in good grammar."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from tests.wording.fluent_files import PACKAGE, messages, parts, references, resources
from thaumata import Game
from thaumata.agenda import Step
from thaumata.cli.app import app
from thaumata.cli.command_words import COMMANDS
from thaumata.drawing.duel.expansions import EXPANSIONS
from thaumata.drawing.duel.help import LEGEND
from thaumata.duel.agora.conspiracies import CONSPIRACIES
from thaumata.duel.agora.decrees import DECREES
from thaumata.duel.catalog import Catalog
from thaumata.duel.pantheon.gods import GODS
from thaumata.events import event_classes
from thaumata.game import ThaumataError
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RESOURCES
from thaumata.players.advice.advising import ADVISERS
from thaumata.players.levels import LEVELS
from thaumata.players.registry import PLAYERS
from thaumata.views.duel.agora.view import ConspiracyStatus
from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece
from thaumata.wording import words as words_module
from thaumata.wording.duel.actions import PRICED
from thaumata.wording.duel.names import DUEL
from thaumata.wording.words import LANGUAGES, UnknownLanguage, Words, default_language

DATA, PANTHEON, AGORA = (
    json.loads((Path(__file__).parents[1] / "data" / f"{name}.json").read_text(encoding="utf-8"))
    for name in ("duel", "duel_pantheon", "duel_agora")
)

EVERYTHING = Game("duel", expansions=("pantheon", "agora"), options={"astarte": "ask"})
"""The variant with all expansions and every decision."""

LONG_NAMES = {
    "Майстерня військових механізмів",  # printed so
    "Олександрійська бібліотека",  # printed so
    "Александрийская библиотека",
    "Mesopotamian Grand Temple",  # printed so
    "Месопотамський великий храм",  # printed so
    "Фінікійський великий храм",  # printed so
    "Месопотамский великий храм",
    "Организованная преступность",
    "Мошенничество с недвижимостью",
}
"""The names that need more than two short lines on a card."""

FOREIGN = {"C", "I", "II", "III", "JSON", "Python", "QR", "Thaumata"}
"""Latin letters that may occur in the middle of Ukrainian or Russian."""

SUBJECTS = (
    "action",
    "amount",
    "drawback",
    "effect",
    "error",
    "event",
    "help",
    "impossible",
    "label",
    "list",
    "payment",
    "prompt",
    "reason",
)
"""The first words of ids that the program spells out."""

translations = pytest.mark.parametrize("language", LANGUAGES[1:])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def variables(message: ftl.Message) -> set[str]:
    return {part.id.name for part in parts(message) if isinstance(part, ftl.VariableReference)}


def texts(message: ftl.Message) -> list[str]:
    return [part.value for part in parts(message) if isinstance(part, ftl.TextElement)]


def selections(message: ftl.Message) -> Iterator[tuple[str, list[str]]]:
    """List the variables that a message selects by, each with the keys of its variants."""
    for part in parts(message):
        if isinstance(part, ftl.SelectExpression):
            assert isinstance(part.selector, ftl.VariableReference)
            keys = [
                key.name if isinstance(key, ftl.Identifier) else key.value
                for key in (variant.key for variant in part.variants)
            ]
            yield part.selector.id.name, keys


def names() -> dict[str, str]:
    """Return the ids of all named pieces of Duel by the ids of their messages.

    Left out are senators and the tokens on cards: several bear one name.
    """
    kinds = {"card": "cards", "wonder": "wonders", "progress": "progress", "god": "gods"}
    kinds |= {"mythology": "mythologies", "conspiracy": "conspiracies", "decree": "decrees"}
    return {
        f"duel-{kind}-{piece['id']}": piece["id"]
        for data in (DATA, PANTHEON, AGORA)
        for kind, pieces in kinds.items()
        for piece in data.get(pieces, ())
    }


def printed_names() -> dict[str, str]:
    """Return those of the names that the English edition prints and the ids repeat."""
    return {id: piece for id, piece in names().items() if not id.startswith("duel-decree-")}


def pieces() -> dict[str, list[Effect[Any]]]:
    """Return the effects of each piece of Duel and its expansions, by a name for the test."""
    catalog = EVERYTHING.catalog
    assert isinstance(catalog, Catalog)
    cards = [card for card in catalog.cards if card]
    tables = (cards, catalog.wonders, catalog.tokens, GODS, CONSPIRACIES)
    found = {piece.id: piece.effects for table in tables for piece in table}
    return found | {decree.id: [decree.effect] for decree in DECREES}


def other_ids() -> set[str]:
    """List the ids of messages used by the component data besides the names."""
    pieces = [*DATA["cards"], *DATA["wonders"], *DATA["progress"]]
    goods = {good for piece in pieces for good in piece.get("cost", {})} - {"coins"}
    colors = {card["color"] for card in DATA["cards"]}
    return (
        {f"{kind}-{good}" for kind in ("resource", "resource-amount") for good in goods}
        | {f"family-{color}" for color in colors}
        | {f"symbol-{symbol}" for symbol in DATA["science"]["symbols"]}
        | {f"chain-{card['chain']}" for card in DATA["cards"] if card["chain"]}
        | {f"effect-{icon}" for piece in pieces for icon, *_ in piece["effects"]}
        | {f"age-{age}" for age in DATA["layouts"]}
        | {"back-age1", "back-age2", "back-age3", "back-guild"}
    )


def expansion_ids() -> set[str]:
    """List the ids of messages used by the expansions besides the names."""
    mythologies = PANTHEON["mythologies"]
    rows = [f"label-category-{category}" for category in EVERYTHING.categories]
    verbs = ("activate", "conspire", "recruit", "prepare", "trigger")
    return (
        {f"duel-card-{senator['id']}" for senator in AGORA["senators"]}
        | {f"duel-divine_token-{token}" for each in mythologies for token in each["tokens"]}
        | {f"duel-divine_token-offering_{coins}" for coins in PANTHEON["offerings"]}
        | {f"{kind}-{each['id']}" for kind in ("back", "chain") for each in mythologies}
        | {f"duel-expansion-{expansion}" for expansion in EVERYTHING.expansions}
        | {f"back-{back}" for back in EVERYTHING.names["back"]}
        | {"family-temples", "family-gods", "family-senators", "family-conspiracies"}
        | {"label-category-temples", *rows}
        | {f"action-{verb}" for verb in verbs}
    )


def asked() -> set[str]:
    """List the ids of questions in a variant; placing a back has a question for each back."""
    decisions = [each for each in EVERYTHING.decisions if each.name and not isinstance(each, Step)]
    backs = {*EVERYTHING.names["back"], "guild"} - {"age1", "age2", "age3"}
    questions = {f"prompt-{decision.name}" for decision in decisions} - {"prompt-lay_back"}
    return questions | {f"prompt-lay_{back}" for back in backs}


def computed_ids() -> set[str]:
    """List the ids that the program computes, besides those of the pieces."""
    forms = [effect.form() for effects in pieces().values() for effect in effects]
    backs = {*EVERYTHING.names["back"], "guild"} - {"age1", "age2", "age3"}
    commands = {command.name for command in app.registered_commands}
    symbols = DATA["science"]["symbols"]
    mythologies = [each["id"] for each in PANTHEON["mythologies"]]
    signs = [
        *LEGEND.values(),
        *(sign for each in EXPANSIONS.values() for sign in each.legend.values()),
    ]
    return (
        {f"effect-{name}" for name, *_ in forms}
        | {f"event-{each.__struct_config__.tag}" for each in event_classes("duel")}
        | {f"event-{back}_laid" for back in backs}
        | {f"payment-{each.__struct_config__.tag}" for each in PaymentLine.__subclasses__()}
        | {f"{message}-price" for message in PRICED}
        | {f"duel-god-{god.id}" for god in GODS}
        | {f"label-letter-{good}" for good in RESOURCES}
        | {f"label-symbol-{symbol}" for symbol in symbols}
        | {f"label-back-{back}" for back in backs}
        | {f"label-mythology-{mythology}" for mythology in mythologies}
        | {f"label-level-{level}" for level in ADVISERS}
        | {f"label-analysis-{column}" for column in ("decisions", "cost", "mistakes")}
        | {f"label-victory-{victory}" for victory in EVERYTHING.victories}
        | {f"label-where-{status}" for status in get_args(ConspiracyStatus)}
        | {"label-where-space", "label-where-space-hidden", "back-conspiracy", "duel-variant"}
        | {"classic-variant", "classic-expansion-cities", "classic-expansion-teams"}
        | {f"label-sign-{sign}" for sign in signs}
        | {f"opponent-{level}" for level in LEVELS}
        | {f"opponent-{player}-manner" for player in PLAYERS}
        | {f"{kind}-{command}" for kind in ("command", "label-command") for command in COMMANDS}
        | {f"usage-{name}{more}" for name in (*commands, "thaumata") for more in ("", "-more")}
    )


# The catalogues


@translations
def test_every_language_has_the_same_files(language: str) -> None:
    assert resources(language).keys() == resources("en").keys()


@every_language
def test_every_file_is_understood_and_opens_with_a_note_for_translators(language: str) -> None:
    for name, resource in resources(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, name
        assert isinstance(resource.body[0], ftl.Comment), name
        assert re.search("translators|перекладачів|переводчиков", resource.body[0].content or "")


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    entries = [entry for resource in resources(language).values() for entry in resource.body]
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


@translations
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@every_language
def test_a_message_inside_another_is_written(language: str) -> None:
    known = messages(language)
    for message_id, message in known.items():
        assert references(message) <= known.keys(), message_id


@translations
def test_every_language_uses_the_same_variables(language: str) -> None:
    english = messages("en")
    for message_id, message in messages(language).items():
        assert variables(message) == variables(english[message_id]), message_id


@translations
def test_every_language_tells_the_same_cases_apart(language: str) -> None:
    plurals = {"one", "few", "many", "other"}
    english = messages("en")
    for message_id, message in messages(language).items():
        here, there = (
            {(name, *sorted({*keys} - plurals)) for name, keys in selections(each)}
            for each in (message, english[message_id])
        )
        assert {case for case in here if case[1:]} == {case for case in there if case[1:]}, here


@translations
def test_every_plural_has_all_forms(language: str) -> None:
    for message_id, message in messages(language).items():
        for _, keys in selections(message):
            if {"one", "few", "many"} & set(keys):
                assert {"one", "few", "many"} <= set(keys), message_id


@pytest.mark.slow
@translations
def test_nothing_is_left_in_english(language: str) -> None:
    english = messages("en")
    for message_id, message in messages(language).items():
        text = " ".join(texts(message))
        assert set(re.findall(r"[A-Za-z]+", text)) <= FOREIGN, message_id
        if re.search(r"[A-Za-z]", " ".join(texts(english[message_id]))):
            assert re.search(r"[Ѐ-ӿ]", text), message_id


@translations
def test_letters_are_of_the_right_alphabet(language: str) -> None:
    foreign = "[ыэёъ]" if language == "uk" else "[іїєґ]"
    for message_id, message in messages(language).items():
        assert not re.search(foreign, " ".join(texts(message)).lower()), message_id


@every_language
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for message_id, message in messages(language).items():
        counted = {name for name, keys in selections(message) if {"one", "0", "1", "8"} & set(keys)}
        chosen = {name: keys for name, keys in selections(message) if name not in counted}
        for number in (0, 1, 2, 5, 21):
            for case in range(max((len(keys) for keys in chosen.values()), default=1)):
                arguments: dict[str, str | int] = dict.fromkeys(variables(message), "Xenia")
                arguments |= dict.fromkeys(counted, number)
                arguments |= {name: keys[case % len(keys)] for name, keys in chosen.items()}
                said = words(message_id, **arguments)
                assert said.strip(), message_id
                assert not re.search(r"[{}\n]|  | [.,:;]", said), (message_id, said)


# Names


@every_language
def test_every_piece_has_a_name_in_every_language(language: str) -> None:
    known = messages(language).keys()
    assert not (names().keys() | other_ids() | expansion_ids()) - known


@every_language
def test_every_decision_has_a_question_in_every_language(language: str) -> None:
    assert not asked() - messages(language).keys()


@every_language
def test_every_icon_is_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    for piece, effects in pieces().items():
        for said in DUEL.sentences_of(words, effects):
            assert said.endswith("."), (piece, said)
            assert not set(said) & set("{}$_"), (piece, said)


def test_pieces_that_do_different_things_say_different_things() -> None:
    words = Words("en")
    said: dict[tuple[str, ...], str] = {}
    for piece, effects in pieces().items():
        forms = str([effect.form() for effect in effects])
        assert said.setdefault(DUEL.sentences_of(words, effects), forms) == forms, piece
    ruins = [DUEL.sentences_of(words, pieces()[piece]) for piece in ("anubis", "sabotage")]
    assert ruins[0] != ruins[1]


def test_english_names_are_those_of_the_ids() -> None:
    words = Words("en")
    for message_id, piece in printed_names().items():
        name = words(message_id).removeprefix("The ").removesuffix(" mythology").lower()
        assert re.sub("[ -]", "_", name) == piece


def test_a_god_of_whom_only_the_back_is_seen_is_named_by_it() -> None:
    assert DUEL.name_of(Words("en"), Piece("god", "?greek")) == "Greek god card"
    assert DUEL.name_of(Words("en"), Piece("god", "zeus")) == "Zeus"


@every_language
def test_names_fit_on_cards_and_differ(language: str) -> None:
    words = Words(language)
    said = [words(message_id) for message_id in names()]
    assert {name for name in said if len(name) > 24} <= LONG_NAMES
    assert len(said) == len(set(said))


@translations
def test_names_have_one_capital_letter_unless_they_name_a_person_or_place(language: str) -> None:
    words = Words(language)
    places = "Родосский|Галикарнасе|Олимпии|Эфесе"
    people = rf"\b(Артеміди|Зевса|Юлія|Артемиды|Хеопса|Семирамиды|Юлия|{places})\b"
    for message_id in names():
        name = re.sub(people, "", words(message_id))
        assert name[1:] == name[1:].lower(), name


# Grammar


@pytest.mark.parametrize(
    ("language", "message_id", "said"),
    [
        ("en", "amount-coins", ("1 coin", "2 coins", "5 coins", "21 coins")),
        ("uk", "amount-coins", ("1 монета", "2 монети", "5 монет", "21 монета")),
        ("ru", "amount-coins", ("1 монета", "2 монеты", "5 монет", "21 монета")),
        ("en", "resource-amount-stone", ("1 stone", "2 stone", "5 stone", "21 stone")),
        ("uk", "resource-amount-stone", ("1 камінь", "2 камені", "камінь × 5", "21 камінь")),
        ("ru", "resource-amount-stone", ("1 камень", "2 камня", "камень × 5", "21 камень")),
        (
            "uk",
            "label-uncovers-hidden",
            (
                "Відкриє 1 карту, що лежить долілиць.",
                "Відкриє 2 карти, що лежать долілиць.",
                "Відкриє 5 карт, що лежать долілиць.",
                "Відкриє 21 карту, що лежить долілиць.",
            ),
        ),
        (
            "ru",
            "label-uncovers-hidden",
            (
                "Откроет 1 карту, лежащую лицом вниз.",
                "Откроет 2 карты, лежащие лицом вниз.",
                "Откроет 5 карт, лежащих лицом вниз.",
                "Откроет 21 карту, лежащую лицом вниз.",
            ),
        ),
        ("uk", "resource-amount-papyrus", ("1 папірус", "2 папіруси", "папірус × 5", "21 папірус")),
        ("ru", "resource-amount-papyrus", ("1 папирус", "2 папируса", "папирус × 5", "21 папирус")),
        ("uk", "resource-amount-wood", ("1 дерево", "2 дерева", "дерево × 5", "21 дерево")),
        (
            "ru",
            "resource-amount-wood",
            ("1 древесина", "2 древесины", "древесина × 5", "21 древесина"),
        ),
    ],
)
def test_numbers_take_the_right_form(language: str, message_id: str, said: tuple[str, ...]) -> None:
    words = Words(language)
    assert tuple(words(message_id, count=count) for count in (1, 2, 5, 21)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna discarded Baths for 3 coins."),
        ("uk", "Anna скидає карту «Лазня» за 3 монети."),
        ("ru", "Anna сбрасывает карту «Бани» за 3 монеты."),
    ],
)
def test_a_line_of_the_log_is_a_sentence(language: str, said: str) -> None:
    words = Words(language)
    assert words("event-sold", player="Anna", card=words("duel-card-baths"), coins=3) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Worth 2 points for each wonder built in the city that has more of them."),
        ("uk", "Дає по 2 переможні бали за кожне чудо, збудоване в місті, де їх більше."),
        ("ru", "Даёт по 2 победных очка за каждое чудо, построенное в городе, где их больше."),
    ],
)
def test_an_effect_that_counts_is_a_sentence(language: str, said: str) -> None:
    assert Words(language)("effect-points_per", amount=2, what="wonders", whose="most") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Place a cube in the left section or move one of yours; 2 actions are left."),
        (
            "uk",
            "Додайте маркер впливу в ліву секцію або перемістіть свій; лишилося 2 дії.",
        ),
        (
            "ru",
            "Добавьте кубик влияния в левую часть или переместите свой; осталось 2 действия.",
        ),
    ],
)
def test_a_question_tells_what_is_left_to_do(language: str, said: str) -> None:
    assert Words(language)("prompt-senate_action", section="left", count=2) == said


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [
        ("en", "wood, stone and clay", "wood, stone or clay"),
        ("uk", "дерево, камінь і глина", "дерево, камінь або глина"),
        ("ru", "древесина, камень и глина", "древесина, камень или глина"),
    ],
)
def test_lists_are_joined_in_the_language(language: str, both: str, either: str) -> None:
    words = Words(language)
    goods = [words(f"resource-{good}") for good in ("wood", "stone", "clay")]
    assert words.list_of(goods) == both
    assert words.choice_of(goods) == either


def test_short_lists_need_no_comma() -> None:
    words = Words("en")
    assert words.list_of(["wood", "clay"]) == "wood and clay"
    assert words.list_of(["wood"]) == "wood"
    assert words.list_of([]) == "nothing"


def test_numbers_are_written_in_plain_digits() -> None:
    assert Words("en")("label-seed", seed=1234567) == "Seed: 1234567"


# Looking words up


def test_an_unknown_language_is_refused_in_words() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Words("tlh")
    problem = caught.value
    assert isinstance(problem, ThaumataError)
    assert problem.arguments == {"language": "tlh", "languages": "en, uk, ru"}
    said = Words("en")(problem.message_id, **problem.arguments)
    assert said == "There is no language “tlh”. Choose one of: en, uk, ru."


def test_a_missing_message_is_its_id() -> None:
    words = Words("uk")
    assert not words.has("label-philosophers-stone")
    assert words("label-philosophers-stone", count=1) == "label-philosophers-stone"


def test_english_stands_in_for_a_missing_message(monkeypatch: pytest.MonkeyPatch) -> None:
    bundles = {"en": FluentBundle(["en"]), "uk": FluentBundle(["uk"])}
    bundles["en"].add_resource(FluentResource("label-new = New"))
    monkeypatch.setattr(words_module, "_bundle", bundles.__getitem__)
    words = Words("uk")
    assert words.has("label-new")
    assert words("label-new") == "New"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": ""}, "uk"),
    ],
)
def test_the_environment_decides_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == language


# Ids used by the program


def test_whatever_the_program_says_is_written() -> None:
    known = messages("en")
    pattern = re.compile(rf"({'|'.join(SUBJECTS)})-[a-z0-9_-]*[a-z0-9]")
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            first = node.args[0]
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            if not pattern.fullmatch(first.value):
                continue
            place = f"{file.name}:{node.lineno}: {first.value}"
            assert first.value in known, place
            given = {keyword.arg for keyword in node.keywords}
            if given and None not in given:
                assert variables(known[first.value]) <= given, place


def said_in_the_browser() -> set[str]:
    """Return the ids that the client spells out, or computes from a prefix and a suffix."""
    client = Path(__file__).parents[2] / "web" / "src"
    sources = [
        path.read_text("utf-8") for path in client.rglob("*") if path.suffix in {".ts", ".svelte"}
    ]
    text = "\n".join(sources)
    begun = tuple(re.findall(r"`(web-[a-z-]+-)\$\{", text))
    written = {id for id in messages("en") if begun and id.startswith(begun)}
    return written | set(re.findall(r"'([a-z]+-[a-z0-9_-]+)'", text))


def test_whatever_the_browser_says_is_written() -> None:
    known = messages("en")
    assert {id for id in said_in_the_browser() if id.startswith("web-")} <= known.keys()


def test_whatever_is_written_is_said_by_the_program() -> None:
    """The words of Classic and of Cities have tests of their own."""
    spelled_out = {
        node.value
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    spelled_out |= said_in_the_browser()
    called_for = names().keys() | other_ids() | expansion_ids() | asked() | computed_ids()
    called_for |= {id for message in messages("en").values() for id in references(message)}
    for name, resource in resources("en").items():
        if not name.startswith(("classic-", "cities-")):
            ids = {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}
            assert not ids - spelled_out - called_for, name
