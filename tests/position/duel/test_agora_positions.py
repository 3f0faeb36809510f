"""Positions with a senate: written, read back, refused if they are impossible."""

import copy
import json
from typing import Any

import pytest

from tests.rules.agora.games import fond_steps
from tests.rules.agora.table import agora, written
from tests.rules.duel.table import texts
from thaumata import Game, State, position
from thaumata.position import Malformed, Unsound

FIELDS = {
    "decrees",
    "chambers",
    "cubes",
    "control",
    "conspiracies",
    "top",
    "bottom",
    "drawn",
    "traces",
    "locked",
    "ruined",
    "removed",
    "brought_in",
}

ASIDE = ("obscurantism", "sabotage", "treason")
"""The conspiracies that set a piece aside."""


def late_table() -> State:
    """A turn of Age III with cubes of both, and conspiracies kept, prepared and triggered."""
    for seed in range(200):
        for state in fond_steps("duel+agora", seed):
            data = position.dump(state)["parts"]["agora"]
            plots = [plot for kept in data["conspiracies"] for plot in kept]
            if (
                state.decision() == "turn"
                and state.age == 3
                and all(map(any, data["cubes"]))
                and any(plot["triggered"] for plot in plots)
                and any(plot["with"] and not plot["triggered"] for plot in plots)
                and any(not plot["with"] and not plot["triggered"] for plot in plots)
                and not any(plot["triggered"] and plot["conspiracy"] in ASIDE for plot in plots)
                and data["bottom"]
            ):
                return state.copy()
    raise AssertionError("no such game")


LATE: dict[str, Any] = json.loads(position.dumps(late_table()))


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["duel+agora", "duel+pantheon+agora"])
@pytest.mark.parametrize("seed", [0, 1])
def test_every_position_of_a_game_is_read_back_exactly(variant: str, seed: int) -> None:
    for n, state in enumerate(fond_steps(variant, seed)):
        assert position.load(position.dumps(state)).numbers() == state.numbers()
        for seat in (0, 1) if n % 3 == 0 else ():
            known = position.load(position.dumps(state, seat))
            assert known.numbers() == state.known_to(seat).numbers()


def test_a_position_is_written_in_the_words_of_the_game() -> None:
    data = LATE["parts"]["agora"]
    assert set(data) == FIELDS
    plot = next(plot for kept in data["conspiracies"] for plot in kept)
    assert set(plot) == {"conspiracy", "known_to", "with", "triggered"}
    assert set(data["bottom"][0]) == {"conspiracy", "known_to"}
    assert set(data["decrees"]) <= {*Game("duel+agora").names["decree"], "?"}


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    state = agora()
    plain = {**position.dump(state), "parts": {}}
    read = written(position.load(plain, is_checked=False))
    assert read["cubes"] == [[0] * 6, [0] * 6]
    assert read["conspiracies"] == [[], []]
    assert read["decrees"] == ["?"] * 6


def test_control_follows_from_the_cubes() -> None:
    data = copy.deepcopy(LATE)
    del data["parts"]["agora"]["control"]
    assert position.load(data).numbers() == position.load(LATE).numbers()


# Refused


def changed(**fields: Any) -> dict[str, Any]:
    data = copy.deepcopy(LATE)
    data["parts"]["agora"].update(fields)
    return data


def part(field: str) -> Any:
    return copy.deepcopy(LATE["parts"]["agora"][field])


def refused(data: dict[str, Any]) -> Unsound:
    with pytest.raises(Unsound) as caught:
        position.load(data)
    return caught.value


def test_the_table_for_these_tests_is_possible() -> None:
    assert position.load(LATE).decision() == "turn"
    assert position.load(changed()).decision() == "turn"


MAKES_NO_SENSE: list[tuple[str, Any]] = [
    ("decrees", ["?"] * 5),
    ("decrees", ["shield", "shield", "?", "?", "?", "?"]),
    ("decrees", ["tax", "?", "?", "?", "?", "?"]),
    ("chambers", [1, 2, 3, 4, 5, 7]),
    ("chambers", [1, 2, 3, 4, 5, True]),
    ("cubes", [[13, 0, 0, 0, 0, 0], [0] * 6]),
    ("cubes", [[6, 7, 0, 0, 0, 0], [0] * 6]),
    ("cubes", [[-1, 0, 0, 0, 0, 0], [0] * 6]),
    ("cubes", [[0] * 6]),
    ("cubes", 3),
    ("control", [[7], []]),
    ("conspiracies", [[{"conspiracy": "gossip"}], []]),
    ("conspiracies", [[{"conspiracy": "coup"}, {"conspiracy": "coup"}], []]),
    ("conspiracies", [[{"conspiracy": "coup", "with": "gossip"}], []]),
    ("conspiracies", [[{"conspiracy": "coup", "triggered": "yes"}], []]),
    ("conspiracies", [[{"conspiracy": "coup", "color": "red"}], []]),
    ("conspiracies", [[{"conspiracy": "coup", "known_to": [2]}], []]),
    ("conspiracies", [[{"conspiracy": "?"}] * 14, []]),
    ("conspiracies", ["coup", "treason"]),
    ("bottom", [{"conspiracy": "?"}] * 8),
    ("drawn", [{"conspiracy": "?"}] * 3),
    ("top", {"conspiracy": "gossip"}),
    ("traces", [{"coup": ["under the table"]}, {}]),
    ("traces", [{"gossip": ["top"]}, {}]),
    ("locked", {"token": "gossip", "by": 0}),
    ("locked", {"token": "law", "by": 2}),
    ("ruined", "gossip"),
    ("removed", {"cards": ["altar"], "by": 0}),
    ("removed", {"cards": ["palace", "palace"], "by": 0}),
    ("brought_in", "gossip"),
    ("removed", {"cards": "altar", "by": 0}),
    ("removed", {"cards": ["?"] * 4, "by": 0}),
    ("cubes", [[2**70, 0, 0, 0, 0, 0], [0] * 6]),
    ("chambers", ["1", 2, 3, 4, 5, 6]),
    ("traces", [[], {}]),
    ("gossip", []),
]


@pytest.mark.parametrize(("field", "value"), MAKES_NO_SENSE)
def test_what_makes_no_sense_is_refused_with_its_field(field: str, value: Any) -> None:
    problem = refused(changed(**{field: value}))
    assert isinstance(problem, Malformed)
    assert problem.field.startswith(f"parts.agora.{field}")
    assert str(problem).endswith(".")


def test_control_must_agree_with_the_cubes() -> None:
    control = part("control")
    chamber = (control[0] or control[1])[0]
    wrong = [[c for c in side if c != chamber] for side in control]
    assert refused(changed(control=wrong)).details["piece"] == f"chamber {chamber}"


def test_who_controls_all_chambers_has_won() -> None:
    decrees = ["income_red", "income_blue", "income_green", "trade_grey", "trade_brown"]
    decrees.append("income_wonder")  # no shield, or the pawn would stand elsewhere
    everything = changed(cubes=[[1] * 6, [0] * 6], decrees=decrees, control=[[*range(1, 7)], []])
    assert refused(everything).reason == "impossible-over"
    won = {**everything, "agenda": [], "outcome": {"kind": "political", "winners": [0]}}
    assert position.load(won).outcome() is not None
    other = {**won, "outcome": {"kind": "political", "winners": [1]}}
    assert refused(other).reason == "impossible-over"


def test_a_controlled_chamber_shows_its_decree() -> None:
    decrees = part("decrees")
    chamber = next(c for side in part("control") for c in side)
    decrees[chamber - 1] = "?"
    assert refused(changed(decrees=decrees)).details["piece"] == f"chamber {chamber}"


def test_one_decree_at_most_was_shifted() -> None:
    decrees = ["income_red", "income_blue", "income_green", "shield", "trade_grey", "trade_brown"]
    data = changed(chambers=[2, 1, 3, 4, 5, 6], decrees=decrees)
    assert refused(data).field == "parts.agora.chambers"


def test_drawn_conspiracies_are_to_be_chosen_from() -> None:
    ids = [plot["conspiracy"] for kept in part("conspiracies") for plot in kept]
    spare = next(id for id in Game("duel+agora").names["conspiracy"] if id not in ids)
    drawn = [{"conspiracy": spare, "known_to": [0]}]
    assert refused(changed(drawn=drawn, bottom=[])).field == "parts.agora.drawn"


def test_a_triggered_conspiracy_is_known_to_both() -> None:
    plots = part("conspiracies")
    plot = next(plot for kept in plots for plot in kept if plot["triggered"])
    plot["known_to"] = []
    assert refused(changed(conspiracies=plots)).details["piece"] == plot["conspiracy"]


def test_a_traced_conspiracy_must_lie_where_it_is_traced_to() -> None:
    places = [f"{seat} {n + 1}" for seat in (0, 1) for n in range(len(part("conspiracies")[seat]))]
    for wrong in (["top", "drawn 1"], [places[0]]):
        data = changed(traces=[{"sabotage": wrong}, {}])
        assert refused(data).details["piece"] == "sabotage"


@pytest.mark.parametrize(
    ("field", "value", "plot"),
    [
        ("locked", {"token": "?", "by": 0}, "obscurantism"),
        ("ruined", "pyramids", "sabotage"),
        ("removed", {"cards": ["?"], "by": 0}, "treason"),
    ],
)
def test_what_was_put_aside_was_put_there_by_its_conspiracy(
    field: str, value: Any, plot: str
) -> None:
    problem = refused(changed(**{field: value}))
    assert (problem.field, problem.details) == (f"parts.agora.{field}", {"piece": plot})


def test_a_card_that_was_brought_in_is_one_more_than_was_dealt() -> None:
    assert refused(changed(brought_in="altar")).details["back"] == "age1"


def test_a_senator_that_is_missing_is_missed() -> None:
    data = copy.deepcopy(LATE)
    for city in data["cities"]:
        for card in list(city["cards"]):
            if card.startswith(("politician", "conspirator")):
                city["cards"].remove(card)
                found = refused(data)
                assert found.details["back"] == "senator"
                return
    raise AssertionError("no senator")


# Puzzles


def test_a_prepared_conspiracy_is_offered_where_the_agenda_is_left_out() -> None:
    """D194: a turn begins with the decision whether to trigger one."""
    kept = [[{"conspiracy": "coup", "with": "baths"}], []]
    state = position.load(
        {
            "variant": "duel+agora",
            "structure": {"r5c1": "altar"},
            "parts": {"agora": {"conspiracies": kept}},
        }
    )
    assert state.decision() == "trigger"
    assert texts(state) == ["trigger coup", "pass"]


def test_a_wrong_number_of_cubes_is_told_with_its_field() -> None:
    said = r"“parts\.agora\.cubes\[0\]\[0\]” .* from 0 to 12, but is 13\."
    with pytest.raises(Malformed, match=said):
        position.load(changed(cubes=[[13, 0, 0, 0, 0, 0], [0] * 6]))
