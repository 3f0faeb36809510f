"""The senate and the conspiracies in a position.

Omitted fields are as at the start; control of a chamber follows from the cubes. ``?`` is a
face-down decree, or a conspiracy of which no more is known.
"""

from __future__ import annotations

from typing import Any, Final, cast

from thaumata.duel.agora.names import CHAMBERS, CUBES, NOBODY
from thaumata.duel.agora.part import AgoraPart
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
from thaumata.position.fields import Given, fields_of, flag_in, items_of, number_in, piece_in
from thaumata.position.malformed import Malformed
from thaumata.position.parts import PartFormat
from thaumata.proof.duel.pieces import piece_name

UNSEEN: Final = "?"

_MOST_DRAWN: Final = 2
_MOST_REMOVED: Final = 3

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
    """Return the name of a conspiracy's place: ``0 2`` is the second before seat 0, ..."""
    if place < ON_TOP:
        return f"{place // KEPT} {place % KEPT + 1}"
    if place == ON_TOP:
        return "top"
    if place < DRAWN:
        return f"bottom {place - AT_BOTTOM + 1}"
    return f"drawn {place - DRAWN + 1}"


PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]


class AgoraFormat(PartFormat):
    """Writes and reads a senate."""

    def write(self, part: AgoraPart, state: State) -> dict[str, Any]:
        """Return a senate as plain data."""
        return _write(part, state)

    def read(self, part: AgoraPart, state: State, data: dict[str, Any], field: str) -> None:
        """Read a senate from plain data."""
        reader = _Reader(part, cast(DuelState, state), data, field)
        reader.read_decrees()
        reader.read_cubes()
        reader.read_kept()
        reader.read_deck()
        reader.read_traces()
        reader.read_aside()


# Writing


def _write(part: AgoraPart, state: State) -> dict[str, Any]:
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


class _Reader:
    """Reads one senate."""

    def __init__(self, part: AgoraPart, duel: DuelState, data: dict[str, Any], field: str) -> None:
        self.part = part
        self.plots = part.plots
        self.duel = duel
        self.given = Given(data, field, FIELDS)

    def piece(self, kind: str, id: object, field: str) -> int:
        """Return the number of a piece by its id."""
        return piece_in(self.duel.game.names[kind], id, field, kind)

    def seats(self, value: object, field: str) -> int:
        """Return a set of seats."""
        found = 0
        for inside, seat in items_of(value, field):
            found |= BITS[number_in(seat, inside, 0, 1)]
        return found

    def read_decrees(self) -> None:
        """Read the decrees and their chambers."""
        part = self.part
        for laid, (field, id) in enumerate(
            self.given.items("decrees", [UNSEEN] * CHAMBERS, CHAMBERS)
        ):
            if id != UNSEEN:
                decree = self.piece("decree", id, field)
                if decree in [part.decrees[other] for other in range(laid)]:
                    name = piece_name(self.duel, "decree", decree)
                    raise Malformed(field, "impossible-card-twice", card=name)
                part.decrees[laid] = decree
        places = [number + 1 for number in range(CHAMBERS)]
        for laid, (field, number) in enumerate(self.given.items("chambers", places, CHAMBERS)):
            part.chambers[laid] = number_in(number, field, 1, CHAMBERS) - 1

    def read_cubes(self) -> None:
        """Read the cubes and the control of chambers, whose decrees are then in force."""
        part = self.part
        for seat, (field, row) in enumerate(self.given.items("cubes", [[0] * CHAMBERS] * 2, 2)):
            cubes = [number_in(n, inside, 0, CUBES) for inside, n in items_of(row, field, CHAMBERS)]
            number_in(sum(cubes), field, 0, CUBES)
            part.cubes[seat] = row_of(cubes)
        for seat, (field, given) in enumerate(self.given.items("control", self._majorities(), 2)):
            for inside, number in items_of(given, field):
                part.controlled[seat] |= BITS[number_in(number, inside, 1, CHAMBERS) - 1]
        for laid in range(CHAMBERS):
            controller = part.controller(part.chambers[laid])
            if controller != NOBODY and part.decrees[laid] != UNKNOWN:
                part.effects[part.decrees[laid]].hold(self.duel, controller)

    def _majorities(self) -> list[list[int]]:
        chambers = range(CHAMBERS)
        return [[n + 1 for n in chambers if self.part.majority(n) == seat] for seat in (0, 1)]

    def read_kept(self) -> None:
        """Read the conspiracies before the players."""
        plots = self.plots
        for seat, (field, kept) in enumerate(self.given.items("conspiracies", [[], []], 2)):
            for number, (inside, given) in enumerate(items_of(kept, field, most=KEPT)):
                place = seat * KEPT + number
                plots.kept[seat] += 1
                card = self._put(place, given, inside, BITS[seat], ("with", "triggered"))
                where, under = card.get("with", ("", None))
                if under is not None:
                    plots.prepare(place, self.piece("card", under, where))
                if card.get("triggered", ("", False))[1]:
                    plots.ready = plots.ready & ~BITS[place]
                    plots.triggered |= BITS[place]

    def read_deck(self) -> None:
        """Read the conspiracies put back on top of the deck and at its bottom, and those drawn."""
        plots = self.plots
        if "top" in self.given:
            field, given = self.given.value("top")
            plots.on_top = 1
            self._put(ON_TOP, given, field, 0)
        for field, given in self.given.items("bottom", []):
            number_in(int(plots.at_bottom) + 1, field, 0, MOST_AT_BOTTOM)
            self._put(AT_BOTTOM + int(plots.at_bottom), given, field, 0)
            plots.at_bottom += 1
        for field, given in self.given.items("drawn", []):
            number_in(int(plots.drawn) + 1, field, 0, _MOST_DRAWN)
            self._put(DRAWN + int(plots.drawn), given, field, 0)
            plots.drawn += 1

    def _put(
        self, place: int, given: object, field: str, owner: int, more: tuple[str, ...] = ()
    ) -> dict[str, tuple[str, Any]]:
        """Put a conspiracy in a place; its owner knows it unless the position says otherwise."""
        plots = self.plots
        card = fields_of(given, field, ("conspiracy", "known_to", *more))
        where, id = card.get("conspiracy", ("", UNSEEN))
        if id != UNSEEN:
            number = self.piece("conspiracy", id, where)
            if plots.deck & BITS[number] == 0:
                name = piece_name(self.duel, "conspiracy", number)
                raise Malformed(where, "impossible-card-twice", card=name)
            plots.places[place] = number
            plots.deck = plots.deck & ~BITS[number]
        seats = owner
        if "triggered" in card:
            where, is_triggered = card["triggered"]
            seats = 3 if flag_in(is_triggered, where) else owner
        if "known_to" in card:
            where, value = card["known_to"]
            seats = self.seats(value, where)
        for seat in (0, 1):
            if seats & BITS[seat]:
                plots.knows[seat] |= BITS[place]
        return card

    def read_traces(self) -> None:
        """Read the places where each seat knows that a conspiracy may be."""
        plots = self.plots
        for seat, (field, traces) in enumerate(self.given.items("traces", [{}, {}], 2)):
            for id, (inside, places) in fields_of(traces, field).items():
                trace = seat * CONSPIRACIES + self.piece("conspiracy", id, inside)
                plots.traced |= BITS[trace]
                for where, name in items_of(places, inside):
                    plots.traces[trace] |= BITS[piece_in(PLACE_NAMES, name, where, "place")]

    def read_aside(self) -> None:
        """Read the pieces that conspiracies have set aside."""
        part = self.part
        if "locked" in self.given:
            self._read_locked(*self.given.value("locked"))
        if "ruined" in self.given:
            field, id = self.given.value("ruined")
            part.ruined = self.piece("wonder", id, field)
        if "removed" in self.given:
            self._read_removed(*self.given.value("removed"))
        if "brought_in" in self.given:
            field, id = self.given.value("brought_in")
            part.brought_in = self.piece("card", id, field)

    def _read_locked(self, field: str, value: object) -> None:
        part = self.part
        locked = fields_of(value, field, ("token", "by", "suspects", "known_to"))
        inside, token = locked.get("token", ("", UNSEEN))
        part.locked = UNKNOWN if token == UNSEEN else self.piece("token", token, inside)
        inside, seat = locked.get("by", (f"{field}.by", None))
        part.locker = number_in(seat, inside, 0, 1)
        inside, suspects = locked.get("suspects", ("", []))
        for where, suspect in items_of(suspects, inside):
            part.suspects |= BITS[self.piece("token", suspect, where)]
        inside, known_to = locked.get("known_to", ("", [seat]))
        known = self.seats(known_to, inside)
        part.insiders = known if part.suspects else 0

    def _read_removed(self, field: str, value: object) -> None:
        part = self.part
        removed = fields_of(value, field, ("cards", "by"))
        inside, seat = removed.get("by", (f"{field}.by", None))
        part.looker = number_in(seat, inside, 0, 1)
        part.removed_age = max(self.duel.age - 1, 0)
        inside, cards = removed.get("cards", (f"{field}.cards", None))
        for where, id in items_of(cards, inside, most=_MOST_REMOVED):
            part.removed_count += 1
            if id != UNSEEN:
                card = self.piece("card", id, where)
                name = piece_name(self.duel, "card", card)
                if card >> 6 != part.removed_age:
                    raise Malformed(where, "impossible-wrong-age", card=name)
                if part.removed & BITS[card & 63]:
                    raise Malformed(where, "impossible-card-twice", card=name)
                part.removed |= BITS[card & 63]
