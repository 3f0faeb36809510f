"""The laws of the client's folders, held over its sources: who may name whom, and what it may know.

What is shared names no family and no expansion, a family's base names no expansion, and nothing
knows a rule. Each law is tried on lines that break it, so that it cannot be kept by accident.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from thaumata import Game
from thaumata.components import components_of
from thaumata.players.levels import LEVELS
from thaumata.server.phrases import PHRASES

CLIENT: Final = Path(__file__).parents[1] / "web" / "src"
LOCALES: Final = Path(str(files("thaumata"))) / "locales" / "en"

SHARED: Final = ("app", "core", "ui", "art", "table", "pages")
"""The folders that know families by their interface alone."""

FAMILIES: Final = ("duel", "classic")
EXPANSIONS: Final = {family: Game(family).family.expansions() for family in FAMILIES}

PLACES: Final = ("senat", "free.?city")
"""Beginnings of words for what only an expansion has, and what is more than one of its pieces."""

SUFFIXES: Final = {".ts", ".svelte", ".css"}
"""The files that are read; pictures are not."""


# Reading


def sources(*folders: str) -> dict[str, str]:
    """Return what stands in the sources of some folders, without comments, by path."""
    paths = [path for folder in folders for path in sorted((CLIENT / folder).rglob("*"))]
    return {
        str(path.relative_to(CLIENT)): without_comments(path.read_text("utf-8"))
        for path in paths
        if path.suffix in SUFFIXES
    }


def without_comments(source: str) -> str:
    """Leave out what is said to people; a line stays a line."""
    blocks = re.compile(r"/\*.*?\*/|<!--.*?-->", re.S)
    source = blocks.sub(lambda found: "\n" * found[0].count("\n"), source)
    return re.sub(r"(^|[\s;{}])//[^\n]*", r"\1", source)


def breaches(law: re.Pattern[str], found: dict[str, str]) -> list[str]:
    """List the lines that break a law."""
    return [
        f"{path}:{number}: {line.strip()}"
        for path, source in found.items()
        for number, line in enumerate(source.splitlines(), 1)
        if law.search(line)
    ]


def imports(source: str) -> Iterator[str]:
    """List what a source imports."""
    yield from re.findall(r"""(?:from|import)\s*\(?['"]([^'"]+)['"]""", source)


def folder_of(path: str, imported: str) -> str:
    """Return the path of an import, from the root of the sources."""
    if not imported.startswith("."):
        return ""
    target = Path(os.path.normpath((CLIENT / path).parent / imported))
    return str(target.relative_to(CLIENT)) if target.is_relative_to(CLIENT) else ""


# Families and expansions


def words_for(*names: str) -> re.Pattern[str]:
    """Find names as words, or as parts of words that are written together."""
    return re.compile("|".join(rf"(?i:{name})" for name in names))


FAMILY_OR_EXPANSION: Final = words_for(
    *FAMILIES,
    *(name for names in EXPANSIONS.values() for name in names if name not in ("cities", "teams")),
    r"(?<!\.)\bcities\b",  # the cities of a view are what both families have
    r"(?<!\.)\bteams?\b",
    *PLACES,
)


@pytest.mark.parametrize(
    "line",
    [
        "import { duel } from '../x';",
        "type View = DuelView | null;",
        ".senate-view {",
        "say('duel-expansion-pantheon')",
        "say('label-cities')",
        "if (isFreeCity) return;",
        "const team = view.team;",
    ],
)
def test_a_name_of_a_family_or_of_an_expansion_is_found(line: str) -> None:
    assert breaches(FAMILY_OR_EXPANSION, {"x.ts": without_comments(line)})


@pytest.mark.parametrize("line", ["// As in a duel.", "/* teams */", "capacities", "<p>steam</p>"])
def test_what_is_no_name_is_let_be(line: str) -> None:
    assert not breaches(FAMILY_OR_EXPANSION, {"x.ts": without_comments(line)})


def test_what_is_shared_names_no_family_and_no_expansion() -> None:
    assert not breaches(FAMILY_OR_EXPANSION, sources(*SHARED))


def test_what_is_shared_knows_families_by_their_interface_alone() -> None:
    for path, source in sources(*SHARED).items():
        for imported in imports(source):
            target = folder_of(path, imported)
            is_known = target in ("games/family", "games/registry")
            assert is_known or not target.startswith("games/"), (path, imported)


def test_a_family_knows_no_other_family() -> None:
    for family in sorted(path.name for path in (CLIENT / "games").iterdir() if path.is_dir()):
        for path, source in sources(f"games/{family}").items():
            for imported in imports(source):
                _, _, inside = folder_of(path, imported).partition("games/")
                other = inside.partition("/")[0] if "/" in inside else family
                assert other == family, (path, imported)


def own_words(family: str) -> re.Pattern[str]:
    """Find what only the expansions of a family have: their names, kinds, colors and backs."""
    base, whole = (
        components_of(Game(family, expansions=expansions)).components
        for expansions in ((), EXPANSIONS[family])
    )

    def kinds(components: tuple[object, ...]) -> set[str]:
        return {
            getattr(each, field)
            for each in components
            for field in ("kind", "deck", "family")
            if getattr(each, field)
        }

    words = {*EXPANSIONS[family], *(kinds(whole) - kinds(base))}
    singular = sorted({word.removesuffix("s") for word in words} - {"temple"})
    return re.compile("|".join(rf"(?i:\b{word}(?:s|ies)?\b|{word}[A-Z_-])" for word in singular))


def test_the_base_of_duel_names_no_expansion() -> None:
    law = own_words("duel")
    assert breaches(law, {"x.ts": "import { agora } from './agora/expansion';"})
    assert breaches(law, {"x.ts": "const gods = view.pantheon;"})
    assert breaches(law, {"x.ts": "choice.tap('god', id);"})
    assert breaches(law, {"x.ts": "const divine_token = 1;"})
    expansions = tuple(f"games/duel/{name}" for name in EXPANSIONS["duel"])
    base = {
        path: source
        for path, source in sources("games/duel").items()
        if not path.startswith(expansions) and path != "games/duel/expansions.ts"
    }
    assert len(base) > 20
    assert not breaches(law, base)


# What each folder may use

BELOW: Final = {
    "core": ("core",),
    "art": ("art",),
    "ui": ("ui", "core", "art"),
}
"""The folders that stand below all others, with what they may use."""


@pytest.mark.parametrize("folder", BELOW)
def test_what_is_below_uses_nothing_above(folder: str) -> None:
    for path, source in sources(folder).items():
        for imported in imports(source):
            target = folder_of(path, imported)
            assert not target or target.startswith(BELOW[folder]), (path, imported)


def test_tables_and_families_know_no_page() -> None:
    for path, source in sources("table", "games").items():
        for imported in imports(source):
            assert not folder_of(path, imported).startswith("pages/"), (path, imported)


# Rules

LEVEL: Final = re.compile(rf"""['"`]({"|".join(LEVELS)})['"`]""")
PHRASE: Final = re.compile("|".join(map(re.escape, PHRASES)))


def test_levels_and_phrases_are_those_that_the_service_names() -> None:
    assert breaches(LEVEL, {"x.ts": "const LEVELS = ['novice', 'easy'];"})
    assert breaches(PHRASE, {"x.ts": f"const PHRASES = ['{PHRASES[0]}'];"})
    assert not breaches(LEVEL, sources(*SHARED))
    assert not breaches(PHRASE, sources(*SHARED, "games"))
    lessons = breaches(LEVEL, sources("games"))
    assert all(line.startswith("games/registry.ts") and "lesson" in line for line in lessons)


OPTIONS: Final = {
    option
    for family in FAMILIES
    for values in Game(family).family.options(EXPANSIONS[family]).values()
    for option in values
}
"""The values of all options of rules."""


def test_no_list_of_options_is_written_twice() -> None:
    listed = re.compile(r"\[([^\][]*)\]")
    for path, source in sources(*SHARED, "games").items():
        for found in listed.finditer(source):
            named = set(re.findall(r"'(\w+)'", found[1]))
            assert len(named & OPTIONS - {"left", "right"}) < 2, (path, found[0])


THRESHOLD: Final = re.compile(
    r"(?i)(distance|pawn|shields?|symbols?|controlled|chambers)[\w.()\[\]]*\s*[<>]=?\s*[3-9]\b"
)


def test_nothing_knows_when_a_game_is_won() -> None:
    assert breaches(THRESHOLD, {"x.ts": "if (view.board.pawn >= 7) warn();"})
    assert breaches(THRESHOLD, {"x.ts": "const near = symbols.length > 4;"})
    assert not breaches(THRESHOLD, sources(*SHARED, "games"))


# Seats

SEATS: Final = re.compile(
    r"\b1 - \w*(me|seat)\b|(?i:seat|me|player)\w*\s*[<>]=?\s*\d|\[\s*[01]\s*,\s*[01]\s*\]"
)


def test_seats_are_any_number_where_nothing_is_known_of_a_family() -> None:
    for line in ("cities[1 - me]", "if (each.seat < 2)", "seat > 1 ? x : y", "of [0, 1]"):
        assert breaches(SEATS, {"x.ts": line}), line
    assert not breaches(SEATS, sources(*SHARED))


# Windows

WINDOW: Final = re.compile(
    r"\binner(Width|Height)\b|\bmatchMedia\('\((max|min|orient)|@media[^{]*\((max|min|orient)"
)


def test_one_module_says_which_layout_a_window_has() -> None:
    for line in ("innerWidth < 700", "matchMedia('(max-width: 9px)')", "@media (max-width: 9px) {"):
        assert breaches(WINDOW, {"x.ts": line}), line
    found = sources(*SHARED, "games")
    del found["core/layout.svelte.ts"]
    assert not breaches(WINDOW, found)


# Words


def families_of_messages() -> dict[str, str]:
    """Return the family whose words a message belongs to, or nothing where it is shared."""
    owners = {name: family for family, names in EXPANSIONS.items() for name in (family, *names)}
    return {
        id: owners.get(path.stem.partition("-")[0], "")
        for path in LOCALES.glob("*.ftl")
        for id in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    }


def said(source: str) -> set[str]:
    """Return the ids of messages that are written in a source."""
    return set(re.findall(r"""['"`]([a-z]+-[\w-]*[a-z0-9])['"`]""", source))


def test_what_is_said_is_loaded_with_the_family_that_says_it() -> None:
    owner = families_of_messages()
    assert owner["web-track"] == "duel"
    assert owner["web-undo"] == ""
    for path, source in sources(*SHARED).items():
        for id in said(source) & owner.keys():
            assert owner[id] == "", (path, id)
    for family in FAMILIES:
        for path, source in sources(f"games/{family}").items():
            for id in said(source) & owner.keys():
                assert owner[id] in ("", family), (path, id)


# Parts


def test_two_families_may_have_a_card_of_one_name() -> None:
    """Many cards of Duel are called as those of 7 Wonders: they are found by their family, too."""
    ids = [
        {(each.kind, each.id) for each in components_of(Game(family)).components}
        for family in ("duel", "classic")
    ]
    assert len(ids[0] & ids[1]) > 40
    signature = re.compile(r"export const component = \(\s*family: string,")
    assert signature.search((CLIENT / "core" / "components.ts").read_text("utf-8"))


def test_node_and_vitest_are_pinned() -> None:
    package = json.loads((CLIENT.parent / "package.json").read_text("utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions.values()), versions


# Styles


def test_every_property_of_a_style_is_set_somewhere() -> None:
    found = "\n".join(sources(*SHARED, "games").values())
    set_somewhere = {*re.findall(r"(--[\w-]+)\s*:", found), *re.findall(r"style:(--[\w-]+)", found)}
    set_somewhere |= set(re.findall(r"setProperty\('(--[\w-]+)'", found))
    asked_for = {name for name in re.findall(r"var\((--[\w-]+)", found) if not name.endswith("-")}
    assert len(asked_for) > 40
    assert asked_for <= set_somewhere
