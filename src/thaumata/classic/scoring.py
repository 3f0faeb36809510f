"""Counting points at the end, copied guilds, and the winners (C103-C113, C214-C220)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.classic.catalog import NO_CARD, PER_AGE, STAGES
from thaumata.classic.counting import BROWN_GREY_PURPLE
from thaumata.classic.happenings import ENDED
from thaumata.classic.icons import AnyScience, PointsPer
from thaumata.classic.names import (
    BLUE,
    CIVILIAN,
    CIVILIAN_TIEBREAK,
    PURPLE,
    ROW_BLUE,
    ROW_GREEN,
    ROW_GUILDS,
    ROW_TREASURY,
    ROW_WONDER,
    ROW_YELLOW,
    SHARED,
    YELLOW,
)
from thaumata.classic.science import science_points
from thaumata.classic.sides import side_of
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import BITS, first
from thaumata.kit.points import COINS_PER_POINT, add_buildings, printed_points, rows_of
from thaumata.rules import Rule

_ROWS: Final = rows_of({BLUE: ROW_BLUE, YELLOW: ROW_YELLOW, PURPLE: ROW_GUILDS})


class TreasuryPoints(Rule[ClassicState]):
    """A point for every three coins (C104)."""

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add the points of the treasury."""
        sheet[row + ROW_TREASURY] += state.cities[seat].coins // COINS_PER_POINT


class WonderPoints(Rule[ClassicState]):
    """Points of built stages (C105)."""

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add up the stages."""
        city = state.cities[seat]
        stage: i64 = 0
        while stage < city.stages:
            effects = state.catalog.stage_effects[city.board * STAGES + stage]
            sheet[row + ROW_WONDER] += printed_points(state, seat, effects)
            stage += 1


class BuildingPoints(Rule[ClassicState]):
    """Points on blue and yellow cards and on guilds (C106, C110-C112)."""

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add up the cards of the city by color."""
        built = state.cities[seat].built
        catalog = state.catalog
        add_buildings(state, seat, built, catalog.color, catalog.effects, _ROWS, sheet, row)


class SciencePoints(Rule[ClassicState]):
    """Symbols; free ones and a copied guild are chosen for the best total (C216).

    A copied Scientists Guild counts in the row of science, any other in that of guilds.
    """

    def science(self, state: ClassicState, seat: i64, more: i64) -> i64:
        """Return the most points of a seat's symbols together with free ones (C109)."""
        city = state.cities[seat]
        return science_points(city.symbols, city.any_symbols + more)

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add the points of the symbols and of the copied guild."""
        sheet[row + ROW_GREEN] += self.science(state, seat, 0)
        if state.cities[seat].copies_guild != 0:
            guild = self.best_copy(state, seat)
            if guild != NO_CARD:
                where: i64 = ROW_GREEN if gives_symbol(state, guild) else ROW_GUILDS
                sheet[row + where] += self.copy_points(state, seat, guild)

    def best_copy(self, state: ClassicState, seat: i64) -> i64:
        """Return the neighboring guild with the most points for this seat (C76, C77, C81)."""
        catalog = state.catalog
        cities = state.cities
        nearby = cities[catalog.left[seat]].built[2] | cities[catalog.right[seat]].built[2]
        guilds = nearby & catalog.guilds
        best: i64 = NO_CARD
        most: i64 = -1
        while guilds != 0:
            card = 2 * PER_AGE + first(guilds)
            guilds = guilds & (guilds - 1)
            points = self.copy_points(state, seat, card)
            if points > most:
                best = card
                most = points
        return best

    def copy_points(self, state: ClassicState, seat: i64, guild: i64) -> i64:
        """Return the points of a guild if it were in a seat's city too (C214, C215)."""
        points: i64 = 0
        for effect in state.catalog.effects[guild]:
            if isinstance(effect, AnyScience):
                points += self.science(state, seat, 1) - self.science(state, seat, 0)
            else:
                points += effect.points(state, seat)
                if isinstance(effect, PointsPer) and effect.what == BROWN_GREY_PURPLE:
                    points += effect.amount  # the copy counts itself (C80)
        return points


def gives_symbol(state: ClassicState, guild: i64) -> bool:
    """Return whether a guild gives a science symbol."""
    return isinstance(state.catalog.effects[guild][0], AnyScience)


def total_points(state: ClassicState, sheet: vec[i64], seat: i64) -> i64:
    """Return the total of a seat's column of a score sheet."""
    width: i64 = len(state.game.categories)
    points: i64 = 0
    row: i64 = 0
    while row < width:
        points += sheet[seat * width + row]
        row += 1
    return points


def end_game(state: ClassicState) -> None:
    """End the game: most points win, then most coins, then all tied sides share it (C113, C220).

    A side is a player, or a team of allies whose points and coins are added up.
    """
    sheet = state.count_points()
    leaders: i64 = 0
    most: i64 = 0
    seat: i64 = 0
    while seat < state.game.seats:
        side = side_of(state, seat)
        points: i64 = 0
        while seat < state.game.seats and side & BITS[seat] != 0:
            points += total_points(state, sheet, seat)
            seat += 1
        if leaders == 0 or points > most:
            leaders = side
            most = points
        elif points == most:
            leaders = leaders | side
    kind: i64 = CIVILIAN
    if leaders != side_of(state, first(leaders)):
        leaders = richest_of(state, leaders)
        kind = CIVILIAN_TIEBREAK if leaders == side_of(state, first(leaders)) else SHARED
    state.tell(ENDED, 0, kind, leaders)
    state.end(kind, leaders, is_counted=True)


def richest_of(state: ClassicState, seats: i64) -> i64:
    """Return the sides with the most coins."""
    richest: i64 = 0
    most: i64 = -1
    while seats != 0:
        side = side_of(state, first(seats))
        seats = seats & ~side
        coins: i64 = 0
        allies = side
        while allies != 0:
            coins += state.cities[first(allies)].coins
            allies = allies & (allies - 1)
        if coins > most:
            richest = side
            most = coins
        elif coins == most:
            richest = richest | side
    return richest
