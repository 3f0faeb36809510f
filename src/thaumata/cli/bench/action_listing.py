"""How long listing the legal actions of a hand takes, in an easy and in the worst case.

Both hands hold the same expensive cards. One belongs to a city that produces everything itself; the
other to one that produces next to nothing, between neighbors full of producers with a choice:
nearly every number of units can be bought on the left or on the right.
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
"""Buildings with which a neighbor can sell nearly anything."""

PLENTY: Final = (*CHOICES, "sawmill", "quarry", "brickyard", "foundry")
"""Buildings with which a city needs to buy nothing."""

_COINS: Final = 40
_STAGES: Final = 3

Timer = Callable[[Callable[..., object], tuple[object, ...]], float]
"""Measures a call, in nanoseconds."""


class Listing(msgspec.Struct, frozen=True):
    """The times and numbers measured for one hand."""

    easy_nanoseconds: float
    worst_nanoseconds: float
    easy_choices: int
    worst_choices: int
    most_plans: int
    """The most ways to pay for one card in the worst case."""


def measure_listing(game: Game, timer: Timer) -> Listing:
    """Measure both cases."""
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
    """Return a position of three players in age III, the first city with these buildings."""
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
    """Return a hand of the age III cards with the longest costs."""
    cards = [card for card in catalog.cards if card is not None]
    cards.sort(key=lambda card: sum(card.cost.resources.values()), reverse=True)
    return cards[: catalog.hand_size]
