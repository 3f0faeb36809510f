"""Grand Temples, the two wonders, the three progress tokens (D140-D150, D246, D247)."""

import pytest

from tests.rules.duel.table import (
    cards,
    coins,
    deal,
    pawn,
    play,
    points,
    price,
    texts,
    victory,
    waits_for,
    wonder_price,
    wonders,
)
from tests.rules.pantheon.table import MYTHOLOGIES, TEMPLES, deck, gods_of, pantheon
from thaumata import NATURE


@pytest.mark.parametrize("mythology", MYTHOLOGIES)
@pytest.mark.parametrize("number", [1, 2])
def test_a_temple_is_free_with_the_token_of_its_mythology(mythology: str, number: int) -> None:
    """D140."""
    temple = f"{mythology}_grand_temple"
    state = pantheon(
        open=(temple, "study"), mythology=((f"{mythology}_{number}",), ()), coins=(0, 0)
    )
    assert f"build {temple}" in texts(state)
    play(state, f"build {temple}")
    assert cards(state, 0) == {temple}
    assert coins(state)[0] == 0


@pytest.mark.parametrize("mythology", MYTHOLOGIES)
def test_without_the_token_the_cost_of_a_temple_is_paid(mythology: str) -> None:
    """D140."""
    temple = f"{mythology}_grand_temple"
    others = tuple(f"{other}_1" for other in MYTHOLOGIES if other != mythology)
    state = pantheon(open=(temple, "study"), mythology=(others, (f"{mythology}_1",)), coins=(30, 7))
    assert price(state, 0, temple) == 10
    play(state, f"build {temple}")
    assert coins(state)[0] == 20


@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 5), (2, 12), (3, 21)])
def test_a_set_of_temples_is_worth(number: int, worth: int) -> None:
    """D141."""
    state = pantheon(age=3, open=("study",), built=(TEMPLES[:number], TEMPLES[number : number + 1]))
    assert points(state, "purple") == (worth, 5)


def test_a_temple_that_a_token_frees_is_a_chain_build() -> None:
    """D142."""
    state = pantheon(
        open=("roman_grand_temple", "study"),
        mythology=(("roman_2",), ()),
        progress=(("urbanism",), ()),
        coins=(0, 7),
    )
    play(state, "build roman_grand_temple")
    assert coins(state)[0] == 4


ENGINEERING_CASES = (
    # case, card, what stands in the city, price with Engineering
    ("D143 a card with a chain symbol costs 1 coin", "fortifications", (), 1),
    ("D143 resources and coins alike", "barracks", (), 1),
    ("D143 a Grand Temple too", "greek_grand_temple", (), 1),
    ("D143 not a card that only gives a symbol", "archery_range", (), 6),
    ("D143 nor one without any", "palace", (), 10),
    ("D144 with the chain it is free", "fortifications", ("palisade",), 0),
    ("D246 the usual cost if that is less", "aqueduct", ("quarry", "shelf_quarry"), 0),
    ("D246 a coin where the usual cost is a coin", "temple", ("lumber_yard", "press"), 0),
)


@pytest.mark.parametrize(("case", "card", "built", "cost"), ENGINEERING_CASES)
def test_engineering(case: str, card: str, built: tuple[str, ...], cost: int) -> None:
    state = pantheon(
        open=(card, *(("forum",) if card in ("barracks", "archery_range") else ())),
        built=(built, ()),
        progress=(("engineering",), ()),
    )
    assert price(state, 0, card) == cost
    # It helps only its owner.
    assert price(state, 1, card) >= cost


def test_the_coin_of_engineering_goes_to_the_bank_and_urbanism_pays_nothing() -> None:
    """D143, D246."""
    state = pantheon(
        open=("fortifications", "study"),
        progress=(("engineering", "urbanism"), ("economy",)),
        coins=(5, 5),
    )
    play(state, "build fortifications")
    assert coins(state) == (4, 5)
    assert pawn(state) == 2


def test_with_the_real_chain_engineering_stays_out_and_urbanism_pays() -> None:
    """D144."""
    state = pantheon(
        open=("fortifications", "study"),
        built=(("palisade",), ()),
        progress=(("engineering", "urbanism"), ()),
        coins=(5, 5),
    )
    play(state, "build fortifications")
    assert coins(state)[0] == 9


def test_engineering_without_a_coin_builds_nothing() -> None:
    """D143."""
    state = pantheon(
        open=("fortifications", "study"), progress=(("engineering",), ()), coins=(0, 5)
    )
    assert "build fortifications" not in texts(state)


MYSTICISM_CASES = (
    ("D145 none", (), (), 0),
    ("D145 two mythology tokens and an offering", ("greek_1", "roman_2"), (3,), 6),
    ("D145 both of a mythology", ("greek_1", "greek_2"), (), 4),
    ("D145 three offerings", (), (2, 3, 4), 6),
)


@pytest.mark.parametrize(("case", "mythology", "offerings", "worth"), MYSTICISM_CASES)
def test_mysticism(
    case: str, mythology: tuple[str, ...], offerings: tuple[int, ...], worth: int
) -> None:
    state = pantheon(
        progress=(("mysticism",), ()), mythology=(mythology, ()), offerings=(offerings, ())
    )
    assert points(state, "progress") == (worth, 0)


def test_a_spent_offering_does_not_count_for_mysticism() -> None:
    """D145."""
    state = pantheon(progress=(("mysticism",), ()), offerings=((2, 3), ()), spaces={1: "aphrodite"})
    assert points(state, "progress") == (4, 0)
    play(state, "activate aphrodite with 3")
    assert points(state, "progress") == (2, 0)


@pytest.mark.parametrize("start", [-6, -2, 0])
@pytest.mark.parametrize(("purse", "left"), [(9, 6), (2, 0), (0, 0)])
def test_poliorcetics_costs_the_opponent_a_coin_for_each_space(
    start: int, purse: int, left: int
) -> None:
    """D146: on the own half of the track too, and not below nothing."""
    state = pantheon(
        open=("pretorium", "palace"),
        progress=(("poliorcetics",), ()),
        pawn=start,
        coins=(8, purse),
        military_tokens=((), ()),
    )
    play(state, "build pretorium")
    assert pawn(state) == start + 3
    assert coins(state)[1] == left


def test_poliorcetics_adds_to_a_military_token() -> None:
    """D146."""
    state = pantheon(open=("pretorium", "palace"), progress=(("poliorcetics",), ()), coins=(8, 20))
    play(state, "build pretorium")
    assert coins(state)[1] == 20 - 3 - 2


def test_poliorcetics_counts_for_every_move_of_its_owner_and_none_of_the_opponent() -> None:
    """D146."""
    mine = pantheon(spaces={1: "mars"}, progress=(("poliorcetics",), ()), coins=(9, 9))
    play(mine, "activate mars")
    assert coins(mine) == (6, 7)
    theirs = pantheon(spaces={1: "mars"}, progress=((), ("poliorcetics",)), coins=(9, 9))
    play(theirs, "activate mars")
    assert coins(theirs) == (6, 9)


def test_the_sanctuary_makes_activations_cheaper_and_plays_again() -> None:
    """D147."""
    state = pantheon(
        wonders=(("sanctuary",), ()), spaces={1: "aphrodite"}, coins=(10, 7), built=((), ())
    )
    assert wonder_price(state, 0, "sanctuary") == 8
    play(state, "wonder sanctuary walls")
    assert waits_for(state) == ("turn", 0)
    assert points(state, "wonders") == (0, 0)
    play(state, "activate aphrodite")
    assert coins(state)[0] == 10 - 8 - 1


def test_the_divine_theater_reveals_a_deck_and_activates_one_god() -> None:
    """D148."""
    state = pantheon(wonders=(("divine_theater",), ()), coins=(10, 7))
    play(state, "wonder divine_theater walls")
    assert waits_for(state) == ("choose_deck", 0)
    assert texts(state) == [f"reveal {mythology}" for mythology in MYTHOLOGIES]
    play(state, "reveal phoenician")
    assert waits_for(state) == ("show_god", NATURE)
    deal(state, "baal", "tanit", "astarte")
    assert waits_for(state) == ("free_god", 0)
    assert texts(state) == ["activate baal", "activate tanit", "activate astarte"]
    play(state, "activate tanit")
    assert coins(state)[0] == 12
    assert waits_for(state) == ("order_deck", 0)
    assert texts(state) == ["top baal", "top astarte"]
    play(state, "top astarte")
    assert deck(state, "phoenician") == ["astarte", "baal"]
    assert waits_for(state) == ("turn", 1)
    assert points(state, "wonders") == (2, 0)


def test_the_divine_theater_works_in_age_one() -> None:
    """D148."""
    state = pantheon(open=("altar", "baths"), wonders=(("divine_theater",), ()), coins=(10, 7))
    assert state.age == 1
    play(state, "wonder divine_theater altar", "reveal greek")
    deal(state, "aphrodite", "zeus", "hades")
    play(state, "activate aphrodite", "top zeus")
    assert gods_of(state, 0) == {"aphrodite"}


def test_the_divine_theater_offers_no_empty_deck() -> None:
    """D148."""
    state = pantheon(
        wonders=(("divine_theater",), ()), coins=(10, 7), gods=(("zeus", "hades"), ("aphrodite",))
    )
    play(state, "wonder divine_theater walls")
    assert "reveal greek" not in texts(state)
    assert len(texts(state)) == 4


def test_the_divine_theater_with_every_deck_empty_does_nothing_more() -> None:
    """D148."""
    empty: dict[str, list[str]] = {mythology: [] for mythology in MYTHOLOGIES}
    state = pantheon(wonders=(("divine_theater",), ()), coins=(10, 7), decks=empty)
    play(state, "wonder divine_theater walls")
    assert waits_for(state) == ("turn", 1)
    assert wonders(state, 0) == {"divine_theater": "walls"}


def test_a_deck_of_one_god_leaves_no_order() -> None:
    """D148."""
    state = pantheon(
        wonders=(("divine_theater",), ()), coins=(10, 7), gods=((), ("mars", "neptune"))
    )
    play(state, "wonder divine_theater walls", "reveal roman", "deal minerva", "activate minerva")
    play(state, "guard 9")
    assert waits_for(state) == ("turn", 1)


def test_a_god_of_the_theater_can_end_the_game() -> None:
    """D148: nothing is put in order any more."""
    state = pantheon(
        wonders=(("divine_theater",), ()),
        coins=(10, 7),
        pawn=7,
        military_tokens=(("small", "large"), ()),
    )
    play(state, "wonder divine_theater walls", "reveal roman")
    deal(state, "mars", "neptune", "minerva")
    play(state, "activate mars")
    assert victory(state) == ("military", (0,))
    assert state.pending == 0


def test_the_costs_of_the_two_wonders() -> None:
    """D149."""
    state = pantheon(wonders=(("sanctuary", "divine_theater"), ()))
    assert wonder_price(state, 0, "sanctuary") == 2 * (2 + 1 + 1)
    assert wonder_price(state, 0, "divine_theater") == 2 * (2 + 1 + 2)
    rich = pantheon(
        wonders=(("sanctuary", "divine_theater"), ()),
        built=(("shelf_quarry", "glassworks", "press"), ()),
    )
    assert wonder_price(rich, 0, "sanctuary") == 0
    assert wonder_price(rich, 0, "divine_theater") == 2 * 2 + 2


def test_the_points_of_gods_are_added_to_the_others() -> None:
    """D150."""
    state = pantheon(
        age=3,
        open=("study",),
        gods=(("aphrodite",), ("astarte",)),
        reserve=(0, 4),
        built=(("palace",), ("town_hall",)),
        coins=(0, 0),
    )
    assert list(state.score_sheet().rows)[-1] == "gods"
    play(state, "discard study")
    assert victory(state) == ("civilian", (0,))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sheet.rows["gods"] == (9, 4)
    assert outcome.sheet.totals == (7 + 9, 7 + 4)


@pytest.mark.parametrize("god", ["hades", "mausoleum"])
def test_a_temple_from_the_discard_pile_counts_for_the_set_and_is_no_chain_build(god: str) -> None:
    """D247."""
    state = pantheon(
        open=("study", "palace"),
        spaces={1: "hades"} if god == "hades" else {},
        wonders=(() if god == "hades" else ("mausoleum",), ()),
        discards=TEMPLES[:1],
        built=(TEMPLES[1:2], ()),
        mythology=(("mesopotamian_1",), ()),
        progress=(("urbanism",), ()),
        coins=(20, 7),
    )
    play(state, "activate hades" if god == "hades" else "wonder mausoleum study")
    before = coins(state)[0]
    play(state, f"build {TEMPLES[0]}")
    assert coins(state)[0] == before
    assert points(state, "purple")[0] == 12
