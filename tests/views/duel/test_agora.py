"""The Senate in a view: chambers and influence, known conspiracies, prices."""

from typing import Any

import pytest

from tests.rules.agora.table import CONSPIRACIES, CONSPIRATORS, DECREES, SENATORS, agora, part_of
from tests.rules.duel.table import deal, play
from thaumata import Game, position, view
from thaumata.duel.state import DuelState
from thaumata.events import read_events
from thaumata.events.duel.agora import ConspiracyChosen, ConspiracyPrepared
from thaumata.views import DuelPreview
from thaumata.views.duel.agora.payment import ChainBorrowed, CoinsWaived, FreeRecruit, Senators
from thaumata.views.duel.agora.view import ChamberView, ConspiracyView, LockedToken, SenateView
from thaumata.views.duel.pantheon.payment import Engineering
from thaumata.views.duel.payment import Bought, Receipt, Waived
from thaumata.views.duel.receipt import receipt_for_card, receipt_for_wonder
from thaumata.views.duel.structs import Discount, MilitaryToken, UnitPrice
from thaumata.views.payment import Free, PrintedCoins, ToBank
from thaumata.views.pieces import Piece
from thaumata.wording.describe import (
    describe_action,
    describe_card,
    describe_payment,
    describe_piece,
)
from thaumata.wording.words import LANGUAGES, Words

ENGLISH = Words("en")


def decree(id: str) -> Piece:
    return Piece("decree", id)


def in_control(id: str, **more: Any) -> DuelState:
    """Set up a table where seat 0 controls a chamber with a decree."""
    return agora(decrees={1: id}, cubes=({1: 1}, {}), **more)


def asks(what: str, seat: int = 0, **more: str) -> list[dict[str, Any]]:
    """Return the agenda of a turn that is interrupted by a decision."""
    return [{"what": what, "seats": [seat], **more}, {"what": "end_turn"}]


def seen(state: DuelState, seat: int | None = None) -> SenateView:
    shown = view(state, seat).senate
    assert shown is not None
    return shown


def of(state: DuelState, text: str) -> DuelPreview:
    """Return the preview of an action of seat 0."""
    (action,) = [action for action in view(state, 0).actions if action.text == text]
    return action.preview


def plots(state: DuelState, seat: int, viewer: int | None) -> list[str | None]:
    return [plot.conspiracy for plot in seen(state, viewer).seats[seat].conspiracies]


# The Senate


def test_a_chamber_tells_who_controls_it_and_what_for() -> None:
    """D163, D169, D172."""
    state = agora(decrees={1: "shield", 2: "?"}, cubes=({1: 2, 4: 1}, {1: 1, 4: 1}), pawn=1)
    chambers = seen(state).chambers
    assert chambers[0] == ChamberView("1", "left", 1, (2, 1), 0, ("shield",), ("2",))
    assert chambers[1] == ChamberView("2", "left", 2, (0, 0), None, (None,), ("1", "3"))
    assert (chambers[3].controller, chambers[3].section, chambers[3].points) == (None, "center", 3)
    assert chambers[5].adjacent == ("5",)


def test_a_shifted_decree_leaves_one_chamber_for_another() -> None:
    """D212."""
    state = agora(decrees={1: "shield", 3: "trade_brown"}, chambers=(3, 2, 3, 4, 5, 6))
    chambers = seen(state).chambers
    assert (chambers[0].decrees, chambers[2].decrees) == ((), ("shield", "trade_brown"))


def test_players_have_cubes_senators_and_a_price_for_the_next() -> None:
    """D158, D160, D164."""
    state = agora(
        cubes=({1: 2}, {}),
        built=(("conspirator_1", "politician_left_1", "altar", "baths"), ("conspirator_2",)),
        progress=((), ("corruption",)),
    )
    first, second = seen(state).seats
    assert (first.supply, first.senators, first.recruit_price) == (10, 2, 2)
    assert (second.supply, second.senators, second.recruit_price) == (12, 1, 0)
    assert (first.senate_actions, second.senate_actions) == (2, 1)
    mine = view(state).cities[0].cards
    assert list(mine)[-1] == "senators"
    assert mine["senators"] == ("politician_left_1", "conspirator_1")


def test_military_tokens_take_no_coins() -> None:
    """D189."""
    board = view(agora()).board
    assert board.military_tokens[0] == (
        MilitaryToken("small", 0, 3),
        MilitaryToken("large", 0, 6),
    )


def test_unseen_senators_are_those_of_every_age() -> None:
    """D151."""
    state = agora(age=2, open=("forum",), structure={"r2c2": "?senator", "r1c1": "forum"})
    unseen = {each.back: each for each in view(state).unseen}
    assert unseen["senator"].face_down == 1
    assert set(unseen["senator"].cards) <= set(SENATORS)


# Conspiracies


def test_a_conspiracy_is_its_owners_secret_until_it_is_triggered() -> None:
    """D193, D196."""
    state = agora(
        plots=(("coup", ("blackmail", "altar"), {"conspiracy": "treason", "triggered": True}), ())
    )
    assert seen(state, 0).seats[0].conspiracies == (
        ConspiracyView("coup", "unprepared", None, False),
        ConspiracyView("blackmail", "prepared", "altar", False),
        ConspiracyView("treason", "triggered", None, False),
    )
    for viewer in (1, None):
        assert seen(state, viewer).seats[0].conspiracies == (
            ConspiracyView(None, "unprepared", None, False),
            ConspiracyView(None, "prepared", "altar", False),
            ConspiracyView("treason", "triggered", None, False),
        )
        assert seen(state, viewer).deck.left == 13


def test_everybody_knows_the_card_that_prepared_a_conspiracy() -> None:
    """D193, D196: it lay open in the structure; which conspiracy it is stays a secret."""
    state = agora(plots=(("coup",), ()), open=("altar", "baths"))
    state.log = []
    play(state, "prepare coup altar")
    for viewer in (None, 0, 1):
        (plot,) = seen(state, viewer).seats[0].conspiracies
        assert (plot.status, plot.card) == ("prepared", "altar")
        assert plot.conspiracy == ("coup" if viewer == 0 else None)
        told = read_events(state.game, state.log, viewer)
        assert ConspiracyPrepared(0, "altar") in told
        assert (ConspiracyChosen(0, "coup") in told) == (viewer == 0)


def conspired() -> DuelState:
    """Recruit a conspirator with seat 0 and draw two conspiracies."""
    state = agora(open=("conspirator_1", "altar", "baths"))
    play(state, "build conspirator_1", "conspire")
    deal(state, "coup", "sabotage")
    return state


def test_only_who_conspires_sees_what_was_drawn() -> None:
    """D167."""
    state = conspired()
    assert seen(state, 0).deck.drawn == ("coup", "sabotage")
    assert seen(state, 1).deck.drawn == seen(state).deck.drawn == (None, None)
    assert seen(state, 1).deck.left == 14


def test_who_put_a_conspiracy_back_knows_where_it_lies() -> None:
    """D167."""
    top, bottom = conspired(), conspired()
    play(top, "keep coup", "top")
    play(bottom, "keep coup", "bottom")
    assert plots(top, 0, 0) == ["coup"]
    assert plots(top, 0, 1) == plots(top, 0, None) == [None]
    assert (seen(top, 0).deck.top, seen(top, 1).deck.top) == (("sabotage",), (None,))
    assert (seen(bottom, 0).deck.bottom, seen(bottom, 1).deck.bottom) == (("sabotage",), (None,))
    assert seen(top).deck.left == 15


def test_what_both_players_know_in_secret_is_no_news_to_a_spectator() -> None:
    """D167, D196: seat 1 draws what seat 0 put on top."""
    state = conspired()
    play(state, "keep coup", "top")
    part = part_of(state)
    part.plots.draw(1, state.game.names["conspiracy"].index("sabotage"))
    assert seen(state, 0).deck.drawn == seen(state, 1).deck.drawn == ("sabotage",)
    assert seen(state).deck.drawn == (None,)


def test_what_a_player_has_worked_out_in_part_is_traced() -> None:
    """D196."""
    drawn = [{"conspiracy": "coup", "known_to": [0, 1]}, {"conspiracy": "treason", "known_to": [1]}]
    state = agora(seat=1, agenda=asks("keep_conspiracy", 1), drawn=drawn)
    play(state, "keep treason")
    places = ("1 1", "drawn 1")
    assert seen(state, 0).deck.traces == {"coup": places}
    assert seen(state, 1).deck.traces == seen(state).deck.traces == {}
    assert plots(state, 1, 0) == [None]


def test_a_token_locked_face_down_is_known_to_its_locker() -> None:
    """D201, D261."""
    state = agora(agenda=asks("obscurantism"), box=("law", "economy"), board=("masonry",))
    hidden, shown = state.copy(), state.copy()
    play(hidden, "lock law")
    play(shown, "lock masonry")
    assert isinstance(hidden, DuelState)
    assert isinstance(shown, DuelState)
    suspects = ("economy", "law")
    assert seen(hidden, 0).locked == LockedToken("law", 0, suspects)
    assert seen(hidden, 1).locked == seen(hidden).locked == LockedToken(None, 0, suspects)
    assert view(hidden, 0).box == ("economy",)
    assert view(hidden, 1).box == view(hidden).box == suspects
    assert seen(shown).locked == LockedToken("masonry", 0, ())
    assert seen(state).locked is None


def test_a_locked_token_that_both_players_know_is_no_news_to_a_spectator() -> None:
    """D206, D261: a player who looks through the box learns what is missing, others do not."""
    spying = agora(
        seat=1,
        plots=((), (("espionage", "baths"),)),
        box=("economy", "theology"),
        locked={"token": "law", "by": 0, "suspects": ["economy", "law", "theology"]},
    )
    play(spying, "trigger espionage")
    assert seen(spying, 0).locked == seen(spying, 1).locked
    assert seen(spying, 1).locked == LockedToken("law", 0, ("economy", "law", "theology"))
    play(spying, "take economy")
    assert seen(spying, 1).locked == LockedToken("law", 0, ("law", "theology"))
    assert seen(spying).locked == LockedToken(None, 0, ("law", "theology"))
    assert view(spying).box == ("law", "theology")
    loaded = position.load(position.dump(spying), is_checked=False)
    assert loaded.numbers() == spying.numbers()


def test_removed_cards_are_seen_by_who_looks_alone() -> None:
    """D260."""
    removed = {"cards": ["altar", "theater", "stable"], "by": 0}
    state = agora(agenda=asks("treason"), removed=removed)
    mine, theirs = seen(state, 0).removed, seen(state, 1).removed
    assert mine is not None
    assert theirs is not None
    assert (mine.seat, set(mine.cards)) == (0, {"altar", "theater", "stable"})
    assert theirs.cards == (None, None, None)
    assert of(state, "build altar").payment == Receipt(0, (Free(),), 0)


def test_a_sabotaged_wonder_is_shown() -> None:
    """D214."""
    state = agora(ruined="sphinx")
    assert seen(state).ruined == "sphinx"
    assert seen(agora()).ruined is None


# Prices


def test_a_senator_costs_a_coin_for_each_in_the_city() -> None:
    """D158."""
    state = agora(open=("conspirator_1", "altar"), built=(("conspirator_2",), ()))
    assert of(state, "build conspirator_1").payment == Receipt(1, (Senators(1), ToBank(1)), 0)
    mine, theirs = (city.offers[0] for city in view(state).cities)
    assert (mine.card, mine.status, mine.price) == ("conspirator_1", "trade", 1)
    assert (theirs.status, theirs.payment) == ("own", Receipt(0, (Free(),), 0))


def test_corruption_recruits_free() -> None:
    """D158."""
    state = agora(built=(("conspirator_2",), ()), progress=(("corruption",), ()))
    receipt = receipt_for_card(state, 0, "conspirator_1")
    assert receipt == Receipt(0, (FreeRecruit(Piece("token", "corruption")),), 0)


def test_a_decree_leaves_out_a_unit_or_the_coins() -> None:
    """D176."""
    red = decree("ignore_cost_red")
    state = in_control("ignore_cost_red", built=((), ("quarry",)))
    assert receipt_for_card(state, 0, "pretorium") == Receipt(0, (CoinsWaived(8, red.id),), 0)
    assert receipt_for_card(state, 0, "archery_range").lines == (
        Waived("stone", 1, red, 3),
        Bought("wood", 1, 2, 2, 0, None),
        Bought("papyrus", 1, 2, 2, 0, None),
        ToBank(4),
    )
    assert receipt_for_card(state, 1, "pretorium").lines == (PrintedCoins(8), ToBank(8))
    assert view(state).cities[0].discounts == (Discount(red, "red", 1),)


def test_a_trade_decree_takes_a_coin_off() -> None:
    """D179."""
    brown = decree("trade_brown")
    state = in_control("trade_brown", built=(("stone_reserve",), ("sawmill",)))
    prices = view(state).cities[0].prices
    assert prices["wood"] == UnitPrice(3, 2, None, brown)
    assert prices["stone"] == UnitPrice(1, 0, Piece("card", "stone_reserve"))
    assert prices["glass"] == UnitPrice(2, 0, None)
    receipt = receipt_for_card(state, 0, "palisade")
    assert receipt.total == 2
    receipt = receipt_for_card(state, 0, "horse_breeders")
    assert Bought("wood", 1, 3, 3, 2, None, brown) in receipt.lines
    assert describe_payment(ENGLISH, receipt)[:3] == [
        "1 wood bought at 3 each: 3 coins",
        "4 a unit: 2 and 2 for the symbols on the opponent’s brown and grey cards",
        "1 less a unit, thanks to the decree Cheap Raw Materials",
    ]


def test_a_decree_and_architecture_both_make_wonders_cheaper() -> None:
    """D178."""
    state = in_control("wonder_discount", progress=(("architecture",), ()))
    receipt = receipt_for_wonder(state, 0, "pyramids")
    assert receipt.total == 2
    waived = [line for line in receipt.lines if isinstance(line, Waived)]
    assert [line.source for line in waived] == [
        Piece("token", "architecture"),
        decree("wonder_discount"),
    ]
    assert describe_payment(ENGLISH, Receipt(0, (waived[1],), 0)) == [
        "1 stone not needed, thanks to the decree Discount on Wonders"
    ]


def test_a_borrowed_chain_names_card_and_decree() -> None:
    """D185."""
    state = in_control("opponent_chains", built=((), ("altar",)))
    line = ChainBorrowed(Piece("card", "altar"), "moon", "opponent_chains")
    assert receipt_for_card(state, 0, "temple") == Receipt(0, (line,), 0)


def test_a_borrowed_mythology_token_frees_a_temple() -> None:
    """D186."""
    state = in_control("opponent_chains", pantheon={"mythology": [[], ["greek_1"]]})
    receipt = receipt_for_card(state, 0, "greek_grand_temple")
    line = ChainBorrowed(Piece("divine_token", "greek_1"), "greek", "opponent_chains")
    assert receipt == Receipt(0, (line,), 0)
    for language in LANGUAGES:
        (said,) = describe_payment(Words(language), receipt)
        assert "{" not in said
        assert "-" not in said


def test_engineering_is_no_symbol_that_a_decree_leaves_out() -> None:
    """D266."""
    state = in_control("ignore_cost_green", progress=(("engineering",), ()), pantheon={})
    receipt = receipt_for_card(state, 0, "library")
    assert receipt.lines == (Engineering(1, Piece("token", "engineering")), ToBank(1))
    assert receipt_for_card(state, 0, "study").total == 6  # no chain symbol


def test_a_discard_brings_what_the_decree_says() -> None:
    """D184."""
    assert [city.sale_price for city in view(in_control("discard_plus_two")).cities] == [4, 2]


# Previews


def test_preparing_a_conspiracy_uses_a_card_and_costs_nothing() -> None:
    """D193."""
    told = of(agora(plots=(("coup",), ())), "prepare coup tavern")
    assert (told.price, told.payment, told.coins, told.asks) == (0, None, (7, 7), "")


def test_a_politician_asks_for_senate_actions() -> None:
    """D160."""
    state = agora(open=("politician_left_1", "altar"), built=(("theater", "baths"), ()))
    told = of(state, "build politician_left_1")
    assert (told.asks, told.asks_about) == ("senate_action", "left 2")
    assert told.prompt is not None
    assert ENGLISH.say(told.prompt).endswith("2 actions are left.")


def test_a_cube_tells_what_comes_of_it() -> None:
    """D172, D173."""
    cubes: Any = ({1: 1, 2: 1, 3: 1, 4: 1, 5: 1}, {})
    decrees = {5: "income_red", 6: "income_blue"}
    state = agora(cubes=cubes, decrees=decrees, agenda=asks("place_cube"))
    assert of(state, "place 6").ends == "political"
    assert of(state, "place 1").points == (0, 0)


def test_a_decree_face_down_is_not_told() -> None:
    """D165."""
    agenda = asks("senate_action", about="left 2")
    told = of(agora(agenda=agenda, decrees={2: "?"}), "place 2")
    assert [event.name for event in told.changes] == ["cube_placed"]
    assert (told.asks, told.asks_about) == ("senate_action", "left 1")


def test_a_conspiracy_to_trigger_in_an_extra_turn_is_not_asked_within_this_one() -> None:
    """D195."""
    state = agora(
        plots=((("coup", "altar"),), ()),
        wonders=(("sphinx",), ()),
        coins=(20, 7),
        agenda=asks("turn"),
    )
    told = of(state, "wonder sphinx tavern")
    assert (told.extra_turn, told.asks) == (True, "")
    curia = agora(plots=(("coup",), ()), wonders=(("curia_julia",), ()), coins=(30, 7))
    told = of(curia, "wonder curia_julia tavern")
    assert (told.asks, told.asks_about) == ("trigger", "unprepared")


# Words


GAME = Game("duel+agora")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_conspiracy_decree_and_senator_can_be_described(language: str) -> None:
    words = Words(language)
    pieces = [Piece("conspiracy", id) for id in CONSPIRACIES]
    pieces += [Piece("decree", id) for id in DECREES]
    pieces += [Piece("card", id) for id in SENATORS]
    for piece in pieces:
        said = describe_piece(words, GAME, piece)
        assert said.cost == ""
        assert said.effects
        assert all(text.endswith(".") for text in (*said.effects, *said.notes))
        assert not any(text.startswith(("duel-", "family-")) for text in (said.name, said.family))


def test_a_senator_is_described_with_its_price() -> None:
    said = describe_card(ENGLISH, GAME, CONSPIRATORS[0])
    assert (said.name, said.family) == ("Conspirator", "Senators")
    assert said.notes == ("Costs 1 coin for each senator you already have.",)


def test_an_unknown_piece_is_a_key_error() -> None:
    for kind in ("conspiracy", "decree", "god", "stone"):
        with pytest.raises(KeyError):
            describe_piece(ENGLISH, GAME, Piece(kind, "philosophers_stone"))


def test_answers_speak_of_senators_and_chambers() -> None:
    state = agora(
        open=("conspirator_1", "altar"), built=(("conspirator_2",), ()), plots=(("coup",), ())
    )
    shown = view(state, 0)
    said = {action.text: describe_action(ENGLISH, action) for action in shown.actions}
    assert said["build conspirator_1"] == "Recruit Conspirator for 1 coin"
    assert said["prepare coup altar"] == "Prepare Coup with Altar under it"
    play(state, "build conspirator_1", "place 3")
    state = agora(agenda=asks("move_cube"), cubes=({3: 1}, {}))
    shown = view(state, 0)
    assert [describe_action(ENGLISH, action) for action in shown.actions] == [
        "Move a cube from chamber 3 to chamber 2",
        "Move a cube from chamber 3 to chamber 4",
        "Do not move a cube",
    ]
