"""The possible agendas of a table of Duel, so that a game can always go on.

At the bottom of every agenda is a step that continues the game: the end of a turn, the beginning of
an age.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from thaumata.agenda import argument_of, kind_of, seats_of
from thaumata.duel.names import (
    BEGIN_AGE,
    DEAL_PROGRESS,
    DEAL_SLOT,
    DISCARD_CARD,
    DRAFT,
    DRAW_TOKEN,
    END_TURN,
    FIRST_PLAYER,
    LAY_BACK,
    LAY_OUT,
    LIBRARY,
    MAUSOLEUM,
    PICK_WONDER,
    SHOW_WONDER,
    STARTER,
    TAKE_TOKEN,
    TURN,
)
from thaumata.duel.state import DuelState
from thaumata.game import NATURE_BIT
from thaumata.kit.bits import BITS, first, size
from thaumata.proof.soundness import Unsound, miscount, times_on_agenda, wrong_agenda

_FOOT: Final = -1
"""Stands for the position under the last entry."""

_UNDER: Final[dict[int, tuple[int, ...]]] = {
    END_TURN: (_FOOT,),
    BEGIN_AGE: (_FOOT,),
    STARTER: (_FOOT,),
    LAY_OUT: (BEGIN_AGE, DRAFT),
    DRAFT: (BEGIN_AGE, LAY_OUT),
    FIRST_PLAYER: (DEAL_PROGRESS,),
    DEAL_PROGRESS: (DEAL_PROGRESS, DRAFT, LAY_OUT),
    PICK_WONDER: (PICK_WONDER, DRAFT, BEGIN_AGE, LAY_OUT),
    SHOW_WONDER: (SHOW_WONDER, PICK_WONDER, BEGIN_AGE, LAY_OUT),
    LAY_BACK: (LAY_BACK, DEAL_SLOT),
    DEAL_SLOT: (END_TURN, BEGIN_AGE, DRAFT),
    TURN: (END_TURN,),
    TAKE_TOKEN: (END_TURN,),
    LIBRARY: (END_TURN,),
    DRAW_TOKEN: (DRAW_TOKEN, LIBRARY),
    MAUSOLEUM: (END_TURN,),
    DISCARD_CARD: (END_TURN,),
}
"""For each decision and step of the base game the kinds that can be right under it; other kinds are
those of expansions, which can be anywhere but at the bottom."""

_UNDER_WITH_PARTS: Final[dict[int, tuple[int, ...]]] = {TAKE_TOKEN: (TURN, TAKE_TOKEN)}
"""Additional kinds with an expansion: a pair can be made before a turn's action, and by both
players at once."""

_NATURES: Final = (FIRST_PLAYER, DEAL_PROGRESS, SHOW_WONDER, LAY_BACK, DEAL_SLOT, DRAW_TOKEN)
_OF_EITHER_SEAT: Final = (PICK_WONDER, STARTER)

_FEET: Final = (END_TURN, BEGIN_AGE, STARTER)


def check_agenda(state: DuelState) -> None:
    """Raise ``Unsound`` if an entry of the agenda cannot be there."""
    if size(state.pending) != 1:
        raise wrong_agenda(state, state.depth - 1)
    if kind_of(state.agenda[0]) not in _FEET:
        raise _stranded(state)
    under: i64 = _FOOT
    depth: i64 = 0
    while depth < state.depth:
        kind = kind_of(state.agenda[depth])
        if int(kind) in _UNDER:
            _check_entry(state, depth, under)
        under = kind
        depth += 1
    picks = times_on_agenda(state, PICK_WONDER)
    shown = size(state.shown) + (times_on_agenda(state, SHOW_WONDER) if picks > 0 else 0)
    if shown != picks:
        raise miscount("shown", shown, picks)
    is_dealing = times_on_agenda(state, DEAL_SLOT) > 0
    if is_dealing != (state.to_deal != 0):
        raise miscount("to_deal", size(state.to_deal), 1 if is_dealing else 0)


def _stranded(state: DuelState) -> Unsound:
    """Return the error for an agenda whose last entry does not continue the game."""
    names = [decision.name for decision in state.game.decisions]
    return Unsound(
        "impossible-stranded",
        f"agenda[{state.depth - 1}]",
        pending=names[kind_of(state.agenda[0])],
        known=", ".join([names[kind] for kind in _FEET]),
    )


def _check_entry(state: DuelState, depth: i64, under: i64) -> None:
    entry = state.agenda[depth]
    kind = int(kind_of(entry))
    is_over_foreign = under != _FOOT and int(under) not in _UNDER
    is_fitting = is_over_foreign or int(under) in _UNDER[kind]
    if not is_fitting and state.parts and kind in _UNDER_WITH_PARTS:
        is_fitting = int(under) in _UNDER_WITH_PARTS[kind]
    if not is_fitting or not _is_asked(state, kind, seats_of(entry)):
        raise wrong_agenda(state, depth)
    if kind == DEAL_SLOT and (state.to_deal == 0 or argument_of(entry) != first(state.to_deal)):
        raise wrong_agenda(state, depth)


def _is_asked(state: DuelState, kind: int, seats: i64) -> bool:
    """Return whether the right seat is asked: nature deals, the active player decides."""
    if seats == 0:
        return True
    if kind in _NATURES:
        return seats == NATURE_BIT
    if seats != 1 and seats != 2:
        return False
    is_of_either_seat = kind in _OF_EITHER_SEAT or (
        kind in _UNDER_WITH_PARTS and len(state.parts) > 0
    )
    return is_of_either_seat or seats == BITS[state.active]


def check_drawn(state: DuelState) -> None:
    """Check that tokens are drawn for the Great Library, or a decision of an expansion."""
    depth: i64 = 0
    while depth < state.depth:
        kind = kind_of(state.agenda[depth])
        if kind == LIBRARY or int(kind) not in _UNDER:
            return
        depth += 1
    if state.drawn != 0:
        raise Unsound("impossible-count", "drawn", given=size(state.drawn), expected=0)
