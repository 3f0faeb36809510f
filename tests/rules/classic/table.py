"""Tables for the rule tests: just what a ruling is about, and words to play on it.

``classic(boards=("gizah A", "rhodos A", "ephesos A"), hands=(("baths",), (), ()))`` deals a game
through nature, who gives everybody the cards that are named and fills the hands with others. Then
cities are furnished with buildings, stages and coins as a test wants them.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from thaumata import NATURE, Game
from thaumata.classic.building import put_into_city
from thaumata.classic.catalog import STAGES
from thaumata.classic.cities.part import CitiesPart, part_of
from thaumata.classic.city import City
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import counts_of
from thaumata.kit.piles import cards_of, clear, put

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
    discards: Cards = (),
    pile: Cards = (),
    options: Mapping[str, str] | None = None,
    expansions: Sequence[str] = (),
    debts: Sequence[int] = (),
    diplomacy: Sequence[int] = (),
) -> ClassicState:
    """Lay out a table on which everybody is asked for a card.

    What is named for fewer cities than there are stands for the first of them. Hands get the cards
    that are named and others up to their size in this round; ``pile`` names the first cards of the
    Free City's pile. What is ``built`` stands without having been paid or having brought coins.
    ``debts`` and ``diplomacy`` count the tokens that cities have with the expansion Cities.
    """
    game = Game(f"classic-{seats}", expansions=expansions, options=options or {})
    state = cast(ClassicState, game.start())
    cities = max(seats, 3)
    wanted = [*boards, *[board for board in PLAIN_BOARDS if not _is_named(board, boards)]]
    for board in wanted[:cities]:
        if board == wanted[cities - 1]:
            state.age = age - 1  # the last board begins the age that the test is about
        nature(state, f"deal {board}")
    _deal(state, [*hands, *[()] * (seats - len(hands))], pile)
    for city, names in enumerate(built):
        for name in names:
            put_into_city(state, city, number_of(state, name))
    for city, number in enumerate(stages):
        for _ in range(number):
            raise_stage(state, city)
    for city, amount in enumerate(coins):
        state.cities[city].coins = amount
    for name in discards:
        state.discard(number_of(state, name))
    for here in state.cities:
        here.prices = here.next_prices
    if "cities" in expansions:
        _hand_out(part_of(state), debts, diplomacy)
    if round > 1:
        _skip_to(state, round, hands)
    return state


def _is_named(board: str, boards: Sequence[str]) -> bool:
    return any(board.split()[0] == other.split()[0] for other in boards)


def _hand_out(part: CitiesPart, debts: Sequence[int], diplomacy: Sequence[int]) -> None:
    """Give the cities their tokens, and let black cards that stand help from now on."""
    for city, number in enumerate(debts):
        part.debts[city] = number
    for city, number in enumerate(diplomacy):
        part.diplomacy[city] = number
    for city, rights in enumerate(part.next_rights):
        part.rights[city] = rights


def _deal(state: ClassicState, hands: Sequence[Cards], pile: Cards) -> None:
    """Play nature until everybody is asked for a card."""
    size = state.catalog.hand_size
    dealt = 0
    reserved = [name for hand in hands for name in hand] + list(pile)
    while state.pending == 1 << NATURE:
        legal = [state.game.text(state, NATURE, a) for a in state.legal_actions(NATURE)]
        if legal[0].startswith("draw "):
            wanted = [f"draw {name}" for name in reserved if f"draw {name}" in legal]
            nature(state, (wanted or legal)[0])
            continue
        seat, place = divmod(dealt, size)
        cards = hands[seat] if seat < len(hands) else pile
        if place < len(cards):
            nature(state, f"deal {cards[place]}")
            reserved.remove(cards[place])
        else:
            spare = [text for text in legal if text.removeprefix("deal ") not in reserved]
            nature(state, (spare or legal)[0])
        dealt += 1


def _skip_to(state: ClassicState, round: int, hands: Sequence[Cards]) -> None:
    """Go on to a later round: hands have just the cards that are left then."""
    size = state.catalog.hand_size - round + 1
    state.controller = (round - 1 + (state.age == 2)) % 2
    kept = [hand_of(state, seat) for seat in range(state.game.seats)]
    state.round = round
    for seat in range(state.game.seats):
        named = list(hands[seat]) if seat < len(hands) else []
        others = [name for name in kept[seat] if name not in named]
        pile = state.hand_at(seat)
        clear(state.hands, pile)
        more = state.game.seats == 2 and seat == state.controller  # the card of the pile
        for name in [*named, *others][: size + more]:
            put(state.hands, pile, number_of(state, name) & 63)


def nature(state: ClassicState, text: str) -> None:
    """Let nature do something."""
    state.apply(NATURE, state.game.parse(state, NATURE, text))


# Looking


def number_of(state: ClassicState, card: str) -> int:
    """Return the number of a card."""
    return state.game.names["card"].index(card)


def city(state: ClassicState, seat: int) -> City:
    """Return a city."""
    return state.cities[seat]


def has(state: ClassicState, seat: int, card: str) -> bool:
    """Tell whether a card stands in a city."""
    return state.cities[seat].has(number_of(state, card))


def hand_of(state: ClassicState, seat: int) -> list[str]:
    """List the hand that a seat holds."""
    names = state.game.names["card"]
    return [names[state.card(kind)] for kind in cards_of(state.hands, state.hand_at(seat))]


def pile_of(state: ClassicState) -> list[str]:
    """List the discard pile."""
    names = state.game.names["card"]
    return [
        names[64 * age + kind] for age in range(3) for kind in cards_of(state.discards, 3 * age)
    ]


def legal(state: ClassicState, seat: int) -> list[str]:
    """List what a seat may do, in words."""
    return [state.game.text(state, seat, action) for action in state.legal_actions(seat)]


def ways(state: ClassicState, seat: int, begin: str) -> list[str]:
    """List what a seat may do that begins with these words, without them."""
    return [
        text.removeprefix(begin).strip() for text in legal(state, seat) if text.startswith(begin)
    ]


def plan_in(way: str) -> Plan:
    """Read a way to pay, such as ``left 2 right 1``."""
    words = way.split()
    amounts = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return amounts.get("left", 0), amounts.get("right", 0)


def points(state: ClassicState, seat: int) -> dict[str, int]:
    """Return the column of a seat on the score sheet as it stands."""
    return {row: column[seat] for row, column in state.score_sheet().rows.items()}


def treasuries(state: ClassicState) -> tuple[int, ...]:
    """Return the coins of every city, from the first."""
    return tuple(int(here.coins) for here in state.cities)


def tokens(state: ClassicState, seat: int) -> list[int]:
    """List the conflict tokens of a city by their points, victories of the first age first."""
    here = state.cities[seat]
    won = counts_of(int(here.victories), 3)
    return [1] * won[0] + [3] * won[1] + [5] * won[2] + [-1] * int(here.defeats)


def debts_of(state: ClassicState) -> tuple[int, ...]:
    """Return the debts of every city, from the first."""
    return tuple(int(part_of(state).debts[number]) for number in range(len(state.cities)))


def diplomacy_of(state: ClassicState) -> tuple[int, ...]:
    """Return the diplomacy tokens of every city, from the first."""
    return tuple(int(part_of(state).diplomacy[number]) for number in range(len(state.cities)))


def cards_in(state: ClassicState, seat: int) -> set[str]:
    """Name the buildings of a city."""
    return {name for name in state.game.names["card"] if name and has(state, seat, name)}


def seats_asked(state: ClassicState) -> list[int]:
    """List the seats that owe a decision."""
    return [seat for seat in range(NATURE + 1) if state.pending >> seat & 1]


# Playing


def act(state: ClassicState, seat: int, text: str) -> None:
    """Let a seat do something."""
    state.apply(seat, state.game.parse(state, seat, text))


def play(state: ClassicState, *texts: str) -> None:
    """Let every seat, from the first, seal its choices; those without words sell any card.

    Where a loss of coins is to be settled they pay as much as they can.
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
    """Let nature do the first thing it may until players are asked, or the game is over."""
    while state.pending == 1 << NATURE:
        nature(state, state.game.text(state, NATURE, state.legal_actions(NATURE)[0]))


def sell_on(state: ClassicState, age: int, round: int = 1) -> None:
    """Let everybody sell until a round of an age begins; the age after the last is the end."""
    while state.pending and (state.age, state.round) != (age, round):
        play(state)
        deal_on(state)


def raise_stage(state: ClassicState, seat: int) -> None:
    """Let the next stage of a wonder stand, without what it brings once."""
    here = state.cities[seat]
    for effect in state.catalog.stage_effects[here.board * STAGES + here.stages]:
        effect.hold(state, seat)
    here.stages += 1
