"""Building a card of the discard pile for free (C82-C87, C199)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.classic.building import activate, activate_afterwards, put_into_city
from thaumata.classic.catalog import PER_AGE
from thaumata.classic.commerce import is_twice
from thaumata.classic.happenings import BUILT_FROM_DISCARD, RAISE_DECLINED
from thaumata.classic.names import BUILD, FOR_FREE_CITY, PASS
from thaumata.classic.state import ClassicState
from thaumata.errors import IllegalAction
from thaumata.game import action_of, piece_of, verb_of
from thaumata.kit.bits import BITS, first
from thaumata.kit.piles import LAYERS, take


class DiscardBuild(Decision[ClassicState]):
    """A city may build one card of the discard pile without resources and coins (C82)."""

    def __init__(self) -> None:
        """Its argument is the city."""
        super().__init__("raise")

    def argument_text(self, state: ClassicState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: ClassicState, text: str) -> int:
        return [str(city) for city in range(state.catalog.cities)].index(text)

    def is_void(self, state: ClassicState, argument: i64) -> bool:
        """Return whether the pile has no card that the city may build (C84)."""
        return fill_discard_builds(state, argument, 0, state.plans, 1) == 0

    def fill(self, state: ClassicState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every card of the pile that the city does not have, and to pass."""
        verbs: i64 = 0 if argument == seat else FOR_FREE_CITY
        n = fill_discard_builds(state, argument, verbs, buffer, len(buffer))
        buffer[n] = action_of(PASS)
        return n + 1

    def why_not(
        self, state: ClassicState, argument: i64, seat: i64, action: i64
    ) -> IllegalAction | None:
        """Return why a card cannot be built: it is not in the pile, or the city has it (C83)."""
        verbs: i64 = 0 if argument == seat else FOR_FREE_CITY
        if verb_of(action) != verbs + BUILD:
            return None
        card = piece_of(action)
        if state.discards[(card >> 6) * LAYERS] & BITS[card & 63] == 0:
            return IllegalAction("refused-not-discarded")
        twice = is_twice(state, argument, card)
        return IllegalAction("refused-built-twice") if twice else None

    def apply(self, state: ClassicState, argument: i64, seat: i64, action: i64) -> None:
        """Build the card and apply its effects at once (C85)."""
        if verb_of(action) == PASS:
            state.tell(RAISE_DECLINED, argument)
            return
        card = piece_of(action)
        take(state.discards, (card >> 6) * LAYERS, card & 63)
        state.note_discard_build(card)
        state.tell(BUILT_FROM_DISCARD, argument, card)
        put_into_city(state, argument, card)
        activate(state, argument, BUILD, action)
        activate_afterwards(state, argument, BUILD, action)


def fill_discard_builds(
    state: ClassicState, city: i64, verbs: i64, buffer: vec[i64], most: i64
) -> i64:
    """List the discarded cards that a city may build, up to a limit; return their number."""
    n: i64 = 0
    age: i64 = 0
    while age < 3:
        cards = state.discards[age * LAYERS]
        while cards != 0 and n < most:
            card = age * PER_AGE + first(cards)
            cards = cards & (cards - 1)
            if not is_twice(state, city, card):
                buffer[n] = action_of(verbs + BUILD, card)
                n += 1
        age += 1
    return n
