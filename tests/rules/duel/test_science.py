"""Science symbols, pairs, and scientific supremacy (D59-D65, D231, D232)."""

import pytest

from tests.rules.duel.table import (
    DATA,
    coins,
    deal,
    duel,
    play,
    table,
    texts,
    tokens,
    victory,
    waits_for,
)
from thaumata.duel import building
from thaumata.duel.state import DuelState
from thaumata.game import IllegalAction

SYMBOLS: dict[str, list[str]] = DATA["science"]["symbols"]
PAIRS = [(first, second) for symbol, (first, *rest) in SYMBOLS.items() for second in rest]

ONE_OF_EACH = ("scriptorium", "pharmacist", "workshop", "apothecary", "academy", "university")
"""Six green cards with six different symbols."""

Cards = tuple[str, ...]


def researched(card: str, mine: Cards = (), **given: object) -> DuelState:
    """Build a green card in a city, with coins enough."""
    fitting = {"built": (mine, ()), "coins": (40, 7), **given}
    state = duel(open=(card, "altar"), **fitting)  # type: ignore[arg-type]
    play(state, f"build {card}")
    return state


def test_there_are_seven_symbols_and_six_pairs() -> None:
    """D59."""
    assert len(SYMBOLS) == 7
    assert len(PAIRS) == 6


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_a_second_copy_of_a_symbol_earns_a_token_of_ones_choice(first: str, second: str) -> None:
    """D59, D60."""
    board = ("law", "masonry", "philosophy")
    for before, card in ((first, second), (second, first)):
        state = researched(card, (before,), board=board)
        assert waits_for(state) == ("take_token", 0)
        assert texts(state) == ["take law", "take masonry", "take philosophy"]
        play(state, "take philosophy")
        assert tokens(state, 0) == {"philosophy"}
        assert waits_for(state) == ("turn", 1)


def test_a_first_copy_earns_nothing() -> None:
    """D60."""
    state = researched("library", ("pharmacist", "workshop"), board=("law",))
    assert waits_for(state) == ("turn", 1)
    assert tokens(state, 0) == set()


def test_the_opponents_copy_makes_no_pair() -> None:
    """D60."""
    state = researched("library", board=("law",), built=((), ("scriptorium",)))
    assert waits_for(state) == ("turn", 1)


def test_the_token_comes_from_the_board_and_not_from_the_box() -> None:
    """D60."""
    state = researched("library", ("scriptorium",), board=("law",), box=("masonry",))
    assert texts(state) == ["take law"]


def test_two_pairs_earn_two_tokens_one_at_a_time() -> None:
    """D60."""
    state = duel(
        open=("library", "altar", "dispensary"),
        age=2,
        built=(("scriptorium", "pharmacist"), ()),
        board=("masonry", "philosophy"),
    )
    play(state, "build library", "take masonry", "build altar", "build dispensary")
    assert texts(state) == ["take philosophy"]
    play(state, "take philosophy")
    assert tokens(state, 0) == {"masonry", "philosophy"}


def test_a_pair_earns_nothing_when_the_board_is_out_of_tokens() -> None:
    """D61."""
    state = researched("library", ("scriptorium",), board=(), box=("law", "masonry"))
    assert waits_for(state) == ("turn", 1)
    assert tokens(state, 0) == set()


def test_a_token_works_as_soon_as_it_is_chosen() -> None:
    """D62."""
    state = researched("library", ("scriptorium",), board=("agriculture",), coins=(0, 7))
    play(state, "take agriculture")
    assert coins(state) == (6, 7)


def test_a_token_stays_with_its_owner() -> None:
    """D62."""
    state = duel(
        open=("altar", "theater", "quarry"),
        progress=(("economy",), ("strategy",)),
        wonders=((), ("statue_of_zeus",)),
        coins=(7, 30),
    )
    play(state, "build altar", "wonder statue_of_zeus theater", "build quarry")
    while state.decision() == "deal_card":
        play(state, texts(state)[0])
    assert table(state)["age"] == 2
    assert (tokens(state, 0), tokens(state, 1)) == ({"economy"}, {"strategy"})


def test_no_new_token_replaces_one_that_was_taken() -> None:
    """D63."""
    board = ("law", "masonry", "philosophy", "strategy", "theology")
    state = researched("library", ("scriptorium",), board=board)
    box = table(state)["box"]
    assert len(box) == 5
    play(state, "take masonry")
    assert table(state)["board"] == ["law", "philosophy", "strategy", "theology"]
    assert table(state)["box"] == box


def test_law_makes_no_pair() -> None:
    """D64: no green card shows the scales."""
    state = researched("library", ("scriptorium",), board=("law", "masonry"))
    play(state, "take law")
    assert waits_for(state) == ("turn", 1)
    assert tokens(state, 0) == {"law"}
    for card in ONE_OF_EACH:
        state = researched(card, progress=(("law",), ()), board=("masonry",))
        assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize("last", ONE_OF_EACH)
@pytest.mark.parametrize("seat", [0, 1])
def test_six_different_symbols_win_immediately(last: str, seat: int) -> None:
    """D65."""
    five = tuple(card for card in ONE_OF_EACH if card != last)
    built = (five, ()) if seat == 0 else ((), five)
    state = researched(last, built=built, seat=seat, coins=(40, 40))
    assert victory(state) == ("scientific", (seat,))
    assert state.pending == 0


def test_five_different_symbols_do_not_win() -> None:
    """D65."""
    state = researched(
        "academy", ("scriptorium", "library", "pharmacist", "workshop", "apothecary")
    )
    assert victory(state) is None
    assert waits_for(state) == ("turn", 1)


def test_law_counts_as_one_of_the_six() -> None:
    """D65."""
    four = ("scriptorium", "pharmacist", "workshop", "apothecary")
    assert victory(researched("academy", four, progress=(("law",), ()))) == ("scientific", (0,))
    assert victory(researched("academy", four)) is None


def test_law_chosen_for_a_pair_may_win() -> None:
    """D65."""
    state = researched("study", ("academy", *ONE_OF_EACH[:4]), board=("law", "masonry"))
    assert waits_for(state) == ("take_token", 0)
    play(state, "take law")
    assert victory(state) == ("scientific", (0,))


def test_the_victory_comes_before_a_token_still_to_be_chosen() -> None:
    """D65: with the sixth symbol no token is asked for, whatever else the turn owes."""
    state = duel(
        open=("altar", "tavern"),
        wonders=(("mausoleum",), ()),
        coins=(20, 7),
        built=(ONE_OF_EACH[:5], ()),
        discards=("university",),
        board=("law",),
    )
    play(state, "wonder mausoleum altar", "build university")
    assert victory(state) == ("scientific", (0,))
    assert tokens(state, 0) == set()
    assert table(state)["board"] == ["law"]


def test_a_pending_choice_is_dropped_by_the_victory() -> None:
    """D65: the Great Library's draw of Law ends the game before the next decision."""
    for token, is_over in (("economy", False), ("law", True)):
        state = duel(
            open=("altar",),
            built=(ONE_OF_EACH[:5], ()),
            board=("masonry",),
            box=(token,),
            agenda=(
                {"what": "draw_token", "seats": [7]},
                {"what": "library", "seats": [0]},
                {"what": "take_token", "seats": [0]},
                {"what": "end_turn"},
            ),
        )
        deal(state, token)
        play(state, f"take {token}")
        assert table(state)["board"] == ["masonry"]
        if is_over:
            assert victory(state) == ("scientific", (0,))
        else:
            assert waits_for(state) == ("take_token", 0)


def test_taking_a_token_is_compulsory_and_cannot_be_put_off() -> None:
    """D231."""
    state = researched("library", ("scriptorium",), board=("law", "masonry"))
    assert state.game.options["progress"] == "must"
    assert "pass" not in texts(state)
    for text in ("pass", "discard altar"):
        with pytest.raises(IllegalAction):
            play(state, text)
    assert state.decision() == "take_token"


def test_an_option_lets_a_player_go_without_a_token() -> None:
    """D231."""
    state = researched(
        "library",
        ("scriptorium",),
        board=("law", "masonry"),
        options={"progress": "may_decline"},
    )
    assert texts(state) == ["take law", "take masonry", "pass"]
    play(state, "pass")
    assert tokens(state, 0) == set()
    assert table(state)["board"] == ["law", "masonry"]
    assert waits_for(state) == ("turn", 1)


def test_a_token_that_was_declined_is_not_offered_later() -> None:
    """D231."""
    state = duel(
        open=("library", "altar", "theater"),
        age=2,
        built=(("scriptorium",), ()),
        board=("law",),
        options={"progress": "may_decline"},
    )
    play(state, "build library", "pass", "build altar")
    assert waits_for(state) == ("turn", 0)


def test_with_the_option_a_token_may_be_taken_all_the_same() -> None:
    """D231."""
    state = researched(
        "library", ("scriptorium",), board=("law",), options={"progress": "may_decline"}
    )
    play(state, "take law")
    assert tokens(state, 0) == {"law"}


def test_the_great_librarys_choice_cannot_be_declined() -> None:
    """D231, D45: the option is about pairs."""
    state = duel(
        open=("altar", "tavern"),
        wonders=(("great_library",), ()),
        box=("law", "masonry"),
        coins=(20, 7),
        options={"progress": "may_decline"},
    )
    play(state, "wonder great_library altar")
    deal(state, "law", "masonry")
    assert texts(state) == ["take law", "take masonry"]


def test_breaking_up_a_pair_does_not_cost_the_token() -> None:
    """D232: only the count toward six goes down."""
    state = duel(
        open=("university", "altar"),
        built=(("library", *ONE_OF_EACH[:5]), ()),
        progress=(("philosophy",), ()),
        coins=(20, 7),
    )
    number = state.game.names["card"].index
    building.take_from_city(state, 0, number("library"))
    assert tokens(state, 0) == {"philosophy"}
    building.take_from_city(state, 0, number("scriptorium"))
    assert tokens(state, 0) == {"philosophy"}
    play(state, "build university")
    assert victory(state) is None  # five kinds are left
