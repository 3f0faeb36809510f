"""Invariants of a table of Duel, computed from the components and not from the rules.

Every card, token and wonder is in exactly one place, no coin comes from nowhere, a supremacy has
ended the game, and each cached number of a city is the sum of its components.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from thaumata.duel.catalog import Catalog
from thaumata.duel.military import CAPITAL, TOKEN_DISTANCE
from thaumata.duel.names import (
    DEAL_PROGRESS,
    DRAFT,
    MILITARY,
    PICK_WONDER,
    POLITICAL,
    SCIENTIFIC,
    SHOW_WONDER,
)
from thaumata.duel.progress import ON_BOARD
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.scoring import civilian_result
from thaumata.duel.setup import START_COINS
from thaumata.duel.state import DuelState
from thaumata.duel.wonders import LIMIT
from thaumata.game import State
from thaumata.kit.bits import BITS, first, size
from thaumata.kit.effects import Effect
from thaumata.proof.duel.agenda_soundness import check_agenda, check_drawn
from thaumata.proof.duel.card_places import CardPlaces
from thaumata.proof.duel.icon_sums import IconSums
from thaumata.proof.duel.part_soundness import PartSoundness
from thaumata.proof.duel.pieces import join
from thaumata.proof.soundness import (
    Soundness,
    Unsound,
    check_asked,
    is_on_agenda,
    miscount,
    odd_number,
)

_WONDERS_DEALT: Final = 8
_WONDERS_EACH: Final = 4


class DuelSoundness(Soundness):
    """Checks the tables of a variant of Duel."""

    catalog: Catalog
    parts: list[PartSoundness]
    """The checks of the expansions' parts."""

    is_whole: bool
    """Whether a table has every card and wonder of a game; otherwise missing ones are out of the
    game."""

    _icons: IconSums
    _cards: CardPlaces

    def __init__(
        self, catalog: Catalog, parts: list[PartSoundness] | None = None, is_whole: bool = True
    ) -> None:
        self.catalog = catalog
        self.parts = parts or []
        self.is_whole = is_whole
        self._icons = IconSums(catalog)
        self._cards = CardPlaces(catalog, self.parts, is_whole)

    def check(self, state: State) -> None:
        """Raise ``Unsound`` with the first error."""
        assert isinstance(state, DuelState)
        check_asked(state)
        self._check_coins(state)
        self._check_track(state)
        self._check_tokens(state)
        self._check_wonders(state)
        self._cards.check(state)
        self._check_city(state, 0)
        self._check_city(state, 1)
        for part in self.parts:
            part.check(state)
        if state.ended != 0:
            self._check_end(state)
        else:
            self._check_running(state)

    def _check_city(self, state: DuelState, seat: i64) -> None:
        chains: i64 = 0
        symbols: i64 = 0
        icons: list[Effect[Any]] = []
        for part in self.parts:
            chains = chains | part.chains(state, seat)
            symbols += part.symbols(state, seat)
            icons += part.icons(state, seat)
        self._icons.check(state, seat, icons, chains, symbols)

    def _check_coins(self, state: DuelState) -> None:
        seat: i64 = 0
        while seat < 2:
            city = state.city(seat)
            if city.coins < 0:
                raise Unsound("impossible-coins", f"cities[{seat}].coins", player=int(seat + 1))
            most: i64 = 0
            for part in self.parts:
                most += part.most_in_reserve(state, seat)
            if city.reserve < 0 or city.reserve > most:
                raise miscount(f"cities[{seat}].reserve", city.reserve, most)
            seat += 1
        coins = state.first_city.purse() + state.second_city.purse() + state.bank
        if coins != 2 * START_COINS:
            raise odd_number("cities", "coins with those of the bank", coins, 2 * START_COINS)

    def _check_track(self, state: DuelState) -> None:
        """Check that the pawn has fired every token that it has reached (D54)."""
        if state.pawn < -CAPITAL or state.pawn > CAPITAL:
            raise Unsound("impossible-pawn", "pawn", pawn=int(state.pawn))
        if state.military_tokens & ~15:
            raise odd_number("military_tokens", "tokens", state.military_tokens, 15)
        for token, distance in enumerate(TOKEN_DISTANCE):
            mine = state.military_tokens & BITS[token] != 0
            theirs = state.military_tokens & BITS[2 + token] != 0
            if (theirs and state.pawn >= distance) or (mine and state.pawn <= -distance):
                raise Unsound("impossible-fired", "military_tokens", pawn=int(state.pawn))

    def _check_tokens(self, state: DuelState) -> None:
        """Check that every progress token is somewhere, at most five on the board (D3)."""
        together = join(state, "token", state.board, state.box, "box")
        together = join(state, "token", together, state.drawn, "drawn")
        together = join(state, "token", together, state.first_city.progress, "cities[0].progress")
        together = join(state, "token", together, state.second_city.progress, "cities[1].progress")
        for part in self.parts:
            together = join(state, "token", together, part.progress_tokens(state), "parts")
        if together != self.catalog.all_tokens:
            raise miscount("box", size(together), size(self.catalog.all_tokens))
        if size(state.board) > ON_BOARD:
            raise miscount("board", size(state.board), ON_BOARD)

    def _check_wonders(self, state: DuelState) -> None:
        """Check that each player has four wonders, with at most seven of them built (D7, D46)."""
        mine = state.first_city
        theirs = state.second_city
        together = join(state, "wonder", state.wonder_pool, state.shown, "shown")
        together = join(state, "wonder", together, mine.wonders, "cities[0].wonders")
        together = join(state, "wonder", together, mine.wonders_built, "cities[0].wonders")
        together = join(state, "wonder", together, theirs.wonders, "cities[1].wonders")
        together = join(state, "wonder", together, theirs.wonders_built, "cities[1].wonders")
        if together & ~self.catalog.all_wonders:
            raise odd_number("cities", "wonders", together, self.catalog.all_wonders)
        missing = size(self.catalog.all_wonders & ~together)
        built = size(mine.wonders_built | theirs.wonders_built)
        # With the last wonder that may be built, one goes back to the box.
        expected: i64 = 1 if built == LIMIT else 0
        most = expected
        may_give_away = False
        for part in self.parts:
            most += part.wonders_gone(state)
            may_give_away = may_give_away or part.may_give_wonders_away(state)
        is_too_many = built > LIMIT or (built == LIMIT and (mine.wonders | theirs.wonders) != 0)
        if is_too_many or missing < expected or missing > most:
            raise Unsound("impossible-wonders", "cities")
        seat: i64 = 0
        while seat < 2:
            own = size(state.city(seat).wonders | state.city(seat).wonders_built)
            if own > _WONDERS_EACH and not may_give_away:
                raise miscount(f"cities[{seat}].wonders", own, _WONDERS_EACH)
            seat += 1
        if self.is_whole and state.age > 0 and not self._is_drafting(state):
            dealt = size(self.catalog.all_wonders & ~state.wonder_pool)
            if dealt != _WONDERS_DEALT:
                raise miscount(
                    "undealt",
                    size(state.wonder_pool),
                    size(self.catalog.all_wonders) - _WONDERS_DEALT,
                )

    def _is_drafting(self, state: DuelState) -> bool:
        return (
            is_on_agenda(state, DRAFT)
            or is_on_agenda(state, PICK_WONDER)
            or is_on_agenda(state, SHOW_WONDER)
            or is_on_agenda(state, DEAL_PROGRESS)
        )

    # The end

    def _check_running(self, state: DuelState) -> None:
        """Check that no player has won yet, and that a decision can be made."""
        if state.pawn == CAPITAL or state.pawn == -CAPITAL:
            raise Unsound("impossible-over", "pawn")
        seat: i64 = 0
        while seat < 2:
            if different_symbols(state.city(seat).symbols) >= SUPREMACY:
                raise Unsound("impossible-over", f"cities[{seat}].cards")
            seat += 1
        check_agenda(state)
        check_drawn(state)

    def _check_end(self, state: DuelState) -> None:
        """Check that the winners meet the condition of their victory (D74-D79)."""
        if state.winners < 1 or state.winners > 3 or not self._has_ended_so(state):
            raise Unsound("impossible-over", "outcome")

    def _has_ended_so(self, state: DuelState) -> bool:
        is_in_capital = state.pawn == CAPITAL or state.pawn == -CAPITAL
        if state.ended == MILITARY:
            return is_in_capital and state.winners == (1 if state.pawn > 0 else 2)
        if is_in_capital:
            return False
        if state.ended == SCIENTIFIC:
            return self._have_symbols(state)
        if state.ended == POLITICAL:
            return len(self.parts) > 0 and state.winners != 3
        is_played_out = state.age == len(self.catalog.decks) and state.present == 0
        return is_played_out and civilian_result(state) == (state.ended, state.winners)

    def _have_symbols(self, state: DuelState) -> bool:
        """Return whether the winners have six symbols; with an expansion both can."""
        if state.winners == 3 and not self.parts:
            return False
        winners = state.winners
        while winners != 0:
            if different_symbols(state.city(first(winners)).symbols) < SUPREMACY:
                return False
            winners = winners & (winners - 1)
        return True
