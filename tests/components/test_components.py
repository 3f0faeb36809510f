"""The list of components against the transcription, which was made independently of the tables."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import thaumata as th
from tests.auction import PRIZES, Auction
from tests.cli.terminal import run
from thaumata.components import Component, ComponentList, components_of
from thaumata.wording.words import LANGUAGES

FOLDER = Path(__file__).parents[1] / "data"


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def listed(variant: str, kind: str) -> dict[str, Component]:
    return {
        each.id: each for each in components_of(th.Game(variant)).components if each.kind == kind
    }


def cost_of(printed: dict[str, int]) -> tuple[int, dict[str, int]]:
    return printed.get("coins", 0), {name: n for name, n in printed.items() if name != "coins"}


def values(icons: tuple[dict[str, Any], ...]) -> list[list[Any]]:
    """Convert icons to the form of the transcription: the name, then the values in order."""
    return [json.loads(json.dumps(list(icon.values()))) for icon in icons]


def same(component: Component, printed: dict[str, Any]) -> None:
    """Compare a component with the transcription."""
    if "cost" in printed:
        assert component.cost is not None
        assert (component.cost.coins, component.cost.resources) == cost_of(printed["cost"])
    if "color" in printed:
        assert component.family in (printed["color"], "temples")
    icons = printed["effects"] if "effects" in printed else [printed["effect"]]
    assert [icon[0] for icon in values(component.icons)] == [icon[0] for icon in icons]


# Duel


@pytest.mark.parametrize(
    ("variant", "kind", "file", "field"),
    [
        ("duel", "card", "duel", "cards"),
        ("duel", "wonder", "duel", "wonders"),
        ("duel", "token", "duel", "progress"),
        ("duel+pantheon", "god", "duel_pantheon", "gods"),
        ("duel+agora", "conspiracy", "duel_agora", "conspiracies"),
        ("duel+agora", "decree", "duel_agora", "decrees"),
    ],
)
def test_ids_costs_and_icons_are_those_of_the_box(
    variant: str, kind: str, file: str, field: str
) -> None:
    found = listed(variant, kind)
    printed = {each["id"]: each for each in data(file)[field]}
    assert found.keys() == printed.keys()
    for id, component in found.items():
        same(component, printed[id])


@pytest.mark.parametrize(
    ("variant", "kind", "file", "field"),
    [
        ("duel+pantheon", "card", "duel_pantheon", "cards"),
        ("duel+pantheon", "wonder", "duel_pantheon", "wonders"),
        ("duel+pantheon", "token", "duel_pantheon", "progress"),
        ("duel+agora", "card", "duel_agora", "senators"),
        ("duel+agora", "wonder", "duel_agora", "wonders"),
        ("duel+agora", "token", "duel_agora", "progress"),
    ],
)
def test_an_expansion_adds_its_pieces(variant: str, kind: str, file: str, field: str) -> None:
    found = listed(variant, kind)
    for printed in data(file)[field]:
        assert printed["id"] in found
        same(found[printed["id"]], printed)


def test_cards_of_duel_tell_their_age_deck_and_chains() -> None:
    found = listed("duel", "card")
    for printed in data("duel")["cards"]:
        card = found[printed["id"]]
        is_guild = printed["age"] == "guild"
        assert (card.age, card.deck) == (
            (3, "guild") if is_guild else (printed["age"], f"age{printed['age']}")
        )
        assert card.chain_given == ((printed["chain"],) if printed["chain"] else ())
        assert bool(card.chain_needed) == bool(printed["chain_from"])
        if printed["chain_from"]:
            assert card.chain_needed == found[printed["chain_from"]].chain_given
        assert card.counts == {"2": 1}


def test_temples_take_the_place_of_guilds() -> None:
    decks = Counter(card.deck for card in listed("duel+pantheon", "card").values())
    assert decks["temple"] == 5
    assert "guild" not in decks
    senators = [card for card in listed("duel+agora", "card").values() if card.deck == "senator"]
    assert len(senators) == 13
    assert all(card.family == "senators" and card.cost is None for card in senators)


def test_military_tokens_take_coins_or_bring_influence() -> None:
    usual = listed("duel", "military_token")
    assert {id: each.value for id, each in usual.items()} == {"small": 3, "large": 6}
    assert usual["large"].icons == ({"icon": "opponent_loses_coins", "amount": 5},)
    changed = listed("duel+agora", "military_token")
    for printed in data("duel_agora")["military_tokens"]:
        token = changed[printed["size"]]
        assert token.value == printed["distance"]
        assert values(token.icons) == printed["effects"]


# Classic


def test_cards_of_classic_tell_costs_chains_and_copies() -> None:
    found = listed("classic-3", "card")
    box = data("classic")
    assert found.keys() == {each["id"] for each in (*box["cards"], *box["guilds"])}
    for printed in box["cards"]:
        card = found[printed["id"]]
        same(card, printed)
        assert card.age == printed["age"]
        assert sorted(card.chain_needed) == sorted(printed["chain_from"])
        for earlier in printed["chain_from"]:
            assert card.id in found[earlier].chain_given
        for players in range(3, 8):
            copies = sum(least <= players for least in printed["copies"])
            assert card.counts[str(players)] == copies
        assert card.counts["2"] == card.counts["3"]
    for printed in box["guilds"]:
        same(found[printed["id"]], printed)
        assert found[printed["id"]].family == "purple"


@pytest.mark.parametrize(
    ("variant", "file"), [("classic-3", "classic"), ("classic-3+cities", "classic_cities")]
)
def test_boards_have_two_sides_with_stages(variant: str, file: str) -> None:
    sides, stages = listed(variant, "side"), listed(variant, "stage")
    for board in data(file)["boards"]:
        assert board["id"] in listed(variant, "board")
        for side, printed in board["sides"].items():
            assert sides[f"{board['id']}_{side}"].icons == (
                {"icon": "produces", "resources": {board["resource"]: 1}},
            )
            for number, stage in enumerate(printed, 1):
                same(stages[f"{board['id']}_{side}_{number}"], stage)


def test_cities_adds_black_cards() -> None:
    found = listed("classic-3+cities", "card")
    for printed in data("classic_cities")["cards"]:
        card = found[printed["id"]]
        same(card, printed)
        assert card.family == "black"


def test_conflict_tokens_have_their_value() -> None:
    assert [each.value for each in listed("classic-3", "victory_token").values()] == [1, 3, 5]
    assert [each.value for each in listed("classic-3", "defeat_token").values()] == [-1]


# Any variant


@pytest.mark.parametrize(
    "variant",
    ["duel", "duel+pantheon+agora", "classic-3", "classic-2+cities", "classic-4+cities+teams"],
)
def test_every_component_has_a_name_of_its_own_and_words_in_each_language(variant: str) -> None:
    all_of_them = components_of(th.Game(variant)).components
    keys = [(each.kind, each.id) for each in all_of_them]
    assert len(set(keys)) == len(keys)
    for each in all_of_them:
        assert each.names.keys() == set(LANGUAGES)
        assert all(name and name != each.id for name in each.names.values())
        if each.icons:
            assert each.texts.keys() == set(LANGUAGES)
            assert all(len(text) >= len(each.icons) for text in each.texts.values())
        for icon in each.icons:
            assert icon["icon"]


def test_a_users_own_game_lists_its_pieces() -> None:
    th.register(Auction())
    found = listed("auction", "prize")
    assert tuple(found) == PRIZES
    assert found["lamp"].names["uk"] == "lamp"


def test_the_command_writes_json_that_is_read_again() -> None:
    code, out, err = run("components duel --expansions pantheon,agora")
    assert (code, err) == (0, "")
    read = msgspec.json.decode(out, type=ComponentList)
    made = components_of(th.Game("duel+pantheon+agora"))
    assert msgspec.json.encode(read) == msgspec.json.encode(made)


def test_cities_adds_what_lies_before_a_city() -> None:
    """C143: a debt takes a point off."""
    (debt,) = listed("classic-4+cities", "debt").values()
    assert (debt.value, debt.names["en"]) == (-1, "Debt")
    (diplomacy,) = listed("classic-2+cities", "diplomacy").values()
    assert diplomacy.names["uk"] == "Токен дипломатії"
    assert listed("classic-4", "debt") == {}
