"""How long listing the choices of a hand takes: where all is easy, and in the worst case.

The same dear cards are in the hand of a city that makes everything itself, and in that of one that
makes next to nothing between neighbours full of producers with a choice: nearly every number of
units can come from the left or from the right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.building import put_into_city
from thaumata.classic.catalog import Card, Catalog
from thaumata.classic.names import BUILD
from thaumata.classic.state import ClassicState
from thaumata.dealer import Dealer
from thaumata.game import MOST_ACTIONS, NATURE, NATURE_BIT, Game, piece_of, verb_of
from thaumata.kit.piles import clear, put

CHOICES: Final = (
    *("tree_farm", "excavation", "clay_pit", "timber_yard", "forest_cave", "mine"),
    *("loom", "glassworks", "press"),
)
"""What a neighbour needs to sell nearly anything."""

PLENTY: Final = (*CHOICES, "sawmill", "quarry", "brickyard", "foundry")
"""What a city needs to buy nothing."""

_COINS: Final = 40
_STAGES: Final = 3

Timer = Callable[[Callable[..., object], tuple[object, ...]], float]
"""Measures a call in nanoseconds."""


class Listing(msgspec.Struct, frozen=True):
    """What listing the choices of a hand takes."""

    easy_nanoseconds: float
    worst_nanoseconds: float
    easy_choices: int
    worst_choices: int
    most_plans: int
    """The most ways to pay for one card on the worst table."""


def measure_listing(game: Game, timer: Timer) -> Listing:
    """Measure both tables."""
    buffer = vec[i64]([0] * MOST_ACTIONS)
    easy = table_of(game, PLENTY)
    worst = table_of(game, ("marketplace",))
    choices = worst.legal_actions(0)
    plans = Counter(piece_of(action) for action in choices if verb_of(action) == BUILD)
    return Listing(
        easy_nanoseconds=timer(easy.fill_legal, (0, buffer)),
        worst_nanoseconds=timer(worst.fill_legal, (0, buffer)),
        easy_choices=len(easy.legal_actions(0)),
        worst_choices=len(choices),
        most_plans=max(plans.values()),
    )


def table_of(game: Game, built: tuple[str, ...]) -> ClassicState:
    """Lay out a table of three in the last age, the first city with these buildings."""
    state = game.start()
    assert isinstance(state, ClassicState)
    state.apply(NATURE, game.parse(state, NATURE, "deal gizah B"))
    dealer = Dealer(0)
    while state.pending == NATURE_BIT:
        dealer.answer(state)
    state.age = 3
    clear(state.hands, state.hand_at(0))
    numbers = game.names["card"]
    for dear in _dearest(state.catalog):
        put(state.hands, state.hand_at(0), numbers.index(dear.id) & 63)
    for city, cards in enumerate((built, CHOICES, CHOICES)):
        for card in cards:
            put_into_city(state, city, numbers.index(card))
    here = state.cities[0]
    here.coins = _COINS
    here.stages = _STAGES
    here.prices = here.next_prices
    return state


def _dearest(catalog: Catalog) -> list[Card]:
    """Return a hand of the cards with the longest costs, which are all of the last age."""
    cards = [card for card in catalog.cards if card is not None]
    cards.sort(key=lambda card: sum(card.cost.resources.values()), reverse=True)
    return cards[: catalog.hand_size]
