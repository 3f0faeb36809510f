"""Random games for the proofs, step by step."""

from collections.abc import Iterator

from thaumata import NATURE, Dealer, Game, State, build_info
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

DUELS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora")
CLASSICS = ("classic-3", "classic-4", "classic-5", "classic-6", "classic-7", "classic-2")
CITIES = tuple(f"classic-{seats}+cities" for seats in (4, 2, 3, 5, 6, 7))
TEAMS = ("classic-4+cities+teams", "classic-6+cities+teams")
VARIANTS = DUELS + CLASSICS + CITIES + TEAMS

WITH_BLACK_CARDS = (*CITIES[:2], TEAMS[0])
"""Variants with Cities for which the expensive proofs are made, too."""

PROVED = DUELS + CLASSICS + WITH_BLACK_CARDS
"""All variants with the expensive proofs."""

OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"progress": "may_decline"},
    {"centered_start": "last_chooses", "first": "0"},
    {"wonders": "first_game", "progress": "may_decline", "first": "1"},
    {"wonders": "random", "centered_start": "last_chooses"},
)
"""Duels that differ in every option; the first has the defaults."""

PANTHEON_OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"astarte": "ask"},
    {"minerva": "on"},
    {"minerva": "on"},
    {"minerva": "on", "astarte": "ask"},
)
"""The options of Pantheon for each of them."""

CLASSIC_OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"sides": "A", "bazar": "1"},
    {"sides": "B", "lighthouse": "itself_too"},
    {"sides": "choose"},
)
"""Games of Classic that differ in every option; the first has the defaults."""

CITIES_OPTION_SETS: tuple[dict[str, str], ...] = ({}, {}, {}, {"last_fight": "twice"})
"""The options of Cities for each of them."""


def option_sets(variant: str) -> tuple[dict[str, str], ...]:
    """Return options of a variant that cover every value; the first set is the default."""
    sets = CLASSIC_OPTION_SETS if variant.startswith("classic") else OPTION_SETS
    more: tuple[dict[str, str], ...] = ({},) * len(sets)
    if "cities" in variant:
        more = CITIES_OPTION_SETS
    elif "pantheon" in variant:
        more = PANTHEON_OPTION_SETS
    return tuple({**one, **other} for one, other in zip(sets, more, strict=True))


def game_of(variant: str, seed: int) -> Game:
    """Return the default game for even numbers, otherwise one of the other option sets in turn."""
    sets = option_sets(variant)
    return Game(variant, options=sets[seed // 2 % len(sets)] if seed % 2 else {})


Games = list[tuple[Game, int]]
"""Games with their seeds."""

FULL_GAMES = {"duel": (60, 4), **dict.fromkeys(DUELS[1:], (16, 4)), "classic-3": (8, 2)}
FEW_FULL_GAMES = (4, 1)
"""The number of games of a variant with all checks, compiled and interpreted."""


def full_games() -> dict[str, Games]:
    """Distribute the games of all variants, each share with a name."""
    shares: dict[str, Games] = {}
    for variant in PROVED:
        compiled, interpreted = FULL_GAMES.get(variant, FEW_FULL_GAMES)
        games = compiled if build_info.is_compiled() else interpreted
        number = min(4, games)
        for first in range(number):
            seeds = range(first, games, number)
            name = f"{len(seeds)} games of {variant} from {first}"
            shares[name] = [(game_of(variant, seed), seed) for seed in seeds]
    return shares


def every(game: Game) -> int:
    """Return the interval, in actions, of the expensive checks of a game."""
    return 3 if game.seats == 2 or build_info.is_compiled() else 9


Step = tuple[State, int, int]


def steps(game: Game, seed: int, *, with_dealer: bool = True) -> Iterator[Step]:
    """Play a random game: before each action yield the state, the seat, and the action.

    The state is the same object every time. Nature is the dealer with this seed, or random too.
    """
    state = game.start()
    dealer = Dealer(seed)
    rng = Rng(seed, 1000)
    while state.pending:
        seat = members_of(state.pending)[0]
        if seat == NATURE and with_dealer:
            action = dealer.choose(state)
        else:
            legal = state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
        yield state, seat, action
        state.apply(seat, action)


def finished(game: Game, seed: int) -> State:
    """Play a random game to its end."""
    *_, (state, _seat, _action) = steps(game, seed)
    return state
