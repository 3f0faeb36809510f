"""Looking at gods in secret, placing them face down, and revealing them (D90, D95-D99)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision
from thaumata.duel.pantheon.happenings import (
    ENKI_TOKEN,
    GOD_CHOSEN,
    GOD_PLACED,
    GOD_REVEALED,
    GOD_SEEN,
)
from thaumata.duel.pantheon.names import (
    DEAL_GOD,
    DRAW_FOR_ENKI,
    ENKI,
    ENKI_POOL,
    GATE,
    GOD_POOLS,
    GODS_EACH,
    LOOK_AT_GOD,
    MYTHOLOGIES,
    PLACE,
    PLACE_GOD,
    SHOW_GOD,
    SPACES,
)
from thaumata.duel.pantheon.part import (
    DECK_PLACES,
    EMPTY,
    EVERYBODY,
    PLACE_NAMES,
    mythology_of,
    pantheon_of,
)
from thaumata.duel.science import DrawToken
from thaumata.duel.state import DuelState
from thaumata.game import NATURE_BIT, action_of, piece_of, target_of
from thaumata.kit.bits import BITS, nth, size
from thaumata.rng import Rng


def look_and_place(state: DuelState, seat: i64, mythology: i64) -> None:
    """Let a seat look at the top two gods of a deck and place one of them (D95, D96)."""
    state.ask(PLACE_GOD, mythology, BITS[seat])
    seen = pantheon_of(state).deck_size(mythology)
    if seen > 2:
        seen = 2
    while seen > 0:
        seen -= 1
        state.ask(LOOK_AT_GOD, mythology * GODS_EACH + seen, NATURE_BIT)


def show_deck(state: DuelState, mythology: i64, gods: i64) -> None:
    """Ask nature to show gods of a deck to both players, from the top."""
    while gods > 0:
        gods -= 1
        state.ask(SHOW_GOD, mythology * GODS_EACH + gods, NATURE_BIT)


class DealGod(Chance[DuelState]):
    """Nature reveals which god is at a place.

    Nature is asked even if the god has been seen before: then there is one answer. So the sequence
    of decisions does not reveal what each player knows.
    """

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return PLACE_NAMES[argument]

    def read_argument(self, state: DuelState, text: str) -> int:
        return PLACE_NAMES.index(text)

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the order of the mythology."""
        return GOD_POOLS + mythology_of(pantheon_of(state).god_at[argument])

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return GODS_EACH

    def candidates(self, state: DuelState, argument: i64) -> i64:
        """Return the set of gods that this one can be."""
        part = pantheon_of(state)
        god = part.god_at[argument]
        if god < GATE:
            return BITS[god]
        return part.unaccounted(mythology_of(god))

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether it can be this god of its mythology."""
        first = mythology_of(pantheon_of(state).god_at[argument]) * GODS_EACH
        return self.candidates(state, argument) & BITS[first + piece] != 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        """Return the action that reveals a god."""
        first = mythology_of(pantheon_of(state).god_at[argument]) * GODS_EACH
        return action_of(DEAL_GOD, first + piece)

    def pick(self, state: DuelState, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        candidates = self.candidates(state, argument)
        return action_of(DEAL_GOD, nth(candidates, rng.below(size(candidates))))


class LookAtGod(DealGod):
    """The active player looks at a god in secret."""

    def __init__(self) -> None:
        """Its argument is the place."""
        super().__init__("look_at_god")

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Record what the player has seen."""
        part = pantheon_of(state)
        part.god_at[argument] = piece_of(action)
        part.known_to[argument] |= BITS[state.active]
        state.tell_only(BITS[state.active], GOD_SEEN, state.active, piece_of(action))

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the god from all but the player who looks."""
        return viewer != state.active


class ShowGod(DealGod):
    """A god is shown to both players and to spectators (D91, D139, D148, D239)."""

    def __init__(self) -> None:
        """Its argument is the place."""
        super().__init__("show_god")

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Turn the god face up; if it is Enki, draw two progress tokens for it (D110, D241)."""
        part = pantheon_of(state)
        god = piece_of(action)
        part.god_at[argument] = god
        part.known_to[argument] = EVERYBODY
        state.tell(GOD_REVEALED, seat, god)
        if god == ENKI:
            state.ask(DRAW_FOR_ENKI, 0, NATURE_BIT)
            state.ask(DRAW_FOR_ENKI, 0, NATURE_BIT)


class DrawForEnki(DrawToken):
    """A progress token from the box is placed on Enki (D110)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "draw_for_enki"

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the order used for Enki."""
        return ENKI_POOL

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Put the token on the card, where nothing else can reach it (D241)."""
        token = piece_of(action)
        part = pantheon_of(state)
        state.box = state.box & ~BITS[token]
        part.enki = part.enki | BITS[token]
        state.tell(ENKI_TOKEN, seat, token)
        for rule in state.moments.token_drawn:
            rule.on_token_drawn(state, token)


class PlaceGod(Decision[DuelState]):
    """The player who has looked places one god face down on any empty space (D95, D99).

    For a viewer who does not know the gods, only their mythology is known.
    """

    def __init__(self) -> None:
        """Its argument is the mythology."""
        super().__init__("place_god")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return MYTHOLOGIES[argument]

    def read_argument(self, state: DuelState, text: str) -> int:
        return MYTHOLOGIES.index(text)

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the deck is empty (D96)."""
        return pantheon_of(state).deck_size(argument) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer each god that was looked at with each empty space."""
        part = pantheon_of(state)
        top = argument * GODS_EACH
        n = _fill_spaces(part.god_at, part.god_at[top], buffer, 0)
        if part.deck_size(argument) > 1 and part.god_at[top + 1] != part.god_at[top]:
            n = _fill_spaces(part.god_at, part.god_at[top + 1], buffer, n)
        return n

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Place the god and leave the other on top; only this player knows which is which."""
        part = pantheon_of(state)
        god = piece_of(action)
        place = DECK_PLACES + target_of(action)
        top = argument * GODS_EACH
        depth: i64 = 0 if part.god_at[top] == god else 1
        if part.deck_size(argument) > 1:
            part.known_to[top] = BITS[seat]
            part.known_to[top + 1] = BITS[seat]
        part.god_at[place] = god
        part.known_to[place] = part.known_to[top + depth]
        part.take_from_deck(argument, depth)
        state.tell(GOD_PLACED, seat, argument, target_of(action))
        state.tell_only(BITS[seat], GOD_CHOSEN, seat, god, target_of(action))

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the god from the other player."""
        return True


def _fill_spaces(god_at: vec[i64], god: i64, buffer: vec[i64], n: i64) -> i64:
    space: i64 = 0
    while space < SPACES:
        if god_at[DECK_PLACES + space] == EMPTY:
            buffer[n] = action_of(PLACE, god, space)
            n += 1
        space += 1
    return n
