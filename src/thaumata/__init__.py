"""Thaumata: an exact and fast engine for 7 Wonders Duel and 7 Wonders.

The contract is in ``thaumata.game``; what a player may see comes from ``thaumata.view``.
"""

from thaumata import classic, duel, position
from thaumata.dealer import Dealer
from thaumata.game import (
    NATURE,
    AmbiguousAction,
    Game,
    IllegalAction,
    InvalidAction,
    Outcome,
    State,
    ThaumataError,
    draw_with,
    register,
    speak_with,
)
from thaumata.players.player import Player, Table
from thaumata.players.playout import Playout
from thaumata.players.simulation import simulate
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.views import view
from thaumata.wording.words import Words

__all__ = [
    "NATURE",
    "AmbiguousAction",
    "Dealer",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "Outcome",
    "Player",
    "Playout",
    "Record",
    "Rng",
    "State",
    "Table",
    "ThaumataError",
    "position",
    "register",
    "simulate",
    "view",
]


def _in_english(message_id: str, arguments: dict[str, str | int]) -> str:
    return Words("en")(message_id, **arguments)


def _as_plain_text(state: State) -> str:
    from thaumata.drawing.families import text_of  # needs much that playing does not

    asked = [seat for seat in state.pending_seats if seat != NATURE]
    return text_of(state, asked[0] if asked else None)


register(duel.Duel())
register(classic.Classic())
speak_with(_in_english)
draw_with(_as_plain_text)
