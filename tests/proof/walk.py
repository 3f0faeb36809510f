"""Random games for the proofs, step by step."""

from collections.abc import Iterator

from thaumata import NATURE, Dealer, Game, State
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

VARIANTS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora")

OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"progress": "may_decline"},
    {"centered_start": "last_chooses", "first": "0"},
    {"wonders": "first_game", "progress": "may_decline", "first": "1"},
    {"wonders": "random", "centered_start": "last_chooses"},
)
"""Duels that differ in every option; the first is the usual one."""

PANTHEON_OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"astarte": "ask"},
    {"minerva": "on"},
    {"minerva": "on"},
    {"minerva": "on", "astarte": "ask"},
)
"""What a Pantheon adds to each of them."""


def option_sets(variant: str) -> tuple[dict[str, str], ...]:
    """Return options of a variant in which every value comes up; the first is the usual game."""
    if "pantheon" not in variant:
        return OPTION_SETS
    return tuple({**o, **more} for o, more in zip(OPTION_SETS, PANTHEON_OPTION_SETS, strict=True))


def game_of(variant: str, seed: int) -> Game:
    """Every second game is the usual one; the others take the options in turn."""
    sets = option_sets(variant)
    return Game(variant, options=sets[seed // 2 % len(sets)] if seed % 2 else {})


Step = tuple[State, int, int]


def steps(game: Game, seed: int, *, with_dealer: bool = True) -> Iterator[Step]:
    """Play a random game: before each action give the state, who acts, and what it will be.

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
