"""A stored game of many variants still plays the same way.

``scripts/make_playthrough.py`` writes it: every choice with the legal actions, the table after it,
and the hash of the position.
"""

import re

import pytest

from scripts.make_playthrough import SEEDS, file_of, playthrough
from thaumata import Game
from thaumata.agenda import Step

each_variant = pytest.mark.parametrize("variant", list(SEEDS))

NOT_MET = {
    **{"duel": 0, "duel+pantheon": 5, "duel+agora": 9, "duel+pantheon+agora": 16},
    **{"classic-3": 1, "classic-5": 1, "classic-2": 1},
    **{"classic-4+cities": 1, "classic-2+cities": 1, "classic-4+cities+teams": 1},
}
"""The number of kinds of decisions that do not come up in the game: no game has them all."""


@each_variant
def test_the_recorded_game_is_played_the_same_way(variant: str) -> None:
    expected = file_of(variant).read_text(encoding="utf-8").splitlines()
    found = playthrough(variant).splitlines()
    for number, (now, then) in enumerate(zip(found, expected), 1):
        assert now == then, f"line {number}; if that is meant: python scripts/make_playthrough.py"
    assert len(found) == len(expected)


@each_variant
def test_the_recorded_game_meets_most_decisions(variant: str) -> None:
    text = file_of(variant).read_text(encoding="utf-8")
    decisions = {d.name for d in Game(variant).decisions if d.name and not isinstance(d, Step)}
    met = set(re.findall(r"^\d+\. (?:nature|seat \d) (\w+)", text, re.MULTILINE))
    assert met <= decisions
    assert len(decisions - met) == NOT_MET[variant], decisions - met
    assert "won by" in text


def test_there_is_a_game_of_every_variant_that_is_written_down() -> None:
    assert {path.stem for path in file_of("duel").parent.glob("*.txt")} == set(SEEDS)
