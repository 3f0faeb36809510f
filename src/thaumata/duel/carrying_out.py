"""Carrying out the icons of a component in their order (D43, D191, D226)."""

from typing import Any, Final

from mypy_extensions import i64

from thaumata.agenda import Step, argument_of, kind_of
from thaumata.duel.catalog import FIRST_TOKEN, FIRST_WONDER, MORE_COMPONENTS
from thaumata.duel.names import CARRY_ON
from thaumata.duel.state import DuelState
from thaumata.kit.effects import Effect, end_of_stage

_ICONS: Final = 16
"""An upper bound for the number of icons on a component."""


def icons_of(state: DuelState, component: i64) -> list[Effect[Any]]:
    """Return the icons of a component, by its number among all components."""
    catalog = state.catalog
    if component < FIRST_WONDER:
        return catalog.effects[component]
    if component < FIRST_TOKEN:
        return catalog.wonder_effects[component - FIRST_WONDER]
    if component < MORE_COMPONENTS:
        return catalog.token_effects[component - FIRST_TOKEN]
    return catalog.more_effects[component - MORE_COMPONENTS]


def carry_out(state: DuelState, seat: i64, component: i64, start: i64 = 0) -> None:
    """Carry out the icons of a component for a seat, in their order, from ``start`` on.

    Icons that ask something go on the agenda first, from the last to the first, so that any
    question of the icons before them comes first. Icons that must wait for the answers go below
    them. A supremacy ends the game at once.
    """
    icons = icons_of(state, component)
    stop = end_of_stage(icons, start)
    if stop < len(icons):
        state.then(CARRY_ON, seat + 2 * (stop + _ICONS * component))
    place = stop
    while place > start:
        place -= 1
        if icons[place].asks:
            icons[place].gain(state, seat)
    while place < stop:
        if not icons[place].asks:
            icons[place].gain(state, seat)
            if state.ended != 0:
                return
        place += 1


class CarryOn(Step[DuelState]):
    """Carry out a component's later icons, after the choice printed before them is made."""

    def __init__(self) -> None:
        """Its argument is a seat, an icon and its component."""
        super().__init__("carry_on")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        """Name the component, the index of its icon, and the seat."""
        component = state.catalog.component_ids[_component_in(argument)]
        return f"{component} {_icon_in(argument)} {argument & 1}"

    def read_argument(self, state: DuelState, text: str) -> int:
        """Parse the component, its icon and the seat."""
        id, icon, seat = text.split()
        component = state.catalog.component_ids.index(id)
        if seat not in ("0", "1") or not id:
            raise ValueError(text)
        icons = icons_of(state, component)
        stop = int(end_of_stage(icons, 0))
        while stop < len(icons):
            if icon == str(stop):
                return int(seat) + 2 * (stop + _ICONS * component)
            stop = int(end_of_stage(icons, stop))
        raise ValueError(text)

    def run(self, state: DuelState, argument: i64) -> None:
        """Carry them out."""
        carry_out(state, argument & 1, _component_in(argument), _icon_in(argument))


def _icon_in(argument: i64) -> i64:
    return (argument >> 1) % _ICONS


def _component_in(argument: i64) -> i64:
    return (argument >> 1) // _ICONS


def icons_ahead(state: DuelState) -> list[Effect[Any]]:
    """List the icons that wait on the agenda for a choice."""
    ahead: list[Effect[Any]] = []
    for depth in range(state.depth):
        entry = state.agenda[depth]
        if kind_of(entry) == CARRY_ON:
            icons = icons_of(state, _component_in(argument_of(entry)))
            ahead.extend(icons[_icon_in(argument_of(entry)) :])
    return ahead
