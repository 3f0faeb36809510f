"""The components of a variant, numbered.

The number of a card gives its age, number // 64, counted from 0, and its place there (its kind).
All copies of a card have the same number; their count depends on the number of players.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.names import MADE, PURPLE, RAW, SIDES
from thaumata.kit.bits import BITS
from thaumata.kit.effects import AFTERWARDS, AT_ONCE, Effect
from thaumata.kit.piles import LAYERS, put
from thaumata.kit.supply import need_of

PER_AGE: Final = 64
"""The numbers reserved for the cards of one age."""

STAGES: Final = 4
"""The most stages of a wonder."""

NO_CARD: Final = -1


class Cost:
    """A printed cost: coins for the bank, and resources."""

    coins: int
    resources: dict[str, int]

    def __init__(self, coins: int = 0, **resources: int) -> None:
        self.coins = coins
        self.resources = resources

    def raw(self) -> int:
        """Return the raw materials as a need."""
        return need_of([self.resources.get(name, 0) for name in RAW])

    def made(self) -> int:
        """Return the manufactured goods as a need."""
        return need_of([self.resources.get(name, 0) for name in MADE])


FREE: Final = Cost()
"""No printed cost (C21)."""


class Card:
    """A building."""

    id: str
    color: int
    cost: Cost
    effects: list[Effect[Any]]
    players: tuple[int, ...]
    """For each copy, the number of players from which on it is in the game (C2)."""

    free_with: tuple[str, ...]
    """The buildings any of which makes this one free (C52, C53)."""

    same_as: str
    """The card of an earlier age with the same name; empty if there is none (C50)."""

    def __init__(
        self,
        id: str,
        color: int,
        cost: Cost,
        *effects: Effect[Any],
        players: tuple[int, ...] = (),
        free_with: tuple[str, ...] = (),
        same_as: str = "",
    ) -> None:
        self.id = id
        self.color = color
        self.cost = cost
        self.effects = list(effects)
        self.players = players
        self.free_with = free_with
        self.same_as = same_as

    def instead(self, *effects: Effect[Any]) -> Card:
        """Return the same card with other icons, for a house rule."""
        return Card(
            self.id,
            self.color,
            self.cost,
            *effects,
            players=self.players,
            free_with=self.free_with,
            same_as=self.same_as,
        )


class Mixed:
    """A group of cards, of which some join the deck of an age unseen (C3)."""

    cards: list[Card]
    more: int
    """The number that join minus the number of cities."""

    members: i64
    """The set of their kinds."""

    number: int
    """The number that join."""

    def __init__(self, cards: list[Card], more: int) -> None:
        self.cards = cards
        self.more = more
        self.members = 0
        self.number = 0


class Stage:
    """One stage of a wonder."""

    cost: Cost
    effects: list[Effect[Any]]

    def __init__(self, cost: Cost, *effects: Effect[Any]) -> None:
        self.cost = cost
        self.effects = list(effects)


class Side:
    """One side of a wonder board."""

    resource: Effect[Any]
    stages: tuple[Stage, ...]

    def __init__(self, resource: Effect[Any], *stages: Stage) -> None:
        self.resource = resource
        self.stages = stages


class Board:
    """A wonder board with both sides."""

    id: str
    sides: tuple[Side, Side]

    def __init__(self, id: str, side_a: Side, side_b: Side) -> None:
        self.id = id
        self.sides = (side_a, side_b)


class Catalog:
    """Every component of a variant by number, in tables for the rules to read."""

    cards: list[Card | None]
    boards: list[Board]
    cities: int
    """The number of cities around the table."""

    players: int
    hand_size: int
    rounds: int
    left: vec[i64]
    right: vec[i64]
    """The neighbors of each city (C9, C195)."""

    decks: vec[i64]
    """For each age a pile with every card that is always in its deck."""

    copies: list[list[int]]
    """For each age the kinds of those cards, repeated for each copy."""

    mixed_in: list[list[Mixed]]
    """The groups of cards of each age of which some join its deck."""

    guilds: i64
    """The set of guilds, by their kind in the last age."""

    need_raw: vec[i64]
    need_made: vec[i64]
    coins: vec[i64]
    color: vec[i64]
    free_with: vec[i64]
    """By card number: the cost, the color, and the set of cards of the age before that make the
    card free."""

    same_as: vec[i64]
    """The other card of the same name, or ``NO_CARD``."""

    effects: list[list[Effect[Any]]]
    at_once: list[list[Effect[Any]]]
    afterwards: list[list[Effect[Any]]]
    """All icons of each card, those that act at once, and those that act after all coins are
    taken."""

    stage_count: vec[i64]
    stage_raw: vec[i64]
    stage_made: vec[i64]
    stage_coins: vec[i64]
    stage_effects: list[list[Effect[Any]]]
    stage_at_once: list[list[Effect[Any]]]
    stage_afterwards: list[list[Effect[Any]]]
    """By the number of a board's side; by ``STAGES`` times that number plus the stage for its
    stages."""

    has_afterwards: bool
    """Whether any icon waits until all coins are taken."""

    sides: list[Side]
    side_size: i64
    """The number of seats that win together: one, or the two of a team."""

    def __init__(
        self,
        players: int,
        ages: list[list[Card]],
        mixed_in: list[list[Mixed]],
        boards: list[Board],
        hand_size: int = 7,
        side_size: int = 1,
    ) -> None:
        """Number the components in the order given."""
        self.side_size = side_size
        self.players = players
        self.cities = max(players, 3)
        self.hand_size = hand_size
        self.rounds = hand_size - 1
        self.left = vec[i64]([(city + 1) % self.cities for city in range(self.cities)])
        self.right = vec[i64]([(city - 1) % self.cities for city in range(self.cities)])
        self._number(ages)
        self._number_mixed([len(deck) for deck in ages], mixed_in)
        self._tabulate_cards()
        self._tabulate_boards(boards)

    def _number(self, ages: list[list[Card]]) -> None:
        self.cards = [None] * (3 * PER_AGE)
        self.decks = vec[i64]([0] * (3 * LAYERS))
        self.copies = [[], [], []]
        for age, deck in enumerate(ages):
            for kind, card in enumerate(deck):
                self.cards[age * PER_AGE + kind] = card
                for players in card.players:
                    if players <= self.cities:
                        put(self.decks, age * LAYERS, kind)
                        self.copies[age].append(kind)

    def _number_mixed(self, numbered: list[int], mixed_in: list[list[Mixed]]) -> None:
        self.mixed_in = mixed_in
        self.guilds = 0
        for age, groups in enumerate(mixed_in):
            for group in groups:
                group.number = self.cities + group.more
                group.members = 0
                for card in group.cards:
                    self.cards[age * PER_AGE + numbered[age]] = card
                    group.members = group.members | BITS[numbered[age]]
                    if card.color == PURPLE:
                        self.guilds = self.guilds | BITS[numbered[age]]
                    numbered[age] += 1

    def _tabulate_cards(self) -> None:
        known = self.cards
        numbers = {card.id: number for number, card in enumerate(known) if card}
        self.need_raw = vec[i64]([card.cost.raw() if card else 0 for card in known])
        self.need_made = vec[i64]([card.cost.made() if card else 0 for card in known])
        self.coins = vec[i64]([card.cost.coins if card else 0 for card in known])
        self.color = vec[i64]([card.color if card else 0 for card in known])
        self.effects = [card.effects if card else [] for card in known]
        self.at_once = [_those_of(AT_ONCE, effects) for effects in self.effects]
        self.afterwards = [_those_of(AFTERWARDS, effects) for effects in self.effects]
        free_with = [0] * len(known)
        same_as = [NO_CARD] * len(known)
        for number, card in enumerate(known):
            if card:
                for other in card.free_with:
                    assert numbers[other] // PER_AGE == number // PER_AGE - 1
                    free_with[number] |= 2 ** (numbers[other] % PER_AGE)
                if card.same_as:
                    same_as[number] = numbers[card.same_as]
                    same_as[numbers[card.same_as]] = number
        self.free_with = vec[i64](free_with)
        self.same_as = vec[i64](same_as)

    def _tabulate_boards(self, boards: list[Board]) -> None:
        self.boards = boards
        self.sides = [side for board in boards for side in board.sides]
        self.stage_count = vec[i64]([len(side.stages) for side in self.sides])
        blank = Stage(FREE)
        stages = [
            side.stages[n] if n < len(side.stages) else blank
            for side in self.sides
            for n in range(STAGES)
        ]
        self.stage_raw = vec[i64]([stage.cost.raw() for stage in stages])
        self.stage_made = vec[i64]([stage.cost.made() for stage in stages])
        self.stage_coins = vec[i64]([stage.cost.coins for stage in stages])
        self.stage_effects = [stage.effects for stage in stages]
        self.stage_at_once = [_those_of(AT_ONCE, stage.effects) for stage in stages]
        self.stage_afterwards = [_those_of(AFTERWARDS, stage.effects) for stage in stages]
        self.has_afterwards = any(self.afterwards) or any(self.stage_afterwards)

    def names(self) -> dict[str, list[str]]:
        """List the ids of all pieces by kind and number."""
        coins = range(64)
        return {
            "card": [card.id if card else "" for card in self.cards],
            "board": [board.id for board in self.boards],
            "side": ["", *SIDES],
            "seat": [str(city) for city in range(self.cities)],
            "power": ["", "olympia"],
            "left": ["", *[f"left {n}" for n in coins[1:]]],
            "right": ["", *[f"right {n}" for n in coins[1:]]],
        }


def _those_of(phase: int, effects: list[Effect[Any]]) -> list[Effect[Any]]:
    return [effect for effect in effects if effect.phase == phase]
