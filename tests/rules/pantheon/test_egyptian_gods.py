"""Anubis, Isis and Ra (D124-D130, D242, D243)."""

from typing import Any

import pytest

from tests.rules.duel.table import (
    cards,
    coins,
    pawn,
    play,
    points,
    table,
    texts,
    tokens,
    victory,
    waits_for,
    wonder_price,
    wonders,
)
from tests.rules.pantheon.table import TEMPLES, activations, pantheon
from thaumata.duel.state import DuelState

UNDER = ("altar", "theater", "baths", "stable", "garrison", "palisade", "press")
WONDERS = ("pyramids", "sphinx", "colossus", "piraeus", "appian_way", "mausoleum", "great_library")


def seven_built(**more: Any) -> DuelState:
    """Four wonders stand on one side, three on the other; the eighth is gone."""
    mine = dict(zip(WONDERS[:4], UNDER[:4], strict=True))
    theirs = dict(zip(WONDERS[4:], UNDER[4:], strict=True))
    given: dict[str, Any] = {"raised": (mine, theirs), "coins": (50, 50), **more}
    return pantheon(**given)


def test_anubis_ruins_a_wonder_of_either_player() -> None:
    """D124."""
    state = pantheon(
        spaces={1: "anubis"}, raised=({"pyramids": "altar"}, {"sphinx": "baths"}), coins=(7, 7)
    )
    play(state, "activate anubis")
    assert waits_for(state) == ("ruin_wonder", 0)
    assert texts(state) == ["ruin pyramids", "ruin sphinx"]
    play(state, "ruin sphinx")
    assert wonders(state, 1) == {"sphinx": None}
    assert wonders(state, 0) == {"pyramids": "altar"}
    assert table(state)["discards"] == ["baths"]


def test_anubis_without_a_wonder_that_stands_does_nothing() -> None:
    """D124, D107."""
    state = pantheon(spaces={1: "anubis"}, wonders=(("sphinx",), ("pyramids",)))
    play(state, "activate anubis")
    assert waits_for(state) == ("turn", 1)


def test_the_points_of_a_ruin_are_gone_until_it_is_rebuilt() -> None:
    """D125."""
    state = pantheon(spaces={1: "anubis"}, raised=({}, {"pyramids": "altar"}))
    assert points(state, "wonders") == (0, 9)
    play(state, "activate anubis", "ruin pyramids")
    assert points(state, "wonders") == (0, 0)


def test_the_production_of_a_ruin_is_gone() -> None:
    """D125."""
    state = pantheon(
        spaces={1: "anubis"}, raised=({}, {"piraeus": "altar"}), wonders=((), ("colossus",))
    )
    before = wonder_price(state, 1, "colossus")
    play(state, "activate anubis", "ruin piraeus")
    assert wonder_price(state, 1, "colossus") == before + 2


def test_the_discount_of_a_ruined_sanctuary_is_gone() -> None:
    """D125."""
    state = pantheon(
        spaces={1: "anubis", 6: "aphrodite"}, raised=({}, {"sanctuary": "altar"}), coins=(3, 2)
    )
    assert activations(state, 1) == []
    play(state, "activate anubis", "ruin sanctuary")
    assert activations(state) == []
    kept = pantheon(
        spaces={6: "aphrodite"}, raised=({}, {"sanctuary": "altar"}), coins=(3, 2), seat=1
    )
    assert activations(kept) == ["activate aphrodite"]


def test_the_owner_of_a_ruin_keeps_what_came_at_once() -> None:
    """D125."""
    state = pantheon(
        spaces={1: "anubis"},
        raised=({}, {"colossus": "altar", "temple_of_artemis": "baths", "great_library": "stable"}),
        progress=((), ("law",)),
        pawn=-2,
        coins=(3, 12),
    )
    for wonder in ("colossus", "temple_of_artemis", "great_library"):
        one = state.copy()
        play(one, "activate anubis", f"ruin {wonder}")
        assert pawn(one) == -2
        assert coins(one)[1] == 12
        assert tokens(one, 1) == {"law"}


def test_a_ruin_can_be_built_again_and_acts_again() -> None:
    """D126."""
    state = pantheon(
        spaces={1: "anubis"}, raised=({}, {"temple_of_artemis": "altar"}), coins=(3, 30)
    )
    play(state, "activate anubis", "ruin temple_of_artemis")
    cost = wonder_price(state, 1, "temple_of_artemis")
    assert cost > 0
    play(state, "wonder temple_of_artemis walls")
    assert coins(state)[1] == 30 - cost + 12
    assert wonders(state, 1) == {"temple_of_artemis": "walls"}
    assert waits_for(state) == ("turn", 1)


def test_the_eighth_wonder_stays_in_the_box_after_anubis() -> None:
    """D127."""
    state = seven_built(spaces={1: "anubis"})
    play(state, "activate anubis", "ruin appian_way")
    assert wonders(state, 1) == {
        "appian_way": None,
        "mausoleum": "palisade",
        "great_library": "press",
    }
    assert set(wonders(state, 0)) == set(WONDERS[:4])
    built = [text for text in texts(state) if text.startswith("wonder")]
    assert {text.split()[1] for text in built} == {"appian_way"}


def test_a_ruin_does_not_count_toward_seven() -> None:
    """D128."""
    mine = dict(zip(WONDERS[:3], UNDER[:3], strict=True))
    theirs = dict(zip(WONDERS[3:6], UNDER[3:6], strict=True))
    state = pantheon(
        spaces={1: "anubis"},
        raised=(mine, theirs),
        wonders=(("temple_of_artemis",), ("hanging_gardens",)),
        coins=(50, 50),
    )
    play(state, "activate anubis", "ruin pyramids")
    play(state, "wonder hanging_gardens walls")
    # Six stand again, so two wonders still wait.
    assert waits_for(state) == ("turn", 1)
    play(state, "discard brewery")
    assert {text.split()[1] for text in texts(state) if text.startswith("wonder")} == {
        "pyramids",
        "temple_of_artemis",
    }
    play(state, "wonder pyramids forum")
    assert wonders(state, 0) == {"pyramids": "forum", "sphinx": "theater", "colossus": "baths"}


def test_rebuilding_the_ruin_makes_seven_again() -> None:
    """D127, D128."""
    state = seven_built(spaces={1: "anubis"})
    play(state, "activate anubis", "ruin appian_way", "wonder appian_way walls")
    assert sum(len(wonders(state, seat)) for seat in (0, 1)) == 7
    assert not [text for text in texts(state) if text.startswith("wonder")]


def test_isis_builds_an_own_wonder_with_a_discarded_card_free() -> None:
    """D129, D242."""
    state = pantheon(
        spaces={1: "isis"},
        wonders=(("pyramids", "colossus"), ("sphinx",)),
        discards=("altar", "baths"),
        progress=((), ("economy",)),
        coins=(3, 7),
    )
    play(state, "activate isis")
    assert waits_for(state) == ("wonder_from_discard", 0)
    assert texts(state) == [
        f"wonder {wonder} {card}"
        for wonder in ("colossus", "pyramids")
        for card in ("altar", "baths")
    ]
    play(state, "wonder colossus baths")
    assert wonders(state, 0) == {"colossus": "baths", "pyramids": None}
    assert table(state)["discards"] == ["altar"]
    assert coins(state) == (0, 7)
    assert pawn(state) == 2


@pytest.mark.parametrize(
    ("wonder", "progress"), [("sphinx", ()), ("pyramids", ("theology",)), ("sphinx", ("theology",))]
)
def test_a_wonder_of_isis_gives_an_extra_turn(wonder: str, progress: tuple[str, ...]) -> None:
    """D129."""
    state = pantheon(
        spaces={1: "isis"}, wonders=((wonder,), ()), discards=("altar",), progress=(progress, ())
    )
    play(state, "activate isis", f"wonder {wonder} altar")
    assert waits_for(state) == ("turn", 0)
    play(state, "discard walls")
    assert waits_for(state) == ("turn", 1)


def test_a_wonder_of_isis_can_be_the_seventh() -> None:
    """D129."""
    mine = dict(zip(WONDERS[:3], UNDER[:3], strict=True))
    theirs = dict(zip(WONDERS[3:6], UNDER[3:6], strict=True))
    state = pantheon(
        spaces={1: "isis"},
        raised=(mine, theirs),
        wonders=(("temple_of_artemis",), ("hanging_gardens",)),
        discards=("tavern",),
    )
    play(state, "activate isis", "wonder temple_of_artemis tavern")
    assert set(wonders(state, 1)) == set(theirs)


@pytest.mark.parametrize(
    "more",
    [
        {"wonders": (("pyramids",), ())},
        {"discards": ("altar",)},
        {"discards": ("altar",), "wonders": ((), ("pyramids",))},
    ],
)
def test_isis_without_a_card_or_a_wonder_does_nothing(more: dict[str, Any]) -> None:
    """D129, D107."""
    state = pantheon(spaces={1: "isis"}, **more)
    play(state, "activate isis")
    assert waits_for(state) == ("turn", 1)


def test_isis_may_win_the_game_with_a_wonder() -> None:
    """D129."""
    state = pantheon(
        spaces={1: "isis"},
        wonders=(("colossus",), ()),
        discards=("altar",),
        pawn=7,
        military_tokens=(("small", "large"), ()),
    )
    play(state, "activate isis", "wonder colossus altar")
    assert victory(state) == ("military", (0,))


def test_a_discarded_temple_serves_isis() -> None:
    """D242."""
    state = pantheon(
        age=3,
        open=("study", "palace"),
        spaces={1: "isis"},
        wonders=(("pyramids",), ()),
        discards=TEMPLES[:1],
    )
    play(state, "activate isis", f"wonder pyramids {TEMPLES[0]}")
    assert wonders(state, 0) == {"pyramids": TEMPLES[0]}
    assert points(state, "purple") == (0, 0)


def test_isis_has_room_for_every_wonder_and_every_card() -> None:
    """D129: as many answers as there can be are offered."""
    catalog = pantheon().game.names["card"]
    discards = [card for card in catalog if card and card not in TEMPLES][:60]
    state = pantheon(
        age=3, open=("study",), spaces={1: "isis"}, wonders=(WONDERS, ()), discards=discards
    )
    play(state, "activate isis")
    assert len(texts(state)) == 7 * len(discards)


def test_ra_takes_an_unbuilt_wonder_of_the_opponent() -> None:
    """D130."""
    state = pantheon(
        spaces={1: "ra"},
        wonders=(("pyramids", "sphinx", "colossus", "piraeus"), ("mausoleum", "great_library")),
        raised=({}, {"appian_way": "altar"}),
        coins=(60, 60),
    )
    play(state, "activate ra")
    assert waits_for(state) == ("take_unbuilt_wonder", 0)
    assert texts(state) == ["take great_library", "take mausoleum"]
    play(state, "take mausoleum")
    assert len(wonders(state, 0)) == 5
    assert set(wonders(state, 1)) == {"great_library", "appian_way"}
    play(state, "discard brewery")
    assert "wonder mausoleum walls" in texts(state)


def test_ra_finds_nothing_where_every_wonder_is_built() -> None:
    """D130, D107."""
    state = pantheon(
        spaces={1: "ra"}, wonders=(("pyramids",), ()), raised=({}, {"appian_way": "altar"})
    )
    play(state, "activate ra")
    assert waits_for(state) == ("turn", 1)


def test_five_wonders_of_one_player_may_all_be_built() -> None:
    """D130."""
    state = pantheon(
        wonders=(("great_library",), ()),
        raised=(dict(zip(WONDERS[:4], UNDER[:4], strict=True)), {}),
        coins=(60, 7),
    )
    play(state, "wonder great_library walls")
    assert len([card for card in wonders(state, 0).values() if card]) == 5


def test_a_ruin_is_an_unbuilt_wonder_for_ra_and_isis() -> None:
    """D243."""
    ruin = pantheon(
        spaces={1: "anubis", 2: "ra"}, raised=({}, {"pyramids": "altar"}), coins=(20, 20)
    )
    play(ruin, "activate anubis", "ruin pyramids", "discard walls", "activate ra")
    assert texts(ruin) == ["take pyramids"]
    own = pantheon(
        spaces={1: "anubis", 6: "isis"}, raised=({}, {"pyramids": "altar"}), coins=(20, 20)
    )
    play(own, "activate anubis", "ruin pyramids", "activate isis")
    assert texts(own) == ["wonder pyramids altar"]


def test_ra_finds_only_ruins_once_seven_wonders_stand() -> None:
    """D243."""
    state = seven_built(spaces={1: "ra"})
    play(state, "activate ra")
    assert waits_for(state) == ("turn", 1)


def test_a_card_under_a_ruin_is_no_longer_anywhere_else() -> None:
    """D124: it lies in the discard pile, not in a city."""
    state = pantheon(spaces={1: "anubis"}, raised=({"pyramids": "altar"}, {}))
    play(state, "activate anubis", "ruin pyramids")
    assert "altar" not in cards(state, 0)
    assert table(state)["discards"] == ["altar"]
