"""The components of a variant, numbered.

The number of a card gives its age, number // 64, counted from 0, and its place there. So a set of
cards takes one set of bits per age.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.structure import SLOT_NAMES, Layout
from thaumata.kit.bits import BITS, set_of
from thaumata.kit.effects import Effect

PER_AGE: Final = 64
"""The numbers reserved for the cards of one age."""

DECKS_PER_AGE: Final = 4
"""The number of different backs a slot can have: two bits."""

_WONDERS: Final = 16
_TOKENS: Final = 16

FIRST_WONDER: Final = 3 * PER_AGE
FIRST_TOKEN: Final = FIRST_WONDER + _WONDERS
MORE_COMPONENTS: Final = FIRST_TOKEN + _TOKENS
"""Among all components cards keep their numbers; wonders follow, then progress tokens, and from
here on the other components of expansions."""

_COMPONENTS: Final = MORE_COMPONENTS + 64


class Cost:
    """A printed cost: coins for the bank, and resources."""

    coins: i64
    resources: i64
    """A row of counts: wood, stone, clay, glass, papyrus."""

    def __init__(
        self,
        coins: int = 0,
        wood: int = 0,
        stone: int = 0,
        clay: int = 0,
        glass: int = 0,
        papyrus: int = 0,
    ) -> None:
        self.coins = coins
        self.resources = wood + stone * 256 + clay * 256**2 + glass * 256**3 + papyrus * 256**4


FREE: Final = Cost()
"""No printed cost (D35)."""


class Component:
    """A card or token with icons."""

    id: str
    effects: list[Effect[Any]]

    def __init__(self, id: str, *effects: Effect[Any]) -> None:
        self.id = id
        self.effects = list(effects)


class Card(Component):
    """A building."""

    color: int
    cost: Cost
    chain: str
    """The white symbol on this building; empty if there is none."""

    free_with: str
    """The white symbol that makes this building free; empty if there is none."""

    def __init__(
        self,
        id: str,
        color: int,
        cost: Cost,
        *effects: Effect[Any],
        chain: str = "",
        free_with: str = "",
    ) -> None:
        super().__init__(id, *effects)
        self.color = color
        self.cost = cost
        self.chain = chain
        self.free_with = free_with


class Wonder(Component):
    """A wonder."""

    cost: Cost

    def __init__(self, id: str, cost: Cost, *effects: Effect[Any]) -> None:
        super().__init__(id, *effects)
        self.cost = cost


class Token(Component):
    """A progress token."""


class Deck:
    """Cards with a common back, some of which are dealt into the structure of an age."""

    back: str
    """The id of its back: ``age1`` ... ``guild``."""

    age: int
    cards: list[Card]
    dealt: int
    """The number of them in the structure; the others stay in the box unseen (D8)."""

    members: i64
    """The set of their numbers within the age; filled in by the catalog."""

    start: i64
    """Their first number within the age; filled in by the catalog."""

    pool: i64
    """The dealer's number for the order of this deck; filled in by the catalog."""

    home: i64
    """The age, from 0, in which its cards are numbered: the first in which they appear."""

    def __init__(
        self, back: str, age: int, cards: list[Card], dealt: int, home: int | None = None
    ) -> None:
        """Describe a deck; ages count from 1. The rest of a deck may be used in a later age."""
        self.back = back
        self.age = age
        self.home = (home or age) - 1
        self.cards = cards
        self.dealt = dealt
        self.members = 0
        self.start = 0
        self.pool = 0


class Catalog:
    """Every component of a variant by number, in tables for the rules to read."""

    cards: list[Card | None]
    wonders: list[Wonder]
    tokens: list[Token]
    layouts: Final[vec[Layout]]
    chains: list[str]
    """The white symbols by number."""

    decks: Final[list[list[Deck]]]
    """The decks of each age: the age's own first, then those that are mixed in."""

    deck_pool: vec[i64]
    deck_start: vec[i64]
    deck_members: vec[i64]
    deck_home: vec[i64]
    deck_place: vec[i64]
    """Tables indexed by ``deck_at``: the numbers of each deck again, for the dealing of cards.

    A deck that is used again in a later age keeps its order: its cards there come after those
    dealt."""

    backs: list[str]
    """The ids of the backs, by the number of the deck's pool."""

    need: Final[vec[i64]]
    coins: Final[vec[i64]]
    color: Final[vec[i64]]
    chain_given: Final[vec[i64]]
    chain_needed: Final[vec[i64]]
    """By card number: resources, coins, color, and the set of one white symbol or none."""

    effects: Final[list[list[Effect[Any]]]]
    wonder_need: Final[vec[i64]]
    wonder_effects: Final[list[list[Effect[Any]]]]
    token_effects: Final[list[list[Effect[Any]]]]
    more_effects: list[list[Effect[Any]]]
    """The effects of the components of expansions that belong to no kind above."""

    component_ids: list[str]
    """The ids by number among all components."""

    all_wonders: i64
    all_tokens: i64

    def __init__(
        self,
        layouts: list[Layout],
        decks: list[Deck],
        wonders: list[Wonder],
        tokens: list[Token],
        chains: list[str],
        more: dict[int, list[Component]],
    ) -> None:
        """Number the components in the order given; those in ``more`` from the numbers given."""
        self.layouts = vec[Layout](layouts)
        self.chains = chains
        self.wonders = wonders
        self.tokens = tokens
        self.cards = [None] * (3 * PER_AGE)
        self.decks = [[], [], []]
        self.backs = [deck.back for deck in decks]
        for pool, deck in enumerate(decks):
            self._number(deck, pool)
        self._tabulate_decks()
        known = list(self.cards)
        self.need = vec[i64]([c.cost.resources if c else 0 for c in known])
        self.coins = vec[i64]([c.cost.coins if c else 0 for c in known])
        self.color = vec[i64]([c.color if c else 0 for c in known])
        self.chain_given = vec[i64]([_symbol(chains, c.chain if c else "") for c in known])
        self.chain_needed = vec[i64]([_symbol(chains, c.free_with if c else "") for c in known])
        self.effects = [c.effects if c else [] for c in known]
        self.wonder_need = vec[i64]([w.cost.resources for w in wonders])
        self.wonder_effects = [w.effects for w in wonders]
        self.token_effects = [t.effects for t in tokens]
        assert len(wonders) <= _WONDERS
        assert len(tokens) <= _TOKENS
        self.all_wonders = BITS[len(wonders)] - 1
        self.all_tokens = BITS[len(tokens)] - 1
        self._tabulate_components(more)

    def _number(self, deck: Deck, pool: int) -> None:
        self.decks[deck.age - 1].append(deck)
        deck.pool = pool
        if deck.home != deck.age - 1:
            first = next(other for other in self.decks[deck.home] if other.back == deck.back)
            deck.start = first.start
            deck.members = first.members
            return
        numbered = [card for card in self._numbers_of(deck.home) if self.cards[card]]
        start = len(numbered)
        deck.start = start
        deck.members = set_of([start + n for n in range(len(deck.cards))])
        for n, card in enumerate(deck.cards):
            self.cards[deck.home * PER_AGE + start + n] = card

    def _numbers_of(self, age: i64) -> range:
        return range(int(age) * PER_AGE, int(age + 1) * PER_AGE)

    def _tabulate_decks(self) -> None:
        pool = [0] * (3 * DECKS_PER_AGE)
        start = [0] * (3 * DECKS_PER_AGE)
        members = [0] * (3 * DECKS_PER_AGE)
        home = [0] * (3 * DECKS_PER_AGE)
        place = [0] * (3 * DECKS_PER_AGE)
        dealt: dict[str, int] = {}
        first_pool: dict[str, int] = {}
        for age in range(3):
            for n, deck in enumerate(self.decks[age]):
                pool[age * DECKS_PER_AGE + n] = first_pool.setdefault(deck.back, int(deck.pool))
                place[age * DECKS_PER_AGE + n] = dealt.get(deck.back, 0)
                dealt[deck.back] = dealt.get(deck.back, 0) + deck.dealt
                start[age * DECKS_PER_AGE + n] = deck.start
                members[age * DECKS_PER_AGE + n] = deck.members
                home[age * DECKS_PER_AGE + n] = deck.home
        self.deck_pool = vec[i64](pool)
        self.deck_start = vec[i64](start)
        self.deck_members = vec[i64](members)
        self.deck_home = vec[i64](home)
        self.deck_place = vec[i64](place)

    def _tabulate_components(self, more: dict[int, list[Component]]) -> None:
        numbered: dict[int, Component] = {n: card for n, card in enumerate(self.cards) if card}
        numbered.update(enumerate(self.wonders, FIRST_WONDER))
        numbered.update(enumerate(self.tokens, FIRST_TOKEN))
        self.more_effects = [[] for _ in range(_COMPONENTS - MORE_COMPONENTS)]
        for start, components in more.items():
            numbered.update(enumerate(components, start))
            for number, component in enumerate(components, start - MORE_COMPONENTS):
                self.more_effects[number] = component.effects
        self.component_ids = [""] * _COMPONENTS
        for number, component in numbered.items():
            self.component_ids[number] = component.id

    def names(self) -> dict[str, list[str]]:
        """List the ids of all pieces by kind and number."""
        return {
            "card": [card.id if card else "" for card in self.cards],
            "wonder": [wonder.id for wonder in self.wonders],
            "token": [token.id for token in self.tokens],
            "back": self.backs,
            "slot": SLOT_NAMES,
            "seat": ["0", "1"],
        }


def _symbol(chains: list[str], chain: str) -> int:
    return 2 ** chains.index(chain) if chain else 0
