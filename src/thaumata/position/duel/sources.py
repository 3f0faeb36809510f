"""What the pieces of a table tell about the game so far: what has acted for whom."""

from __future__ import annotations

from typing import Any

from thaumata.duel.names import RED
from thaumata.duel.state import DuelState
from thaumata.kit.bits import members_of
from thaumata.kit.effects import Effect

Effects = list[Effect[Any]]

TOKEN_ICONS = ("token_from_box", "token_from_card", "token_from_whole_box")
"""The icons that bring a progress token without a pair."""


class PartSources:
    """Answers for one expansion; what the table does not tell is answered generously."""

    def effects(self, duel: DuelState, seat: int) -> Effects:
        """Return the icons of the part that have acted for a seat."""
        return []

    def fallen(self, duel: DuelState) -> int:
        """Return the set of wonders one of which may have stood once more than it does now."""
        return 0

    def progress_lost(self, duel: DuelState, seat: int) -> int:
        """Return the set of progress tokens that a seat may have had and lost."""
        return 0

    def pairs_undone(self, duel: DuelState, seat: int) -> int:
        """Return how many pairs at most a seat was paid for that it does not show."""
        return 0

    def shields_held(self, duel: DuelState, seat: int) -> int:
        """Return the shields that a seat has for as long as it holds something."""
        return 0

    def shields_lent(self, duel: DuelState) -> int:
        """Return the most shields that a seat may have held once."""
        return 0

    def shields_wasted(self, duel: DuelState) -> int:
        """Return how many shields at most have not moved the pawn."""
        return 0

    def tokens_taken(self, duel: DuelState) -> int:
        """Return how many military tokens at most were taken off the track otherwise."""
        return 0

    def from_box(self, duel: DuelState) -> int:
        """Return how many progress tokens of the box lie in the part."""
        return 0

    def tokens_locked(self, duel: DuelState) -> int:
        """Return how many progress tokens nobody will have any more."""
        return 0

    def plays_again(self, duel: DuelState, seat: int) -> bool:
        """Tell whether something besides a wonder may have promised a seat an extra turn."""
        return False


def amount(effects: Effects, icon: str) -> int:
    """Add up the numbers on the icons of a kind."""
    forms = [effect.form() for effect in effects]
    return sum(form[1] for form in forms if form and form[0] == icon and isinstance(form[1], int))


def has_icon(effects: Effects, *form: object) -> bool:
    """Tell whether an icon is there, with these details where they are given."""
    return any(tuple(effect.form())[: len(form)] == form for effect in effects)


class Sources:
    """What may have acted for each seat in one position."""

    def __init__(self, duel: DuelState, parts: list[PartSources]) -> None:
        """Look at a table and ask its expansions."""
        self.duel = duel
        self.parts = parts

    def of_wonders(self, wonders: int) -> Effects:
        """Return the icons of a set of wonders."""
        table = self.duel.catalog.wonder_effects
        return [effect for wonder in members_of(wonders) for effect in table[wonder]]

    def of_tokens(self, tokens: int) -> Effects:
        """Return the icons of a set of progress tokens."""
        table = self.duel.catalog.token_effects
        return [effect for token in members_of(tokens) for effect in table[token]]

    def cards(self, seat: int) -> list[int]:
        """Return the cards in a city."""
        built = self.duel.city(seat).built
        return [age * 64 + n for age in range(3) for n in members_of(built[age])]

    def effects(self, seat: int) -> Effects:
        """Return the icons that have acted for a seat, as far as the table shows them."""
        catalog = self.duel.catalog
        found = [effect for card in self.cards(seat) for effect in catalog.effects[card]]
        found += self.of_wonders(self.duel.city(seat).wonders_built)
        for part in self.parts:
            found += part.effects(self.duel, seat)
        return found

    def standing(self, seat: int) -> int:
        """Return the set of a seat's wonders that stand or may have stood."""
        city = self.duel.city(seat)
        fallen = 0
        for part in self.parts:
            fallen |= part.fallen(self.duel)
        return int(city.wonders_built | (city.wonders & fallen))

    # Shields

    def shields(self, seat: int) -> int:
        """Return the shields that a seat has for certain."""
        held = sum(part.shields_held(self.duel, seat) for part in self.parts)
        return amount(self.effects(seat), "shields") + held

    def strategy(self, seat: int) -> int:
        """Return how many shields at most a progress token has added to a seat's red cards."""
        tokens = int(self.duel.city(seat).progress)
        for part in self.parts:
            tokens |= part.progress_lost(self.duel, seat)
        color = self.duel.catalog.color
        red = sum(1 for card in self.cards(seat) if color[card] == RED)
        return red * amount(self.of_tokens(tokens), "extra_shields")

    def shields_unseen(self) -> int:
        """Return how many shields at most the table does not show, for or against a seat."""
        unseen = 0
        for part in self.parts:
            fallen = members_of(part.fallen(self.duel))
            icons = [amount(self.of_wonders(2**wonder), "shields") for wonder in fallen]
            unseen += max(icons, default=0) + part.shields_wasted(self.duel)
        return unseen

    def reach(self, seat: int) -> int:
        """Return how far at most a seat can have pushed the pawn."""
        icons = amount(self.effects(seat), "shields") + self.strategy(seat)
        lent = sum(part.shields_lent(self.duel) for part in self.parts)
        return icons + lent + self.shields_unseen()

    # Progress tokens

    def pairs(self, seat: int) -> int:
        """Return how many pairs of symbols a seat shows."""
        symbols = int(self.duel.city(seat).symbols)
        return sum(1 for place in range(8) if symbols >> 8 * place & 255 >= 2)

    def tokens(self, seat: int) -> int:
        """Return how many progress tokens at most a seat has been given."""
        undone = sum(part.pairs_undone(self.duel, seat) for part in self.parts)
        return self.pairs(seat) + undone + _tokens_on(self.effects(seat)) + self._tokens_unseen()

    def from_box(self) -> int:
        """Return how many progress tokens at most have left the box."""
        seen = _tokens_on(self.effects(0)) + _tokens_on(self.effects(1))
        locked = sum(part.tokens_locked(self.duel) for part in self.parts)
        return seen + self._tokens_unseen() + locked

    def _tokens_unseen(self) -> int:
        """Return how many tokens wonders may have given that do not stand any more."""
        icons = [self.of_wonders(part.fallen(self.duel)) for part in self.parts]
        return sum(min(1, _tokens_on(effects)) for effects in icons)


def _tokens_on(effects: Effects) -> int:
    return sum(has_icon([effect], icon) for effect in effects for icon in TOKEN_ICONS)
