"""The value of the Senate for a seat, by the table in ``worth.py``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of, seats_of
from thaumata.duel.agora.conspiracies import CONSPIRACIES as ALL_CONSPIRACIES
from thaumata.duel.agora.decrees import DECREES as ALL_DECREES
from thaumata.duel.agora.names import CHAMBERS, KEEP_BOTH, SENATE_ACTION, SENATORS
from thaumata.duel.agora.part import AgoraPart, agora_of
from thaumata.duel.agora.plots import KEPT, Plots
from thaumata.duel.agora.senate import POINTS as CHAMBER_POINTS
from thaumata.duel.agora.senators import SenateActions, senate_actions
from thaumata.duel.military import CAPITAL
from thaumata.duel.state import UNKNOWN, DuelState
from thaumata.kit.bits import BITS, first
from thaumata.players.values.duel.agora.worth import (
    BOTH_KEPT,
    CHOICES,
    CONSPIRACIES,
    CONTROL,
    CUBE,
    DECREES,
    FACE_DOWN,
    ICONS,
    LEAD,
    NEXT_SENATOR,
    PREPARED,
    TOKENS,
    UNPREPARED,
    WONDERS,
)
from thaumata.players.values.duel.agora.worth import SENATE_ACTION as EACH_ACTION
from thaumata.players.values.duel.part_value import PartValue
from thaumata.players.values.duel.worth import POINT, THREATENED

_COUP: Final = 2
"""The shields of a coup."""


class AgoraValue(PartValue):
    """Values chambers, decrees, influence and conspiracies."""

    _decrees: vec[i64]
    _points: vec[i64]
    _lead: vec[i64]
    _control: vec[i64]
    _conspiracies: vec[i64]
    _average: i64
    """The value of each conspiracy, and the average for an unknown one."""

    _coup: i64

    def __init__(self) -> None:
        """Look up decrees and conspiracies in the table."""
        super().__init__(TOKENS, WONDERS, CHOICES, ICONS)
        self._decrees = vec[i64]([DECREES[decree.id] for decree in ALL_DECREES])
        self._points = vec[i64](list(CHAMBER_POINTS))
        self._lead = vec[i64](list(LEAD))
        self._control = vec[i64](list(CONTROL))
        worth = [CONSPIRACIES[conspiracy.id] for conspiracy in ALL_CONSPIRACIES]
        self._conspiracies = vec[i64](worth)
        self._average = sum(worth) // len(worth)
        self._coup = [conspiracy.id for conspiracy in ALL_CONSPIRACIES].index("coup")

    def now(self, state: DuelState, seat: i64) -> i64:
        """Return the value of being near political supremacy, and of control about to change.

        While nature reveals a decree, the control of its chamber is not settled: the cubes count.
        """
        part = agora_of(state)
        value: i64 = 0
        controlled: i64 = 0
        chamber: i64 = 0
        while chamber < CHAMBERS:
            controller = part.controller(chamber)
            majority = part.majority(chamber)
            if majority == seat:
                controlled += 1
            if controller != majority:
                if majority == seat:
                    value += POINT * self._points[chamber]
                elif controller == seat:
                    value -= POINT * self._points[chamber]
            chamber += 1
        return value + self._control[controlled]

    def later(self, state: DuelState, seat: i64) -> i64:
        """Return the value of decrees, leads, cubes, senators and conspiracies."""
        part = agora_of(state)
        value = self._senate(part, seat) + CUBE * part.supply(seat)
        if part.free_recruits & BITS[seat] == 0:
            value -= NEXT_SENATOR * state.city(seat).cards_of(SENATORS)
        return value + self._plots(part.plots, seat)

    def _senate(self, part: AgoraPart, seat: i64) -> i64:
        value: i64 = 0
        laid: i64 = 0
        while laid < CHAMBERS:
            if part.majority(part.chambers[laid]) == seat:
                decree = part.decrees[laid]
                value += FACE_DOWN if decree == UNKNOWN else self._decrees[decree]
            ahead = part.cubes_in(seat, laid) - part.cubes_in(1 - seat, laid)
            if ahead > 0:
                value += self._lead[ahead if ahead < 3 else 3]
            laid += 1
        return value

    def _plots(self, plots: Plots, seat: i64) -> i64:
        """Return the value of conspiracies that are not triggered yet."""
        value: i64 = 0
        place = seat * KEPT
        end = place + plots.kept[seat]
        while place < end:
            if plots.triggered & BITS[place] == 0:
                card = plots.places[place]
                worth = self._average if card == UNKNOWN else self._conspiracies[card]
                share: i64 = PREPARED if plots.ready & BITS[place] else UNPREPARED
                value += worth * share // 100
            place += 1
        return value

    def owed(self, state: DuelState, entry: i64, seat: i64) -> i64:
        """Return the value of senate actions left, and of conspiracies being drawn."""
        kind = kind_of(entry)
        if kind == SENATE_ACTION:
            asked = first(seats_of(entry))
            actions = argument_of(entry) >> 2
            value: i64 = EACH_ACTION * actions
            if self._needed(agora_of(state), asked, argument_of(entry) & 3) <= actions:
                value = THREATENED
            return value if asked == seat else -value
        if kind == KEEP_BOTH:
            return BOTH_KEPT if argument_of(entry) == seat else -BOTH_KEPT
        return 0

    # Political supremacy

    def wins_with(self, state: DuelState, mover: i64, card: i64) -> bool:
        """Return whether a senator would win the last chambers."""
        if state.catalog.color[card] != SENATORS:
            return False
        part = agora_of(state)
        section: i64 = -1
        actions: i64 = 1
        for effect in state.catalog.effects[card]:
            if isinstance(effect, SenateActions):
                section = effect.section
                actions = senate_actions(state, mover)
        if actions > part.supply(mover):
            return False
        return self._needed(part, mover, section) <= actions

    def _needed(self, part: AgoraPart, mover: i64, section: i64) -> i64:
        """Return the cubes that a seat needs for all chambers; a large number if it has no way."""
        needed: i64 = 0
        chamber: i64 = 0
        while chamber < CHAMBERS:
            if part.majority(chamber) != mover:
                if section >= 0 and chamber // 2 != section:
                    return 99
                needed += part.cubes_in(1 - mover, chamber) - part.cubes_in(mover, chamber) + 1
            chamber += 1
        return needed

    def wins_without(self, state: DuelState, mover: i64) -> bool:
        """Return whether a prepared coup reaches the capital."""
        distance = state.pawn if mover == 0 else -state.pawn
        if distance + _COUP < CAPITAL:
            return False
        plots = agora_of(state).plots
        return plots.lying(plots.prepared(mover)) & BITS[self._coup] != 0
