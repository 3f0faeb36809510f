"""Invariants of every Pantheon: each god and each token once, and in a possible place."""

from typing import Final

from mypy_extensions import i64

from thaumata.duel.instant import symbol_on
from thaumata.duel.military import CAPITAL
from thaumata.duel.names import GREEN, SYMBOLS
from thaumata.duel.pantheon.names import (
    ANUBIS,
    ASTARTE,
    DRAW_FOR_ENKI,
    ENKI,
    GATE,
    GODS_EACH,
    HIDDEN,
    ISHTAR,
    LAY_TOKEN_ON,
    MINERVA,
    MYTHOLOGIES,
    MYTHOLOGY_TOKENS,
    NISABA,
    RA,
    SHOW_GOD,
    ZEUS,
)
from thaumata.duel.pantheon.part import (
    DECK_PLACES,
    EMPTY,
    EVERYBODY,
    NO_MINERVA,
    NO_SNAKE,
    PLACES,
    PantheonPart,
    mythology_of,
    pantheon_of,
)
from thaumata.duel.state import DuelState
from thaumata.duel.wonders import LIMIT
from thaumata.kit.bits import BITS, first, size
from thaumata.kit.counts import ONES, count
from thaumata.proof.duel.part_soundness import PartSoundness
from thaumata.proof.duel.pieces import join, piece_name
from thaumata.proof.printed import must_keep
from thaumata.proof.soundness import (
    Unsound,
    is_on_agenda,
    miscount,
    odd_number,
    times_on_agenda,
)

_ASTARTE_COINS: Final = 7
_MARKS: Final = 5
_ON_ENKI: Final = 2
_FIELD: Final = "parts.pantheon"
_SCALES: Final = SYMBOLS.index("scales")


class PantheonSoundness(PartSoundness):
    """Checks the Pantheon of a table."""

    def check(self, state: DuelState) -> None:
        """Raise ``Unsound`` with the first error."""
        part = pantheon_of(state)
        self._check_places(state, part)
        self._check_tokens(state, part)
        self._check_markers(state, part)
        self._check_rights(state, part)

    def most_in_reserve(self, state: DuelState, seat: i64) -> i64:
        """Return the seven coins of Astarte (D112)."""
        return _ASTARTE_COINS if pantheon_of(state).gods_of(seat) & BITS[ASTARTE] else 0

    def progress_tokens(self, state: DuelState) -> i64:
        """Return the tokens on Enki."""
        return pantheon_of(state).enki

    def chains(self, state: DuelState, seat: i64) -> i64:
        """Return the white symbols of the mythology tokens."""
        part = pantheon_of(state)
        found: i64 = 0
        tokens = part.tokens_of(seat)
        while tokens != 0:
            found = found | BITS[part.facts.first_chain + first(tokens) // 2]
            tokens = tokens & (tokens - 1)
        return found

    def symbols(self, state: DuelState, seat: i64) -> i64:
        """Return the scales of Ishtar, and the symbol under Nisaba's snake."""
        part = pantheon_of(state)
        found: i64 = 0
        if part.gods_of(seat) & BITS[ISHTAR]:
            found += ONES[_SCALES]
        if part.gods_of(seat) & BITS[NISABA] and part.snake != NO_SNAKE:
            found += ONES[symbol_on(state, part.snake)]
        return found

    def wonders_gone(self, state: DuelState) -> i64:
        """Return 1 if Anubis has dismantled one of seven wonders: the eighth stays away (D127)."""
        built = size(state.first_city.wonders_built | state.second_city.wonders_built)
        return 1 if built < LIMIT and _is_active(pantheon_of(state), ANUBIS) else 0

    def may_give_wonders_away(self, state: DuelState) -> bool:
        """Return whether Ra may have taken wonders (D130)."""
        return _is_active(pantheon_of(state), RA)

    def may_miss_covered_card(self, state: DuelState) -> bool:
        """Return whether Zeus may have discarded covered cards (D122)."""
        return _is_active(pantheon_of(state), ZEUS)

    def _check_places(self, state: DuelState, part: PantheonPart) -> None:
        """Check that every god is in a deck, on a space or activated."""
        gods_left: i64 = 0
        known = join(state, "god", part.gods_of(0), part.gods_of(1), "parts.pantheon.gods")
        place: i64 = 0
        while place < PLACES:
            god = part.god_at[place]
            seats = part.known_to[place]
            if god == EMPTY:
                if seats != 0:
                    raise odd_number(_FIELD, "knowledge of an empty place", seats, 0)
            elif god < HIDDEN:
                if seats < 1 or (seats > 3 and seats != EVERYBODY):
                    raise _wrong(state, "god", god, "spaces" if place >= DECK_PLACES else "decks")
                known = join(state, "god", known, BITS[god], _FIELD)
                if god != GATE:
                    gods_left += ONES[mythology_of(god)]
            else:
                if seats != 0 and not self.has_secrets:
                    raise odd_number(_FIELD, "knowledge of a hidden god", seats, 0)
                gods_left += ONES[mythology_of(god)]
            place += 1
        mythology: i64 = 0
        while mythology < len(MYTHOLOGIES):
            self._check_deck(state, part, mythology)
            taken = (part.gods_of(0) | part.gods_of(1)) & (7 * BITS[mythology * GODS_EACH])
            gods = count(gods_left, mythology) + size(taken)
            if gods != GODS_EACH:
                raise miscount(f"{_FIELD}.decks.{MYTHOLOGIES[mythology]}", gods, GODS_EACH)
            mythology += 1
        self._check_spaces(state, part)

    def _check_deck(self, state: DuelState, part: PantheonPart, mythology: i64) -> None:
        depth: i64 = 0
        while depth < GODS_EACH:
            god = part.god_at[mythology * GODS_EACH + depth]
            if (god != EMPTY) != (depth < part.deck_size(mythology)):
                raise odd_number(_FIELD, "the size of a deck", part.deck_size(mythology), depth)
            if god != EMPTY and (god == GATE or mythology_of(god) != mythology):
                raise _wrong(state, "god", god, "decks")
            depth += 1

    def _check_spaces(self, state: DuelState, part: PantheonPart) -> None:
        """Check the gods on spaces: face down in Age I, one per token taken; later face up."""
        taken: i64 = 0
        has_gate = _is_active(part, GATE)
        is_showing = is_on_agenda(state, SHOW_GOD) or is_on_agenda(state, DRAW_FOR_ENKI)
        place: i64 = DECK_PLACES
        while place < PLACES:
            god = part.god_at[place]
            if god != EMPTY:
                taken += 1
                has_gate = has_gate or god == GATE
                if state.age > 1 and not is_showing and part.known_to[place] != EVERYBODY:
                    raise _wrong(state, "god", god, "spaces")
            place += 1
        if state.age <= 1:
            if has_gate:
                raise _wrong(state, "god", GATE, "spaces")
            if self.is_whole and taken > size(part.tokens):
                raise miscount("parts.pantheon.spaces", taken, size(part.tokens))
        elif self.is_whole and not has_gate and not is_showing and state.ended == 0:
            raise _wrong(state, "god", GATE, "spaces")

    def _check_tokens(self, state: DuelState, part: PantheonPart) -> None:
        """Check that mythology tokens are on covered cards of Age I, offerings of Age II."""
        tokens = join(
            state, "divine_token", part.tokens_of(0), part.tokens_of(1), "parts.pantheon.mythology"
        )
        mine = part.offerings_of(0) * BITS[MYTHOLOGY_TOKENS]
        theirs = part.offerings_of(1) * BITS[MYTHOLOGY_TOKENS]
        offerings = join(state, "divine_token", mine, theirs, "parts.pantheon.offerings")
        if offerings != 0 and state.age < 2:
            raise _wrong(state, "divine_token", first(offerings), "offerings")
        mark: i64 = 0
        while mark < _MARKS:
            token = part.token_on(mark)
            if token >= 0:
                is_mythology = token < MYTHOLOGY_TOKENS
                if is_mythology:
                    tokens = join(
                        state, "divine_token", tokens, BITS[token], "parts.pantheon.tokens"
                    )
                else:
                    offerings = join(
                        state, "divine_token", offerings, BITS[token], "parts.pantheon.tokens"
                    )
                if not 1 <= state.age <= 2 or is_mythology != (state.age == 1):
                    raise _wrong(state, "divine_token", token, "tokens")
                slot = BITS[part.facts.slot_of(state.age, mark)]
                if state.present & slot == 0 or state.known & slot != 0:
                    raise _wrong(state, "divine_token", token, "tokens")
            mark += 1
        most: i64 = len(part.facts.mythology_slots) if state.age > 0 else 0
        in_play = size(tokens)
        if state.age == 1:
            in_play += times_on_agenda(state, LAY_TOKEN_ON)
        if in_play > most or (self.is_whole and in_play < most):
            raise miscount("parts.pantheon.mythology", in_play, most)
        if part.enki != 0 and not self._shows_enki(part):
            raise _wrong(state, "god", ENKI, "enki")
        if size(part.enki) > _ON_ENKI:
            raise miscount("parts.pantheon.enki", size(part.enki), _ON_ENKI)

    def _shows_enki(self, part: PantheonPart) -> bool:
        if _is_active(part, ENKI):
            return True
        place: i64 = 0
        while place < PLACES:
            if part.god_at[place] == ENKI:
                return part.known_to[place] == EVERYBODY
            place += 1
        return False

    def _check_markers(self, state: DuelState, part: PantheonPart) -> None:
        """Check Minerva's space, away from the pawn (D134), and the snake's green card."""
        if part.minerva != NO_MINERVA:
            is_off = part.minerva < -CAPITAL or part.minerva > CAPITAL
            if is_off or part.minerva == state.pawn or not _is_active(part, MINERVA):
                raise _wrong(state, "god", MINERVA, "minerva")
        if part.snake != NO_SNAKE:
            owner: i64 = 0 if part.gods_of(0) & BITS[NISABA] else 1
            is_there = state.rival(owner).has(part.snake)
            if not is_there or state.catalog.color[part.snake] != GREEN:
                raise _wrong(state, "god", NISABA, "snake")

    def _check_rights(self, state: DuelState, part: PantheonPart) -> None:
        """Check that cached rights match the wonders and progress tokens."""
        seat: i64 = 0
        while seat < 2:
            city = state.city(seat)
            discount: i64 = 0
            siege: i64 = 0
            engineer: i64 = 0
            for number, wonder in enumerate(state.catalog.wonders):
                if wonder.id == "sanctuary" and city.wonders_built & BITS[number]:
                    discount = 2
            for number, token in enumerate(state.catalog.tokens):
                if city.progress & BITS[number]:
                    if token.id == "poliorcetics":
                        siege = 1
                    elif token.id == "engineering":
                        engineer = 1
            must_keep(seat, "discounts of the Sanctuary", count(part.discounts, seat), discount)
            must_keep(seat, "sieges", count(part.sieges, seat), siege)
            must_keep(seat, "engineers", count(part.engineers, seat), engineer)
            seat += 1


def _is_active(part: PantheonPart, god: i64) -> bool:
    return (part.gods_of(0) | part.gods_of(1)) & BITS[god] != 0


def _wrong(state: DuelState, kind: str, number: i64, field: str) -> Unsound:
    """Return the error for a god or a token in an impossible place."""
    return Unsound("impossible-place", f"{_FIELD}.{field}", piece=piece_name(state, kind, number))
