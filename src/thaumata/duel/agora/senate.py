"""The senate: moving cubes, control of chambers, effects of decrees (D163-D173, D253)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Step
from thaumata.duel.agora.happenings import (
    CONTROL_GAINED,
    CONTROL_LOST,
    CUBE_MOVED,
    CUBE_PLACED,
    CUBE_REMOVED,
    DECREE_DEALT,
)
from thaumata.duel.agora.names import (
    CHAMBERS,
    DEAL_DECREE,
    DECREE_POOL,
    EVERY_CHAMBER,
    NOBODY,
    SETTLE,
    TURN_UP_DECREE,
)
from thaumata.duel.agora.part import agora_of
from thaumata.duel.happenings import ENDED
from thaumata.duel.names import POLITICAL
from thaumata.duel.state import UNKNOWN, DuelState
from thaumata.game import NATURE_BIT, action_of, piece_of
from thaumata.kit.bits import BITS, first, members_of, nth, set_of, size
from thaumata.kit.counts import ONES, count
from thaumata.rng import Rng
from thaumata.rules import Rule

POINTS: Final = (1, 2, 3, 3, 2, 1)
"""The points of each chamber for its controller at the end (D172)."""

OPEN_AT_FIRST: Final = (0, 2, 4)
"""The chambers whose decrees lie face up from the start (D153)."""

_POINTS: Final = vec[i64](list(POINTS))


def place_cube(state: DuelState, seat: i64, chamber: i64) -> None:
    """Place a cube from the supply in a chamber, reveal its decrees, and settle it (D165)."""
    agora_of(state).cubes[seat] += ONES[chamber]
    state.tell(CUBE_PLACED, seat, chamber)
    state.then(SETTLE, BITS[chamber])
    _turn_up(state, _face_down(state, chamber))


def move_cube(state: DuelState, seat: i64, start: i64, end: i64) -> None:
    """Move a cube to an adjacent chamber.

    The decrees there are revealed, then both chambers are settled together (D253).
    """
    agora_of(state).cubes[seat] += ONES[end] - ONES[start]
    state.tell(CUBE_MOVED, seat, start, end)
    state.then(SETTLE, BITS[start] | BITS[end])
    _turn_up(state, _face_down(state, end))


def remove_cube(state: DuelState, seat: i64, chamber: i64) -> None:
    """Return a cube of a seat from a chamber to its supply (D190)."""
    agora_of(state).cubes[seat] -= ONES[chamber]
    state.tell(CUBE_REMOVED, seat, chamber)
    settle(state, BITS[chamber])


def _face_down(state: DuelState, chamber: i64) -> i64:
    """Return the set of face-down decrees of a chamber, by where they were laid."""
    part = agora_of(state)
    found: i64 = 0
    laid: i64 = 0
    while laid < CHAMBERS:
        if part.chambers[laid] == chamber and part.decrees[laid] == UNKNOWN:
            found = found | BITS[laid]
        laid += 1
    return found


def _turn_up(state: DuelState, decrees: i64) -> None:
    while decrees != 0:
        state.ask(TURN_UP_DECREE, first(decrees), NATURE_BIT)
        decrees = decrees & (decrees - 1)


def settle(state: DuelState, chambers: i64) -> None:
    """Update the control of some chambers together, as the cubes say (D170, D253).

    Decrees are lost, then gained; only then is control of every chamber checked. The tokens that a
    shield decree has fired wait on the agenda until all of this is done.
    """
    hidden = _hidden_prizes(state, chambers)
    if hidden != 0:
        # The player who takes control must see the decree first.
        state.then(SETTLE, chambers)
        _turn_up(state, hidden)
        return
    part = agora_of(state)
    left = chambers
    while left != 0:
        chamber = first(left)
        left = left & (left - 1)
        old = part.controller(chamber)
        if old != NOBODY and part.majority(chamber) != old:
            part.controlled[old] = part.controlled[old] & ~BITS[chamber]
            state.tell(CONTROL_LOST, old, chamber)
            _hand_over(state, old, chamber, False)
    while chambers != 0 and state.ended == 0:
        chamber = first(chambers)
        chambers = chambers & (chambers - 1)
        new = part.majority(chamber)
        if new != NOBODY and part.controller(chamber) == NOBODY:
            part.controlled[new] = part.controlled[new] | BITS[chamber]
            state.tell(CONTROL_GAINED, new, chamber)
            _hand_over(state, new, chamber, True)
    if state.ended == 0:
        _look_for_supremacy(state)


def _hidden_prizes(state: DuelState, chambers: i64) -> i64:
    """Return the set of face-down decrees in chambers that come under control."""
    part = agora_of(state)
    found: i64 = 0
    while chambers != 0:
        chamber = first(chambers)
        chambers = chambers & (chambers - 1)
        new = part.majority(chamber)
        if new != NOBODY and new != part.controller(chamber):
            found = found | _face_down(state, chamber)
    return found


def _look_for_supremacy(state: DuelState) -> None:
    """End the game if a player controls every chamber (D173)."""
    controlled = agora_of(state).controlled
    seat: i64 = 0
    while seat < 2:
        if controlled[seat] == EVERY_CHAMBER:
            state.tell(ENDED, seat, POLITICAL, BITS[seat])
            state.end(POLITICAL, BITS[seat])
        seat += 1


def _hand_over(state: DuelState, seat: i64, chamber: i64, is_gained: bool) -> None:
    """Start or stop the effects of a chamber's decrees for a seat.

    Only the shield decree can end the game or ask anything, so all of them are handled here.
    """
    part = agora_of(state)
    laid: i64 = 0
    while laid < CHAMBERS:
        if part.chambers[laid] == chamber and part.decrees[laid] != UNKNOWN:
            if is_gained:
                part.effects[part.decrees[laid]].gain(state, seat)
            else:
                part.effects[part.decrees[laid]].lose(state, seat)
        laid += 1


def shift_decree(state: DuelState, laid: i64, chamber: i64) -> None:
    """Move a decree to another chamber, whose controller uses it from now on (D212, D213)."""
    part = agora_of(state)
    old = part.controller(part.chambers[laid])
    new = part.controller(chamber)
    part.chambers[laid] = chamber
    decree = part.decrees[laid]
    if decree == UNKNOWN:
        if new != NOBODY:
            state.ask(TURN_UP_DECREE, laid, NATURE_BIT)
    elif old != new:
        if old != NOBODY:
            part.effects[decree].lose(state, old)
        if new != NOBODY and state.ended == 0:
            part.effects[decree].gain(state, new)


class Settle(Step[DuelState]):
    """Settle the chambers that a cube has left and entered together (D253)."""

    def __init__(self) -> None:
        """Its argument is the set of chambers."""
        super().__init__("settle")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return " ".join(str(chamber + 1) for chamber in members_of(argument))

    def read_argument(self, state: DuelState, text: str) -> int:
        chambers = [read_chamber(word) for word in text.split()]
        if not chambers:
            raise ValueError(text)
        return set_of(chambers)

    def run(self, state: DuelState, argument: i64) -> None:
        """Settle them."""
        settle(state, argument)


def read_chamber(text: str) -> int:
    """Parse the number of a chamber, counted from 1."""
    if text not in ("1", "2", "3", "4", "5", "6"):
        raise ValueError(text)
    return int(text) - 1


class TurnUpDecree(Chance[DuelState]):
    """Nature reveals the decree of a chamber: each one not in play is equally likely (D153)."""

    def __init__(self) -> None:
        """Its argument is the chamber where the decree was laid."""
        super().__init__("deal_decree")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return str(argument + 1)

    def read_argument(self, state: DuelState, text: str) -> int:
        return read_chamber(text)

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the pool of decrees."""
        return DECREE_POOL

    def pieces(self, state: DuelState, argument: i64) -> i64:
        """Return the number of decrees, including those that stay in the box."""
        return len(agora_of(state).effects)

    def place(self, state: DuelState, argument: i64) -> i64:
        """Return the chamber: each has a place of its own."""
        return argument

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether no player has seen the decree yet."""
        return agora_of(state).decrees_dealt() & BITS[piece] == 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        return action_of(DEAL_DECREE, piece)

    def pick(self, state: DuelState, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        part = agora_of(state)
        unseen = (BITS[len(part.effects)] - 1) & ~part.decrees_dealt()
        return action_of(DEAL_DECREE, nth(unseen, rng.below(size(unseen))))

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Show the decree; a controller of its chamber uses it at once (D213)."""
        part = agora_of(state)
        decree = piece_of(action)
        part.decrees[argument] = decree
        state.tell(DECREE_DEALT, seat, decree, part.chambers[argument])
        controller = part.controller(part.chambers[argument])
        if controller != NOBODY:
            part.effects[decree].gain(state, controller)


class Senate(Rule[DuelState]):
    """Set-up of the senate before the first age, and the points of its chambers (D172, D248)."""

    row: i64

    def __init__(self, row: int) -> None:
        self.row = row

    def on_age_begin(self, state: DuelState) -> None:
        """Reveal the decrees of every other chamber, the first one first."""
        if state.age == 1:
            for chamber in reversed(OPEN_AT_FIRST):
                state.ask(TURN_UP_DECREE, chamber, NATURE_BIT)

    def score(self, state: DuelState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Count the points of the chambers that a seat controls."""
        controlled = agora_of(state).controlled[seat]
        chamber: i64 = 0
        while chamber < CHAMBERS:
            if controlled & BITS[chamber]:
                sheet[row + self.row] += _POINTS[chamber]
            chamber += 1


def cubes_anywhere(state: DuelState, seat: i64) -> i64:
    """Return the set of chambers with a cube of a seat."""
    row = agora_of(state).cubes[seat]
    chambers: i64 = 0
    chamber: i64 = 0
    while chamber < CHAMBERS:
        if count(row, chamber) > 0:
            chambers = chambers | BITS[chamber]
        chamber += 1
    return chambers
