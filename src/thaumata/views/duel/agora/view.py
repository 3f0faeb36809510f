"""The view of the Senate: chambers, influence, and conspiracies as far as the viewer knows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from thaumata.duel.agora.conspiring import would_do_nothing
from thaumata.duel.agora.names import CHAMBERS, NOBODY, SECTIONS, SENATORS
from thaumata.duel.agora.part import NO_WONDER, AgoraPart, agora_of
from thaumata.duel.agora.plots import AT_BOTTOM, CONSPIRACIES, DRAWN, KEPT, ON_TOP, Plots
from thaumata.duel.agora.senate import POINTS
from thaumata.duel.agora.senators import senate_actions
from thaumata.duel.catalog import PER_AGE
from thaumata.duel.state import NO_CARD, UNKNOWN, DuelState
from thaumata.game import Game
from thaumata.kit.bits import members_of
from thaumata.position.duel.agora import PLACE_NAMES
from thaumata.views.reading import named


class ChamberView(Struct, frozen=True):
    """One of the six chambers."""

    chamber: str
    """Its name in actions, from ``1`` on the left."""

    section: str
    """``left``, ``center`` or ``right``."""

    points: int
    """The points for control of it at the end."""

    cubes: tuple[int, ...]
    """The influence cubes of each seat."""

    controller: int | None
    """The seat with more cubes, which uses the decrees."""

    decrees: tuple[str | None, ...]
    """The decrees there, none, one or two; None is a face-down one."""

    adjacent: tuple[str, ...]
    """The adjacent chambers, where a cube can move."""


ConspiracyStatus = Literal["unprepared", "prepared", "triggered"]


class ConspiracyView(Struct, frozen=True):
    """A conspiracy before a player."""

    conspiracy: str | None
    """None if the viewer may not know which."""

    status: ConspiracyStatus
    card: str | None
    """The card that it was prepared with, which was taken in public."""

    does_nothing: bool
    """Whether triggering it now would change nothing; false if that is unknown."""


class SenateSeat(Struct, frozen=True):
    """A player's part of the Senate."""

    seat: int
    supply: int
    """Cubes left to be placed."""

    senators: int
    """The number of recruited senators."""

    recruit_price: int
    """The cost of the next one."""

    senate_actions: int
    """The senate actions a politician would give now."""

    conspiracies: tuple[ConspiracyView, ...]


class ConspiracyDeck(Struct, frozen=True):
    """The deck of conspiracies and the cards drawn from it."""

    left: int
    """The number of conspiracies in the deck."""

    top: tuple[str | None, ...]
    """The conspiracies put back on top; None if the viewer may not know which."""

    bottom: tuple[str | None, ...]
    """The conspiracies put under the deck, the last one at the very bottom."""

    drawn: tuple[str | None, ...]
    """The conspiracies drawn but not yet chosen from."""

    traces: dict[str, tuple[str, ...]]
    """Conspiracies that the viewer knows to be at one of several places: ``1 2`` is the second one
    before seat 1, ``bottom 1`` the first one put under the deck."""


class LockedToken(Struct, frozen=True):
    """The progress token that Obscurantism has locked."""

    token: str | None
    """None if it was taken face down and the viewer may not know which."""

    seat: int
    """The seat that locked it."""

    suspects: tuple[str, ...]
    """The tokens it may be for those who were not told; empty if it lies face up."""


class RemovedCards(Struct, frozen=True):
    """Cards removed from this age that Treason has looked at."""

    seat: int
    """The seat that looked at them."""

    cards: tuple[str | None, ...]


class SenateView(Struct, frozen=True):
    """The Senate and the conspiracies."""

    chambers: tuple[ChamberView, ...]
    """From left to right."""

    seats: tuple[SenateSeat, ...]
    deck: ConspiracyDeck
    locked: LockedToken | None
    ruined: str | None
    """The wonder that Sabotage has returned to the box."""

    removed: RemovedCards | None


def senate_view(state: DuelState, viewer: int | None) -> SenateView:
    """Return the view of a Senate from which the viewer's unknowns have been erased."""
    part = agora_of(state)
    names = state.game.names
    return SenateView(
        chambers=tuple([_chamber(state.game, part, chamber) for chamber in range(CHAMBERS)]),
        seats=tuple([_seat(state, part, seat) for seat in range(2)]),
        deck=_conspiracy_deck(state.game, part.plots, viewer),
        locked=_locked(part, names["token"]),
        ruined=None if part.ruined == NO_WONDER else names["wonder"][part.ruined],
        removed=_removed(part, names["card"]),
    )


def _chamber(game: Game, part: AgoraPart, chamber: int) -> ChamberView:
    names = game.names["chamber"]
    controller = part.controller(chamber)
    decrees = [part.decrees[n] for n in range(CHAMBERS) if part.chambers[n] == chamber]
    return ChamberView(
        chamber=names[chamber],
        section=SECTIONS[chamber // 2],
        points=POINTS[chamber],
        cubes=(part.cubes_in(0, chamber), part.cubes_in(1, chamber)),
        controller=None if controller == NOBODY else controller,
        decrees=tuple([_known(game.names["decree"], decree) for decree in decrees]),
        adjacent=tuple([names[n] for n in (chamber - 1, chamber + 1) if 0 <= n < CHAMBERS]),
    )


def _known(names: list[str], number: int) -> str | None:
    return None if number == UNKNOWN else names[number]


def _seat(state: DuelState, part: AgoraPart, seat: int) -> SenateSeat:
    senators = state.city(seat).cards_of(SENATORS)
    is_free = part.free_recruits >> seat & 1
    places = range(seat * KEPT, seat * KEPT + part.plots.kept[seat])
    return SenateSeat(
        seat=seat,
        supply=part.supply(seat),
        senators=senators,
        recruit_price=0 if is_free else senators,
        senate_actions=senate_actions(state, seat),
        conspiracies=tuple([_conspiracy(state, part.plots, place) for place in places]),
    )


def _conspiracy(state: DuelState, plots: Plots, place: int) -> ConspiracyView:
    names = state.game.names
    conspiracy = plots.places[place]
    card = plots.under[place]
    status: ConspiracyStatus = "unprepared"
    if plots.ready >> place & 1:
        status = "prepared"
    elif plots.triggered >> place & 1:
        status = "triggered"
    return ConspiracyView(
        conspiracy=_known(names["conspiracy"], conspiracy),
        status=status,
        card=names["card"][card] if card != NO_CARD else None,
        does_nothing=status != "triggered"
        and conspiracy != UNKNOWN
        and would_do_nothing(state, place // KEPT, conspiracy),
    )


def _conspiracy_deck(game: Game, plots: Plots, viewer: int | None) -> ConspiracyDeck:
    names = game.names["conspiracy"]

    def lying(start: int, number: int) -> tuple[str | None, ...]:
        return tuple([_known(names, plots.places[start + n]) for n in range(number)])

    traces = [] if viewer is None else members_of(plots.traced)
    return ConspiracyDeck(
        left=CONSPIRACIES - plots.kept[0] - plots.kept[1] - plots.drawn,
        top=lying(ON_TOP, plots.on_top),
        bottom=lying(AT_BOTTOM, plots.at_bottom),
        drawn=lying(DRAWN, plots.drawn),
        traces={
            names[trace % CONSPIRACIES]: named(plots.traces[trace], PLACE_NAMES)
            for trace in traces
            if trace // CONSPIRACIES == viewer
        },
    )


def _locked(part: AgoraPart, names: list[str]) -> LockedToken | None:
    if part.locked < UNKNOWN:
        return None
    return LockedToken(_known(names, part.locked), part.locker, named(part.suspects, names))


def _removed(part: AgoraPart, names: list[str]) -> RemovedCards | None:
    if part.removed_count == 0:
        return None
    known = named(part.removed, names, part.removed_age * PER_AGE)
    hidden = (None,) * (part.removed_count - len(known))
    return RemovedCards(part.looker, known + hidden)
