"""Invariants of every senate: cubes, control, decrees, and each conspiracy in one place."""

from typing import Any, Final

from mypy_extensions import i64

from thaumata.duel.agora.conspiracies import CONSPIRACIES as CARDS
from thaumata.duel.agora.names import (
    CHAMBERS,
    CUBES,
    DRAW_CONSPIRACY,
    EVERY_CHAMBER,
    KEEP_BOTH,
    KEEP_CONSPIRACY,
    NOBODY,
    PUT_BACK,
    SETTLE,
    TURN_UP_DECREE,
)
from thaumata.duel.agora.part import NO_WONDER, AgoraPart, agora_of
from thaumata.duel.agora.plots import CONSPIRACIES, KEPT, MOST_AT_BOTTOM, ON_TOP, Plots
from thaumata.duel.agora.rights import Rights
from thaumata.duel.names import COLORS, MILITARY, POLITICAL, WONDERS
from thaumata.duel.state import NO_CARD, UNKNOWN, DuelState
from thaumata.duel.wonders import LIMIT
from thaumata.kit.bits import BITS, first, size
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RESOURCES
from thaumata.proof.duel.part_soundness import PartSoundness
from thaumata.proof.duel.pieces import join, piece_name
from thaumata.proof.soundness import Unsound, is_on_agenda, miscount, odd_number
from thaumata.wording.words import Said

_IDS: Final = [conspiracy.id for conspiracy in CARDS]
_EXTORTION: Final = _IDS.index("extortion")
_OBSCURANTISM: Final = _IDS.index("obscurantism")
_PROPERTY_FRAUD: Final = _IDS.index("property_fraud")
_SABOTAGE: Final = _IDS.index("sabotage")
_TREASON: Final = _IDS.index("treason")
_MOST_REMOVED: Final = 3
_FIELD: Final = "parts.agora"
_ALL: Final = 2**CONSPIRACIES - 1


class AgoraSoundness(PartSoundness):
    """Checks the senate of a table."""

    def check(self, state: DuelState) -> None:
        """Raise ``Unsound`` with the first error."""
        part = agora_of(state)
        self._check_cubes(state, part)
        self._check_decrees(state, part)
        self._check_rights(part, 0)
        self._check_rights(part, 1)
        self._check_plots(state, part.plots)
        self._check_aside(state, part)

    def progress_tokens(self, state: DuelState) -> i64:
        """Return the token locked by Obscurantism."""
        part = agora_of(state)
        return BITS[part.locked] if part.locked > UNKNOWN else 0

    def cards(self, state: DuelState, age: i64) -> i64:
        """Return the cards under conspiracies (D193)."""
        plots = agora_of(state).plots
        found: i64 = 0
        places = plots.occupied() & (BITS[ON_TOP] - 1)
        while places != 0:
            card = plots.under[first(places)]
            places = places & (places - 1)
            if card != NO_CARD and card >> 6 == age:
                found = found | BITS[card & 63]
        return found

    def cards_aside(self, state: DuelState, age: i64) -> i64:
        """Return the removed cards of the age that Treason has looked at (D260)."""
        part = agora_of(state)
        return part.removed if part.removed_age == age else 0

    def cards_brought_in(self, state: DuelState, age: i64) -> i64:
        """Return the removed card that Treason has built (D204)."""
        card = agora_of(state).brought_in
        return BITS[card & 63] if card != NO_CARD and card >> 6 == age else 0

    def icons(self, state: DuelState, seat: i64) -> list[Effect[Any]]:
        """Return the icons of the decrees of chambers that a seat controls."""
        part = agora_of(state)
        return [
            part.effects[part.decrees[laid]]
            for laid in range(CHAMBERS)
            if part.decrees[laid] != UNKNOWN and part.controlled[seat] & BITS[part.chambers[laid]]
        ]

    def wonders_gone(self, state: DuelState) -> i64:
        """Return how many wonders are gone with Sabotage, counting the eighth (D128, D214)."""
        if agora_of(state).ruined == NO_WONDER:
            return 0
        built = size(state.first_city.wonders_built | state.second_city.wonders_built)
        return 2 if built < LIMIT else 1

    def may_give_wonders_away(self, state: DuelState) -> bool:
        """Return whether Extortion has taken a wonder (D198)."""
        return self._is_triggered(state, _EXTORTION)

    def may_miss_covered_card(self, state: DuelState) -> bool:
        """Return whether Property Fraud has taken a covered card (D203)."""
        return self._is_triggered(state, _PROPERTY_FRAUD)

    def _is_triggered(self, state: DuelState, conspiracy: i64) -> bool:
        plots = agora_of(state).plots
        return plots.triggered != 0 and plots.lying(plots.triggered) & BITS[conspiracy] != 0

    def _check_cubes(self, state: DuelState, part: AgoraPart) -> None:
        """Check the control of chambers by the majority, and that control of all has won."""
        seat: i64 = 0
        while seat < 2:
            if part.influence(seat) > CUBES or part.cubes[seat] >> 48:
                raise miscount(f"{_FIELD}.cubes[{seat}]", part.influence(seat), CUBES)
            controls_all = part.controlled[seat] == EVERY_CHAMBER
            is_won = state.ended == POLITICAL and state.winners & BITS[seat] != 0
            # The shield decree of the last chamber may have ended the game by military supremacy.
            if controls_all != is_won and not (controls_all and state.ended == MILITARY):
                raise Unsound("impossible-over", f"{_FIELD}.control[{seat}]")
            seat += 1
        if part.controlled[0] & part.controlled[1]:
            raise _wrong_chamber(first(part.controlled[0] & part.controlled[1]), "control")
        if state.ended == 0 and not is_on_agenda(state, SETTLE):
            chamber: i64 = 0
            while chamber < CHAMBERS:
                if part.controller(chamber) != part.majority(chamber):
                    raise _wrong_chamber(chamber, "control")
                chamber += 1

    def _check_decrees(self, state: DuelState, part: AgoraPart) -> None:
        """Check the face-up decrees of chambers with cubes; at most one was moved (D165, D212)."""
        is_due = state.age == 0 or state.ended != 0 or is_on_agenda(state, TURN_UP_DECREE)
        found: i64 = 0
        shifted: i64 = 0
        laid: i64 = 0
        while laid < CHAMBERS:
            decree = part.decrees[laid]
            chamber = part.chambers[laid]
            if decree != UNKNOWN:
                found = join(state, "decree", found, BITS[decree], "parts.agora.decrees")
            elif self.is_whole and not is_due and _is_open(part, laid):
                raise _wrong_chamber(chamber, "decrees")
            if chamber != laid:
                shifted += 1
            laid += 1
        if shifted > 1:
            raise miscount("parts.agora.chambers", shifted, 1)

    def _check_rights(self, part: AgoraPart, seat: i64) -> None:
        """Check that cached rights match the decrees of controlled chambers."""
        expected = Rights()
        laid: i64 = 0
        while laid < CHAMBERS:
            decree = part.decrees[laid]
            if decree != UNKNOWN and part.controlled[seat] & BITS[part.chambers[laid]]:
                _add_icon(expected, part.effects[decree])
            laid += 1
        if expected.numbers() != part.rights(seat).numbers():
            raise odd_number(_FIELD, f"rights of seat {seat} by decrees", 0, 1)

    def _check_plots(self, state: DuelState, plots: Plots) -> None:
        """Check that every conspiracy is in the deck or in one place."""
        found: i64 = 0
        places = plots.occupied()
        if plots.at_bottom > MOST_AT_BOTTOM:
            raise miscount("parts.agora.bottom", plots.at_bottom, MOST_AT_BOTTOM)
        if plots.drawn > 2 or (plots.drawn > 0 and state.ended == 0 and not _is_choosing(state)):
            raise miscount("parts.agora.drawn", plots.drawn, 0)
        if plots.kept[0] > KEPT or plots.kept[1] > KEPT or plots.on_top > 1:
            raise miscount("parts.agora.conspiracies", max(plots.kept[0], plots.kept[1]), KEPT)
        if (plots.ready | plots.triggered) & ~(places & (BITS[ON_TOP] - 1)):
            raise odd_number(_FIELD, "prepared conspiracies", plots.ready | plots.triggered, places)
        if plots.ready & plots.triggered:
            raise odd_number(_FIELD, "triggered conspiracies", plots.triggered, plots.ready)
        if plots.deck == 0 or size(places) > CONSPIRACIES:
            raise miscount("parts.agora.conspiracies", size(places), CONSPIRACIES - 1)
        while places != 0:
            place = first(places)
            places = places & (places - 1)
            card = plots.places[place]
            if card == UNKNOWN and not self.has_secrets:
                raise odd_number(_FIELD, "hidden conspiracies", place, card)
            if card != UNKNOWN:
                found = join(state, "conspiracy", found, BITS[card], "parts.agora.conspiracies")
            if place < ON_TOP:
                self._check_kept(state, plots, place)
        if found & plots.deck or (found | plots.deck) != _ALL:
            raise odd_number(_FIELD, "conspiracies in the deck", plots.deck, _ALL & ~found)
        self._check_traces(state, plots)

    def _check_kept(self, state: DuelState, plots: Plots, place: i64) -> None:
        """Check that a triggered conspiracy is face up, and a prepared one has a card (D193)."""
        card = plots.places[place]
        owner = place // KEPT
        is_triggered = plots.triggered & BITS[place] != 0
        is_known = plots.knows[0] & plots.knows[1] & BITS[place] != 0
        if is_triggered and (card == UNKNOWN or not is_known):
            raise _wrong_plot(state, card, f"conspiracies[{owner}]")
        if card != UNKNOWN and plots.knows[owner] & BITS[place] == 0:
            raise _wrong_plot(state, card, f"conspiracies[{owner}]")
        if not is_triggered and (plots.ready & BITS[place] != 0) != (plots.under[place] != NO_CARD):
            raise odd_number(_FIELD, "prepared conspiracies", plots.ready, plots.under[place])

    def _check_traces(self, state: DuelState, plots: Plots) -> None:
        """Check that a traced card is at a possible place, and that the seat is not certain."""
        traced = plots.traced
        while traced != 0:
            trace = first(traced)
            traced = traced & (traced - 1)
            seat = trace // CONSPIRACIES
            possible = plots.traces[trace]
            is_certain = size(possible) < 2 or possible & plots.knows[seat] != 0
            lies_there = plots.lying(possible) & BITS[trace % CONSPIRACIES] != 0
            if is_certain or possible & ~plots.occupied() != 0 or not lies_there:
                raise _wrong_plot(state, trace % CONSPIRACIES, f"traces[{seat}]")

    def _check_aside(self, state: DuelState, part: AgoraPart) -> None:
        """Check that pieces were set aside by triggered conspiracies (D201, D204, D214)."""
        triggered = part.plots.lying(part.plots.triggered)
        if part.locked >= UNKNOWN and triggered & BITS[_OBSCURANTISM] == 0:
            raise _wrong_plot(state, _OBSCURANTISM, "locked")
        if part.ruined != NO_WONDER:
            mine = state.first_city
            theirs = state.second_city
            built = mine.wonders_built | theirs.wonders_built
            together = mine.wonders | theirs.wonders | built
            join(state, "wonder", together, BITS[part.ruined], "parts.agora.ruined")
            if triggered & BITS[_SABOTAGE] == 0:
                raise _wrong_plot(state, _SABOTAGE, "ruined")
        if part.removed_count > _MOST_REMOVED:
            raise miscount("parts.agora.removed", part.removed_count, _MOST_REMOVED)
        is_hidden = self.has_secrets and part.removed == 0
        if not is_hidden and size(part.removed) != part.removed_count:
            raise miscount("parts.agora.removed", size(part.removed), part.removed_count)
        has_found = part.removed_count > 0 or part.brought_in != NO_CARD
        if has_found and triggered & BITS[_TREASON] == 0:
            raise _wrong_plot(state, _TREASON, "removed")


def _is_open(part: AgoraPart, laid: i64) -> bool:
    """Return whether a decree must be face up: that of an odd chamber, or a controlled one."""
    return laid % 2 == 0 or part.controller(part.chambers[laid]) != NOBODY


def _is_choosing(state: DuelState) -> bool:
    """Return whether conspiracies are being drawn or chosen (D167)."""
    for kind in (DRAW_CONSPIRACY, KEEP_CONSPIRACY, KEEP_BOTH, PUT_BACK):
        if is_on_agenda(state, kind):
            return True
    return False


def _wrong_plot(state: DuelState, conspiracy: i64, field: str) -> Unsound:
    """Return the error for a conspiracy in an impossible place."""
    name = piece_name(state, "conspiracy", conspiracy)
    return Unsound("impossible-place", f"{_FIELD}.{field}", piece=name)


def _wrong_chamber(chamber: i64, field: str) -> Unsound:
    """Return the error for an impossible chamber."""
    number = int(chamber) + 1
    name = Said("chamber", plain=f"chamber {number}", number=number)
    return Unsound("impossible-chamber", f"{_FIELD}.{field}", piece=name)


def _add_icon(rights: Rights, effect: Effect[Any]) -> None:
    """Add the effect of an icon, read off its form."""
    icon, *details = effect.form()
    if icon == "income":
        what = WONDERS if details[0] == "wonder" else COLORS.index(str(details[0]))
        rights.income |= 2**what
    elif icon == "ignores_symbol":
        rights.ignored |= 2 ** COLORS.index(str(details[0]))
    elif icon == "trade_discount":
        names = details[0]
        assert isinstance(names, tuple)
        for name in names:
            rights.cheaper += 256 ** RESOURCES.index(name)
    elif icon == "more_blue_cards":
        rights.more_blue += 2
    elif icon == "more_for_discards":
        rights.more_for_discards += 2
    elif icon == "conspirators_play_again":
        rights.recruits_again += 1
