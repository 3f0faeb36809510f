"""Drawing, preparing and triggering conspiracies (D167, D193-D196, D258)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, Decision, Step, argument_of, kind_of, seats_of
from thaumata.duel.agora.happenings import (
    CONSPIRACY_CHOSEN,
    CONSPIRACY_DRAWN,
    CONSPIRACY_KEPT,
    CONSPIRACY_PREPARED,
    CONSPIRACY_PUT_BACK,
    CONSPIRACY_TRIGGERED,
    CONSPIRED,
)
from thaumata.duel.agora.names import (
    BOTTOM,
    CONSPIRACY_POOL,
    DEAL_CONSPIRACY,
    DRAW_CONSPIRACY,
    FIRST_CONSPIRACY,
    KEEP,
    KEEP_BOTH,
    KEEP_CONSPIRACY,
    PREPARE,
    PUT_BACK,
    TOP,
    TRIGGER,
    TRIGGER_PLOT,
)
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.plots import BOTH_DRAWN, CONSPIRACIES
from thaumata.duel.carrying_out import carry_out
from thaumata.duel.listing import fill_each
from thaumata.duel.names import PASS
from thaumata.duel.refusals import why_not_taken
from thaumata.duel.state import DuelState
from thaumata.errors import IllegalAction
from thaumata.game import NATURE_BIT, action_of, piece_of, target_of, verb_of
from thaumata.kit.bits import BITS, first, nth, size
from thaumata.rng import Rng
from thaumata.rules import Rule

PREPARED: Final = 0
UNPREPARED: Final = 1
_KINDS: Final = ("prepared", "unprepared")
"""The conspiracies a player may trigger: at the start of a turn, or by Curia Julia."""


def conspire(state: DuelState, seat: i64) -> None:
    """Make a seat draw two conspiracies and keep one, or both with Organized Crime (D167)."""
    state.tell(CONSPIRED, seat)
    if agora_of(state).keeps_both & BITS[seat]:
        state.then(KEEP_BOTH, seat)
    else:
        state.ask(KEEP_CONSPIRACY, 0, BITS[seat])
    state.ask(DRAW_CONSPIRACY, seat, NATURE_BIT)
    state.ask(DRAW_CONSPIRACY, seat, NATURE_BIT)


def read_seat(text: str) -> int:
    """Parse the number of a seat."""
    if text not in ("0", "1"):
        raise ValueError(text)
    return int(text)


class DrawConspiracy(Chance[DuelState]):
    """Nature gives a player the next conspiracy of the deck, face down."""

    def __init__(self) -> None:
        """Its argument is the player."""
        super().__init__("draw_conspiracy")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: DuelState, text: str) -> int:
        return read_seat(text)

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the deck is empty, which never happens (D168)."""
        return agora_of(state).plots.drawable() == 0

    def pool(self, state: DuelState, argument: i64) -> i64:
        """Return the pool of the conspiracy deck."""
        return CONSPIRACY_POOL

    def pieces(self, state: DuelState, argument: i64) -> i64:
        return CONSPIRACIES

    def is_there(self, state: DuelState, argument: i64, piece: i64) -> bool:
        """Return whether a conspiracy can be next: if one was put on top, only that."""
        return agora_of(state).plots.drawable() & BITS[piece] != 0

    def action(self, state: DuelState, argument: i64, piece: i64) -> i64:
        """Return the draw of a conspiracy."""
        return action_of(DEAL_CONSPIRACY, piece)

    def pick(self, state: DuelState, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        drawable = agora_of(state).plots.drawable()
        return action_of(DEAL_CONSPIRACY, nth(drawable, rng.below(size(drawable))))

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Show the conspiracy to the player alone."""
        agora_of(state).plots.draw(argument, piece_of(action))
        state.tell_only(BITS[argument], CONSPIRACY_DRAWN, argument, piece_of(action))

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the conspiracy from the other player."""
        return viewer != argument


class KeepConspiracy(Decision[DuelState]):
    """Keep one of the drawn conspiracies face down (D167)."""

    def __init__(self) -> None:
        super().__init__("keep_conspiracy")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no conspiracy has been drawn."""
        return agora_of(state).plots.drawn == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer the drawn conspiracies."""
        plots = agora_of(state).plots
        return fill_each(KEEP, plots.lying(plots.occupied() & BOTH_DRAWN), buffer, 0)

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Keep it; the other goes back to the deck."""
        agora_of(state).plots.keep(seat, piece_of(action))
        state.tell(CONSPIRACY_KEPT, seat)
        state.tell_only(BITS[seat], CONSPIRACY_CHOSEN, seat, piece_of(action))
        state.ask(PUT_BACK, 0, BITS[seat])

    def secret_from(
        self, state: DuelState, argument: i64, seat: i64, action: i64, viewer: i64
    ) -> bool:
        """Hide the conspiracy from the other player."""
        return True


class KeepBoth(Step[DuelState]):
    """Keep both drawn conspiracies face down, with Organized Crime (D167)."""

    def __init__(self) -> None:
        """Its argument is the player."""
        super().__init__("keep_both")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: DuelState, text: str) -> int:
        return read_seat(text)

    def run(self, state: DuelState, argument: i64) -> None:
        plots = agora_of(state).plots
        number: i64 = 0
        while number < plots.drawn:
            state.tell(CONSPIRACY_KEPT, argument)
            number += 1
        plots.keep_both(argument)


class PutBack(Decision[DuelState]):
    """Put the other drawn conspiracy on the top or the bottom of the deck (D167)."""

    def __init__(self) -> None:
        super().__init__("put_back")

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether no drawn conspiracy is left."""
        return agora_of(state).plots.drawn == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer both ends of the deck."""
        buffer[0] = action_of(TOP)
        buffer[1] = action_of(BOTTOM)
        return 2

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Put it back, face down."""
        at_bottom = verb_of(action) == BOTTOM
        agora_of(state).plots.put_back(at_bottom)
        state.tell(CONSPIRACY_PUT_BACK, seat, 1 if at_bottom else 0)


class TriggerPlot(Decision[DuelState]):
    """Trigger a conspiracy or decline: prepared ones at the start of a turn (D191, D194)."""

    def __init__(self) -> None:
        """Its argument says which conspiracies may be triggered."""
        super().__init__("trigger")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return _KINDS[argument]

    def read_argument(self, state: DuelState, text: str) -> int:
        return _KINDS.index(text)

    def _places(self, state: DuelState, argument: i64, seat: i64) -> i64:
        plots = agora_of(state).plots
        return plots.prepared(seat) if argument == PREPARED else plots.waiting(seat)

    def is_void(self, state: DuelState, argument: i64) -> bool:
        """Return whether the active player, who alone is asked, has no such conspiracy."""
        return self._places(state, argument, state.active) == 0

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer each of them, and to pass."""
        plots = agora_of(state).plots
        n = fill_each(TRIGGER, plots.lying(self._places(state, argument, seat)), buffer, 0)
        buffer[n] = action_of(PASS)
        return n + 1

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        """Turn it face up and carry out as much of it as possible (D196, D197)."""
        if verb_of(action) == PASS:
            return
        plots = agora_of(state).plots
        conspiracy = piece_of(action)
        plots.reveal(plots.place_of(conspiracy, self._places(state, argument, seat)))
        state.tell(CONSPIRACY_TRIGGERED, seat, conspiracy)
        carry_out(state, seat, FIRST_CONSPIRACY + conspiracy)


def would_do_nothing(state: DuelState, seat: i64, conspiracy: i64) -> bool:
    """Return whether triggering a conspiracy now would change nothing and ask nothing (D197).

    It is tried on a copy, skipping decisions that leave no choice.
    """
    if state.age == 0 or state.ended != 0:
        return False
    tried = state.copy()
    assert isinstance(tried, DuelState)
    tried.active = seat
    before = tried.numbers()
    depth = tried.depth
    carry_out(tried, seat, FIRST_CONSPIRACY + conspiracy)
    while tried.depth > depth:
        entry = tried.agenda[tried.depth - 1]
        decision = tried.game.decisions[kind_of(entry)]
        if seats_of(entry) != 0 and not decision.is_void(tried, argument_of(entry)):
            return False
        tried.depth -= 1
        if seats_of(entry) == 0:
            decision.run(tried, argument_of(entry))
    return tried.numbers() == before


class Plotting(Rule[DuelState]):
    """Conspiracies are prepared with a turn's card and triggered before a turn's action."""

    def on_turn_begin(self, state: DuelState, seat: i64) -> None:
        """Ask which conspiracy to trigger, if one is prepared (D194, D195)."""
        if agora_of(state).plots.prepared(seat) != 0:
            state.ask(TRIGGER_PLOT, PREPARED, BITS[seat])

    def more_actions(self, state: DuelState, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Offer to prepare each conspiracy with each accessible card (D193)."""
        plots = agora_of(state).plots
        waiting = plots.waiting(seat)
        if waiting == 0:
            return n
        names = plots.lying(waiting)
        accessible = state.accessible
        while accessible != 0:
            card = state.slots[first(accessible)]
            accessible = accessible & (accessible - 1)
            left = names
            while left != 0:
                buffer[n] = action_of(PREPARE, first(left), card)
                left = left & (left - 1)
                n += 1
        return n

    def why_not(self, state: DuelState, seat: i64, action: i64) -> IllegalAction | None:
        """Return why a conspiracy cannot be prepared: the seat lacks it, or the card is covered."""
        if verb_of(action) != PREPARE:
            return None
        plots = agora_of(state).plots
        if plots.lying(plots.waiting(seat)) & BITS[piece_of(action)] == 0:
            return IllegalAction("refused-no-conspiracy")
        return why_not_taken(state, target_of(action))

    def on_turn_action(self, state: DuelState, seat: i64, action: i64) -> None:
        """Put the card face down under the conspiracy, without its own effects (D193)."""
        if verb_of(action) != PREPARE:
            return
        plots = agora_of(state).plots
        card = target_of(action)
        state.take_from_structure(state.slot_of(card))
        plots.prepare(plots.place_of(piece_of(action), plots.waiting(seat)), card)
        state.tell(CONSPIRACY_PREPARED, seat, card)
        state.tell_only(BITS[seat], CONSPIRACY_CHOSEN, seat, piece_of(action))

    def hides_action(self, state: DuelState, seat: i64, action: i64) -> bool:
        """Hide the conspiracy, which stays face down, while the card is taken openly (D196)."""
        return verb_of(action) == PREPARE
