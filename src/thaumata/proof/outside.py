"""Checks that views, words, events, drawings and positions can be made of a state.

``conformance`` uses it in some positions of its random games, for every variant: one without views
or words of its own must work with the defaults for any game.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from thaumata import position
from thaumata.events import describe, merge_moves, read_events
from thaumata.game import State, ThaumataError
from thaumata.kit.bits import members_of
from thaumata.views import preview, view
from thaumata.wording.describe import describe_action, describe_prompt
from thaumata.wording.words import Words


def faults_of(state: State, words: Words) -> Iterator[str]:
    """Yield the errors in everything made of a state."""
    seats: list[int | None] = [*range(state.game.seats), None]
    for seat in seats:
        yield from _faults_of_view(state, seat, words)
    for seat in members_of(state.pending):
        yield from _faults_of_events(state, seat, words)
    if not str(state).strip():
        yield "the table is not drawn"
    yield from _faults_of_position(state)


def _players(state: State, words: Words) -> list[str]:
    return [words("seat", number=seat + 1) for seat in range(state.game.seats)]


def _faults_of_view(state: State, seat: int | None, words: Words) -> Iterator[str]:
    """Yield the errors in a seat's view, with a preview and a name for each of its actions."""
    seen = view(state, seat)
    if (seen.variant, seen.decision) != (state.game.variant, state.decision()):
        yield f"seat {seat} sees another game"
    if msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) != seen:
        yield f"what seat {seat} sees does not go over a wire"
    if state.pending and not describe_prompt(words, seen, _players(state, words)):
        yield f"seat {seat} is not told what is asked"
    legal = [] if seat is None else state.legal_actions(seat)
    texts = [state.game.text(state, seat or 0, action) for action in legal]
    if [shown.text for shown in seen.actions] != texts:
        yield f"seat {seat} is shown other actions than it has"
    for action, shown in zip(legal, seen.actions, strict=False):
        if not describe_action(words, shown, _players(state, words)):
            yield f"{shown.text!r} has no words"
        if shown.preview != preview(state, seat or 0, action):
            yield f"{shown.text!r} has two previews"


def _faults_of_events(state: State, seat: int, words: Words) -> Iterator[str]:
    """Yield the errors in the events of an action, as each viewer sees them."""
    copy = state.copy()
    copy.log = []
    copy.perform(seat, copy.legal_actions(seat)[-1])
    viewers: list[int | None] = [*range(state.game.seats), None]
    for viewer in viewers:
        for event in merge_moves(read_events(state.game, copy.log, viewer)):
            if not describe(event, words, _players(state, words)):
                yield f"{event.name} has no words"


def _faults_of_position(state: State) -> Iterator[str]:
    """Yield the errors in loading the written position, if the family has a format."""
    try:
        again = position.load(position.dump(state))
    except ThaumataError as refusal:
        if refusal.message_id != "error-no-positions":
            yield f"the position that is written is refused: {refusal}"
        return
    if again != state:
        yield "the position that is written is read as another"
