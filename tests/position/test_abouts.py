"""The arguments of all decisions are documented."""

import re
from pathlib import Path

import pytest

from thaumata import Game
from thaumata.agenda import Decision

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
VARIANTS = ("duel", "duel+pantheon", "duel+agora", "classic-2", "classic-4+cities+teams")


def documented() -> set[str]:
    """Return the decisions of the table."""
    text = PAGE.read_text("utf-8").partition("## Arguments of decisions")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def about_something(variant: str) -> set[str]:
    """Return the decisions and steps with an argument in ``about``."""
    game = Game(variant, options={"astarte": "ask"} if "pantheon" in variant else {})
    plain = Decision.argument_text
    return {
        decision.name
        for decision in game.decisions
        if decision.name and type(decision).argument_text is not plain
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_whatever_a_decision_is_about_is_documented(variant: str) -> None:
    assert about_something(variant) <= documented()


def test_nothing_is_documented_that_there_is_not() -> None:
    assert documented() == {name for variant in VARIANTS for name in about_something(variant)}
