"""A small game for three seats, written with the public contract alone.

In each of two rounds nature shows a prize. Then all seats secretly choose at the same time how much
to bid, and which seat to curse. The highest bid wins the prize; a cursed seat pays a coin. Each
seat has a lucky number that only it knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision, Step
from thaumata.game import NATURE_BIT, Family, Game, Part, State, Verb, action_of, piece_of
from thaumata.kit.bits import BITS
from thaumata.kit.effects import Effect, Form
from thaumata.rng import Rng
from thaumata.rules import Rule

SHOW_PRIZE: Final = 0
BIDS: Final = 1
PAYDAY: Final = 2

BID: Final = 0
CURSE: Final = 1
SHOW: Final = 2

PRIZES: Final = ("crown", "lamp", "horse", "harp")
ROUNDS: Final = 2
UNKNOWN: Final = -1


class Purse(Part):
    """The coins, prizes and lucky numbers of the seats."""

    def __init__(self) -> None:
        super().__init__("purse")
        self.coins = [5, 5, 5]
        self.prizes: list[list[int]] = [[], [], []]
        self.lucky = [1, 2, 3]
        self.shown: list[int] = []

    def copy_into(self, other: Part) -> None:
        purse = cast(Purse, other)
        purse.coins = list(self.coins)
        purse.prizes = [list(prizes) for prizes in self.prizes]
        purse.lucky = list(self.lucky)
        purse.shown = list(self.shown)

    def numbers(self) -> list[int]:
        owned = [n for prizes in self.prizes for n in (len(prizes), *prizes)]
        return [*self.coins, *owned, *self.lucky, *self.shown]

    def hide_from(self, seat: i64) -> None:
        self.lucky = [n if owner == seat else UNKNOWN for owner, n in enumerate(self.lucky)]


def purse_of(state: State) -> Purse:
    """Return the part of a state that this game adds."""
    return cast(Purse, state.parts[0])


class Shining(Effect[State]):
    """The crown: two coins at once, three points in the end."""

    def gain(self, state: State, seat: i64) -> None:
        purse_of(state).coins[seat] += 2

    def points(self, state: State, seat: i64) -> i64:
        return 3

    def form(self) -> Form:
        return ("shining", 3)


EFFECTS: Final[dict[int, Effect[State]]] = {0: Shining()}


class ShowPrize(Chance[State]):
    """Nature shows a prize that was not shown before."""

    def pieces(self, state: State, argument: i64) -> i64:
        return len(PRIZES)

    def is_there(self, state: State, argument: i64, piece: i64) -> bool:
        return piece not in purse_of(state).shown

    def action(self, state: State, argument: i64, piece: i64) -> i64:
        return action_of(SHOW, piece)

    def apply(self, state: State, argument: i64, seat: i64, action: i64) -> None:
        purse_of(state).shown.append(int(piece_of(action)))


class Bids(Decision[State]):
    """Every seat seals a bid, then a curse."""

    def __init__(self) -> None:
        super().__init__("bids", seals=True)

    def fill(self, state: State, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        if state.sealed_by(seat):
            actions = [action_of(CURSE, other) for other in range(3) if other != seat]
        else:
            most = min(3, purse_of(state).coins[seat])
            actions = [action_of(BID, coins) for coins in range(most + 1)]
        for n, action in enumerate(actions):
            buffer[n] = action
        return len(actions)

    def is_complete(self, state: State, argument: i64, seat: i64) -> bool:
        return len(state.sealed_by(seat)) == 2

    def resolve(self, state: State, argument: i64) -> None:
        """Pay all, then give the prize: the first of the highest bids wins."""
        purse = purse_of(state)
        bids = [int(piece_of(state.sealed_by(seat)[0])) for seat in range(3)]
        for seat in range(3):
            cursed = int(piece_of(state.sealed_by(seat)[1]))
            purse.coins[cursed] = max(0, purse.coins[cursed] - 1)
        winner = bids.index(max(bids))
        purse.coins[winner] = max(0, purse.coins[winner] - bids[winner])
        prize = purse.shown[-1]
        purse.prizes[winner].append(prize)
        if prize in EFFECTS:
            EFFECTS[prize].gain(state, winner)


class Payday(Step[State]):
    """Each seat gets a coin, then the next round or the end follows."""

    def run(self, state: State, argument: i64) -> None:
        purse = purse_of(state)
        purse.coins = [coins + 1 for coins in purse.coins]
        if argument == ROUNDS:
            best = max(state.score_sheet().totals)
            totals = state.score_sheet().totals
            state.end(1, sum(BITS[seat] for seat in range(3) if totals[seat] == best))
        else:
            begin_round(state, argument + 1)


def begin_round(state: State, number: int) -> None:
    """Put a round on the agenda, its first entry last."""
    state.then(PAYDAY, number)
    state.ask(BIDS, 0, BITS[0] | BITS[1] | BITS[2])
    state.ask(SHOW_PRIZE, 0, NATURE_BIT)


class Fortune(Rule[State]):
    """The set-up, the points, and guesses of other seats' lucky numbers."""

    def on_start(self, state: State) -> None:
        begin_round(state, 1)

    def on_resample(self, state: State, seat: i64, rng: Rng) -> None:
        purse = purse_of(state)
        purse.lucky = [1 + int(rng.below(6)) if n == UNKNOWN else n for n in purse.lucky]

    def score(self, state: State, seat: i64, sheet: vec[i64], row: i64) -> None:
        purse = purse_of(state)
        sheet[row] += purse.coins[seat]
        for prize in purse.prizes[seat]:
            sheet[row + 1] += 2
            if prize in EFFECTS:
                sheet[row + 1] += EFFECTS[prize].points(state, seat)


class Auction(Family):
    """The family of this one game."""

    def __init__(self) -> None:
        super().__init__("auction")

    def seat_counts(self, expansions: tuple[str, ...]) -> tuple[int, ...]:
        return (3,)

    def options(self, expansions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {"mood": ("merry", "grim")}

    def assemble(self, game: Game) -> None:
        makers: list[Callable[[], Part]] = [Purse]
        game.part_makers = makers
        game.rules = [Fortune()]
        game.verbs = {
            BID: Verb("bid", "coins"),
            CURSE: Verb("curse", "seat"),
            SHOW: Verb("show", "prize"),
        }
        game.names = {
            "coins": ["0", "1", "2", "3"],
            "seat": ["0", "1", "2"],
            "prize": list(PRIZES),
        }
        game.categories = ("coins", "prizes")
        game.victories = ("richest",)
        decisions: dict[int, Decision[Any]] = {
            SHOW_PRIZE: ShowPrize("show_prize"),
            BIDS: Bids(),
            PAYDAY: Payday("payday"),
        }
        for kind, decision in decisions.items():
            game.add_decision(kind, decision)
