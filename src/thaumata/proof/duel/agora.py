"""What must hold in every senate: cubes, control, decrees, and each conspiracy in one place."""

from typing import Any, Final

from mypy_extensions import i64

from thaumata.duel.agora.names import (
    CHAMBERS,
    CUBES,
    EVERY_CHAMBER,
    SETTLE,
)
from thaumata.duel.agora.part import NO_WONDER, AgoraPart, agora_of
from thaumata.duel.agora.plots import CONSPIRACIES, KEPT, MOST_AT_BOTTOM, ON_TOP, Plots
from thaumata.duel.agora.rights import Rights
from thaumata.duel.names import COLORS, POLITICAL, WONDERS
from thaumata.duel.state import NO_CARD, UNKNOWN, DuelState
from thaumata.duel.wonders import LIMIT
from thaumata.kit.bits import BITS, first, members_of, size
from thaumata.kit.effects import Effect
from thaumata.kit.payment import RESOURCES
from thaumata.proof.duel.part_soundness import PartSoundness
from thaumata.proof.soundness import Unsound, is_on_agenda

_EXTORTION: Final = 0
_PROPERTY_FRAUD: Final = 6
_ALL: Final = 2**CONSPIRACIES - 1


class AgoraSoundness(PartSoundness):
    """Checks the senate of a table."""

    def check(self, state: DuelState) -> None:
        """Raise ``Unsound`` with the first thing that is wrong."""
        part = agora_of(state)
        self._check_cubes(state, part)
        self._check_decrees(part)
        self._check_rights(part, 0)
        self._check_rights(part, 1)
        self._check_plots(state, part.plots)
        if (part.ruined != NO_WONDER) and part.ruined >= len(state.catalog.wonders):
            raise Unsound(f"no wonder {part.ruined}")
        if part.removed_count != size(part.removed) or part.removed_count > 3:
            raise Unsound(f"{part.removed_count} cards were removed, not {part.removed}")

    def progress_tokens(self, state: DuelState) -> i64:
        """Obscurantism locks a token."""
        part = agora_of(state)
        return BITS[part.locked] if part.locked > UNKNOWN else 0

    def cards(self, state: DuelState, age: i64) -> i64:
        """Cards lie under conspiracies (D193)."""
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
        """Treason looks at removed cards of its age (D260)."""
        part = agora_of(state)
        return part.removed if part.removed_age == age else 0

    def cards_brought_in(self, state: DuelState, age: i64) -> i64:
        """Treason builds a removed card (D204)."""
        card = agora_of(state).brought_in
        return BITS[card & 63] if card != NO_CARD and card >> 6 == age else 0

    def icons(self, state: DuelState, seat: i64) -> list[Effect[Any]]:
        """The decrees of chambers that a seat controls."""
        part = agora_of(state)
        return [
            part.effects[part.decrees[laid]]
            for laid in range(CHAMBERS)
            if part.decrees[laid] != UNKNOWN and part.controlled[seat] & BITS[part.chambers[laid]]
        ]

    def wonders_gone(self, state: DuelState) -> i64:
        """Sabotage ruins one for good; after it the eighth stays away too (D128, D214)."""
        if agora_of(state).ruined == NO_WONDER:
            return 0
        built = size(state.first_city.wonders_built | state.second_city.wonders_built)
        return 2 if built < LIMIT else 1

    def may_give_wonders_away(self, state: DuelState) -> bool:
        """Extortion takes wonders (D198)."""
        return self._is_triggered(state, _EXTORTION)

    def may_miss_covered_card(self, state: DuelState) -> bool:
        """Property Fraud takes covered cards (D203)."""
        return self._is_triggered(state, _PROPERTY_FRAUD)

    def _is_triggered(self, state: DuelState, conspiracy: i64) -> bool:
        plots = agora_of(state).plots
        return plots.triggered != 0 and plots.lying(plots.triggered) & BITS[conspiracy] != 0

    def _check_cubes(self, state: DuelState, part: AgoraPart) -> None:
        seat: i64 = 0
        while seat < 2:
            if part.influence(seat) > CUBES or part.cubes[seat] >> 48:
                raise Unsound(f"seat {seat} has cubes {part.cubes[seat]:#x}")
            has_all = part.controlled[seat] == EVERY_CHAMBER
            if has_all and state.ended == 0:
                raise Unsound(f"seat {seat} controls all chambers and has not won")
            seat += 1
        if part.controlled[0] & part.controlled[1]:
            raise Unsound("both control a chamber")
        if state.ended == POLITICAL and part.controlled[first(state.winners)] != EVERY_CHAMBER:
            raise Unsound("a political supremacy without control")
        if state.ended == 0 and not is_on_agenda(state, SETTLE):
            chamber: i64 = 0
            while chamber < CHAMBERS:
                if part.controller(chamber) != part.majority(chamber):
                    raise Unsound(f"chamber {chamber} is controlled by {part.controller(chamber)}")
                chamber += 1

    def _check_decrees(self, part: AgoraPart) -> None:
        found: i64 = 0
        shifted: i64 = 0
        laid: i64 = 0
        while laid < CHAMBERS:
            decree = part.decrees[laid]
            if decree != UNKNOWN:
                if found & BITS[decree]:
                    raise Unsound(f"decree {decree} is there twice")
                found = found | BITS[decree]
            if part.chambers[laid] != laid:
                shifted += 1
            laid += 1
        if shifted > 1:
            raise Unsound(f"{shifted} decrees were shifted")

    def _check_rights(self, part: AgoraPart, seat: i64) -> None:
        """What is kept for speed is what the decrees of controlled chambers give."""
        expected = Rights()
        laid: i64 = 0
        while laid < CHAMBERS:
            decree = part.decrees[laid]
            if decree != UNKNOWN and part.controlled[seat] & BITS[part.chambers[laid]]:
                _add_icon(expected, part.effects[decree])
            laid += 1
        if expected.numbers() != part.rights(seat).numbers():
            raise Unsound(
                f"seat {seat} has rights {part.rights(seat).numbers()}, not {expected.numbers()}"
            )

    def _check_plots(self, state: DuelState, plots: Plots) -> None:
        found: i64 = 0
        places = plots.occupied()
        if plots.at_bottom > MOST_AT_BOTTOM or plots.drawn > 2 or plots.on_top > 1:
            raise Unsound("too many conspiracies lie in the deck")
        if plots.kept[0] > KEPT or plots.kept[1] > KEPT:
            raise Unsound("somebody has kept too many conspiracies")
        if (plots.ready | plots.triggered) & ~(places & (BITS[ON_TOP] - 1)):
            raise Unsound("a conspiracy is prepared that nobody has")
        if plots.ready & plots.triggered:
            raise Unsound("a triggered conspiracy is prepared")
        while places != 0:
            place = first(places)
            places = places & (places - 1)
            card = plots.places[place]
            if card == UNKNOWN or found & BITS[card]:
                raise Unsound(f"conspiracy {card} lies at {place}")
            found = found | BITS[card]
            if place < ON_TOP:
                self._check_kept(plots, place)
        if found & plots.deck or (found | plots.deck) != _ALL:
            raise Unsound(f"conspiracies are missing: {members_of(_ALL & ~(found | plots.deck))}")
        self._check_traces(plots)

    def _check_kept(self, plots: Plots, place: i64) -> None:
        owner = place // KEPT
        if plots.knows[owner] & BITS[place] == 0:
            raise Unsound(f"seat {owner} does not know its own conspiracy at {place}")
        if plots.triggered & BITS[place]:
            if plots.knows[1 - owner] & BITS[place] == 0:
                raise Unsound(f"a triggered conspiracy at {place} is a secret")
        elif (plots.ready & BITS[place] != 0) != (plots.under[place] != NO_CARD):
            raise Unsound(f"the conspiracy at {place} is prepared with {plots.under[place]}")

    def _check_traces(self, plots: Plots) -> None:
        """A traced card lies where the seat thinks that it may, and the seat is not certain."""
        traced = plots.traced
        while traced != 0:
            trace = first(traced)
            traced = traced & (traced - 1)
            seat = trace // CONSPIRACIES
            possible = plots.traces[trace]
            if size(possible) < 2 or possible & plots.knows[seat] or possible & ~plots.occupied():
                raise Unsound(f"seat {seat} traces {trace % CONSPIRACIES} to {possible:#x}")
            if plots.lying(possible) & BITS[trace % CONSPIRACIES] == 0:
                raise Unsound(f"{trace % CONSPIRACIES} lies elsewhere than seat {seat} thinks")


def _add_icon(rights: Rights, effect: Effect[Any]) -> None:
    """Add what an icon says, read off its form."""
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
