"""The position of a duel: the place of every piece."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from thaumata.duel.military import TOKEN_IDS
from thaumata.duel.setup import START_COINS
from thaumata.duel.state import DuelState
from thaumata.game import State
from thaumata.kit.bits import members_of
from thaumata.position.agenda import AgendaPosition, OutcomePosition, write_agenda, write_outcome
from thaumata.position.duel.expansions import EXPANSIONS
from thaumata.position.parts import write_parts

FACE_DOWN: Final = "?"
"""The prefix of the back of a face-down card."""


class CityPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side of the table."""

    coins: int = START_COINS
    reserve: int = 0
    """Coins outside the treasury, such as those on a card."""

    cards: list[str] = []
    """The buildings in the city."""

    wonders: dict[str, str | None] = {}
    """Each wonder with the card that it was built with, null if it is not built."""

    progress: list[str] = []


class DuelPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Duel. Omitted fields are as at the start of a game."""

    variant: str = "duel"
    options: dict[str, str] = {}
    whole: bool = False
    """Whether the position is complete, as ``dump`` sets it for a table of a game: then all cards
    are counted. Otherwise missing cards are out of the game, as in a puzzle."""

    age: int = 1
    first: int = 0
    active: int = 0
    """The seat whose turn it is, or was last."""

    extra_turn: bool = False
    pawn: int = 0
    """From -9 in the capital of seat 0 to 9 in that of seat 1."""

    military_tokens: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    """The tokens left on each seat's side; by default all that the pawn has not reached."""

    cities: tuple[CityPosition, CityPosition] = msgspec.field(
        default_factory=lambda: (CityPosition(), CityPosition())
    )
    structure: dict[str, str] = {}
    """The slots with a card: its id, or ``?`` and its back if it is face down."""

    backs: dict[str, str] = {}
    """Every slot of the age, empty ones too, whose card is not from the age's own deck; a face-up
    card implies its back."""

    to_deal: list[str] = []
    """The slots whose cards nature is revealing."""

    discards: list[str] = []
    board: list[str] = []
    """Progress tokens on the board."""

    box: list[str] | None = None
    """The progress tokens in the box; by default all that are nowhere else."""

    drawn: list[str] = []
    """Progress tokens drawn for a choice."""

    shown: list[str] = []
    """Wonders shown in the draft."""

    undealt: list[str] | None = None
    """The wonders never dealt; by default all that are nowhere else."""

    agenda: list[AgendaPosition] | None = None
    """The agenda, the next entry first; by default the active player's turn begins."""

    outcome: OutcomePosition | None = None
    parts: dict[str, dict[str, Any]] = {}
    """The data of each expansion, by its name."""


def write_duel(state: State) -> DuelPosition:
    """Convert a state of Duel to a position."""
    duel = cast(DuelState, state)
    names = duel.game.names
    cards = names["card"]

    def ids(kind: str, members: int) -> list[str]:
        return [names[kind][number] for number in members_of(members)]

    def city(seat: int) -> CityPosition:
        mine = duel.city(seat)
        return CityPosition(
            coins=mine.coins,
            reserve=mine.reserve,
            cards=[cards[age * 64 + n] for age in range(3) for n in members_of(mine.built[age])],
            wonders={
                names["wonder"][wonder]: (
                    cards[duel.under[wonder]] if mine.wonders_built >> wonder & 1 else None
                )
                for wonder in members_of(mine.wonders | mine.wonders_built)
            },
            progress=ids("token", mine.progress),
        )

    position = DuelPosition(
        variant=duel.game.variant,
        options=dict(duel.game.options),
        age=duel.age,
        first=duel.first,
        active=duel.active,
        extra_turn=bool(duel.extra_turn),
        pawn=duel.pawn,
        military_tokens=(_tokens_left(duel, 0), _tokens_left(duel, 1)),
        cities=(city(0), city(1)),
        discards=[cards[age * 64 + n] for age in range(3) for n in members_of(duel.discards[age])],
        board=ids("token", duel.board),
        box=ids("token", duel.box),
        drawn=ids("token", duel.drawn),
        shown=ids("wonder", duel.shown),
        undealt=ids("wonder", duel.wonder_pool),
        agenda=write_agenda(duel),
        outcome=write_outcome(duel),
        parts=write_parts(duel, EXPANSIONS),
    )
    if duel.age:
        layout = duel.layout()
        for slot, name in enumerate(layout.names):
            back = duel.deck(slot).back
            if duel.present >> slot & 1:
                is_known = duel.known >> slot & 1
                position.structure[name] = cards[duel.slots[slot]] if is_known else FACE_DOWN + back
            if duel.backs >> 2 * slot & 3:
                position.backs[name] = back
        position.to_deal = [layout.names[slot] for slot in members_of(duel.to_deal)]
    return position


def _tokens_left(duel: DuelState, side: int) -> tuple[str, ...]:
    left = duel.military_tokens >> 2 * side
    return tuple(size for n, size in enumerate(TOKEN_IDS) if left >> n & 1)
