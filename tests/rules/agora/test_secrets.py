"""A player's knowledge: conspiracies, the locked token, the removed cards (D196, D260, D261)."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.agora.games import fond_steps
from tests.rules.agora.table import (
    CONSPIRACIES,
    agora,
    part_of,
    plots_of,
    written,
)
from tests.rules.duel.table import deal, play, table, texts
from thaumata import NATURE, State
from thaumata.duel.agora import happenings
from thaumata.game import EVERYONE
from thaumata.kit.bits import members_of
from thaumata.rng import Rng


def conspiring(seat: int, **given: Any) -> State:
    """A seat has recruited a conspirator and decides to conspire."""
    agenda: list[dict[str, Any]] = [{"what": "conspirator", "seats": [seat]}, {"what": "end_turn"}]
    state = agora(seat=seat, agenda=agenda, open=("tavern", "quarry", "altar"), **given)
    play(state, "conspire")
    return state


def traces(state: State, seat: int) -> dict[str, set[str]]:
    return {id: set(places) for id, places in written(state)["traces"][seat].items()}


# Knowledge


def test_only_the_drawer_sees_what_was_drawn() -> None:
    """D167."""
    state = conspiring(0)
    deal(state, "coup", "treason")
    assert [plot["conspiracy"] for plot in written(state, 0)["drawn"]] == ["coup", "treason"]
    assert [plot["conspiracy"] for plot in written(state, 1)["drawn"]] == ["?", "?"]


@pytest.mark.parametrize(("answer", "where"), [("top", "top"), ("bottom", "bottom")])
def test_who_puts_a_conspiracy_back_knows_it(answer: str, where: str) -> None:
    """D167."""
    state = conspiring(0)
    deal(state, "coup", "treason")
    play(state, "keep coup", answer)

    def lying(seat: int) -> str:
        found = written(state, seat)[where]
        plot = found[0] if isinstance(found, list) else found
        return str(plot["conspiracy"])

    assert lying(0) == "treason"
    assert lying(1) == "?"


def test_a_conspiracy_drawn_from_the_top_is_traced_by_who_put_it_there() -> None:
    """D196: it is what the opponent has kept or what the opponent has put back."""
    state = conspiring(1, top={"conspiracy": "coup", "known_to": [0]})
    deal(state, "coup", "treason")
    assert [plot["conspiracy"] for plot in written(state, 0)["drawn"]] == ["coup", "?"]
    play(state, "keep treason")
    assert traces(state, 0) == {"coup": {"1 1", "drawn 1"}}
    play(state, "bottom")
    assert traces(state, 0) == {"coup": {"1 1", "bottom 1"}}
    assert plots_of(state, 1, viewer=0) == ["?"]
    found = Counter(plots_of(state.resample(0, Rng(1, n)), 1)[0] == "coup" for n in range(400))
    assert 140 < found[True] < 260
    for n in range(50):
        sample = state.resample(0, Rng(2, n))
        kept = plots_of(sample, 1)[0]
        back = written(sample)["bottom"][0]["conspiracy"]
        assert "coup" in (kept, back)
        assert kept != back


def test_with_organized_crime_a_traced_card_is_one_of_two() -> None:
    """D196, D167."""
    state = conspiring(
        1, top={"conspiracy": "coup", "known_to": [0]}, progress=((), ("organized_crime",))
    )
    deal(state, "coup", "treason")
    assert traces(state, 0) == {"coup": {"1 1", "1 2"}}


def test_a_triggered_conspiracy_tells_where_the_traced_one_is() -> None:
    """D196."""
    for plot in ("treason", "coup"):
        state = agora(
            seat=1,
            plots=((), ((plot, "baths"), "sabotage" if plot == "coup" else "coup")),
            traces=[{"coup": ["1 1", "1 2"]}, {}],
            open=("tavern", "quarry", "altar"),
        )
        play(state, f"trigger {plot}")
        assert traces(state, 0) == {}
        second = "?" if plot == "coup" else "coup"
        assert plots_of(state, 1, viewer=0) == [plot, second]


def test_drawing_from_the_top_tells_whether_it_was_the_traced_one() -> None:
    """D196."""
    for top, kept in (("coup", "?"), ("blackmail", "coup")):
        other = "blackmail" if top == "coup" else "coup"
        state = conspiring(
            0,
            plots=((), (other,)),
            top={"conspiracy": top, "known_to": [1]},
            traces=[{"coup": ["1 1", "top"]}, {}],
        )
        assert plots_of(state, 1, viewer=0) == ["?"]
        deal(state, top, "espionage")
        assert traces(state, 0) == {}
        assert plots_of(state, 1, viewer=0) == [kept]


def test_a_trace_follows_the_card_through_another_drawing() -> None:
    """D196."""
    state = conspiring(
        1,
        plots=((), ("blackmail",)),
        top={"conspiracy": "coup", "known_to": [1]},
        traces=[{"coup": ["1 1", "top"]}, {}],
    )
    deal(state, "coup", "espionage")
    assert traces(state, 0) == {"coup": {"1 1", "drawn 1"}}
    play(state, "keep coup", "top")
    assert traces(state, 0) == {"coup": {"1 1", "1 2", "top"}}


# Secrets in events


def test_events_tell_secrets_to_who_may_know_them() -> None:
    """D167, D196, D260, D261."""
    state = conspiring(0)
    state.log = []
    deal(state, "coup", "treason")
    play(state, "keep coup", "top", "discard tavern", "prepare coup quarry")
    secret = {happenings.CONSPIRACY_DRAWN: 1, happenings.CONSPIRACY_CHOSEN: 1}
    for kind, _seat, first, _second, audience in state.log:
        assert audience == secret.get(kind, EVERYONE)
        if kind == happenings.CONSPIRACY_PREPARED:
            assert state.game.names["card"][first] == "quarry"


# Samples


@pytest.mark.parametrize("seed", range(6))
def test_a_sample_looks_like_the_true_table_to_the_seat(seed: int) -> None:
    """The law of samples: they depend on what the seat knows and on the generator alone."""
    for n, state in enumerate(fond_steps("duel+agora", seed)):
        if n % 3:
            continue
        for seat in (0, 1):
            known = state.known_to(seat)
            sample = state.resample(seat, Rng(seed, n))
            assert sample.known_to(seat).fingerprint() == known.fingerprint()
            assert known.resample(seat, Rng(seed, n)).fingerprint() == sample.fingerprint()
            again = sample.resample(seat, Rng(seed, n))
            assert again.fingerprint() == sample.fingerprint()
            assert texts(sample, seat) == texts(state, seat)
            plots = part_of(sample).plots
            assert -1 not in [plots.places[place] for place in members_of(plots.occupied())]


def test_unknown_conspiracies_are_guessed_evenly() -> None:
    state = agora(plots=(("coup",), ("treason", "sabotage")))
    found = Counter(plot for n in range(600) for plot in plots_of(state.resample(0, Rng(9, n)), 1))
    assert set(found) == set(CONSPIRACIES) - {"coup"}
    assert all(50 < times < 115 for times in found.values())


def test_the_locked_token_is_guessed_among_those_it_may_be() -> None:
    """D261."""
    state = agora(
        plots=((("obscurantism", "baths"),), ()), box=("law", "masonry", "theology", "urbanism")
    )
    play(state, "trigger obscurantism", "lock masonry")
    found = Counter(written(state.resample(1, Rng(3, n)))["locked"]["token"] for n in range(400))
    assert set(found) == {"law", "masonry", "theology", "urbanism"}
    assert all(60 < times < 140 for times in found.values())
    for n in range(20):
        sample = state.resample(1, Rng(3, n))
        assert written(sample)["locked"]["token"] not in table(sample)["box"]
        assert len(table(sample)["box"]) == 3


def test_a_token_that_was_drawn_from_the_box_is_not_the_locked_one() -> None:
    """D261, D45."""
    state = agora(
        plots=((("obscurantism", "baths"),), ()),
        box=("law", "masonry", "theology", "urbanism"),
        wonders=(("great_library",), ()),
        coins=(30, 7),
    )
    play(state, "trigger obscurantism", "lock masonry", "wonder great_library tavern")
    deal(state, "law", "theology", "urbanism")
    assert written(state, 1)["locked"]["suspects"] == ["masonry"]
    play(state, "take law")
    sample = state.resample(1, Rng(1, 1))
    assert written(sample)["locked"]["token"] == "masonry"


def test_the_removed_cards_are_guessed_among_the_unseen() -> None:
    """D260."""
    structure = {"r4c2": "?age1", "r4c4": "?age1", "r5c3": "tavern", "r5c7": "quarry"}
    state = agora(structure=structure, plots=((("treason", "baths"),), ()))
    play(state, "trigger treason")
    deal(state, "altar", "theater", "stable")
    play(state, "build altar")
    for n in range(40):
        sample = state.resample(1, Rng(4, n))
        removed = written(sample)["removed"]["cards"]
        assert len(set(removed)) == 2
        assert not {"altar", "baths", "tavern", "quarry"} & set(removed)
        play(sample, "discard tavern")
        assert not {f"deal {card}" for card in removed} & set(texts(sample, NATURE))


# Playing on from a seat's knowledge


def test_a_hidden_choice_can_be_entered_as_it_becomes_known() -> None:
    """D196: to who does not know them, conspiracies may be any that are nowhere else."""
    state = agora(plots=(("coup",), (("treason", "baths"), "sabotage")), seat=1)
    known = state.known_to(0)
    offered = set(texts(known, 1))
    assert offered == {f"trigger {plot}" for plot in CONSPIRACIES if plot != "coup"} | {"pass"}
    play(known, "trigger treason")
    assert plots_of(known, 1) == ["treason", "?"]


def test_a_hidden_draw_can_be_entered_as_it_becomes_known() -> None:
    state = conspiring(0)
    deal(state, "coup", "treason")
    known = state.known_to(1)
    assert len(texts(known, 0)) == len(CONSPIRACIES)
    play(known, "keep coup", "top")
    assert plots_of(known, 0) == ["coup"]


def test_a_hidden_treason_can_be_entered_as_it_becomes_known() -> None:
    """D260."""
    state = agora(plots=((("treason", "baths"),), ()))
    play(state, "trigger treason")
    deal(state, "altar", "theater", "stable")
    known = state.known_to(1)
    assert len(texts(known, 0)) == 23 - 4
    play(known, "build altar")
    assert written(known)["removed"] == {"cards": ["?", "?"], "by": 0}
    assert known.fingerprint() == after(state, "build altar").known_to(1).fingerprint()


def after(state: State, action: str) -> State:
    other = state.copy()
    play(other, action)
    return other
