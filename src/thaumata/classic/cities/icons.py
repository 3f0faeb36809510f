"""The icons of black cards and of the boards of Cities (C155-C178)."""

from mypy_extensions import i64

from thaumata.classic.cities.happenings import (
    DEBT_TAKEN,
    DEFEATS_RETURNED,
    DIPLOMACY_TAKEN,
    TOKEN_RAIDED,
)
from thaumata.classic.cities.names import RIGHTS
from thaumata.classic.cities.part import part_of
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.state import ClassicState
from thaumata.kit.counts import ONES, count
from thaumata.kit.effects import AFTERWARDS, AT_ONCE, Effect, Form

# The units by which a loss is counted.
FLAT = "flat"
PER_VICTORY = "victories"
PER_STAGE = "stages"


def victory_tokens(state: ClassicState, city: i64) -> i64:
    """Count a city's victory tokens of any value (C157)."""
    tokens = state.cities[city].victories
    return count(tokens, 0) + count(tokens, 1) + count(tokens, 2)


class OthersLose(Effect[ClassicState]):
    """Every other city loses coins at the end of the round (C137, C155-C157, C241)."""

    amount: i64
    per: str

    def __init__(self, amount: int, per: str = FLAT) -> None:
        """Set the coins, in total or for each victory token or stage."""
        super().__init__(phase=AFTERWARDS)
        self.amount = amount
        self.per = per

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Add to the others' losses of this round."""
        part = part_of(state)
        losses = part.losses
        if self.per == PER_VICTORY:
            losses = part.losses_per_victory
        elif self.per == PER_STAGE:
            losses = part.losses_per_stage
        city: i64 = 0
        while city < state.catalog.cities:
            if city != seat:
                losses[city] += self.amount
            city += 1

    def form(self) -> Form:
        return ("others_lose", int(self.amount), self.per)


class OthersGain(Effect[ClassicState]):
    """Every other city takes coins from the bank (C158, C241)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__(phase=AT_ONCE)
        self.amount = amount

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Give the coins."""
        city: i64 = 0
        while city < state.catalog.cities:
            if city != seat:
                state.give(city, self.amount)
            city += 1

    def form(self) -> Form:
        return ("others_gain", int(self.amount))


class NeighborsGain(Effect[ClassicState]):
    """Both neighbors take coins from the bank (C159)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__(phase=AT_ONCE)
        self.amount = amount

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Give the coins."""
        state.give(state.catalog.left[seat], self.amount)
        state.give(state.catalog.right[seat], self.amount)

    def form(self) -> Form:
        return ("neighbors_gain", int(self.amount))


def take_debts(state: ClassicState, city: i64, debts: i64) -> None:
    """Give a city debts, which nothing removes (C142)."""
    if debts > 0:
        part_of(state).debts[city] += debts
        state.tell(DEBT_TAKEN, city, debts)


class NeighborsDebt(Effect[ClassicState]):
    """Both neighbors take a debt that coins cannot avert (C146, C160)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__(phase=AFTERWARDS)
        self.amount = amount

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Give the debts."""
        take_debts(state, state.catalog.left[seat], self.amount)
        take_debts(state, state.catalog.right[seat], self.amount)

    def form(self) -> Form:
        return ("neighbors_debt", int(self.amount))


class TakesVictory(Effect[ClassicState]):
    """A victory token of an age, at once (C160)."""

    age: i64

    def __init__(self, age: int) -> None:
        super().__init__(phase=AFTERWARDS)
        self.age = age

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Take the token."""
        state.cities[seat].victories += ONES[self.age - 1]
        state.tell(TOKEN_RAIDED, seat, VICTORY[self.age - 1])

    def form(self) -> Form:
        return ("takes_victory", int(self.age))


class ReturnsDefeats(Effect[ClassicState]):
    """All defeat tokens go back, after the coins of the same card (C164)."""

    def __init__(self) -> None:
        """Set the phase after all coins are taken."""
        super().__init__(phase=AFTERWARDS)

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Return the tokens."""
        city = state.cities[seat]
        if city.defeats > 0:
            state.tell(DEFEATS_RETURNED, seat, city.defeats)
            city.defeats = 0

    def form(self) -> Form:
        return ("returns_defeats",)


class Diplomacy(Effect[ClassicState]):
    """A diplomacy token, to be used in the next conflict (C147)."""

    def __init__(self) -> None:
        """Set the phase after all coins are taken."""
        super().__init__(phase=AFTERWARDS)

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Take the token."""
        part_of(state).diplomacy[seat] += 1
        state.tell(DIPLOMACY_TAKEN, seat, 1)

    def form(self) -> Form:
        return ("diplomacy",)


class CoinsPerVictory(Effect[ClassicState]):
    """A coin for each of the owner's victory tokens (C162)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        super().__init__(phase=AT_ONCE)
        self.amount = amount

    def gain(self, state: ClassicState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, self.amount * victory_tokens(state, seat))

    def form(self) -> Form:
        return ("coins_per_victory", int(self.amount))


class PointsPerVictory(Effect[ClassicState]):
    """Points for each of the owner's victory tokens, or for those of one age (C161, C162)."""

    amount: i64
    age: i64
    """The age of the tokens that count, 0 for all."""

    def __init__(self, amount: int, age: int = 0) -> None:
        super().__init__()
        self.amount = amount
        self.age = age

    def points(self, state: ClassicState, seat: i64) -> i64:
        if self.age == 0:
            return self.amount * victory_tokens(state, seat)
        return self.amount * count(state.cities[seat].victories, self.age - 1)

    def form(self) -> Form:
        return ("points_per_victory", int(self.amount), int(self.age))


class Right(Effect[ClassicState]):
    """A permanent right: a rebate, a secret producer, stages without resources (C171-C175).

    Producers work for the next build, everything else from the next round on.
    """

    name: str
    right: i64
    is_producer: bool

    def __init__(self, name: str) -> None:
        """Name the right, one of ``RIGHTS``."""
        super().__init__()
        self.name = name
        self.right = RIGHTS[name]
        self.is_producer = name in ("warehouse", "market")

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Grant the right."""
        part = part_of(state)
        part.next_rights[seat] = part.next_rights[seat] | self.right
        if self.is_producer:
            part.rights[seat] = part.rights[seat] | self.right

    def form(self) -> Form:
        return ("right", self.name)


class CopiesScience(Effect[ClassicState]):
    """A symbol on a neighbor's green card counts for the owner too (C167)."""

    def hold(self, state: ClassicState, seat: i64) -> None:
        """Count the copy for the end of the game."""
        part_of(state).copies[seat] += 1

    def form(self) -> Form:
        return ("copies_science",)
