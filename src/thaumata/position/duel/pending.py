"""Whether what a position leaves to be decided, or how it says the game ended, can be."""

from __future__ import annotations

from typing import Final

from thaumata.agenda import argument_of, kind_of, seats_of
from thaumata.duel.military import CAPITAL
from thaumata.duel.names import BASE_KINDS, MILITARY, POLITICAL, SCIENTIFIC
from thaumata.duel.progress import ON_BOARD
from thaumata.duel.science import SUPREMACY, different_symbols
from thaumata.duel.scoring import civilian_result
from thaumata.duel.state import DuelState
from thaumata.game import NATURE
from thaumata.kit.bits import first, members_of, size
from thaumata.position.impossible import Impossible, miscount

_BOTTOM: Final = ""

FOLLOWS: Final = {
    "end_turn": {_BOTTOM},
    "begin_age": {_BOTTOM},
    "starter": {_BOTTOM},
    "lay_out": {"begin_age", "draft"},
    "draft": {"begin_age", "lay_out"},
    "first_player": {"deal_progress"},
    "deal_progress": {"deal_progress", "draft", "lay_out"},
    "pick_wonder": {"pick_wonder", "draft", "begin_age", "lay_out"},
    "deal_wonder": {"deal_wonder", "pick_wonder", "begin_age", "lay_out"},
    "lay_back": {"lay_back", "deal_card"},
    "deal_card": {"end_turn", "begin_age", "draft"},
    "turn": {"end_turn"},
    "take_token": {"end_turn"},
    "library": {"end_turn"},
    "draw_token": {"draw_token", "library"},
    "mausoleum": {"end_turn"},
    "discard_card": {"end_turn"},
    "carry_on": {"end_turn"},
}
"""For each decision and step of the base game what can come right after it."""

_MORE: Final = {"take_token": {"turn", "take_token", "carry_on"}}
"""What can come after it besides that, where there is an expansion: a pair can be made before a
turn's action, and by both players at once."""

_NATURES: Final = {
    "first_player",
    "deal_progress",
    "deal_wonder",
    "lay_back",
    "deal_card",
    "draw_token",
}
_ANYBODYS: Final = {"pick_wonder", "starter"}


def check_running(duel: DuelState) -> None:
    """Check what is pending, and what lies there for it to be decided."""
    seats = members_of(duel.pending)
    if len(seats) != 1 or not duel.legal_actions(seats[0]):
        raise Impossible("impossible-pending", pending=duel.decision())
    _check_agenda(duel)
    names = [duel.game.decisions[kind_of(duel.agenda[n])].name for n in range(duel.depth)]
    picks = names.count("pick_wonder")
    if size(duel.shown) + (names.count("deal_wonder") if picks else 0) != picks:
        raise Impossible("impossible-wonders")
    if duel.drawn and set(names) <= FOLLOWS.keys() - {"library"}:
        raise miscount("drawn", size(duel.drawn), 0)
    due = duel.layout().face_up | duel.accessible if duel.age else 0
    is_out_of_place = duel.to_deal & (duel.known | ~due)
    if bool(duel.to_deal) != ("deal_card" in names) or is_out_of_place:
        raise miscount("to_deal", size(duel.to_deal), 0)


def check_board(duel: DuelState) -> None:
    """No more tokens lie on the board than were dealt, no cards before there is an age."""
    if size(duel.board) > ON_BOARD:
        raise miscount("board", size(duel.board), ON_BOARD)
    if duel.age == 0 and duel.present:
        raise miscount("structure", size(duel.present), 0)
    if not duel.parts:
        for city in (duel.first_city, duel.second_city):
            if city.reserve:
                raise miscount("reserve", city.reserve, 0)
    if duel.game.options["first"] not in ("random", str(duel.first)) and duel.age:
        raise miscount("first", duel.first, int(duel.game.options["first"]))


def _check_agenda(duel: DuelState) -> None:
    after = _BOTTOM
    is_after_foreign = False
    for depth in range(duel.depth):
        entry = duel.agenda[depth]
        name = duel.game.decisions[kind_of(entry)].name
        is_foreign = kind_of(entry) >= BASE_KINDS
        if is_foreign and depth == 0:  # a step of the base game leads on from a turn or an age
            raise Impossible("impossible-pending", pending=name)
        if not is_foreign and not is_after_foreign and after not in _followers(duel, name):
            raise Impossible("impossible-pending", pending=name)
        if not is_foreign:
            _check_asked(duel, name, members_of(seats_of(entry)))
        if name == "deal_card" and argument_of(entry) != (
            first(duel.to_deal) if duel.to_deal else -1
        ):
            raise Impossible("impossible-pending", pending=name)
        after, is_after_foreign = name, is_foreign


def _followers(duel: DuelState, name: str) -> set[str]:
    return FOLLOWS[name] | (_MORE.get(name, set()) if duel.parts else set())


def _check_asked(duel: DuelState, name: str, seats: list[int]) -> None:
    if len(seats) > 1 or (seats and (seats == [NATURE]) != (name in _NATURES)):
        raise Impossible("impossible-pending", pending=name)
    anybodys = _ANYBODYS | (_MORE.keys() if duel.parts else set())
    if seats and name not in _NATURES | anybodys and seats != [duel.active]:
        raise Impossible("impossible-pending", pending=name)


def check_ended(duel: DuelState) -> None:
    """Check that the game could have ended as the position says."""
    if not _has_ended_so(duel):
        raise Impossible("impossible-over")


def _has_ended_so(duel: DuelState) -> bool:
    winners = members_of(duel.winners)
    if duel.ended == MILITARY:
        return winners == [0 if duel.pawn > 0 else 1] and duel.pawn in (-CAPITAL, CAPITAL)
    if duel.ended == SCIENTIFIC:
        return (len(winners) == 1 or bool(duel.parts)) and all(
            different_symbols(duel.city(seat).symbols) >= SUPREMACY for seat in winners
        )
    if duel.ended == POLITICAL:
        return bool(duel.parts) and len(winners) == 1
    is_played_out = duel.age == 3 and duel.present == 0
    return is_played_out and civilian_result(duel) == (duel.ended, duel.winners)
