"""Counting points in the end, copied guilds, and who wins (C103-C113, C214-C220)."""

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
from thaumata.classic.state import ClassicState
from thaumata.kit.bits import BITS, first
from thaumata.kit.effects import Effect
from thaumata.rules import Rule

COINS_PER_POINT: Final = 3


def printed_points(state: ClassicState, city: i64, effects: list[Effect[ClassicState]]) -> i64:
    """Add up what the icons of a component are worth to its owner."""
    points: i64 = 0
    for effect in effects:
        points += effect.points(state, city)
    return points


class TreasuryPoints(Rule[ClassicState]):
    """A point for every full three coins (C104)."""

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Count the treasury."""
        sheet[row + ROW_TREASURY] += state.cities[seat].coins // COINS_PER_POINT


class WonderPoints(Rule[ClassicState]):
    """Points of the stages that stand (C105)."""

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
        age: i64 = 0
        while age < 3:
            cards = built[age]
            while cards != 0:
                card = age * PER_AGE + first(cards)
                cards = cards & (cards - 1)
                color = catalog.color[card]
                if color == BLUE:
                    sheet[row + ROW_BLUE] += printed_points(state, seat, catalog.effects[card])
                elif color == YELLOW:
                    sheet[row + ROW_YELLOW] += printed_points(state, seat, catalog.effects[card])
                elif color == PURPLE:
                    sheet[row + ROW_GUILDS] += printed_points(state, seat, catalog.effects[card])
            age += 1


class SciencePoints(Rule[ClassicState]):
    """Symbols, with those of choice and a copied guild settled for the best total (C216).

    A copied Scientists Guild shows in the row of science, any other in that of guilds.
    """

    def score(self, state: ClassicState, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Count the symbols and the copy."""
        city = state.cities[seat]
        sheet[row + ROW_GREEN] += science_points(city.symbols, city.any_symbols)
        if city.copies_guild != 0:
            guild = best_copy(state, seat)
            if guild != NO_CARD:
                where: i64 = ROW_GREEN if gives_symbol(state, guild) else ROW_GUILDS
                sheet[row + where] += copy_points(state, seat, guild)


def best_copy(state: ClassicState, seat: i64) -> i64:
    """Return the guild in a neighbouring city that is worth most here, if any (C76, C77, C81)."""
    catalog = state.catalog
    cities = state.cities
    nearby = cities[catalog.left[seat]].built[2] | cities[catalog.right[seat]].built[2]
    guilds = nearby & catalog.guilds
    best: i64 = NO_CARD
    most: i64 = -1
    while guilds != 0:
        card = 2 * PER_AGE + first(guilds)
        guilds = guilds & (guilds - 1)
        points = copy_points(state, seat, card)
        if points > most:
            best = card
            most = points
    return best


def copy_points(state: ClassicState, seat: i64, guild: i64) -> i64:
    """Return what a guild would be worth if it stood in a seat's city too (C214, C215)."""
    points: i64 = 0
    for effect in state.catalog.effects[guild]:
        if isinstance(effect, AnyScience):
            city = state.cities[seat]
            points += science_points(city.symbols, city.any_symbols + 1)
            points -= science_points(city.symbols, city.any_symbols)
        else:
            points += effect.points(state, seat)
            if isinstance(effect, PointsPer) and effect.what == BROWN_GREY_PURPLE:
                points += effect.amount  # the copy counts itself (C80)
    return points


def gives_symbol(state: ClassicState, guild: i64) -> bool:
    """Tell whether a guild gives a science symbol."""
    return isinstance(state.catalog.effects[guild][0], AnyScience)


def total_points(state: ClassicState, sheet: vec[i64], seat: i64) -> i64:
    """Add up a seat's column of a score sheet."""
    width: i64 = len(state.game.categories)
    points: i64 = 0
    row: i64 = 0
    while row < width:
        points += sheet[seat * width + row]
        row += 1
    return points


def end_game(state: ClassicState) -> None:
    """End the game: most points win, then most coins, then all who are level (C113, C220)."""
    sheet = state.count_points()
    leaders: i64 = 0
    most: i64 = 0
    seat: i64 = 0
    while seat < state.game.seats:
        points = total_points(state, sheet, seat)
        if leaders == 0 or points > most:
            leaders = BITS[seat]
            most = points
        elif points == most:
            leaders = leaders | BITS[seat]
        seat += 1
    kind: i64 = CIVILIAN
    if leaders & (leaders - 1) != 0:
        leaders = richest_of(state, leaders)
        kind = SHARED if leaders & (leaders - 1) != 0 else CIVILIAN_TIEBREAK
    state.tell(ENDED, 0, kind, leaders)
    state.end(kind, leaders)


def richest_of(state: ClassicState, seats: i64) -> i64:
    """Return those of some seats that have most coins."""
    richest: i64 = 0
    most: i64 = -1
    while seats != 0:
        seat = first(seats)
        seats = seats & (seats - 1)
        coins = state.cities[seat].coins
        if coins > most:
            richest = BITS[seat]
            most = coins
        elif coins == most:
            richest = richest | BITS[seat]
    return richest
