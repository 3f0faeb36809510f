"""The senate and the conspiracies in a position, in the words of the game.

Left out of a position is what is as at the beginning; who controls a chamber follows from the
cubes. ``?`` is a decree that lies face down or a conspiracy of which no more is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from thaumata.duel.agora.names import CHAMBERS, CUBES, NOBODY
from thaumata.duel.agora.plots import (
    AT_BOTTOM,
    CONSPIRACIES,
    DRAWN,
    KEPT,
    MOST_AT_BOTTOM,
    ON_TOP,
    PLACES,
    Plots,
)
from thaumata.duel.state import NO_CARD, UNKNOWN, DuelState
from thaumata.game import State
from thaumata.kit.bits import BITS, members_of
from thaumata.kit.counts import counts_of, row_of
from thaumata.kit.plain_data import dict_of, list_of, number_of, refuse_unknown

if TYPE_CHECKING:
    from thaumata.duel.agora.part import AgoraPart

UNSEEN: Final = "?"

FIELDS: Final = (
    "decrees",
    "chambers",
    "cubes",
    "control",
    "conspiracies",
    "top",
    "bottom",
    "drawn",
    "traces",
    "locked",
    "ruined",
    "removed",
    "brought_in",
)


def place_name(place: int) -> str:
    """Name a place of conspiracies: ``0 2`` is the second before seat 0, ``bottom 1``, ..."""
    if place < ON_TOP:
        return f"{place // KEPT} {place % KEPT + 1}"
    if place == ON_TOP:
        return "top"
    if place < DRAWN:
        return f"bottom {place - AT_BOTTOM + 1}"
    return f"drawn {place - DRAWN + 1}"


PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]


# Writing


def write(part: AgoraPart, state: State) -> dict[str, Any]:
    """Write a senate as plain data."""
    names = state.game.names
    plots = part.plots
    return {
        "decrees": [_name(names["decree"], part.decrees[laid]) for laid in range(CHAMBERS)],
        "chambers": [int(part.chambers[laid]) + 1 for laid in range(CHAMBERS)],
        "cubes": [counts_of(part.cubes[seat], CHAMBERS) for seat in (0, 1)],
        "control": [[n + 1 for n in members_of(part.controlled[seat])] for seat in (0, 1)],
        "conspiracies": [
            [_kept(plots, names, seat * KEPT + n) for n in range(plots.kept[seat])]
            for seat in (0, 1)
        ],
        "top": _plot(plots, names, ON_TOP) if plots.on_top else None,
        "bottom": [_plot(plots, names, AT_BOTTOM + n) for n in range(plots.at_bottom)],
        "drawn": [_plot(plots, names, DRAWN + n) for n in range(plots.drawn)],
        "traces": [_traces(plots, names, seat) for seat in (0, 1)],
        "locked": _locked(part, names),
        "ruined": names["wonder"][part.ruined] if part.ruined >= 0 else None,
        "removed": _removed(part, names),
        "brought_in": names["card"][part.brought_in] if part.brought_in >= 0 else None,
    }


def _name(names: list[str], number: int) -> str:
    return UNSEEN if number == UNKNOWN else names[number]


def _plot(plots: Plots, names: dict[str, list[str]], place: int) -> dict[str, Any]:
    return {
        "conspiracy": _name(names["conspiracy"], plots.places[place]),
        "known_to": [seat for seat in (0, 1) if plots.knows[seat] & BITS[place]],
    }


def _kept(plots: Plots, names: dict[str, list[str]], place: int) -> dict[str, Any]:
    under = plots.under[place]
    return {
        **_plot(plots, names, place),
        "with": names["card"][under] if under != NO_CARD else None,
        "triggered": plots.triggered & BITS[place] != 0,
    }


def _traces(plots: Plots, names: dict[str, list[str]], seat: int) -> dict[str, list[str]]:
    return {
        names["conspiracy"][trace % CONSPIRACIES]: [
            PLACE_NAMES[place] for place in members_of(plots.traces[trace])
        ]
        for trace in members_of(plots.traced)
        if trace // CONSPIRACIES == seat
    }


def _locked(part: AgoraPart, names: dict[str, list[str]]) -> dict[str, Any] | None:
    if part.locked < UNKNOWN:
        return None
    known_to = {"known_to": members_of(part.insiders)} if part.suspects else {}
    return {
        "token": _name(names["token"], part.locked),
        "by": int(part.locker),
        "suspects": [names["token"][token] for token in members_of(part.suspects)],
        **known_to,
    }


def _removed(part: AgoraPart, names: dict[str, list[str]]) -> dict[str, Any] | None:
    if part.removed_count == 0:
        return None
    cards = [names["card"][part.removed_age * 64 + card] for card in members_of(part.removed)]
    return {
        "cards": cards + [UNSEEN] * (part.removed_count - len(cards)),
        "by": int(part.looker),
    }


# Reading


def read(part: AgoraPart, state: State, data: dict[str, Any]) -> None:
    """Read a senate from plain data; a ``ValueError`` names what makes no sense."""
    duel = cast(DuelState, state)
    refuse_unknown(data, FIELDS)
    _read_senate(part, duel, data)
    _read_plots(part, duel, data)
    _read_rest(part, duel, data)


def _read_senate(part: AgoraPart, duel: DuelState, data: dict[str, Any]) -> None:
    decrees = list_of(data.get("decrees", [UNSEEN] * CHAMBERS), CHAMBERS)
    chambers = list_of(data.get("chambers", [n + 1 for n in range(CHAMBERS)]), CHAMBERS)
    rows = list_of(data.get("cubes", [[0] * CHAMBERS] * 2), 2)
    for laid in range(CHAMBERS):
        decree = decrees[laid]
        if decree != UNSEEN:
            if decrees.count(decree) > 1:
                raise ValueError(str(decree))
            part.decrees[laid] = _number(duel, "decree", decree)
        part.chambers[laid] = _whole(chambers[laid], 1, CHAMBERS) - 1
    for seat in (0, 1):
        row = [_whole(cubes, 0, CUBES) for cubes in list_of(rows[seat], CHAMBERS)]
        if sum(row) > CUBES:
            raise ValueError("cubes")
        part.cubes[seat] = row_of(row)
    if "control" in data:
        for seat, given in enumerate(list_of(data["control"], 2)):
            for chamber in list_of(given):
                part.controlled[seat] |= BITS[_whole(chamber, 1, CHAMBERS) - 1]
    else:
        for chamber in range(CHAMBERS):
            if part.majority(chamber) != NOBODY:
                part.controlled[part.majority(chamber)] |= BITS[chamber]
    for laid in range(CHAMBERS):
        controller = part.controller(part.chambers[laid])
        if controller != NOBODY and part.decrees[laid] != UNKNOWN:
            part.effects[part.decrees[laid]].hold(duel, controller)


def _read_plots(part: AgoraPart, duel: DuelState, data: dict[str, Any]) -> None:
    plots = part.plots
    for seat, kept in enumerate(list_of(data.get("conspiracies", [[], []]), 2)):
        for given in list_of(kept):
            if plots.kept[seat] == KEPT:
                raise ValueError("conspiracies")
            place = seat * KEPT + int(plots.kept[seat])
            plots.kept[seat] += 1
            _put(duel, plots, place, given, BITS[seat], ("with", "triggered"))
            _read_use(duel, plots, place, given)
    if data.get("top") is not None:
        plots.on_top = 1
        _put(duel, plots, ON_TOP, data["top"], 0, ())
    for given in list_of(data.get("bottom", [])):
        if plots.at_bottom == MOST_AT_BOTTOM:
            raise ValueError("bottom")
        _put(duel, plots, AT_BOTTOM + int(plots.at_bottom), given, 0, ())
        plots.at_bottom += 1
    for given in list_of(data.get("drawn", [])):
        if plots.drawn == 2:
            raise ValueError("drawn")
        _put(duel, plots, DRAWN + int(plots.drawn), given, 0, ())
        plots.drawn += 1
    for seat, traces in enumerate(list_of(data.get("traces", [{}, {}]), 2)):
        for id, places in dict_of(traces).items():
            trace = seat * CONSPIRACIES + _number(duel, "conspiracy", id)
            plots.traced |= BITS[trace]
            for name in list_of(places):
                if name not in PLACE_NAMES:
                    raise ValueError(str(name))
                plots.traces[trace] |= BITS[PLACE_NAMES.index(name)]


def _put(
    duel: DuelState, plots: Plots, place: int, given: object, owner: int, more: tuple[str, ...]
) -> None:
    """Let a conspiracy lie at a place; its owner knows it unless the position says else."""
    card = dict_of(given)
    refuse_unknown(card, ("conspiracy", "known_to", *more))
    if card.get("conspiracy", UNSEEN) != UNSEEN:
        number = _number(duel, "conspiracy", card["conspiracy"])
        if plots.deck & BITS[number] == 0:
            raise ValueError(str(card["conspiracy"]))
        plots.places[place] = number
        plots.deck = plots.deck & ~BITS[number]
    seats = owner
    if "known_to" in card:
        seats = 0
        for seat in list_of(card["known_to"]):
            seats |= BITS[_whole(seat, 0, 1)]
    elif card.get("triggered") is True:
        seats = 3
    for seat in (0, 1):
        if seats & BITS[seat]:
            plots.knows[seat] |= BITS[place]


def _read_use(duel: DuelState, plots: Plots, place: int, given: object) -> None:
    """Read what a kept conspiracy was prepared with, and whether it was triggered."""
    card = dict_of(given)
    if card.get("with") is not None:
        plots.prepare(place, _number(duel, "card", card["with"]))
    if card.get("triggered", False) not in (True, False):
        raise ValueError("triggered")
    if card.get("triggered", False):
        plots.ready = plots.ready & ~BITS[place]
        plots.triggered |= BITS[place]


def _read_rest(part: AgoraPart, duel: DuelState, data: dict[str, Any]) -> None:
    """Read what conspiracies have put aside."""
    if data.get("locked") is not None:
        locked = dict_of(data["locked"])
        token = locked.get("token", UNSEEN)
        part.locked = UNKNOWN if token == UNSEEN else _number(duel, "token", token)
        part.locker = _whole(locked.get("by"), 0, 1)
        for suspect in list_of(locked.get("suspects", [])):
            part.suspects |= BITS[_number(duel, "token", suspect)]
        if part.suspects:
            for seat in list_of(locked.get("known_to", [locked["by"]])):
                part.insiders |= BITS[_whole(seat, 0, 1)]
    if data.get("ruined") is not None:
        part.ruined = _number(duel, "wonder", data["ruined"])
    if data.get("removed") is not None:
        removed = dict_of(data["removed"])
        part.looker = _whole(removed.get("by"), 0, 1)
        part.removed_age = max(duel.age - 1, 0)
        for id in list_of(removed.get("cards")):
            part.removed_count += 1
            if id != UNSEEN:
                card = _number(duel, "card", id)
                if card >> 6 != part.removed_age or part.removed & BITS[card & 63]:
                    raise ValueError(str(id))
                part.removed |= BITS[card & 63]
    if data.get("brought_in") is not None:
        part.brought_in = _number(duel, "card", data["brought_in"])


def _number(duel: DuelState, kind: str, id: object) -> int:
    return number_of(duel.game.names[kind], id)


def _whole(value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(str(value))
    return value
