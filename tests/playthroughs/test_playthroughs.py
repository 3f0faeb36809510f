"""One whole game, written down once, is still played the same way.

``scripts/make_playthrough.py`` writes it: every choice with the legal actions, what lies where
after it, and the hash of the position.
"""

from scripts.make_playthrough import FILE, playthrough
from thaumata import Game


def test_the_recorded_game_is_played_the_same_way() -> None:
    expected = FILE.read_text(encoding="utf-8").splitlines()
    found = playthrough().splitlines()
    for number, (now, then) in enumerate(zip(found, expected), 1):
        assert now == then, f"line {number}; if that is meant: python scripts/make_playthrough.py"
    assert len(found) == len(expected)


def test_the_recorded_game_meets_every_decision_of_a_player() -> None:
    text = FILE.read_text(encoding="utf-8")
    automatic = {"draft", "lay_out", "begin_age", "end_turn"}
    for decision in {decision.name for decision in Game("duel").decisions} - automatic:
        assert f" {decision}" in text
    assert "won by" in text
