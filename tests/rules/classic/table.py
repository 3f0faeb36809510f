"""Tables for the rule tests: only the pieces for a ruling, and helpers to play.

``classic(boards=("gizah A", "rhodos A", "ephesos A"), hands=(("baths",), (), ()))`` sets up a
position that need not be reachable: cities have the buildings, stages and coins that a test gives
them, and hands are filled up with other cards.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

from thaumata import NATURE, Game, position
from thaumata.classic.catalog import PER_AGE, STAGES, Catalog
from thaumata.classic.cities.part import part_of
from thaumata.classic.city import City
from thaumata.classic.setup import START_COINS
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import members_of
from thaumata.kit.counts import counts_of
from thaumata.kit.piles import LAYERS, cards_of

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "data" / "classic.json").read_text(encoding="utf-8")
)
"""The component list, transcribed independently of the tables of the engine."""

PLAIN_BOARDS = (
    "gizah A",
    "rhodos A",
    "ephesos A",
    "alexandria A",
    "halikarnassos A",
    "babylon A",
    "olympia A",
)
"""Boards for tests that are not about them."""

RICH = (
    *("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "timber_yard", "clay_pit"),
    *("sawmill", "quarry", "brickyard", "foundry", "loom", "glassworks", "press"),
)
"""Producers that cover every cost, so that nothing has to be bought."""

RED_CARDS = (
    *(("fortifications", 3), ("circus", 3), ("arsenal", 3), ("siege_workshop", 3)),
    *(("walls", 2), ("stables", 2), ("archery_range", 2), ("training_ground", 2)),
    *(("stockade", 1), ("barracks", 1), ("guard_tower", 1)),
)
"""The red cards with their shields, the strongest first."""

T = TypeVar("T")

Cards = Sequence[str]
Plan = tuple[int, int]
"""A way to pay: coins for the left and for the right neighbor."""


def classic(
    seats: int = 3,
    *,
    boards: Sequence[str] = (),
    age: int = 1,
    round: int = 1,
    hands: Sequence[Cards] = (),
    built: Sequence[Cards] = (),
    stages: Sequence[int] = (),
    coins: Sequence[int] = (),
    tokens: Sequence[Sequence[int]] = (),
    discards: Cards = (),
    pile: Cards = (),
    options: Mapping[str, str] | None = None,
    expansions: Sequence[str] = (),
    debts: Sequence[int] = (),
    diplomacy: Sequence[int] = (),
) -> ClassicState:
    """Set up a table where all seats are asked for a card.

    Values for fewer cities than there are belong to the first ones. Hands get the named cards and
    others up to their size in this round; ``pile`` has the first cards of the Free City's pile.
    Cards in ``built`` were not paid and gave no coins; ``tokens`` are those of conflicts, by their
    points. ``debts`` and ``diplomacy`` count the tokens of the cities with the expansion Cities.
    """
    game = Game(f"classic-{seats}", expansions=expansions, options=options or {})
    number = max(seats, 3)
    deal = _Deal(game, age, [*hands, *[()] * (seats - len(hands))], pile)
    data = {
        "variant": game.variant,
        "options": dict(game.options),
        "age": age,
        "round": round,
        "cities": [
            {
                "board": board.split()[0],
                "side": board.split()[1],
                "cards": list(_at(built, city, ())),
                "stages": _at(stages, city, 0),
                "coins": _at(coins, city, START_COINS),
                "tokens": list(_at(tokens, city, ())),
            }
            for city, board in enumerate(_with_others(boards)[:number])
        ],
        "hands": deal.hands if round == 1 else deal.later_hands(round),
        "mixed_in": deal.mixed_in,
        "deck": deal.deck,
        "draws": [[]] * (age - 1) + [deal.drawn],
        "discards": list(discards),
    }
    if "cities" in expansions:
        data["parts"] = {
            "cities": {
                "debts": [_at(debts, city, 0) for city in range(number)],
                "diplomacy": [_at(diplomacy, city, 0) for city in range(number)],
            }
        }
    return cast(ClassicState, position.load(data, is_checked=False))


def _at(given: Sequence[T], city: int, other: T) -> T:
    """Return the value given for a city, or a default."""
    return given[city] if city < len(given) else other


def _with_others(boards: Sequence[str]) -> list[str]:
    """Add plain boards that are not among some."""
    named = {board.split()[0] for board in boards}
    return [*boards, *[board for board in PLAIN_BOARDS if board.split()[0] not in named]]


class _Deal:
    """The hands of an age with the named cards, and the first others."""

    def __init__(self, game: Game, age: int, named: Sequence[Cards], pile: Cards) -> None:
        self._game = game
        self._names = game.names["card"]
        self._catalog = cast(Catalog, game.catalog)
        self._age = age
        self._named = named
        self._reserved = [name for hand in named for name in hand] + list(pile)
        self.mixed_in = self._mixed_in()
        self.deck = sorted([*self._printed(), *self.mixed_in], key=self._names.index)
        self.hands = [self._hand(cards) for cards in named]
        self.drawn: list[str] = []
        """The cards that the controller has drawn from the pile of the Free City."""
        if game.seats == 2:
            self.drawn = [self._take(pile[0] if pile else None)]
            self.hands[self._controller(1)] += self.drawn

    def _printed(self) -> list[str]:
        kinds = cards_of(self._catalog.decks, LAYERS * (self._age - 1))
        return [self._names[PER_AGE * (self._age - 1) + kind] for kind in kinds]

    def _mixed_in(self) -> list[str]:
        """Choose the guilds and black cards: the named ones, and the first of the others."""
        chosen: list[str] = []
        for group in self._catalog.mixed_in[self._age - 1]:
            cards = [
                self._names[PER_AGE * (self._age - 1) + kind] for kind in members_of(group.members)
            ]
            cards.sort(key=lambda card: card not in self._reserved)
            chosen += cards[: group.number]
        return chosen

    def _hand(self, cards: Cards) -> list[str]:
        others = self._catalog.hand_size - len(cards)
        return [self._take(card) for card in [*cards, *[None] * others]]

    def _take(self, card: str | None) -> str:
        """Remove a card from the deck: this one, or one that is not named for any city."""
        if card is None:
            spare = [other for other in self.deck if other not in self._reserved]
            card = (spare or self.deck)[0]
        else:
            self._reserved.remove(card)
        self.deck.remove(card)
        return card

    def _controller(self, round: int) -> int:
        return (round - 1 + (self._age == 2)) % 2

    def later_hands(self, round: int) -> list[list[str]]:
        """Return the hands as they are in a later round, with the cards left then."""
        size = self._catalog.hand_size - round + 1
        later = []
        for seat, hand in enumerate(self.hands):
            named = list(self._named[seat])
            others = sorted([card for card in hand if card not in named], key=self._names.index)
            has_drawn = self._game.seats == 2 and seat == self._controller(round)
            later.append([*named, *others][: size + has_drawn])
        return later


def army(shields: int) -> Cards:
    """Return red cards with a total of shields."""
    cards: list[str] = []
    for card, strength in RED_CARDS:
        if strength <= shields:
            cards.append(card)
            shields -= strength
    assert shields == 0, "too many shields"
    return cards


def won_and_lost(victories: Sequence[int], defeats: int = 0) -> list[int]:
    """List the conflict tokens for numbers of victories in each age, and a number of defeats."""
    return [1] * victories[0] + [3] * victories[1] + [5] * victories[2] + [-1] * defeats


def nature(state: ClassicState, text: str) -> None:
    """Play an action of nature."""
    state.apply(NATURE, state.game.parse(state, NATURE, text))


# Inspecting


def number_of(state: ClassicState, card: str) -> int:
    """Return the number of a card."""
    return state.game.names["card"].index(card)


def city(state: ClassicState, seat: int) -> City:
    """Return a city."""
    return state.cities[seat]


def has(state: ClassicState, seat: int, card: str) -> bool:
    """Return whether a card is in a city."""
    return state.cities[seat].has(number_of(state, card))


def hand_of(state: ClassicState, seat: int) -> list[str]:
    """List the hand of a seat."""
    names = state.game.names["card"]
    return [names[state.card(kind)] for kind in cards_of(state.hands, state.hand_at(seat))]


def pile_of(state: ClassicState) -> list[str]:
    """List the discard pile."""
    names = state.game.names["card"]
    return [
        names[64 * age + kind] for age in range(3) for kind in cards_of(state.discards, 3 * age)
    ]


def legal(state: ClassicState, seat: int) -> list[str]:
    """List the legal actions of a seat as text."""
    return [state.game.text(state, seat, action) for action in state.legal_actions(seat)]


def ways(state: ClassicState, seat: int, begin: str) -> list[str]:
    """List the ends of the legal actions that begin with these words."""
    return [
        text.removeprefix(begin).strip() for text in legal(state, seat) if text.startswith(begin)
    ]


def plan_in(way: str) -> Plan:
    """Parse a way to pay, such as ``left 2 right 1``."""
    words = way.split()
    amounts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return amounts.get("left", 0), amounts.get("right", 0)


def points(state: ClassicState, seat: int) -> dict[str, int]:
    """Return the current column of a seat on the score sheet."""
    return {row: column[seat] for row, column in state.score_sheet().rows.items()}


def treasuries(state: ClassicState) -> tuple[int, ...]:
    """Return the coins of every city, from the first."""
    return tuple(int(here.coins) for here in state.cities)


def tokens(state: ClassicState, seat: int) -> list[int]:
    """List the conflict tokens of a city by their points, victories of the first age first."""
    here = state.cities[seat]
    return won_and_lost(counts_of(int(here.victories), 3), int(here.defeats))


def debts_of(state: ClassicState) -> tuple[int, ...]:
    """Return the debts of every city, from the first."""
    return tuple(int(part_of(state).debts[number]) for number in range(len(state.cities)))


def diplomacy_of(state: ClassicState) -> tuple[int, ...]:
    """Return the diplomacy tokens of every city, from the first."""
    return tuple(int(part_of(state).diplomacy[number]) for number in range(len(state.cities)))


def cards_in(state: ClassicState, seat: int) -> set[str]:
    """List the buildings of a city."""
    return {name for name in state.game.names["card"] if name and has(state, seat, name)}


def seats_asked(state: ClassicState) -> list[int]:
    """List the seats that owe a decision."""
    return [seat for seat in range(NATURE + 1) if state.pending >> seat & 1]


# Playing


def act(state: ClassicState, seat: int, text: str) -> None:
    """Play an action of a seat."""
    state.apply(seat, state.game.parse(state, seat, text))


def play(state: ClassicState, *texts: str) -> None:
    """Seal the choices of every seat, from the first; seats without words sell any card.

    If a loss of coins is to be settled they pay as much as they can.

    The controller's choices for both cities are joined: ``sell loom + city build baths``.
    """
    for seat in range(state.game.seats):
        for text in texts[seat].split(" + ") if seat < len(texts) and texts[seat] else []:
            act(state, seat, text)
        if state.pending >> seat & 1 and (seat >= len(texts) or not texts[seat]):
            offered = legal(state, seat)
            act(state, seat, next((t for t in offered if t.startswith("sell")), offered[-1]))
        if len(state.sealed_by(seat)) == 1 and state.pending >> seat & 1:
            act(state, seat, next(text for text in legal(state, seat) if text.startswith("city")))


def deal_on(state: ClassicState) -> None:
    """Play nature's first legal actions until players are asked, or the game is over."""
    while state.pending == 1 << NATURE:
        nature(state, state.game.text(state, NATURE, state.legal_actions(NATURE)[0]))


def sell_on(state: ClassicState, age: int, round: int = 1) -> None:
    """Sell with all seats until a round of an age begins; the age after the last is the end."""
    while state.pending and (state.age, state.round) != (age, round):
        play(state)
        deal_on(state)


def raise_stage(state: ClassicState, seat: int) -> None:
    """Build the next stage of a wonder without its immediate effects."""
    here = state.cities[seat]
    for effect in state.catalog.stage_effects[here.board * STAGES + here.stages]:
        effect.hold(state, seat)
    here.stages += 1
