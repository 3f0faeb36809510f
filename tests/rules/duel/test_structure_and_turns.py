"""The structure and the turns: accessible cards, and their uses (D11-D21, D226, D227)."""

from collections.abc import Callable

import pytest

from tests.rules.duel.table import (
    DATA,
    cards,
    coins,
    deal,
    deal_all,
    duel,
    pawn,
    pending_seat,
    play,
    points,
    price,
    start,
    table,
    texts,
    victory,
    waits_for,
    wonders,
)
from thaumata import NATURE, position
from thaumata.duel import happenings
from thaumata.duel.state import DuelState
from thaumata.game import IllegalAction

LAST_CARDS = {1: "", 2: "altar", 3: "brewery"}
"""For each age a free card that may be the last of the age before."""


def laid_out(age: int) -> DuelState:
    """Lay out the structure of an age at random, with the pawn in the center."""
    if age == 1:
        state = start(wonders="first_game", first="0")
    else:
        state = duel(open=(LAST_CARDS[age],))
        play(state, f"build {LAST_CARDS[age]}")
    deal_all(state, seed=age)
    assert state.decision() == "turn"
    return state


@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_begins_with_twenty_cards_odd_rows_face_up_and_even_rows_face_down(
    age: int,
) -> None:
    """D11."""
    structure = table(laid_out(age))["structure"]
    assert list(structure) == [slot["slot"] for slot in DATA["layouts"][str(age)]]
    assert len(structure) == 20
    for slot, card in structure.items():
        is_even = slot[1] in "246"
        assert card.startswith("?") == is_even, slot


@pytest.mark.parametrize(
    ("age", "slots"),
    [
        (1, ["r5c1", "r5c3", "r5c5", "r5c7", "r5c9", "r5c11"]),
        (2, ["r5c5", "r5c7"]),
        (3, ["r7c5", "r7c7"]),
    ],
)
def test_only_the_nearest_row_is_accessible_at_first(age: int, slots: list[str]) -> None:
    """D11, D12."""
    state = laid_out(age)
    structure = table(state)["structure"]
    taken = {text.split()[-1] for text in texts(state)}
    assert taken == {structure[slot] for slot in slots}


def test_a_card_is_accessible_when_both_cards_on_it_are_gone() -> None:
    """D12."""
    row = {"r3c3": "quarry", "r3c5": "clay_pool"}
    state = duel(structure={"r2c4": "altar", **row}, age=1)
    assert "build altar" not in texts(state)
    play(state, "build quarry")
    assert "build altar" not in texts(state)
    assert "discard altar" not in texts(state)
    play(state, "build clay_pool")
    assert texts(state) == ["build altar", "discard altar"]


def test_the_two_middle_cards_of_the_third_age_bear_two_cards_each() -> None:
    """D11, D12."""
    row = {"r3c3": "?age3", "r3c5": "?age3", "r3c7": "?age3", "r3c9": "?age3"}
    state = duel(age=3, structure={**row, "r4c4": "pretorium", "r4c8": "academy"}, coins=(9, 9))
    play(state, "discard academy")
    assert table(state)["to_deal"] == ["r3c7", "r3c9"]


def test_a_covered_card_cannot_be_taken_for_anything() -> None:
    """D12."""
    state = duel(
        structure={"r4c2": "altar", "r5c1": "quarry"},
        wonders=(("pyramids",), ()),
        coins=(30, 7),
    )
    for text in ("build altar", "discard altar", "wonder pyramids altar"):
        with pytest.raises(IllegalAction):
            play(state, text)
    assert set(texts(state)) == {"build quarry", "discard quarry", "wonder pyramids quarry"}


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_opens_the_first_age_and_turns_alternate(first: int) -> None:
    """D13."""
    state = start(wonders="first_game", first=str(first))
    order = []
    for _ in range(8):
        deal_all(state)
        order.append(pending_seat(state))
        play(state, next(text for text in texts(state) if text.startswith("discard")))
    assert order == [first, 1 - first] * 4


def test_a_turn_uses_one_card_in_one_of_three_ways() -> None:
    """D14."""
    state = duel(open=("altar", "theater"), wonders=(("pyramids",), ()), coins=(30, 7))
    assert texts(state) == [
        "build altar",
        "wonder pyramids altar",
        "discard altar",
        "build theater",
        "wonder pyramids theater",
        "discard theater",
    ]
    play(state, "build altar")
    assert table(state)["structure"] == {"r5c3": "theater"}
    assert waits_for(state) == ("turn", 1)


def test_nobody_may_pass() -> None:
    """D14."""
    state = duel(open=("pretorium",), coins=(0, 7))
    assert texts(state) == ["discard pretorium"]
    with pytest.raises(IllegalAction):
        play(state, "pass")


def test_the_other_player_may_not_play() -> None:
    """D14."""
    state = duel(open=("altar", "theater"))
    assert texts(state, 1) == []
    action = state.legal_actions(0)[0]
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, action)
    assert refused.value.message_id == "error-not-asked"
    assert cards(state, 0) == cards(state, 1) == set()


def test_only_ones_own_wonders_can_be_built() -> None:
    """D14."""
    state = duel(wonders=(("pyramids",), ("sphinx",)), coins=(30, 30))
    assert "wonder pyramids altar" in texts(state)
    assert "wonder sphinx altar" not in texts(state)


def test_a_card_too_dear_to_build_can_be_discarded_or_put_under_a_wonder() -> None:
    """D15."""
    state = duel(
        open=("pretorium", "arsenal"),
        coins=(7, 7),
        built=(("shelf_quarry", "quarry", "press"), ()),
        wonders=(("pyramids", "sphinx"), ()),
    )
    assert price(state, 0, "pretorium") == 8
    assert texts(state) == [
        "wonder pyramids pretorium",
        "wonder sphinx pretorium",
        "discard pretorium",
        "wonder pyramids arsenal",
        "wonder sphinx arsenal",
        "discard arsenal",
    ]


def test_a_wonder_too_dear_to_build_is_not_offered() -> None:
    """D15."""
    enough = duel(wonders=(("pyramids",), ()), coins=(8, 7))
    short = duel(wonders=(("pyramids",), ()), coins=(7, 7))
    assert "wonder pyramids altar" in texts(enough)
    assert "wonder pyramids altar" not in texts(short)


def test_a_card_may_cost_the_last_coin_but_not_one_more() -> None:
    """D15."""
    assert "build pretorium" in texts(duel(open=("pretorium",), coins=(8, 0)))
    assert "build pretorium" not in texts(duel(open=("pretorium",), coins=(7, 99)))


def over_a_face_down_card(card: str, **table: object) -> DuelState:
    """Put a card over a face-down one, with coins enough for everything."""
    structure = {"r4c2": "?age1", "r5c1": card}
    return duel(age=1, structure=structure, coins=(40, 7), **table)  # type: ignore[arg-type]


def pair() -> DuelState:
    return over_a_face_down_card("library", built=(("scriptorium",), ()), board=("law", "economy"))


def mausoleum() -> DuelState:
    return over_a_face_down_card("altar", wonders=(("mausoleum",), ()), discards=("tavern",))


def zeus() -> DuelState:
    built = ((), ("quarry", "clay_pool"))
    return over_a_face_down_card("altar", wonders=(("statue_of_zeus",), ()), built=built)


def great_library() -> DuelState:
    return over_a_face_down_card("altar", wonders=(("great_library",), ()), box=("law", "economy"))


CASES: list[tuple[Callable[[], DuelState], str, list[str]]] = [
    (pair, "build library", ["take law"]),
    (mausoleum, "wonder mausoleum altar", ["build tavern"]),
    (zeus, "wonder statue_of_zeus altar", ["discard quarry"]),
    (great_library, "wonder great_library altar", ["deal law", "deal economy", "take law"]),
]


@pytest.mark.parametrize(("lay_out", "action", "answers"), CASES)
def test_a_face_down_card_is_turned_over_when_all_about_the_taken_card_is_finished(
    lay_out: Callable[[], DuelState], action: str, answers: list[str]
) -> None:
    """D16, D226."""
    state = lay_out()
    play(state, action)
    for answer in answers:
        assert table(state)["structure"] == {"r4c2": "?age1"}
        assert state.decision() not in ("deal_card", "turn")
        play(state, answer)
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "press")
    assert table(state)["structure"] == {"r4c2": "press"}
    assert waits_for(state) == ("turn", 1)


def test_a_face_down_card_stays_so_while_a_card_lies_on_it() -> None:
    """D16."""
    state = duel(structure={"r4c2": "?age1", "r5c1": "altar", "r5c3": "theater"})
    play(state, "build altar")
    assert waits_for(state) == ("turn", 1)
    assert table(state)["structure"]["r4c2"] == "?age1"
    play(state, "build theater")
    assert waits_for(state) == ("deal_card", NATURE)


def test_all_cards_that_one_card_frees_are_turned_over() -> None:
    """D16."""
    state = duel(structure={"r4c2": "?age1", "r4c4": "?age1", "r5c3": "theater"})
    play(state, "build theater")
    deal(state, "press")
    assert waits_for(state) == ("deal_card", NATURE)
    assert "deal press" not in texts(state)
    deal(state, "quarry")
    assert waits_for(state) == ("turn", 1)
    assert table(state)["structure"] == {"r4c2": "press", "r4c4": "quarry"}


@pytest.mark.parametrize(
    ("yellow", "income"),
    [((), 2), (("tavern",), 3), (("tavern", "forum", "brewery"), 5)],
)
def test_a_discarded_card_brings_two_coins_and_one_for_each_own_yellow_card(
    yellow: tuple[str, ...], income: int
) -> None:
    """D17."""
    theirs = ("stone_reserve", "clay_reserve")
    state = duel(open=("altar", "theater"), built=((*yellow, "quarry"), theirs), coins=(1, 7))
    play(state, "discard altar")
    assert coins(state) == (1 + income, 7)
    assert table(state)["discards"] == ["altar"]
    assert "altar" not in cards(state, 0)


def test_a_discarded_yellow_card_does_not_count_itself() -> None:
    """D17."""
    state = duel(open=("tavern", "altar"), coins=(0, 0))
    play(state, "discard tavern")
    assert coins(state) == (2, 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_discard_pile_holds_no_secrets(seat: int | None) -> None:
    """D18."""
    state = duel(open=("altar", "theater"), discards=("tavern", "circus"))
    play(state, "discard altar")
    assert position.dump(state, seat)["discards"] == ["altar", "tavern", "circus"]


def test_a_card_under_a_wonder_does_nothing_and_is_in_no_city_and_no_pile() -> None:
    """D19."""
    state = duel(
        open=("tavern", "lighthouse"),
        age=3,
        coins=(30, 30),
        wonders=(("pyramids",), ("mausoleum",)),
    )
    play(state, "wonder pyramids tavern")
    assert wonders(state, 0) == {"pyramids": "tavern"}
    assert cards(state, 0) == set()
    assert table(state)["discards"] == []
    assert coins(state) == (30 - 8, 30)  # no coins of the tavern
    assert points(state, "yellow") == (0, 0)
    # No chain starts from it, and the Mausoleum does not find it.
    assert price(state, 0, "lighthouse") == 6
    play(state, "wonder mausoleum lighthouse")
    assert victory(state) is not None
    assert cards(state, 1) == set()


def test_a_yellow_card_under_a_wonder_does_not_raise_what_a_discard_brings() -> None:
    """D19."""
    state = duel(raised=({"pyramids": "tavern"}, {}), open=("altar", "theater"), coins=(0, 0))
    play(state, "discard altar")
    assert coins(state) == (2, 0)


def test_a_wonder_costs_its_own_price_and_never_that_of_the_card() -> None:
    """D20."""
    state = duel(open=("pretorium", "academy"), coins=(8, 7), wonders=(("pyramids",), ()))
    assert "build pretorium" in texts(state)  # 8 coins for the card, 8 for the wonder
    play(state, "wonder pyramids pretorium")
    assert coins(state) == (0, 7)
    assert pawn(state) == 0


def test_built_cards_stay_and_serve_again_each_turn() -> None:
    """D21."""
    state = duel(
        open=("baths", "altar", "walls", "theater"),
        age=1,
        built=(("quarry", "stone_pit"), ()),
        coins=(0, 7),
    )
    assert (price(state, 0, "baths"), price(state, 0, "walls")) == (0, 0)
    play(state, "build baths", "discard altar")
    assert price(state, 0, "walls") == 0
    play(state, "build walls")
    assert cards(state, 0) == {"quarry", "stone_pit", "baths", "walls"}
    assert coins(state)[0] == 0


def kinds(state: DuelState) -> list[int]:
    assert state.log is not None
    return [event[0] for event in state.log]


def test_a_turn_runs_from_the_cost_through_the_effects_to_the_revealing() -> None:
    """D226."""
    state = duel(
        structure={"r4c2": "?age1", "r5c1": "garrison"},
        pawn=2,
        coins=(7, 7),
    )
    state.log = []
    play(state, "build garrison")
    deal(state, "press")
    assert kinds(state) == [
        happenings.BUILT,
        happenings.PAID_BANK,
        happenings.PAWN_MOVED,
        happenings.MILITARY_TOKEN,
        happenings.COINS_LOST,
        happenings.REVEALED,
    ]
    assert waits_for(state) == ("turn", 1)


def test_after_a_supremacy_nothing_is_turned_over_and_nobody_plays() -> None:
    """D226, D57."""
    state = duel(structure={"r4c2": "?age1", "r5c1": "guard_tower"}, pawn=8)
    play(state, "build guard_tower")
    assert victory(state) == ("military", (0,))
    assert table(state)["structure"] == {"r4c2": "?age1"}
    assert state.pending == 0


def test_a_supremacy_comes_before_the_coins_of_urbanism() -> None:
    """D226, D65: the game is over with the sixth symbol, before anything else is paid."""
    greens = ("scriptorium", "pharmacist", "workshop", "apothecary", "academy", "school")
    state = duel(
        open=("university", "pretorium"),
        built=(greens, ()),
        progress=(("urbanism",), ()),
        coins=(0, 7),
    )
    state.log = []
    play(state, "build university")
    assert victory(state) == ("scientific", (0,))
    assert kinds(state)[-1] == happenings.ENDED
    assert coins(state) == (0, 7)


def test_the_extra_turn_begins_when_the_cards_have_been_turned_over() -> None:
    """D226, D38."""
    state = over_a_face_down_card("altar", wonders=(("sphinx",), ()))
    play(state, "wonder sphinx altar")
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "press")
    assert waits_for(state) == ("turn", 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_where_a_guild_lies_but_not_which(seat: int | None) -> None:
    """D227."""
    state = duel(open=("brewery",))
    play(state, "build brewery")
    assert waits_for(state) == ("lay_back", NATURE)
    assert len(texts(state)) == 20
    play(state, "lay guild r2c4", "lay guild r2c8", "lay guild r6c6")
    deal_all(state)
    structure = position.dump(state, seat)["structure"]
    hidden = {slot: card for slot, card in structure.items() if card.startswith("?")}
    assert hidden == {
        "r2c4": "?guild",
        "r2c6": "?age3",
        "r2c8": "?guild",
        "r4c4": "?age3",
        "r4c8": "?age3",
        "r6c4": "?age3",
        "r6c6": "?guild",
        "r6c8": "?age3",
    }
    assert not [card for card in structure.values() if card.endswith("_guild")]


def test_no_slot_gets_two_guilds() -> None:
    """D227."""
    state = duel(open=("brewery",))
    play(state, "build brewery", "lay guild r2c4")
    assert "lay guild r2c4" not in texts(state)
    assert len(texts(state)) == 19


def test_a_guild_that_is_turned_over_is_any_that_nobody_has_seen() -> None:
    """D227."""
    state = duel(
        age=3,
        structure={"r2c4": "?guild", "r3c3": "builders_guild"},
        built=((), ("merchants_guild",)),
    )
    play(state, "discard builders_guild")
    assert set(texts(state)) == {
        "deal shipowners_guild",
        "deal magistrates_guild",
        "deal scientists_guild",
        "deal moneylenders_guild",
        "deal tacticians_guild",
    }
