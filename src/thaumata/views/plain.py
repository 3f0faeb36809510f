"""The view of any game, used for a user's own family without views."""

from __future__ import annotations

from thaumata.game import State
from thaumata.kit.bits import members_of
from thaumata.views.actions import written
from thaumata.views.reading import asked_about, known_to, outcome_of, score_of
from thaumata.views.structs import Action, PlainView, Preview
from thaumata.wording.message import Message


def plain_view(state: State, seat: int | None) -> PlainView:
    """Return the fields that any game has, as far as a seat may know them."""
    seen = known_to(state, seat)
    decision = seen.decision()
    sheet = seen.score_sheet()
    return PlainView(
        variant=seen.game.variant,
        options=dict(seen.game.options),
        seat=seat,
        pending=tuple(members_of(state.pending)),  # it is public who has sealed, but not what
        decision=decision,
        argument=asked_about(seen),
        prompt=_prompt(decision),
        scores=tuple([score_of(sheet, owner) for owner in range(seen.game.seats)]),
        outcome=outcome_of(seen),
        actions=() if seat is None else _actions(seen, seat),
    )


def _actions(state: State, seat: int) -> tuple[Action, ...]:
    shown = []
    for action in state.legal_actions(seat):
        words = written(state, seat, action)
        shown.append(
            Action(
                text=words.text,
                verb=words.verb,
                pieces=words.pieces,
                message=Message(f"action-{words.verb}", plain=words.text),
                preview=plain_preview(state, seat, action),
            )
        )
    return tuple(shown)


def plain_preview(state: State, seat: int, action: int) -> Preview:
    """Return the preview of one legal action of a seat, up to the next decision."""
    before = state.known_to(seat)
    after = before.copy()
    after.perform(seat, action)
    changes = zip(before.score_sheet().totals, after.score_sheet().totals, strict=True)
    asks = after.decision() if after.pending >> seat & 1 else ""
    return Preview(
        points=tuple([new - old for old, new in changes]), asks=asks, prompt=_prompt(asks)
    )


def _prompt(decision: str) -> Message | None:
    return Message(f"prompt-{decision}") if decision else None
