"""Carrying out what is printed on a component: its icons in their order (D43, D191, D226)."""

from typing import Any, Final

from mypy_extensions import i64

from thaumata.agenda import Step, argument_of, kind_of
from thaumata.duel.names import CARRY_ON
from thaumata.duel.state import DuelState
from thaumata.kit.effects import Effect

_STAGES: Final = 8
"""More stages than this no component has."""


def carry_out(state: DuelState, seat: i64, component: i64, stage: i64 = 0) -> None:
    """Carry out the icons of a component for a seat, each stage when the one before is finished.

    What asks goes on the agenda first, from the last to the first, so that whatever the icons
    before it ask comes before it. A supremacy ends the game at once.
    """
    stages = state.catalog.stages[component]
    if stage + 1 < len(stages):
        state.then(CARRY_ON, seat + 2 * (stage + 1 + _STAGES * component))
    effects = stages[stage]
    i = len(effects) - 1
    while i >= 0 and effects[i].asks:
        effects[i].gain(state, seat)
        i -= 1
    for effect in effects:
        if effect.asks:
            return
        effect.gain(state, seat)
        if state.ended != 0:
            return


class CarryOn(Step[DuelState]):
    """What was asked is answered: the icons of the component that are printed after it act."""

    def __init__(self) -> None:
        """Name the step; its argument is a seat, a stage and a component."""
        super().__init__("carry_on")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        """Name the component, the stage and the seat."""
        component = state.catalog.component_ids[_component_in(argument)]
        return f"{component} {_stage_in(argument)} {argument & 1}"

    def read_argument(self, state: DuelState, text: str) -> int:
        """Read the component, the stage and the seat."""
        id, stage, seat = text.split()
        component = state.catalog.component_ids.index(id)
        later = [str(n) for n in range(1, len(state.catalog.stages[component]))]
        if stage not in later or seat not in ("0", "1"):
            raise ValueError(text)
        return int(seat) + 2 * (int(stage) + _STAGES * component)

    def run(self, state: DuelState, argument: i64) -> None:
        """Carry them out."""
        carry_out(state, argument & 1, _component_in(argument), _stage_in(argument))


def _stage_in(argument: i64) -> i64:
    return (argument >> 1) % _STAGES


def _component_in(argument: i64) -> i64:
    return (argument >> 1) // _STAGES


def icons_ahead(state: DuelState) -> list[Effect[Any]]:
    """List the icons that wait on the agenda for a question to be answered."""
    ahead: list[Effect[Any]] = []
    for depth in range(state.depth):
        entry = state.agenda[depth]
        if kind_of(entry) == CARRY_ON:
            stages = state.catalog.stages[_component_in(argument_of(entry))]
            for effects in stages[_stage_in(argument_of(entry)) :]:
                ahead.extend(effects)
    return ahead
