"""What must hold in every Pantheon: each god, each token once, nothing that cannot be."""

from typing import Final

from mypy_extensions import i64

from thaumata.duel.instant import symbol_on
from thaumata.duel.military import CAPITAL
from thaumata.duel.names import GREEN, SYMBOLS
from thaumata.duel.pantheon.names import (
    ANUBIS,
    ASTARTE,
    ENKI,
    GATE,
    GODS_EACH,
    HIDDEN,
    ISHTAR,
    MYTHOLOGIES,
    NISABA,
    RA,
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
from thaumata.proof.soundness import Unsound

_ASTARTE_COINS: Final = 7
_SCALES: Final = SYMBOLS.index("scales")


class PantheonSoundness(PartSoundness):
    """Checks the Pantheon of a table."""

    def check(self, state: DuelState) -> None:
        """Raise ``Unsound`` with the first thing that is wrong."""
        part = pantheon_of(state)
        self._check_places(state, part)
        self._check_tokens(state, part)
        self._check_markers(state, part)
        self._check_reserves(state, part)
        self._check_rights(state, part)

    def progress_tokens(self, state: DuelState) -> i64:
        """Tokens may lie on Enki."""
        return pantheon_of(state).enki

    def chains(self, state: DuelState, seat: i64) -> i64:
        """Each mythology token is a white symbol."""
        part = pantheon_of(state)
        found: i64 = 0
        tokens = part.tokens_of(seat)
        while tokens != 0:
            found = found | BITS[part.facts.first_chain + first(tokens) // 2]
            tokens = tokens & (tokens - 1)
        return found

    def symbols(self, state: DuelState, seat: i64) -> i64:
        """Ishtar has the scales, Nisaba the symbol under the snake."""
        part = pantheon_of(state)
        found: i64 = 0
        if part.gods_of(seat) & BITS[ISHTAR]:
            found += ONES[_SCALES]
        if part.gods_of(seat) & BITS[NISABA] and part.snake != NO_SNAKE:
            found += ONES[symbol_on(state, part.snake)]
        return found

    def wonders_gone(self, state: DuelState) -> i64:
        """After Anubis has ruined one of seven wonders, the eighth stays away (D127)."""
        built = size(state.first_city.wonders_built | state.second_city.wonders_built)
        return 1 if built < LIMIT and _is_active(pantheon_of(state), ANUBIS) else 0

    def may_give_wonders_away(self, state: DuelState) -> bool:
        """Ra takes wonders (D130)."""
        return _is_active(pantheon_of(state), RA)

    def may_miss_covered_card(self, state: DuelState) -> bool:
        """Zeus throws out covered cards too (D122)."""
        return _is_active(pantheon_of(state), ZEUS)

    def _check_places(self, state: DuelState, part: PantheonPart) -> None:
        gods_left: i64 = 0
        known = _join(part.gods_of(0), part.gods_of(1))
        place: i64 = 0
        while place < PLACES:
            god = part.god_at[place]
            seats = part.known_to[place]
            if god == EMPTY:
                if seats != 0:
                    raise Unsound(f"place {place} is empty, but known to {seats}")
            elif god < HIDDEN:
                if seats < 1 or (seats > 3 and seats != EVERYBODY):
                    raise Unsound(f"god {god} at {place} is known to {seats}")
                known = _join(known, BITS[god])
                if god != GATE:
                    gods_left += ONES[mythology_of(god)]
            else:
                if seats != 0:
                    raise Unsound(f"the god at {place} is nobody, but known to {seats}")
                gods_left += ONES[mythology_of(god)]
            place += 1
        mythology: i64 = 0
        while mythology < len(MYTHOLOGIES):
            self._check_deck(part, mythology)
            taken = (part.gods_of(0) | part.gods_of(1)) & (7 * BITS[mythology * GODS_EACH])
            if count(gods_left, mythology) + size(taken) != GODS_EACH:
                raise Unsound(f"gods of mythology {mythology} are missing")
            mythology += 1
        self._check_spaces(state, part)

    def _check_deck(self, part: PantheonPart, mythology: i64) -> None:
        depth: i64 = 0
        while depth < GODS_EACH:
            god = part.god_at[mythology * GODS_EACH + depth]
            if (god != EMPTY) != (depth < part.deck_size(mythology)):
                raise Unsound(f"deck {mythology} has a gap")
            if god != EMPTY and (god == GATE or mythology_of(god) != mythology):
                raise Unsound(f"god {god} lies in deck {mythology}")
            depth += 1

    def _check_spaces(self, state: DuelState, part: PantheonPart) -> None:
        taken: i64 = 0
        place: i64 = DECK_PLACES
        while place < PLACES:
            if part.god_at[place] != EMPTY:
                taken += 1
            place += 1
        laid: i64 = 0
        mark: i64 = 0
        while mark < 5:
            if part.token_on(mark) >= 0:
                laid += 1
            mark += 1
        if state.age <= 1 and taken > size(part.tokens):
            raise Unsound(f"{taken} gods are placed for {size(part.tokens)} mythology tokens")
        if laid != 0 and (state.age == 0 or state.age == 3):
            raise Unsound(f"{laid} tokens lie on cards of age {state.age}")
        if state.age >= 2 and size(part.tokens) != len(part.facts.mythology_slots):
            raise Unsound(f"{size(part.tokens)} mythology tokens were taken in Age I")

    def _check_tokens(self, state: DuelState, part: PantheonPart) -> None:
        tokens = _join(part.tokens_of(0), part.tokens_of(1))
        offerings = _join(part.offerings_of(0), part.offerings_of(1))
        mark: i64 = 0
        while mark < 5:
            token = part.token_on(mark)
            if token >= 0:
                if token < 10:
                    tokens = _join(tokens, BITS[token])
                else:
                    offerings = _join(offerings, BITS[token - 10])
                if (token < 10) != (state.age == 1):
                    raise Unsound(f"token {token} lies on a card of age {state.age}")
                if state.present & BITS[part.facts.slot_of(state.age, mark)] == 0:
                    raise Unsound(f"token {token} lies where no card is")
            mark += 1
        if size(tokens) > len(part.facts.mythology_slots):
            raise Unsound(f"{size(tokens)} mythology tokens are in play")
        if part.enki != 0 and not self._shows_enki(part):
            raise Unsound("progress tokens lie on Enki, who is not to be seen")

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
        if part.minerva != NO_MINERVA:
            if part.minerva < -CAPITAL or part.minerva > CAPITAL:
                raise Unsound(f"Minerva stands at {part.minerva}")
            if part.minerva == state.pawn:
                raise Unsound("Minerva stands where the conflict pawn stands")
        if part.snake != NO_SNAKE:
            owner: i64 = 0 if part.gods_of(0) & BITS[NISABA] else 1
            if not state.rival(owner).has(part.snake):
                raise Unsound(f"the snake lies on card {part.snake}, which is not there")
            if state.catalog.color[part.snake] != GREEN:
                raise Unsound(f"the snake lies on card {part.snake}, which is not green")

    def _check_reserves(self, state: DuelState, part: PantheonPart) -> None:
        seat: i64 = 0
        while seat < 2:
            reserve = state.city(seat).reserve
            most: i64 = _ASTARTE_COINS if part.gods_of(seat) & BITS[ASTARTE] else 0
            if reserve > most:
                raise Unsound(f"seat {seat} has {reserve} coins on a card")
            seat += 1

    def _check_rights(self, state: DuelState, part: PantheonPart) -> None:
        """What is kept for speed is what wonders and progress tokens give."""
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
            kept = (count(part.discounts, seat), count(part.sieges, seat))
            if kept != (discount, siege) or count(part.engineers, seat) != engineer:
                raise Unsound(f"seat {seat} has other rights than its components give")
            seat += 1


def _is_active(part: PantheonPart, god: i64) -> bool:
    return (part.gods_of(0) | part.gods_of(1)) & BITS[god] != 0


def _join(together: i64, members: i64) -> i64:
    if together & members:
        raise Unsound(f"{members} are in two places of the Pantheon")
    return together | members
