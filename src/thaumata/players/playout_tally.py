"""Count how games ended, entirely in compiled code."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.sides import side_of
from thaumata.classic.state import ClassicState
from thaumata.duel.state import DuelState
from thaumata.game import Game, State
from thaumata.kit.bits import BITS, first

SUPREMACIES: Final = ("military", "scientific", "political")
"""The victories before points count; after any other victory they count."""

NOBODY: Final = -1


def first_player(state: State) -> i64:
    """Return the seat that went first, or ``NOBODY`` if all play at once."""
    if isinstance(state, DuelState):
        return state.first
    return NOBODY


def allies_of(state: State, seat: i64) -> i64:
    """Return the mask of the seats that win together with a seat: itself, or its team."""
    if isinstance(state, ClassicState):
        return side_of(state, seat)
    return BITS[seat]


class Tally:
    """Sums over the games of one variant."""

    games: i64
    decisions: i64
    """Actions of seats, including forced ones, without those of nature."""

    shared: i64
    """Games that were shared; allies who win together do not share."""

    scored: i64
    """Games that were decided by points."""

    wins: vec[i64]
    """By seat, games that it won alone or with its ally."""

    victories: vec[i64]
    """Games by kind of victory."""

    points: vec[i64]
    """Points in scored games, for each seat a column of the categories."""

    opened: i64
    """Games in which one seat went first."""

    first_halves: i64
    """Half points of the seats that went first: two for a victory, one for a shared one."""

    _scored_kinds: i64

    def __init__(self, game: Game) -> None:
        self._scored_kinds = 0
        for kind, name in enumerate(game.victories):
            if name not in SUPREMACIES:
                self._scored_kinds |= BITS[kind]
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.scored = 0
        self.opened = 0
        self.first_halves = 0
        self.wins = vec[i64]([0] * game.seats)
        self.victories = vec[i64]([0] * len(game.victories))
        self.points = vec[i64]([0] * (game.seats * len(game.categories)))

    def count(self, state: State, decisions: i64) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        kind = state.ended - 1
        self.victories[kind] += 1
        winners = state.winners
        is_shared = winners != allies_of(state, first(winners))
        if is_shared:
            self.shared += 1
        else:
            self._add_wins(winners)
        opener = first_player(state)
        if opener != NOBODY:
            self.opened += 1
            if winners & BITS[opener]:
                self.first_halves += 1 if is_shared else 2
        if self._scored_kinds & BITS[kind]:
            self._add_points(state)

    def _add_wins(self, winners: i64) -> None:
        while winners != 0:
            self.wins[first(winners)] += 1
            winners = winners & (winners - 1)

    def _add_points(self, state: State) -> None:
        self.scored += 1
        points = self.points
        sheet = state.final_points()
        i: i64 = 0
        while i < len(sheet):
            points[i] += sheet[i]
            i += 1

    def numbers(self) -> list[int]:
        """Return all sums, to be sent from one process to another."""
        return [
            int(self.games),
            int(self.decisions),
            int(self.shared),
            int(self.scored),
            int(self.opened),
            int(self.first_halves),
            *[int(n) for n in self.wins],
            *[int(n) for n in self.victories],
            *[int(n) for n in self.points],
        ]

    def add(self, numbers: list[int]) -> None:
        """Add the sums of another tally of the same variant."""
        self.games += numbers[0]
        self.decisions += numbers[1]
        self.shared += numbers[2]
        self.scored += numbers[3]
        self.opened += numbers[4]
        self.first_halves += numbers[5]
        at = 6
        for sums in (self.wins, self.victories, self.points):
            for i in range(len(sums)):
                sums[i] += numbers[at]
                at += 1
