"""The senators: one line each, their cost and their effects (D157-D168, D251, D252)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision
from thaumata.duel.agora.conspiring import conspire
from thaumata.duel.agora.influence import fill_places
from thaumata.duel.agora.names import (
    CENTER,
    CONSPIRATOR,
    CONSPIRE,
    EVERY_CHAMBER,
    LEFT,
    RIGHT,
    SECTIONS,
    SENATE_ACTION,
    SENATORS,
)
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.senate import place_cube
from thaumata.duel.catalog import FREE, Card
from thaumata.duel.commerce import bill_of
from thaumata.duel.instant import promise_extra_turn
from thaumata.duel.names import BLUE
from thaumata.duel.state import DuelState
from thaumata.game import action_of, piece_of, verb_of
from thaumata.kit.bits import BITS
from thaumata.kit.effects import Effect, Form
from thaumata.rules import Rule

ACTIONS: Final = (1, 1, 2, 2, 3)
"""The senate actions a politician gives, by the number of blue cards in the city (D160)."""

_ACTIONS: Final = vec[i64](list(ACTIONS))


def senate_actions(state: DuelState, seat: i64) -> i64:
    """Return the senate actions that a politician would give a seat now (D160, D180)."""
    blue = state.city(seat).cards_of(BLUE) + agora_of(state).rights(seat).more_blue
    if blue > 4:
        blue = 4
    return _ACTIONS[blue]


class SenateActions(Effect[DuelState]):
    """A politician: senate actions, placing cubes in one section only (D160, D161)."""

    section: i64

    def __init__(self, section: int) -> None:
        super().__init__(asks=True)
        self.section = section

    def gain(self, state: DuelState, seat: i64) -> None:
        """Ask for the first action; their number is fixed now."""
        argument = self.section + 4 * senate_actions(state, seat)
        state.ask(SENATE_ACTION, argument, BITS[seat])

    def form(self) -> Form:
        return ("senate_actions", SECTIONS[self.section])


class InfluenceOrPlot(Effect[DuelState]):
    """A conspirator: a cube in any chamber, or a choice of conspiracies (D166)."""

    def __init__(self) -> None:
        super().__init__(asks=True)

    def gain(self, state: DuelState, seat: i64) -> None:
        """Ask which; the decree for an extra turn must already be in force (D187)."""
        if agora_of(state).rights(seat).recruits_again > 0:
            promise_extra_turn(state, seat)
        state.ask(CONSPIRATOR, 0, BITS[seat])

    def form(self) -> Form:
        return ("influence_or_plot",)


# fmt: off
CARDS: Final = [
    Card("politician_left_1", SENATORS, FREE, SenateActions(LEFT)),
    Card("politician_left_2", SENATORS, FREE, SenateActions(LEFT)),
    Card("politician_center_1", SENATORS, FREE, SenateActions(CENTER)),
    Card("politician_center_2", SENATORS, FREE, SenateActions(CENTER)),
    Card("politician_center_3", SENATORS, FREE, SenateActions(CENTER)),
    Card("politician_right_1", SENATORS, FREE, SenateActions(RIGHT)),
    Card("politician_right_2", SENATORS, FREE, SenateActions(RIGHT)),
    Card("conspirator_1", SENATORS, FREE, InfluenceOrPlot()),
    Card("conspirator_2", SENATORS, FREE, InfluenceOrPlot()),
    Card("conspirator_3", SENATORS, FREE, InfluenceOrPlot()),
    Card("conspirator_4", SENATORS, FREE, InfluenceOrPlot()),
    Card("conspirator_5", SENATORS, FREE, InfluenceOrPlot()),
    Card("conspirator_6", SENATORS, FREE, InfluenceOrPlot()),
]
# fmt: on


class Recruiting(Rule[DuelState]):
    """A senator costs a coin for each senator already in the city, paid to the bank (D158)."""

    def bill_for(self, state: DuelState, seat: i64, card: i64, bill: i64) -> i64:
        """Count the senators, unless Corruption makes them free."""
        if state.catalog.color[card] != SENATORS or agora_of(state).free_recruits & BITS[seat]:
            return bill
        return bill_of(state.city(seat).cards_of(SENATORS), 0)


class Conspirator(Decision[DuelState]):
    """A recruited conspirator places a cube anywhere or conspires, never both (D166, D252)."""

    def __init__(self) -> None:
        super().__init__("conspirator")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer every chamber, while there are cubes, and to conspire."""
        n = fill_places(state, seat, EVERY_CHAMBER, buffer, 0)
        buffer[n] = action_of(CONSPIRE)
        return n + 1

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        if verb_of(action) == CONSPIRE:
            conspire(state, seat)
        else:
            place_cube(state, seat, piece_of(action))
