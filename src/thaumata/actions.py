"""Actions: a verb, the pieces that it is about and what is paid, packed into one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PAYMENT: Final = 1099511627776
"""The factor that moves a payment above the rest of a packed action: 2 ** 40."""


class Verb:
    """The first word of an action's text, and the kinds of pieces that the next words name."""

    word: str
    names: tuple[str, ...]
    """The kinds of the object and the target: ``card``, ``wonder``, ...

    Coins paid to either neighbor may follow, as ``left`` and ``right``: these have a name for each
    number of coins."""

    def __init__(self, word: str, *names: str) -> None:
        self.word = word
        self.names = names


def action_of(verb: i64, piece: i64 = 0, target: i64 = 0) -> i64:
    """Pack an action: a verb, the piece that it is about, and a second piece."""
    return verb + piece * 256 + target * 16777216


def verb_of(action: i64) -> i64:
    """Return the verb of an action."""
    return action & 255


def piece_of(action: i64) -> i64:
    """Return the first piece that an action names."""
    return (action >> 8) & 0xFFFF


def target_of(action: i64) -> i64:
    """Return the second piece that an action names."""
    return (action >> 24) & 0xFFFF


def left_coins(action: i64) -> i64:
    """Return the coins that an action pays to the left neighbor."""
    return (action >> 40) & 255


def right_coins(action: i64) -> i64:
    """Return the coins that an action pays to the right neighbor."""
    return (action >> 48) & 255
