"""Random games with their records, for tests of their readers."""

from thaumata import NATURE, Dealer, Game, State
from thaumata.record import Record
from thaumata.rng import Rng


def play_on(record: Record, state: State, seed: int, moves: int = 1000) -> None:
    """Play a number of moves at random, or up to the end."""
    dealer = Dealer(seed)
    rng = Rng(seed, 99)
    while state.pending and len(record) < moves:
        seat = next(seat for seat in range(8) if state.pending >> seat & 1)
        if seat == NATURE:
            record.play(state, seat, dealer.choose(state))
        else:
            actions = state.legal_actions(seat)
            record.play(state, seat, actions[rng.below(len(actions))])


def played(
    seed: int,
    moves: int = 1000,
    options: dict[str, str] | None = None,
    variant: str = "duel",
) -> Record:
    """Return the record of a random game of Duel, or of a variant of it."""
    record = Record(Game(variant, options=options), ("Anna", "Богдан"))
    play_on(record, record.game.start(), seed, moves)
    return record
