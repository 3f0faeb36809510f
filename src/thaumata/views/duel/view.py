"""The view of a seat in a duel.

Face-down cards have no identity in the state, and in the base game everything else is public.
Expansions have secrets between the players: a view is made from a copy of the state from which
everything that the viewer may not know has been erased.
"""

from __future__ import annotations

from typing import Any

from thaumata.duel.state import DuelState
from thaumata.game import NATURE, State
from thaumata.kit.bits import members_of
from thaumata.views.duel.actions import DuelPreview
from thaumata.views.duel.city import city_of
from thaumata.views.duel.expansions import expansions_of
from thaumata.views.duel.preview import Previewer
from thaumata.views.duel.receipt import Cashier
from thaumata.views.duel.sources import sources_of
from thaumata.views.duel.structs import DuelView
from thaumata.views.duel.structure import board_of, discards_of, draft_of, structure_of, unseen_of
from thaumata.views.duel.supremacy import supremacies_of
from thaumata.views.reading import asked_about, known_to, named, outcome_of
from thaumata.wording.duel.actions import question


def seen_by(state: State, seat: int | None) -> DuelState:
    """Return a copy of a state without what a seat may not know.

    For a spectator it has only what is public: what both players have seen in secret is erased too.
    """
    seen = known_to(state, seat)
    assert isinstance(seen, DuelState)
    if seat is None:
        for expansion in expansions_of(state.game):
            expansion.forget(seen)
    return seen


def duel_view(state: State, seat: int | None = None) -> DuelView:
    """Return the view of a seat, or of a spectator."""
    state = seen_by(state, seat)
    names = state.game.names
    shown: dict[str, Any] = {}
    for expansion in expansions_of(state.game):
        shown |= expansion.shown(state, seat)
    supremacies = [*supremacies_of(state)]
    for expansion in expansions_of(state.game):
        supremacies += expansion.supremacies(state)
    sheet = state.score_sheet()
    sources = sources_of(state)
    cashiers = [Cashier(state, owner, sources) for owner in range(2)]
    return DuelView(
        variant=state.game.variant,
        options=dict(state.game.options),
        seat=seat,
        age=state.age,
        pending=tuple(members_of(state.pending)),
        decision=state.decision(),
        argument=asked_about(state),
        prompt=question(state.decision(), asked_about(state)) if state.pending else None,
        active=state.active,
        first=state.first,
        extra_turn=state.extra_turn > 0,
        structure=structure_of(state),
        unseen=unseen_of(state),
        board=board_of(state),
        shown=named(state.shown, names["wonder"]),
        draft=draft_of(state),
        drawn=named(state.drawn, names["token"]),
        box=named(state.box, names["token"]),
        discards=discards_of(state),
        cities=tuple([city_of(state, owner, cashiers[owner], sheet) for owner in range(2)]),
        supremacies=tuple(supremacies),
        outcome=outcome_of(state),
        actions=(
            Previewer(state, seat, cashiers[seat], sheet).actions()
            if seat is not None and seat != NATURE
            else ()
        ),
        **shown,
    )


def duel_preview(state: State, seat: int, action: int) -> DuelPreview:
    """Return the preview of one legal action of a seat."""
    state = seen_by(state, seat)
    cashier = Cashier(state, seat)
    return Previewer(state, seat, cashier, state.score_sheet()).preview(action)
