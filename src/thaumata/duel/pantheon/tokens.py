"""Mythology and offering tokens: placing and taking them (D88-D91, D93-D102, D235)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision
from thaumata.duel.dealing import deal_next
from thaumata.duel.listing import fill_slots
from thaumata.duel.pantheon.decks import look_and_place
from thaumata.duel.pantheon.happenings import DIVINE_TOKEN_TAKEN, GATE_PLACED, TOKEN_LAID
from thaumata.duel.pantheon.names import (
    FIRST_TOKEN,
    GATE,
    LAY_TOKEN,
    LAY_TOKEN_ON,
    MYTHOLOGY_POOL,
    MYTHOLOGY_TOKENS,
    OFFERING_POOL,
    OFFERINGS,
    SHOW_GOD,
    SPACES,
    UNCOVER,
)
from thaumata.duel.pantheon.part import DECK_PLACES, EMPTY, EVERYBODY, PLACES, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.duel.structure import SLOT_NAMES
from thaumata.game import NATURE_BIT, action_of, piece_of
from thaumata.kit.bits import BITS, first, size
from thaumata.rules import Rule


class TokensOnCards(Rule[DuelState]):
    """Tokens are placed on face-down cards; a player who uncovers one takes it (D93, D94)."""

    def on_age_begin(self, state: DuelState) -> None:
        """Prepare the tokens of Age I, and the Pantheon and the tokens of Age II (D88, D91)."""
        facts = pantheon_of(state).facts
        if state.age == 1:
            self._lay(state, len(facts.mythology_slots))
        elif state.age == 2:
            self._lay(state, len(facts.offering_slots))
            _open_pantheon(state)

    def _lay(self, state: DuelState, marks: i64) -> None:
        while marks > 0:
            marks -= 1
            state.ask(LAY_TOKEN_ON, marks, NATURE_BIT)

    def on_uncovered(self, state: DuelState, seat: i64, slot: i64) -> None:
        """Take the token before the card is revealed (D93)."""
        take_token(state, seat, slot)

    def turn_up_now(self, state: DuelState, seat: i64, slots: i64) -> i64:
        """Let the player choose which of two tokens of the same turn comes first (D98)."""
        if pantheon_of(state).laid == 0 or size(slots) < 2:
            return slots
        if size(marked(state, slots)) < 2:
            return slots
        state.ask(FIRST_TOKEN, 0, BITS[seat])
        return 0


def marked(state: DuelState, slots: i64) -> i64:
    """Return the slots of a set that have a token."""
    part = pantheon_of(state)
    found: i64 = 0
    while slots != 0:
        mark = part.facts.mark_of(state.age, first(slots))
        if mark >= 0 and part.token_on(mark) >= 0:
            found = found | (slots & -slots)
        slots = slots & (slots - 1)
    return found


def take_token(state: DuelState, seat: i64, slot: i64) -> None:
    """Give a seat the token on a slot, if there is one (D93, D122).

    A mythology token makes a Grand Temple free and places a god at once (D95, D100).
    """
    part = pantheon_of(state)
    if part.laid == 0:
        return
    mark = part.facts.mark_of(state.age, slot)
    if mark < 0:
        return
    token = part.token_on(mark)
    if token < 0:
        return
    part.lift_token(mark)
    part.give_token(seat, token)
    state.tell(DIVINE_TOKEN_TAKEN, seat, token)
    if token < MYTHOLOGY_TOKENS:
        city = state.city(seat)
        city.chains = city.chains | BITS[part.facts.first_chain + token // 2]
        look_and_place(state, seat, token // 2)


def _open_pantheon(state: DuelState) -> None:
    """Put the Gate on the first empty space and turn the gods face up (D91, D233, D236)."""
    part = pantheon_of(state)
    place: i64 = DECK_PLACES
    while place < PLACES and part.god_at[place] != EMPTY:
        place += 1
    if place < PLACES:
        part.god_at[place] = GATE
        part.known_to[place] = EVERYBODY
        state.tell(GATE_PLACED, 0, place - DECK_PLACES)
    space: i64 = SPACES
    while space > 0:
        space -= 1
        god = part.god_at[DECK_PLACES + space]
        if god != EMPTY and god != GATE:
            state.ask(SHOW_GOD, DECK_PLACES + space, NATURE_BIT)


class LayTokenOn(Chance[DuelState]):
    """Nature places a token on a marked slot: a mythology in Age I, an offering in Age II."""

    def __init__(self) -> None:
        """Its argument is the mark."""
        super().__init__("lay_token")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return SLOT_NAMES[pantheon_of(state).facts.code_of(state.age, argument)]

    def read_argument(self, state: DuelState, text: str) -> int:
        slot = state.layout().slot_at[SLOT_NAMES.index(text)]
        mark = pantheon_of(state).facts.mark_of(state.age, slot)
        if slot < 0 or mark < 0:
            raise ValueError(text)
        return mark

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the pool of mythology tokens, or of offerings."""
        return MYTHOLOGY_POOL if state.age == 1 else OFFERING_POOL

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return MYTHOLOGY_TOKENS if state.age == 1 else len(OFFERINGS)

    def place(self, state: DuelState, argument: i64) -> i64:
        """Return the number of the mark."""
        return argument

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether a token is on no card yet."""
        token = self._token(state, piece)
        part = pantheon_of(state)
        mark: i64 = 0
        while mark < 5:
            if part.token_on(mark) == token:
                return False
            mark += 1
        return True

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        """Place the token on the slot."""
        code = pantheon_of(state).facts.code_of(state.age, argument)
        return action_of(LAY_TOKEN, self._token(state, piece), code)

    def _token(self, state: DuelState, piece: i64) -> i64:
        return piece if state.age == 1 else MYTHOLOGY_TOKENS + piece

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        part = pantheon_of(state)
        part.lay_token(argument, piece_of(action))
        state.tell(TOKEN_LAID, seat, part.facts.code_of(state.age, argument), piece_of(action))


class FirstToken(Decision[DuelState]):
    """Take one of two tokens uncovered in the same turn first (D98)."""

    def __init__(self) -> None:
        super().__init__("first_token")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the uncovered slots with a token."""
        slots = marked(state, state.accessible & ~state.known)
        return fill_slots(UNCOVER, slots, state.layout().codes, buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Reveal this card, its token first; the others follow."""
        state.to_deal = BITS[state.layout().slot_at[piece_of(action)]]
        deal_next(state)
