"""The icons of conspiracies, wonders and progress tokens that the base game does not have."""

from mypy_extensions import i64

from thaumata.duel.agora.conspiring import conspire
from thaumata.duel.agora.happenings import REMOVED_LOOKED_AT
from thaumata.duel.agora.names import (
    ESPIONAGE,
    LOOK_AT_REMOVED,
    PLACE_CUBE,
    TREASON,
    TURN_OF_EVENTS,
    TURN_UP,
)
from thaumata.duel.agora.part import agora_of
from thaumata.duel.happenings import PAID_OPPONENT
from thaumata.duel.state import DuelState
from thaumata.game import NATURE_BIT
from thaumata.kit.bits import BITS
from thaumata.kit.effects import Effect, Form


class HalfOfCoins(Effect[DuelState]):
    """Half of the opponent's treasury, rounded up, goes to the owner (D199)."""

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins."""
        rival = state.rival(seat)
        coins = (rival.coins + 1) // 2
        if coins > 0:
            rival.coins -= coins
            state.city(seat).coins += coins
            state.tell(PAID_OPPONENT, 1 - seat, coins)

    def form(self) -> Form:
        return ("half_of_coins",)


class CoinsPerCube(Effect[DuelState]):
    """A coin for each of the owner's cubes in the senate (D208)."""

    def gain(self, state: DuelState, seat: i64) -> None:
        """Take the coins."""
        state.give(seat, agora_of(state).influence(seat))

    def form(self) -> Form:
        return ("coins_per_cube",)


class OpponentPaysPerCube(Effect[DuelState]):
    """The opponent loses a coin for each of its cubes in the senate (D208)."""

    def gain(self, state: DuelState, seat: i64) -> None:
        """Fine the opponent."""
        state.fine(1 - seat, agora_of(state).influence(1 - seat))

    def form(self) -> Form:
        return ("opponent_pays_per_cube",)


class BuildFromRemoved(Effect[DuelState]):
    """Build a card removed in this or an earlier age for free (D204, D260)."""

    def __init__(self) -> None:
        super().__init__(asks=True)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Look at the cards, then choose; those of earlier ages are public by now."""
        state.ask(TREASON, 0, BITS[seat])
        state.tell(REMOVED_LOOKED_AT, seat)
        deck = state.catalog.decks[state.age - 1][0]
        for _ in range(len(deck.cards) - deck.dealt):
            state.ask(LOOK_AT_REMOVED, seat, NATURE_BIT)

    def form(self) -> Form:
        return ("build_from_removed",)


class TokenFromWholeBox(Effect[DuelState]):
    """Take any progress token from the box (D206)."""

    def __init__(self) -> None:
        super().__init__(asks=True)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Look through the box, which reveals any token missing from it; then choose."""
        part = agora_of(state)
        if part.suspects != 0:
            part.insiders |= BITS[seat]
        state.ask(ESPIONAGE, 0, BITS[seat])

    def form(self) -> Form:
        return ("token_from_whole_box",)


class DiscardAccessible(Effect[DuelState]):
    """Discard one accessible card and optionally a second one (D207)."""

    def __init__(self) -> None:
        super().__init__(asks=True)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Reveal newly accessible cards first, in case another card has just been used (D257)."""
        state.ask(TURN_OF_EVENTS, 1, BITS[seat])
        state.ask(TURN_OF_EVENTS, 0, BITS[seat])
        state.then(TURN_UP)

    def form(self) -> Form:
        return ("discard_accessible",)


class FreeRecruits(Effect[DuelState]):
    """Senators are free (D158)."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Start recruiting for free."""
        agora_of(state).free_recruits |= BITS[seat]

    def lose(self, state: DuelState, seat: i64) -> None:
        part = agora_of(state)
        part.free_recruits = part.free_recruits & ~BITS[seat]

    def form(self) -> Form:
        return ("free_recruits",)


class KeepsBoth(Effect[DuelState]):
    """The owner keeps both conspiracies when conspiring (D167)."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Start keeping both."""
        agora_of(state).keeps_both |= BITS[seat]

    def lose(self, state: DuelState, seat: i64) -> None:
        part = agora_of(state)
        part.keeps_both = part.keeps_both & ~BITS[seat]

    def form(self) -> Form:
        return ("keeps_both",)


class WhenPicked(Effect[DuelState]):
    """An effect that a wonder has once, when it is picked in the draft (D156)."""

    def pick(self, state: DuelState, seat: i64) -> None:
        """Carry out the effect for the seat that has picked the wonder."""


class ConspireWhenPicked(WhenPicked):
    """The player who picks the wonder conspires."""

    def pick(self, state: DuelState, seat: i64) -> None:
        conspire(state, seat)

    def form(self) -> Form:
        return ("conspire_when_picked",)


class PlaceWhenPicked(WhenPicked):
    """The player who picks the wonder places a cube (D250)."""

    def pick(self, state: DuelState, seat: i64) -> None:
        state.ask(PLACE_CUBE, 0, BITS[seat])

    def form(self) -> Form:
        return ("place_influence_when_picked",)
