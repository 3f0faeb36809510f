"""Preparing and triggering conspiracies (D193-D197, D258)."""

import pytest

from tests.rules.agora.table import (
    CONSPIRACIES,
    agora,
    cubes_of,
    plots_of,
    prepared,
    triggered,
    written,
)
from tests.rules.duel.table import (
    cards,
    coins,
    deal_all,
    pawn,
    pending_seat,
    play,
    points,
    table,
    texts,
    waits_for,
)


@pytest.mark.parametrize(
    "card", ["tavern", "palisade", "altar", "conspirator_1", "politician_left_1"]
)
def test_any_card_prepares_a_conspiracy_free(card: str) -> None:
    """D193: it has no other effect, is in no city and not on the discard pile."""
    state = agora(open=(card, "quarry"), plots=(("coup",), ()), coins=(0, 7))
    play(state, f"prepare coup {card}")
    assert prepared(state, 0) == {"coup": card}
    assert coins(state) == (0, 7)
    assert cards(state, 0) == set()
    assert table(state)["discards"] == []
    assert card not in table(state)["structure"].values()
    assert waits_for(state) == ("turn", 1)


def test_each_unprepared_conspiracy_may_be_prepared_with_each_accessible_card() -> None:
    """D193."""
    state = agora(open=("tavern", "quarry"), plots=(("coup", "treason"), ("sabotage",)))
    offered = {text for text in texts(state) if text.startswith("prepare")}
    assert offered == {
        f"prepare {plot} {card}" for plot in ("coup", "treason") for card in ("tavern", "quarry")
    }


def test_a_prepared_or_triggered_conspiracy_is_not_prepared_again() -> None:
    """D193, D196."""
    plots = (("coup", "baths"), {"conspiracy": "treason", "with": "altar", "triggered": True})
    state = agora(plots=(plots, ()))
    play(state, "pass")
    assert not [text for text in texts(state) if text.startswith("prepare")]


def test_a_card_under_a_conspiracy_uncovers_what_it_covered() -> None:
    """D193, D16."""
    state = agora(
        structure={"r4c2": "?age1", "r5c1": "tavern", "r5c7": "quarry"}, plots=(("coup",), ())
    )
    play(state, "prepare coup tavern")
    assert state.decision() == "deal_card"


def test_a_prepared_conspiracy_may_be_triggered_before_the_turn() -> None:
    """D194: then the normal turn follows."""
    state = agora(plots=((("coup", "baths"), "treason"), ()))
    assert waits_for(state) == ("trigger", 0)
    assert texts(state) == ["trigger coup", "pass"]
    play(state, "trigger coup")
    assert pawn(state) == 2
    assert waits_for(state) == ("turn", 0)


def test_triggering_is_optional() -> None:
    """D194."""
    state = agora(plots=((("coup", "baths"),), ()))
    play(state, "pass")
    assert pawn(state) == 0
    assert waits_for(state) == ("turn", 0)
    assert prepared(state, 0) == {"coup": "baths"}


def test_one_conspiracy_a_turn_is_triggered() -> None:
    """D194."""
    state = agora(plots=((("coup", "baths"), ("blackmail", "altar")), ()))
    assert texts(state) == ["trigger blackmail", "trigger coup", "pass"]
    play(state, "trigger blackmail")
    assert waits_for(state) == ("turn", 0)


def test_who_has_prepared_nothing_is_not_asked() -> None:
    """D194."""
    state = agora(plots=(("coup",), (("treason", "baths"),)))
    assert waits_for(state) == ("turn", 0)
    play(state, "discard tavern")
    assert waits_for(state) == ("trigger", 1)


def test_a_conspiracy_waits_for_the_next_turn_after_its_preparation() -> None:
    """D195."""
    state = agora(plots=(("coup",), ()))
    play(state, "prepare coup tavern")
    assert waits_for(state) == ("turn", 1)
    play(state, "discard quarry")
    assert waits_for(state) == ("trigger", 0)


def test_an_extra_turn_is_a_new_turn() -> None:
    """D195."""
    state = agora(
        plots=((("coup", "baths"), ("blackmail", "altar")), ()),
        wonders=(("sphinx",), ()),
        coins=(30, 7),
    )
    play(state, "trigger blackmail", "wonder sphinx tavern")
    assert waits_for(state) == ("trigger", 0)
    assert texts(state) == ["trigger coup", "pass"]


def test_a_conspiracy_prepared_in_an_extra_turn_is_not_triggered_in_it() -> None:
    """D195."""
    state = agora(plots=(("coup",), ()), wonders=(("sphinx",), ()), coins=(30, 7))
    play(state, "wonder sphinx tavern", "prepare coup quarry")
    assert waits_for(state) == ("turn", 1)


def test_a_triggered_conspiracy_stays_face_up_and_is_not_used_again() -> None:
    """D196."""
    state = agora(plots=((("coup", "baths"),), ()), open=("tavern", "quarry", "altar"))
    play(state, "trigger coup")
    assert triggered(state, 0) == ["coup"]
    assert written(state)["conspiracies"][0][0]["with"] == "baths"
    play(state, "discard tavern", "discard quarry")
    assert waits_for(state) == ("turn", 0)


def test_conspiracies_are_secret_until_triggered() -> None:
    """D196."""
    state = agora(plots=((("coup", "baths"), "treason"), ("sabotage",)))
    assert plots_of(state, 0, viewer=0) == ["coup", "treason"]
    assert plots_of(state, 0, viewer=1) == ["?", "?"]
    assert plots_of(state, 1, viewer=0) == ["?"]
    assert written(state, 1)["conspiracies"][0][0]["with"] == "baths"
    play(state, "trigger coup")
    assert plots_of(state, 0, viewer=1) == ["coup", "?"]


def test_untriggered_conspiracies_score_nothing() -> None:
    """D196."""
    state = agora(plots=((("coup", "baths"), "treason"), ()))
    other = agora()
    assert state.score_sheet().rows == other.score_sheet().rows
    assert points(state, "senate") == (0, 0)


@pytest.mark.parametrize("plot", CONSPIRACIES)
def test_a_conspiracy_does_as_much_as_it_can(plot: str) -> None:
    """D197: here the opponent owns nothing and nobody has a cube."""
    state = agora(plots=(((plot, "baths"),), ()), coins=(0, 0), box=())
    play(state, f"trigger {plot}")
    while state.decision() not in ("turn", "starter"):
        seat = pending_seat(state)
        state.apply(seat, state.legal_actions(seat)[0])
        if state.decision() == "deal_card":
            deal_all(state)
    assert triggered(state, 0) == [plot]
    assert state.active == 0


MOVERS = (
    "extortion",
    "blackmail",
    "expropriation",
    "swindle",
    "coercion",
)


@pytest.mark.parametrize("plot", MOVERS)
def test_the_move_at_the_end_of_a_conspiracy_is_optional(plot: str) -> None:
    """D197."""
    for answer, left in (("pass", {3: 1}), ("move 3 2", {2: 1})):
        state = agora(
            plots=(((plot, "quarry"),), ()),
            open=("tavern", "palisade"),
            cubes=({3: 1}, {}),
            coins=(7, 0),
            decrees={2: "income_red"},
        )
        play(state, f"trigger {plot}")
        assert waits_for(state) == ("move_cube", 0)
        assert texts(state) == ["move 3 2", "move 3 4", "pass"]
        play(state, answer)
        assert cubes_of(state, 0) == left
        assert waits_for(state) == ("turn", 0)


@pytest.mark.parametrize("plot", MOVERS)
def test_without_a_cube_in_the_senate_there_is_no_move(plot: str) -> None:
    """D197, D164."""
    state = agora(plots=(((plot, "quarry"),), ()), open=("tavern", "palisade"), coins=(7, 0))
    play(state, f"trigger {plot}")
    assert waits_for(state) == ("turn", 0)


def test_any_number_of_conspiracies_may_lie_before_a_player() -> None:
    """D258."""
    plots = tuple(CONSPIRACIES[:13])
    state = agora(plots=(plots, ()), open=("tavern", "quarry"))
    offered = [text for text in texts(state) if text.startswith("prepare")]
    assert len(offered) == 13 * 2
    ready = tuple((plot, card) for plot, card in zip(plots, ("baths", "altar"), strict=False))
    state = agora(plots=((*ready, *plots[2:]), ()), open=("tavern", "quarry"))
    assert len(texts(state)) == 2 + 1
