"""The events of Cities: one class for each number in ``classic/cities/happenings.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.classic.cities import happenings
from thaumata.events.classic.base import ClassicEvent
from thaumata.events.event import Event

# Losses and debts


class CoinsLost(ClassicEvent, frozen=True):
    """The seat loses coins to the bank."""

    coins: int


class DebtTaken(ClassicEvent, frozen=True):
    """The seat takes debts."""

    debts: int


# Diplomacy


class DiplomacyTaken(ClassicEvent, frozen=True):
    """The seat takes diplomacy tokens."""

    tokens: int


class DiplomacyUsed(ClassicEvent, frozen=True):
    """The seat discards a diplomacy token, used in the conflicts of an age."""

    age: int


# Conflict tokens outside conflicts


class TokenRaided(ClassicEvent, frozen=True):
    """The seat takes a Victory token without a fight."""

    value: int


class DefeatsReturned(ClassicEvent, frozen=True):
    """The seat gives all its Defeat tokens back."""

    tokens: int


KINDS: Final[Mapping[int, type[Event]]] = {
    happenings.DEBT_TAKEN: DebtTaken,
    happenings.COINS_LOST: CoinsLost,
    happenings.DIPLOMACY_TAKEN: DiplomacyTaken,
    happenings.DIPLOMACY_USED: DiplomacyUsed,
    happenings.TOKEN_RAIDED: TokenRaided,
    happenings.DEFEATS_RETURNED: DefeatsReturned,
}
"""The events of Cities by their numbers."""
