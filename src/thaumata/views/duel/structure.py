"""The public middle of the table: the structure, unseen cards, the board, piles."""

from __future__ import annotations

from thaumata.duel.catalog import PER_AGE, Deck
from thaumata.duel.military import (
    CAPITAL,
    POINTS,
    TOKEN_COINS,
    TOKEN_DISTANCE,
    TOKEN_IDS,
    CoinTokens,
    token_number,
)
from thaumata.duel.setup import picking_order
from thaumata.duel.state import DuelState
from thaumata.kit.bits import members_of, size
from thaumata.views.duel.structs import (
    BoardView,
    DraftView,
    MilitaryToken,
    SlotView,
    StructureView,
    Unseen,
)
from thaumata.views.reading import named


def structure_of(state: DuelState) -> StructureView | None:
    """Return the structure of the age; face-down cards have no name here."""
    if state.age == 0:
        return None
    layout = state.layout()
    slots = tuple([_slot(state, slot) for slot in members_of(state.present)])
    return StructureView(max(layout.rows), max(layout.columns), slots)


def _slot(state: DuelState, slot: int) -> SlotView:
    layout = state.layout()
    face_up = bool(state.known >> slot & 1)
    return SlotView(
        slot=layout.names[slot],
        row=layout.rows[slot],
        column=layout.columns[slot],
        card=state.game.names["card"][state.slots[slot]] if face_up else None,
        back=state.deck(slot).back,
        accessible=bool(state.accessible >> slot & 1),
        face_up=face_up,
        covered_by=named(layout.covered_by[slot] & state.present, layout.names),
    )


def unseen_of(state: DuelState) -> tuple[Unseen, ...]:
    """List, for each back of the age, the cards that could be face down for a careful player."""
    if state.age == 0:
        return ()
    hidden = [state.deck(slot).back for slot in members_of(state.present & ~state.known)]
    return tuple(
        [
            Unseen(deck.back, _unseen_cards(state, deck), hidden.count(deck.back))
            for deck in state.catalog.decks[state.age - 1]
        ]
    )


def _unseen_cards(state: DuelState, deck: Deck) -> tuple[str, ...]:
    unseen = state.unseen[deck.home] & deck.members
    return named(unseen, state.game.names["card"], deck.home * PER_AGE)


def board_of(state: DuelState) -> BoardView:
    """Return the conflict track and the progress tokens on the board."""
    return BoardView(
        pawn=state.pawn,
        capital=CAPITAL,
        points=POINTS,
        military_tokens=tuple([_tokens_of(state, seat) for seat in range(2)]),
        progress=named(state.board, state.game.names["token"]),
    )


def _tokens_of(state: DuelState, seat: int) -> tuple[MilitaryToken, ...]:
    takes_coins = any(type(rule) is CoinTokens for rule in state.moments.military_token)
    return tuple(
        [
            MilitaryToken(TOKEN_IDS[size], coins if takes_coins else 0, distance)
            for size, (coins, distance) in enumerate(zip(TOKEN_COINS, TOKEN_DISTANCE, strict=True))
            if state.military_tokens >> token_number(seat, size) & 1
        ]
    )


def draft_of(state: DuelState) -> DraftView | None:
    """Return the order of picks while wonders are shown to pick from."""
    if not state.shown:
        return None
    made = sum(size(state.city(seat).wonders) for seat in range(2))
    return DraftView(picking_order(state.first), made)


def discards_of(state: DuelState) -> tuple[str, ...]:
    """List the discard pile in the order of the component list."""
    names = state.game.names["card"]
    return tuple(
        [name for age in range(3) for name in named(state.discards[age], names, age * PER_AGE)]
    )
