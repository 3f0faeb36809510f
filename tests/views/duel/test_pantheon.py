"""The Pantheon in a view: gods as far as they are known, and their prices."""

from typing import Any

import pytest

from tests.rules.duel.table import deal, play
from tests.rules.pantheon.table import GODS, TEMPLES, pantheon
from thaumata import Game, Rng, position, view
from thaumata.duel.state import DuelState
from thaumata.views import DuelPreview
from thaumata.views.duel.pantheon.payment import (
    ChainToken,
    Engineering,
    FromAstarte,
    Gate,
    Less,
    Space,
)
from thaumata.views.duel.pantheon.view import GodDeck, PantheonSpace, PantheonView, SlotToken
from thaumata.views.duel.payment import Receipt
from thaumata.views.duel.receipt import receipt_for_card, receipt_for_wonder
from thaumata.views.duel.structs import ChainSymbol
from thaumata.views.duel.view import duel_view
from thaumata.views.payment import FromDiscard, PrintedCoins, ToBank
from thaumata.views.pieces import Piece
from thaumata.wording.describe import describe_action, describe_card, describe_piece
from thaumata.wording.words import LANGUAGES, Words

ENGLISH = Words("en")
SANCTUARY = Piece("wonder", "sanctuary")


def seen(state: DuelState, seat: int | None = None) -> PantheonView:
    shown = view(state, seat).pantheon
    assert shown is not None
    return shown


def names(state: DuelState, seat: int | None = None) -> list[str | None]:
    """Return a viewer's knowledge of the spaces, from the first on."""
    return [space.god for space in seen(state, seat).spaces]


def decks(state: DuelState, seat: int | None = None) -> dict[str, GodDeck]:
    return {deck.mythology: deck for deck in seen(state, seat).decks}


def of(state: DuelState, text: str) -> DuelPreview:
    """Return the preview of an action of seat 0."""
    (action,) = [action for action in view(state, 0).actions if action.text == text]
    return action.preview


def token(value: int) -> Piece:
    return Piece("divine_token", f"offering_{value}")


def secret(**more: Any) -> DuelState:
    """Seat 0 has placed Zeus and left Hades on top; seat 1 has done the same with Roman gods."""
    return pantheon(
        age=1,
        open=("altar", "baths"),
        spaces={2: ("zeus", [0]), 5: ("mars", [1])},
        decks={
            "greek": [("hades", [0]), ("?greek", [])],
            "roman": [("neptune", [1]), ("?roman", [])],
        },
        mythology=(("greek_1",), ("roman_1",)),
        **more,
    )


# Knowledge of gods


def test_a_base_game_has_no_pantheon() -> None:
    assert duel_view(Game("duel").start()).pantheon is None


def test_a_god_face_down_shows_its_mythology_and_a_name_to_those_who_know() -> None:
    """D97."""
    state = secret()
    assert names(state, 0) == [None, "zeus", None, None, None, None]
    assert names(state, 1) == [None, None, None, None, "mars", None]
    assert names(state) == [None] * 6
    spaces = seen(state, 1).spaces
    assert spaces[0] == PantheonSpace("1", None, None, False, True, False, False, (3, 8))
    assert spaces[1] == PantheonSpace("2", None, "greek", False, False, False, False, (4, 7))
    assert spaces[4] == PantheonSpace("5", "mars", "roman", False, False, False, True, (7, 4))


def test_a_deck_tells_how_many_are_left_and_what_the_viewer_has_seen() -> None:
    """D95, D97."""
    state = secret()
    assert decks(state, 0)["greek"] == GodDeck("greek", 2, ("hades", None), False)
    assert decks(state, 1)["greek"] == GodDeck("greek", 2, (None, None), False)
    assert decks(state, 1)["roman"].gods == ("neptune", None)
    assert decks(state)["roman"].gods == (None, None)
    assert decks(state)["egyptian"].left == 3


def test_what_both_players_have_learned_in_secret_is_no_news_to_a_spectator() -> None:
    """D97."""
    state = pantheon(age=1, open=("altar",), spaces={2: ("zeus", [0, 1])})
    assert names(state, 0)[1] == names(state, 1)[1] == "zeus"
    assert names(state)[1] is None
    assert not seen(state).spaces[1].face_up


def test_from_age_two_on_gods_lie_face_up() -> None:
    """D91."""
    state = pantheon(spaces={1: "mars", 4: "gate"})
    for viewer in (None, 0, 1):
        first, *_, fourth, _, _ = seen(state, viewer).spaces
        assert (first.god, first.face_up, first.known) == ("mars", True, True)
        assert fourth == PantheonSpace("4", "gate", None, True, False, True, True, (12, 10))


def test_gods_that_the_gate_turns_up_lie_open_until_one_is_chosen() -> None:
    """D139."""
    state = pantheon(spaces={1: "gate"}, coins=(20, 7))
    play(state, "activate gate")
    deal(state, "enki", "law", "economy")
    assert decks(state)["mesopotamian"] == GodDeck("mesopotamian", 3, ("enki", None, None), True)
    assert not decks(state)["greek"].face_up
    assert seen(state).enki == ("economy", "law")
    deal(state, "baal", "zeus", "ra", "mars")
    assert all(deck.face_up and deck.gods[0] for deck in decks(state).values())
    play(state, "activate mars")
    assert not any(deck.face_up for deck in decks(state).values())
    assert seen(state).enki == ()


def test_nobody_forgets_the_gods_that_the_gate_has_shown() -> None:
    """D139, D239: they lie face down again, but spectators have seen them like the players."""
    state = pantheon(spaces={1: "gate"}, coins=(20, 7))
    play(state, "activate gate")
    deal(state, "ishtar", "baal", "zeus", "ra", "mars")
    play(state, "activate mars")
    tops = {"mesopotamian": "ishtar", "phoenician": "baal", "greek": "zeus", "egyptian": "ra"}
    for viewer in (None, 0, 1):
        for mythology, god in tops.items():
            assert decks(state, viewer)[mythology].gods == (god, None, None)
        assert decks(state, viewer)["roman"].gods == (None, None)
    for seat in (0, 1):
        loaded = position.load(position.dump(state, seat), is_checked=False)
        assert duel_view(loaded).pantheon == view(state).pantheon
        assert duel_view(state.resample(seat, Rng(seat))).pantheon == view(state).pantheon


def test_a_god_left_over_by_the_divine_theater_is_no_secret_on_its_space() -> None:
    """D96, D239: it is shown publicly, and publicly placed with the next token."""
    state = pantheon(
        age=1,
        structure={"r5c1": "altar", "r5c3": "baths", "r4c2": "?age1", "r5c11": "tavern"},
        tokens={"r4c2": "greek_2"},
        wonders=(("divine_theater",), ()),
        spaces={2: ("zeus", [1])},
        mythology=((), ("greek_1",)),
        coins=(30, 7),
    )
    play(state, "wonder divine_theater baths", "reveal greek")
    deal(state, "aphrodite", "hades")
    play(state, "activate aphrodite")
    assert decks(state)["greek"] == GodDeck("greek", 1, ("hades",), False)
    play(state, "build altar", "deal hades", "place hades 4")
    for viewer in (None, 0, 1):
        shown = seen(state, viewer).spaces[3]
        assert (shown.god, shown.face_up, shown.known) == ("hades", False, True)
    assert names(state)[1] is None


def test_gods_of_the_divine_theater_lie_open_until_they_are_put_in_order() -> None:
    """D148, D239."""
    state = pantheon(wonders=(("divine_theater",), ()), coins=(30, 7))
    play(state, "wonder divine_theater walls", "reveal greek")
    deal(state, "aphrodite", "hades", "zeus")
    play(state, "activate aphrodite")
    assert decks(state)["greek"] == GodDeck("greek", 2, ("hades", "zeus"), True)
    play(state, "top zeus")
    assert decks(state)["greek"].gods == decks(state, 1)["greek"].gods == (None, None)
    assert decks(state, 0)["greek"].gods == ("zeus", "hades")


# Tokens and markers


def test_tokens_lie_on_slots_and_before_players() -> None:
    """D93, D102."""
    structure = {"r4c2": "?age1", "r5c1": "altar", "r5c3": "baths"}
    state = pantheon(
        structure=structure,
        tokens={"r4c2": "greek_2"},
        mythology=(("greek_1", "roman_2"), ()),
        offerings=((), (2, 4)),
        gods=(("astarte",), ("gate",)),
        reserve=(5, 0),
    )
    shown = seen(state)
    assert shown.tokens == (SlotToken("r4c2", "greek_2"),)
    first, second = shown.seats
    assert (first.mythology, first.offerings) == (("greek_1", "roman_2"), ())
    assert (second.mythology, second.offerings) == ((), (2, 4))
    assert (first.gods, second.gods) == (("astarte",), ("gate",))
    assert (first.astarte, second.astarte) == (5, 0)
    assert [city.reserve for city in view(state).cities] == [5, 0]


def test_minerva_and_the_snake_are_shown_where_they_are() -> None:
    """D114, D132."""
    state = pantheon(minerva=-3, snake="library", gods=(("nisaba",), ()), built=((), ("library",)))
    assert (seen(state).minerva, seen(state).snake) == (-3, "library")
    assert view(state).cities[0].symbols["quill"] == 1
    assert (seen(pantheon()).minerva, seen(pantheon()).snake) == (None, None)


def test_a_mythology_token_is_a_chain_symbol() -> None:
    """D100."""
    state = pantheon(mythology=(("greek_1",), ()), built=(("altar",), ()))
    assert view(state).cities[0].chains == (
        ChainSymbol("moon", "altar"),
        ChainSymbol("greek", None, "greek_1"),
    )


# Prices


def test_a_space_costs_each_player_something_else() -> None:
    """D104, D105."""
    state = pantheon(raised=({}, {"sanctuary": "altar"}))
    assert [space.prices for space in seen(state).spaces] == [
        (3, 6),
        (4, 5),
        (5, 4),
        (6, 3),
        (7, 2),
        (8, 1),
    ]


def test_an_activation_names_its_space_and_the_offerings() -> None:
    """D237: the example of Mars."""
    state = pantheon(spaces={3: "mars"}, offerings=((3,), ()), coins=(2, 7))
    told = of(state, "activate mars with 3")
    lines = (Space("3", 5), Less(3, token(3)), ToBank(2))
    assert (told.price, told.payment, told.pawn) == (2, Receipt(2, lines, 0), 2)


def test_the_gate_costs_double_before_anything_comes_off() -> None:
    """D105, D237."""
    state = pantheon(
        spaces={2: "gate"},
        raised=({"sanctuary": "altar"}, {}),
        offerings=((4,), ()),
        coins=(2, 7),
    )
    told = of(state, "activate gate with 4")
    assert told.payment is not None
    assert told.payment.lines == (
        Space("2", 4),
        Gate(4),
        Less(2, SANCTUARY),
        Less(4, token(4)),
        ToBank(2),
    )
    assert (told.price, told.asks, told.asks_about) == (2, "free_god", "every")


def test_what_an_offering_is_too_much_is_not_counted() -> None:
    """D101."""
    state = pantheon(spaces={1: "tanit"}, offerings=((4,), ()), coins=(0, 7))
    told = of(state, "activate tanit with 4")
    assert told.payment == Receipt(0, (Space("1", 3), Less(3, token(4))), 0)
    assert told.coins == (12, 7)


def test_coins_on_astarte_pay_what_the_treasury_cannot() -> None:
    """D117, D118."""
    state = pantheon(spaces={1: "mars"}, gods=(("astarte",), ()), reserve=(7, 0), coins=(1, 7))
    told = of(state, "activate mars")
    assert told.payment == Receipt(3, (Space("1", 3), ToBank(3), FromAstarte(2)), 0)
    assert told.points[0] == 2 - 2  # two coins fewer on Astarte, two points on the track
    receipt = receipt_for_wonder(state, 0, "pyramids")
    assert (receipt.total, receipt.short_by) == (8, 0)
    assert receipt.lines[-1] == FromAstarte(7)


def test_whoever_is_asked_sees_how_the_price_is_split() -> None:
    """D118."""
    state = pantheon(
        spaces={1: "mars"},
        gods=(("astarte",), ()),
        reserve=(7, 0),
        coins=(2, 7),
        options={"astarte": "ask"},
    )
    assert of(state, "activate mars").asks == "split_payment"
    play(state, "activate mars")
    shown = view(state, 0)
    assert shown.argument == "activate mars"
    split = [action.preview.payment for action in shown.actions]
    assert [receipt.lines[-1] for receipt in split if receipt] == [
        FromAstarte(1),
        FromAstarte(2),
        FromAstarte(3),
    ]
    assert [action.preview.price for action in shown.actions] == [3, 3, 3]
    assert [action.preview.coins[0] for action in shown.actions] == [0, 1, 2]
    said = [describe_action(ENGLISH, action) for action in shown.actions]
    assert said[1] == "Take 2 coins from Astarte"


def test_a_split_price_is_that_of_the_card_or_wonder() -> None:
    """D118."""
    state = pantheon(
        open=("forum", "walls"),
        wonders=(("pyramids",), ()),
        gods=(("astarte",), ()),
        reserve=(7, 0),
        coins=(9, 7),
        options={"astarte": "ask"},
    )
    built = state.copy()
    assert isinstance(built, DuelState)
    play(built, "build forum")
    (payment, *_) = [action.preview.payment for action in view(built, 0).actions]
    assert payment is not None
    assert payment.lines[0] == PrintedCoins(3)
    play(state, "wonder pyramids walls")
    assert {action.preview.price for action in view(state, 0).actions} == {8}


def test_engineering_stands_for_the_whole_cost() -> None:
    """D143, D246."""
    engineering = Piece("token", "engineering")
    state = pantheon(progress=(("engineering",), ()))
    paid = Receipt(1, (Engineering(1, engineering), ToBank(1)), 0)
    assert receipt_for_card(state, 0, "temple") == paid
    assert receipt_for_card(state, 0, "greek_grand_temple") == paid
    assert receipt_for_card(state, 0, "walls").total == 4  # no chain symbol
    assert receipt_for_card(state, 1, "temple").total == 4


def test_a_temple_is_free_for_the_owner_of_its_token() -> None:
    """D100, D140."""
    state = pantheon(mythology=(("greek_2",), ()), open=("greek_grand_temple", "palace"))
    free = Receipt(0, (ChainToken("greek_2", "greek"),), 0)
    assert receipt_for_card(state, 0, "greek_grand_temple") == free
    mine, theirs = (city.offers[0] for city in view(state).cities)
    assert (mine.status, mine.chained, theirs.chained) == ("chain", True, False)
    assert of(state, "build greek_grand_temple").points[0] == 5


def test_wonders_of_isis_are_free() -> None:
    """D129."""
    state = pantheon(
        spaces={1: "isis"}, wonders=(("pyramids",), ()), discards=("altar",), coins=(3, 7)
    )
    play(state, "activate isis")
    told = of(state, "wonder pyramids altar")
    assert (told.price, told.payment) == (0, Receipt(0, (FromDiscard(),), 0))
    assert told.points[0] == 9


# Words


GAME = Game("duel+pantheon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_god_can_be_described(language: str) -> None:
    words = Words(language)
    for id in (*GODS, "gate"):
        said = describe_piece(words, GAME, Piece("god", id))
        assert said.name == words(f"duel-god-{id}")
        assert said.family == words("family-gods")
        assert said.cost == ""
        assert all(text.endswith(".") for text in (*said.effects, *said.notes))


def test_the_gate_and_enki_have_a_note() -> None:
    noted = [id for id in (*GODS, "gate") if describe_piece(ENGLISH, GAME, Piece("god", id)).notes]
    assert noted == ["enki", "gate"]


def test_a_temple_is_described_with_its_token() -> None:
    for id in TEMPLES:
        said = describe_card(ENGLISH, GAME, id)
        assert said.family == "Grand Temples"
        assert len(said.notes) == 1
    assert said.notes[0] == "Free when you have a token of Roman mythology."


def test_answers_name_gods_offerings_and_spaces() -> None:
    state = pantheon(spaces={1: "mars"}, offerings=((2, 4), ()), coins=(1, 7))
    shown = view(state, 0)
    said = {action.text: describe_action(ENGLISH, action) for action in shown.actions}
    assert said["activate mars with 2"] == "Activate Mars for 1 coin and Offering −2"
    assert said["activate mars with 4"] == "Activate Mars with Offering −4"


def test_minerva_and_military_tokens_are_placed_in_words() -> None:
    agenda = [{"what": "place_minerva", "seats": [0]}]
    shown = view(pantheon(agenda=agenda, pawn=2), 0)
    said = [describe_action(ENGLISH, action, ("Ada", "Bo")) for action in shown.actions]
    assert said[0] == "Place Minerva in Ada’s capital"
    assert said[9] == "Place Minerva in the center"
    assert said[10] == "Place Minerva 1 space from the center, on Bo’s side"
    agenda = [{"what": "apply_military_token", "seats": [0]}]
    shown = view(pantheon(agenda=agenda), 0)
    said = [describe_action(ENGLISH, action, ("Ada", "Bo")) for action in shown.actions]
    assert said[3] == "Use the large military token on Bo’s side"


def test_a_card_that_zeus_removes_is_named_if_it_lies_open() -> None:
    structure = {"r4c2": "?age1", "r5c1": "altar", "r5c3": "baths"}
    agenda = [{"what": "discard_from_structure", "seats": [0]}]
    shown = view(pantheon(structure=structure, agenda=agenda), 0)
    said = [describe_action(ENGLISH, action) for action in shown.actions]
    assert said == [
        "Remove the face-down card at r4c2",
        "Remove Altar from the structure",
        "Remove Baths from the structure",
    ]
