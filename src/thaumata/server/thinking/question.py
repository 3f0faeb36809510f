"""What a thinking process is asked and answers, one line of JSON each."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from thaumata import position
from thaumata.game import State
from thaumata.rng import Rng


class Question(Struct, frozen=True):
    """What a seat knows, and who shall choose for it."""

    player: str
    """The name of a computer player, such as ``hard``."""

    seat: int
    position: dict[str, Any]
    """A table that could be the true one for all that the seat knows: a sample. What others hide is
    guessed anew in it, so that it holds no secret of theirs."""

    seed: int
    """Where the player's own chance begins."""


class Choice(Struct, frozen=True):
    """What a player chose, as text; or why it could not."""

    text: str = ""
    failure: str = ""


def question_about(state: State, seat: int, player: str, seed: int) -> Question:
    """Ask what a player would do at a seat, without telling what the seat does not know."""
    sample = state.resample(seat, Rng(seed))
    return Question(player, seat, position.dump(sample), seed)
