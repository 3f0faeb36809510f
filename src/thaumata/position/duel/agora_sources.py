"""What a senate may have brought: conspiracies that acted, a decree, what they took away."""

from __future__ import annotations

from typing import Final

from thaumata.duel.agora.conspiracies import CONSPIRACIES
from thaumata.duel.agora.names import CHAMBERS
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.plots import KEPT
from thaumata.duel.state import UNKNOWN, DuelState
from thaumata.kit.bits import BITS, members_of
from thaumata.position.duel.sources import Effects, PartSources, has_icon

_COERCED: Final = 3
"""Pairs that a swap may have undone: that of the card given, and that of a card whose symbol was
copied; and one that it may have paid for a second time (D211)."""


class AgoraSources(PartSources):
    """Answers for the senate of a table."""

    def effects(self, duel: DuelState, seat: int) -> Effects:
        """Every conspiracy acts when it is triggered."""
        return [effect for plot in triggered(duel, seat) for effect in CONSPIRACIES[plot].effects]

    def fallen(self, duel: DuelState) -> int:
        """Sabotage ruins a wonder for good (D214)."""
        ruined = agora_of(duel).ruined
        return 2**ruined if ruined >= 0 else 0

    def progress_lost(self, duel: DuelState, seat: int) -> int:
        """Obscurantism may have locked a token of the opponent (D201)."""
        part = agora_of(duel)
        return 2**part.locked if part.locked > UNKNOWN and part.locker != seat else 0

    def pairs_undone(self, duel: DuelState, seat: int) -> int:
        """Coercion swaps green cards (D210), Obscurantism takes a symbol with its token."""
        every = [*triggered(duel, 0), *triggered(duel, 1)]
        is_coerced = any(CONSPIRACIES[plot].id == "coercion" for plot in every)
        lost = members_of(self.progress_lost(duel, seat))
        symbols = sum(has_icon(duel.catalog.token_effects[token], "science") for token in lost)
        return (_COERCED if is_coerced else 0) + symbols

    def shields_held(self, duel: DuelState, seat: int) -> int:
        """Whoever controls its decree has a shield (D181)."""
        part = agora_of(duel)
        laid = _laid(duel, "shield_in_control")
        return int(laid >= 0 and part.controlled[seat] & BITS[part.chambers[laid]] != 0)

    def shields_lent(self, duel: DuelState) -> int:
        """Control of the decree may have come and gone."""
        return int(_laid(duel, "shield_in_control") >= 0)

    def tokens_locked(self, duel: DuelState) -> int:
        """Obscurantism locks one (D201)."""
        return int(agora_of(duel).locked > UNKNOWN)

    def plays_again(self, duel: DuelState, seat: int) -> bool:
        """A decree lets those who recruit conspirators play again (D187)."""
        return _laid(duel, "conspirators_play_again") >= 0 and conspirators(duel, seat) > 0


def triggered(duel: DuelState, seat: int) -> list[int]:
    """Return the conspiracies that a seat has triggered."""
    plots = agora_of(duel).plots
    places = members_of(plots.triggered)
    mine = [plots.places[place] for place in places if place // KEPT == seat]
    return [int(plot) for plot in mine if plot != UNKNOWN]


def conspirators(duel: DuelState, seat: int) -> int:
    """Count the conspirators in a city."""
    built = duel.city(seat).built
    cards = [age * 64 + n for age in range(3) for n in members_of(built[age])]
    return sum(has_icon(duel.catalog.effects[card], "influence_or_plot") for card in cards)


def _laid(duel: DuelState, icon: str) -> int:
    """Return where an open decree with an icon was laid, or -1."""
    part = agora_of(duel)
    for laid in range(CHAMBERS):
        decree = part.decrees[laid]
        if decree != UNKNOWN and has_icon([part.effects[decree]], icon):
            return laid
    return -1
