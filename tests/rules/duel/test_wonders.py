"""The wonders: seven at most, their effects, extra turns (D36-D48, D229, D230)."""

import pytest

from tests.rules.duel.table import (
    CARDS,
    DATA,
    TOKENS,
    WONDERS,
    cards,
    coins,
    deal,
    duel,
    pawn,
    play,
    points,
    price,
    sides,
    table,
    texts,
    tokens,
    victory,
    waits_for,
    wonder_price,
    wonders,
)
from thaumata import NATURE, view
from thaumata.duel.state import DuelState
from thaumata.events import read_events
from thaumata.events.duel.base import TokenDrawn

Cards = tuple[str, ...]

UNDER = ("theater", "baths", "stable", "garrison", "palisade", "press", "glassworks")
"""Cards to put under built wonders."""


def six_built(open: Cards = ("altar", "tavern", "quarry"), **more: object) -> DuelState:
    """Set up three built wonders on each side; one of each player is unbuilt."""
    names = ("pyramids", "colossus", "sphinx"), ("piraeus", "appian_way", "temple_of_artemis")
    mine, theirs = (dict(zip(name, UNDER[n:], strict=False)) for name, n in zip(names, (0, 3)))
    waiting = (("great_lighthouse",), ("hanging_gardens",))
    given = {"wonders": waiting, "raised": (mine, theirs), "coins": (30, 30), **more}
    return duel(open=open, **given)  # type: ignore[arg-type]


def test_when_the_seventh_wonder_stands_the_last_one_goes_back_to_the_box() -> None:
    """D36."""
    state = six_built()
    assert "wonder great_lighthouse altar" in texts(state)
    assert "hanging_gardens" in wonders(state, 1)
    play(state, "wonder great_lighthouse altar")
    assert wonders(state, 0)["great_lighthouse"] == "altar"
    assert "hanging_gardens" not in wonders(state, 1)
    assert texts(state, 1) == ["build tavern", "discard tavern", "build quarry", "discard quarry"]


def test_the_seventh_wonder_may_be_either_players() -> None:
    """D36."""
    state = six_built(seat=1)
    play(state, "wonder hanging_gardens altar")
    assert wonders(state, 1)["hanging_gardens"] == "altar"
    assert set(wonders(state, 0)) == {"pyramids", "colossus", "sphinx"}
    play(state, "discard tavern")
    assert not [text for text in texts(state) if text.startswith("wonder")]


def test_the_sixth_wonder_sends_nothing_back() -> None:
    """D36."""
    names = ("pyramids", "colossus", "sphinx")
    state = duel(
        open=("altar", "tavern"),
        raised=(dict(zip(names, UNDER)), {"piraeus": "press", "appian_way": "glassworks"}),
        wonders=(("great_lighthouse",), ("hanging_gardens", "circus_maximus")),
        coins=(30, 30),
    )
    play(state, "wonder great_lighthouse altar")
    assert wonders(state, 1)["hanging_gardens"] is None
    assert "wonder hanging_gardens tavern" in texts(state)


def test_the_wonder_that_went_back_scores_nothing() -> None:
    """D36, D83."""
    state = six_built()
    before = points(state, "wonders")
    play(state, "wonder great_lighthouse altar")
    assert points(state, "wonders") == (before[0] + 4, before[1])


EFFECT_CASES: list[tuple[str, str, tuple[int, int], int, int]] = [
    # wonder, both treasuries after paying, the pawn, its points
    ("D37, D41", "appian_way", (23, 27), 0, 3),
    ("D37", "circus_maximus", (22, 30), 1, 3),
    ("D37", "colossus", (22, 30), 2, 3),
    ("D37", "great_lighthouse", (22, 30), 0, 4),
    ("D37", "hanging_gardens", (28, 30), 0, 3),
    ("D37", "mausoleum", (20, 30), 0, 2),
    ("D37", "piraeus", (22, 30), 0, 2),
    ("D37", "pyramids", (22, 30), 0, 9),
    ("D37", "sphinx", (22, 30), 0, 6),
    ("D37", "statue_of_zeus", (20, 30), 1, 3),
    ("D37", "temple_of_artemis", (34, 30), 0, 0),
]


@pytest.mark.parametrize(("ruling", "wonder", "treasuries", "where", "worth"), EFFECT_CASES)
def test_the_effects_of_a_wonder_happen_when_it_is_built(
    ruling: str, wonder: str, treasuries: tuple[int, int], where: int, worth: int
) -> None:
    """D37."""
    state = duel(open=("altar", "tavern"), wonders=((wonder,), ()), coins=(30, 30))
    assert points(state, "wonders") == (0, 0)
    play(state, f"wonder {wonder} altar")
    assert coins(state) == treasuries
    assert pawn(state) == where
    assert points(state, "wonders") == (worth, 0)


@pytest.mark.parametrize("wonder", list(WONDERS))
def test_play_again_means_one_more_turn_for_the_same_player(wonder: str) -> None:
    """D38."""
    state = duel(open=("altar", "tavern", "quarry"), wonders=((wonder,), ()), coins=(30, 30))
    play(state, f"wonder {wonder} altar")
    while state.decision() in ("draw_token", "library"):
        play(state, texts(state)[0])
    again = ["play_again"] in WONDERS[wonder]["effects"]
    assert waits_for(state) == ("turn", 0 if again else 1)
    play(state, "discard tavern")
    assert waits_for(state) == ("turn", 1 if again else 0)


def test_five_wonders_let_one_play_again() -> None:
    """D38."""
    again = {id for id, wonder in WONDERS.items() if ["play_again"] in wonder["effects"]}
    assert again == {"appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"}


def test_an_extra_turn_begins_after_the_revealing() -> None:
    """D38."""
    state = duel(
        structure={"r4c2": "?age1", "r5c1": "altar"}, wonders=(("sphinx",), ()), coins=(30, 7)
    )
    play(state, "wonder sphinx altar")
    assert waits_for(state) == ("deal_card", NATURE)
    deal(state, "baths")
    assert waits_for(state) == ("turn", 0)
    assert "build baths" in texts(state)


def test_an_extra_turn_with_an_empty_structure_is_lost() -> None:
    """D39: with the pawn on the weaker player's side, that player decides who opens the age."""
    state = duel(open=("altar",), wonders=(("sphinx",), ()), coins=(30, 7), pawn=1)
    play(state, "wonder sphinx altar")
    while state.decision() == "deal_card":
        play(state, texts(state)[0])
    assert table(state)["age"] == 2
    assert waits_for(state) == ("starter", 1)
    assert table(state)["extra_turn"] is False
    play(state, "begins 1")
    play(state, texts(state)[0])
    while state.decision() == "deal_card":
        play(state, texts(state)[0])
    assert waits_for(state) == ("turn", 0)  # one turn each: the extra turn was not taken along


def test_an_extra_turn_after_the_last_card_of_the_game_is_lost() -> None:
    """D39."""
    state = duel(open=("pretorium",), wonders=(("sphinx",), ()), coins=(30, 7))
    play(state, "wonder sphinx pretorium")
    assert victory(state) == ("civilian", (0,))


def test_an_extra_turn_may_earn_another_extra_turn() -> None:
    """D40."""
    state = duel(
        open=("altar", "tavern", "quarry", "theater"),
        wonders=(("sphinx", "piraeus", "hanging_gardens"), ()),
        coins=(60, 7),
    )
    for wonder, card in (("sphinx", "altar"), ("piraeus", "tavern"), ("hanging_gardens", "quarry")):
        play(state, f"wonder {wonder} {card}")
        assert waits_for(state) == ("turn", 0)
    play(state, "build theater")
    assert table(state)["age"] == 2


@pytest.mark.parametrize(("theirs", "left"), [(7, 4), (4, 1), (3, 0), (2, 0), (0, 0)])
@pytest.mark.parametrize("seat", [0, 1])
def test_appian_way_brings_three_coins_and_takes_three_or_all(
    seat: int, theirs: int, left: int
) -> None:
    """D41."""
    state = duel(
        open=("altar", "tavern"),
        wonders=sides(seat, ("appian_way",), ()),
        coins=sides(seat, 10, theirs),
        seat=seat,
    )
    assert wonder_price(state, seat, "appian_way") == 10
    play(state, "wonder appian_way altar")
    assert coins(state) == sides(seat, 3, left)
    assert waits_for(state) == ("turn", seat)
    assert points(state, "wonders") == sides(seat, 3, 0)


THROWING_CASES: list[tuple[str, str, Cards, Cards]] = [
    ("D42", "circus_maximus", ("glassworks", "drying_room"), ("quarry", "sawmill")),
    ("D42", "statue_of_zeus", ("quarry", "sawmill"), ("glassworks", "drying_room")),
]


@pytest.mark.parametrize(("ruling", "wonder", "targets", "others"), THROWING_CASES)
@pytest.mark.parametrize("seat", [0, 1])
def test_circus_maximus_throws_out_a_gray_card_and_statue_of_zeus_a_brown_one(
    seat: int, ruling: str, wonder: str, targets: Cards, others: Cards
) -> None:
    """D42, D44."""
    mine = ("clay_pool", "press")
    state = duel(
        open=("altar", "tavern"),
        wonders=sides(seat, (wonder,), ()),
        coins=sides(seat, 30, 7),
        built=sides(seat, mine, (*targets, *others, "theater")),
        seat=seat,
    )
    play(state, f"wonder {wonder} altar")
    assert waits_for(state) == ("discard_card", seat)
    assert texts(state) == [f"discard {card}" for card in targets]
    play(state, f"discard {targets[1]}")
    assert cards(state, 1 - seat) == {targets[0], *others, "theater"}
    assert cards(state, seat) == set(mine)
    assert table(state)["discards"] == [targets[1]]
    assert coins(state)[1 - seat] == 7
    assert waits_for(state) == ("turn", 1 - seat)


@pytest.mark.parametrize(("ruling", "wonder", "targets", "others"), THROWING_CASES)
def test_without_such_a_card_the_rest_of_the_wonder_happens(
    ruling: str, wonder: str, targets: Cards, others: Cards
) -> None:
    """D42."""
    state = duel(
        open=("altar", "tavern"),
        wonders=((wonder,), ()),
        coins=(30, 7),
        built=(targets, others),
    )
    play(state, f"wonder {wonder} altar")
    assert waits_for(state) == ("turn", 1)
    assert pawn(state) == 1
    assert points(state, "wonders") == (3, 0)
    assert cards(state, 1) == set(others)


def test_the_shield_comes_before_the_choice_of_the_card() -> None:
    """D43."""
    state = duel(
        open=("altar", "tavern"),
        wonders=(("statue_of_zeus",), ()),
        coins=(30, 7),
        built=((), ("quarry", "sawmill")),
        pawn=2,
    )
    play(state, "wonder statue_of_zeus altar")
    assert state.decision() == "discard_card"
    assert pawn(state) == 3
    assert coins(state)[1] == 5  # the token has taken effect already


@pytest.mark.parametrize(("ruling", "wonder", "targets", "others"), THROWING_CASES)
def test_if_the_shield_wins_no_card_is_discarded(
    ruling: str, wonder: str, targets: Cards, others: Cards
) -> None:
    """D43."""
    state = duel(
        open=("altar", "tavern"),
        wonders=((wonder,), ()),
        coins=(40, 7),
        built=((), targets),
        pawn=8,
    )
    play(state, f"wonder {wonder} altar")
    assert victory(state) == ("military", (0,))
    assert cards(state, 1) == set(targets)
    assert table(state)["discards"] == []


def test_a_card_thrown_out_stops_producing_at_once() -> None:
    """D44."""
    state = duel(
        open=("altar", "walls", "tavern"),
        age=2,
        wonders=(("statue_of_zeus",), ()),
        coins=(30, 7),
        built=((), ("shelf_quarry",)),
    )
    assert (price(state, 1, "walls"), price(state, 0, "walls")) == (0, 8)
    play(state, "wonder statue_of_zeus altar", "discard shelf_quarry")
    assert (price(state, 1, "walls"), price(state, 0, "walls")) == (4, 4)


def test_a_card_thrown_out_counts_no_more() -> None:
    """D44."""
    state = duel(
        open=("pretorium", "academy"),
        wonders=(("statue_of_zeus",), ()),
        coins=(30, 0),
        built=(("shipowners_guild",), ("shelf_quarry", "sawmill")),
    )
    assert points(state, "purple") == (2, 0)
    play(state, "wonder statue_of_zeus pretorium", "discard sawmill")
    assert points(state, "purple") == (1, 0)


def test_a_card_thrown_out_may_come_back_through_the_mausoleum() -> None:
    """D44."""
    state = duel(
        open=("altar", "tavern", "walls"),
        age=2,
        wonders=(("statue_of_zeus",), ("mausoleum",)),
        coins=(30, 30),
        built=((), ("shelf_quarry",)),
    )
    play(state, "wonder statue_of_zeus altar", "discard shelf_quarry")
    play(state, "wonder mausoleum tavern", "build shelf_quarry")
    assert cards(state, 1) == {"shelf_quarry"}
    assert price(state, 1, "walls") == 0
    assert table(state)["discards"] == []


def library(box: Cards, **more: object) -> DuelState:
    given = {"wonders": (("great_library",), ()), "coins": (10, 7), "box": box, **more}
    state = duel(open=("altar", "tavern"), **given)  # type: ignore[arg-type]
    play(state, "wonder great_library altar")
    return state


def test_the_great_library_draws_three_tokens_blindly_and_keeps_one() -> None:
    """D45."""
    box = ("agriculture", "law", "masonry", "philosophy", "urbanism")
    state = library(box, board=("economy",))
    assert waits_for(state) == ("draw_token", NATURE)
    chances = state.chance_outcomes()
    assert [state.game.text(state, NATURE, action) for action, _ in chances] == [
        f"deal {token}" for token in box
    ]
    assert {probability for _, probability in chances} == {1 / 5}
    deal(state, "law")
    assert texts(state) == ["deal agriculture", "deal masonry", "deal philosophy", "deal urbanism"]
    deal(state, "urbanism", "masonry")
    assert waits_for(state) == ("library", 0)
    assert set(texts(state)) == {"take law", "take masonry", "take urbanism"}
    play(state, "take urbanism")
    assert tokens(state, 0) == {"urbanism"}
    assert coins(state) == (6, 7)  # its effect applies
    assert set(table(state)["box"]) == {"agriculture", "law", "masonry", "philosophy"}
    assert table(state)["board"] == ["economy"]
    assert table(state)["drawn"] == []
    assert waits_for(state) == ("turn", 1)


@pytest.mark.parametrize("box", [("law", "strategy"), ("strategy",)])
def test_a_box_with_fewer_than_three_tokens_is_drawn_out(box: Cards) -> None:
    """D45."""
    state = library(box)
    deal(state, *box)
    assert texts(state) == [f"take {token}" for token in box]
    play(state, "take strategy")
    assert set(table(state)["box"]) == set(box) - {"strategy"}


def test_both_players_see_the_tokens_that_the_great_library_draws() -> None:
    """D270: and so does a spectator."""
    state = library(box=("law", "masonry", "strategy", "economy"))
    state.log = []
    deal(state, "law", "economy", "masonry")
    for seat in (0, 1, None):
        assert set(view(state, seat).drawn) == {"law", "economy", "masonry"}
        drawn = read_events(state.game, state.log, seat)
        assert [event.token for event in drawn if isinstance(event, TokenDrawn)] == [
            "law",
            "economy",
            "masonry",
        ]


def test_with_an_empty_box_the_great_library_gives_nothing() -> None:
    """D45."""
    state = library((), board=TOKENS[:3])
    assert waits_for(state) == ("turn", 1)
    assert tokens(state, 0) == set()
    assert points(state, "wonders") == (4, 0)


def test_law_from_the_great_library_may_win() -> None:
    """D45, D65."""
    greens = ("scriptorium", "pharmacist", "workshop", "apothecary", "academy")
    state = library(("law",), built=(greens, ()))
    deal(state, "law")
    play(state, "take law")
    assert victory(state) == ("scientific", (0,))


def test_the_mausoleum_builds_any_card_of_the_discard_pile_for_nothing() -> None:
    """D46."""
    pile = ("sawmill", "palace", "builders_guild", "pretorium", "stable")
    state = duel(
        open=("altar", "tavern"), wonders=(("mausoleum",), ()), coins=(10, 7), discards=pile
    )
    play(state, "wonder mausoleum altar")
    assert waits_for(state) == ("mausoleum", 0)
    assert set(texts(state)) == {f"build {card}" for card in pile}
    play(state, "build palace")
    assert coins(state) == (0, 7)
    assert cards(state, 0) == {"palace"}
    assert set(table(state)["discards"]) == set(pile) - {"palace"}
    assert points(state, "blue") == (7, 0)
    assert waits_for(state) == ("turn", 1)


def test_with_an_empty_pile_the_mausoleum_builds_nothing() -> None:
    """D46: neither the card under it nor those removed during setup are in the pile."""
    state = duel(open=("altar", "tavern"), wonders=(("mausoleum",), ()), coins=(10, 7))
    play(state, "wonder mausoleum altar")
    assert waits_for(state) == ("turn", 1)
    assert cards(state, 0) == set()
    assert points(state, "wonders") == (2, 0)


def from_the_pile(card: str, **more: object) -> DuelState:
    """Build a card with the Mausoleum, which costs 10 of 10 coins."""
    given = {"wonders": (("mausoleum",), ()), "coins": (10, 7), "discards": (card,), **more}
    state = duel(open=("quarry", "theater"), **given)  # type: ignore[arg-type]
    play(state, "wonder mausoleum quarry", f"build {card}")
    return state


def test_shields_of_a_card_from_the_pile_count_with_strategy() -> None:
    """D47, D58."""
    assert pawn(from_the_pile("walls")) == 2
    assert pawn(from_the_pile("walls", progress=(("strategy",), ()))) == 3


def test_coins_of_a_card_from_the_pile_are_paid() -> None:
    """D47."""
    assert coins(from_the_pile("brewery")) == (6, 7)


def test_a_science_pair_from_the_pile_earns_a_token() -> None:
    """D47."""
    state = from_the_pile("library", built=(("scriptorium",), ()), board=("law", "masonry"))
    assert waits_for(state) == ("take_token", 0)
    play(state, "take law")
    assert tokens(state, 0) == {"law"}
    assert waits_for(state) == ("turn", 1)


def test_a_card_from_the_pile_is_no_chain_build() -> None:
    """D47, D74: Urbanism pays nothing, even for a card that a chain would make free."""
    state = from_the_pile("aqueduct", built=(("baths",), ()), progress=(("urbanism",), ()))
    assert coins(state) == (0, 7)
    assert cards(state, 0) == {"baths", "aqueduct"}


@pytest.mark.parametrize(
    "cards", [("altar", "theater"), ("brewery", "forum"), ("palace", "merchants_guild")]
)
def test_a_wonder_may_be_built_in_any_age(cards: Cards) -> None:
    """D48."""
    state = duel(open=cards, wonders=(("pyramids",), ()), coins=(8, 7))
    assert table(state)["age"] in (1, 2, 3)
    play(state, f"wonder pyramids {cards[0]}")
    assert wonders(state, 0) == {"pyramids": cards[0]}


def test_several_wonders_may_be_built_in_one_age() -> None:
    """D48."""
    state = duel(
        open=("altar", "tavern", "quarry"), wonders=(("pyramids", "colossus"), ()), coins=(16, 7)
    )
    play(state, "wonder pyramids altar", "discard tavern", "wonder colossus quarry")
    assert wonders(state, 0) == {"pyramids": "altar", "colossus": "quarry"}


def test_the_eighth_wonder_is_gone_before_the_seventh_takes_effect() -> None:
    """D229: in the extra turn that the seventh gives there is none left to build."""
    state = six_built(
        wonders=(("hanging_gardens", "great_lighthouse"), ()),
        raised=(
            {"pyramids": "theater", "colossus": "baths"},
            dict(zip(("piraeus", "appian_way", "temple_of_artemis", "statue_of_zeus"), UNDER[3:])),
        ),
    )
    play(state, "wonder hanging_gardens altar")
    assert waits_for(state) == ("turn", 0)
    assert set(wonders(state, 0)) == {"pyramids", "colossus", "hanging_gardens"}
    assert not [text for text in texts(state) if text.startswith("wonder")]


def test_the_eighth_wonder_is_gone_while_a_choice_of_the_seventh_is_pending() -> None:
    """D229."""
    state = six_built(wonders=(("great_library",), ("hanging_gardens",)), box=("law",))
    play(state, "wonder great_library altar")
    assert state.decision() == "draw_token"
    assert "hanging_gardens" not in wonders(state, 1)


def test_two_promises_of_an_extra_turn_are_one_extra_turn() -> None:
    """D230, D73."""
    state = duel(
        open=("altar", "tavern", "quarry"),
        wonders=(("sphinx",), ()),
        progress=(("theology",), ()),
        coins=(30, 7),
    )
    play(state, "wonder sphinx altar")
    assert waits_for(state) == ("turn", 0)
    play(state, "discard tavern")
    assert waits_for(state) == ("turn", 1)


def test_a_promise_does_not_outlive_its_turn() -> None:
    """D230, D40: each extra turn must be earned anew."""
    state = duel(
        open=("altar", "tavern", "quarry", "theater"),
        wonders=(("sphinx", "piraeus"), ()),
        progress=(("theology",), ()),
        coins=(60, 7),
    )
    play(state, "wonder sphinx altar", "wonder piraeus tavern", "discard quarry")
    assert waits_for(state) == ("turn", 1)


def test_every_wonder_has_been_tested_here() -> None:
    tested = {case[1] for case in EFFECT_CASES} | {"great_library"}
    assert tested == {wonder["id"] for wonder in DATA["wonders"]}
    assert not set(UNDER) - set(CARDS)
