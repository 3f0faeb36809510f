"""The report of an arena, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil

import msgspec

from thaumata.players.arena.intervals import wilson
from thaumata.players.arena.played import FORFEIT, Fault, Played
from thaumata.players.arena.ratings import Score, rate
from thaumata.players.arena.schedule import Schedule
from thaumata.players.arena.settings import Settings


class Times(msgspec.Struct, frozen=True):
    """The seconds of a player's decisions, without forced ones."""

    decisions: int
    median: float | None
    p99: float | None


class Standing(msgspec.Struct, frozen=True):
    """The results of a player against all others."""

    player: str
    elo: float | None
    """The average of all players is 0; None for a player alone."""

    elo_low: float | None
    elo_high: float | None
    """The bounds of the 95 % interval."""

    games: int
    forfeits: int
    """Games that the player has forfeited."""

    times: Times


class Meeting(msgspec.Struct, frozen=True):
    """The results of a player against another; with several sides, from its games alone."""

    player: str
    against: str
    games: int
    won: int
    """Games won alone or with an ally."""

    shared: int
    """Games won together with another side."""

    share: float
    """The share of games won; a shared one counts in part."""

    low: float
    high: float
    """The bounds of its 95 % interval."""

    chance: float
    """The share if all players were equally strong."""

    victories: dict[str, int]
    """These games by kind of victory."""


class Forfeited(msgspec.Struct, frozen=True):
    """A game that was forfeited."""

    player: str
    deal: int
    players: tuple[str, ...]
    fault: Fault


class Report(msgspec.Struct, frozen=True):
    """The whole report."""

    settings: Settings
    sides: int
    """The number of sides of a game: players, or teams."""

    games: int
    scheduled: int
    """Games to be played; fewer were played if the arena was stopped."""

    standings: list[Standing]
    """The best first."""

    meetings: list[Meeting]
    """Each pairing, or each direction of it."""

    victories: dict[str, int]
    """Games by kind of victory, including forfeits."""

    first_player_win_rate: float | None
    """A shared victory counts in part. None if all play at once."""

    forfeits: list[Forfeited]


def sum_up(
    settings: Settings, schedule: Schedule, victories: Sequence[str], played: Iterable[Played]
) -> Report:
    """Sum up scheduled games, in any order."""
    order = {fixture: n for n, fixture in enumerate(schedule.fixtures())}
    games = sorted(
        (game for game in played if game.fixture in order), key=lambda game: order[game.fixture]
    )
    kinds = Counter(game.victory for game in games)
    return Report(
        settings,
        len(schedule.sides),
        len(games),
        len(order),
        _standings(schedule, games),
        _meetings(schedule, games),
        {kind: kinds[kind] for kind in (*victories, FORFEIT) if kind in victories or kinds[kind]},
        _first_player_win_rate(games),
        [
            Forfeited(game.loser, game.deal, game.players, game.fault)
            for game in games
            if game.fault
        ],
    )


def _meetings(schedule: Schedule, games: Sequence[Played]) -> list[Meeting]:
    """Sum up each direction of each pairing."""
    meetings = []
    for alone, among in _directions(schedule):
        parts, kinds = [], Counter[str]()
        for game in games:
            side = _side_of(schedule, game, alone, among)
            if side is not None:
                parts.append(game.side_won(schedule.sides, side))
                kinds[game.victory] += 1
        low, high = wilson(sum(parts), len(parts))
        meetings.append(
            Meeting(
                alone,
                among,
                games=len(parts),
                won=parts.count(1.0),
                shared=sum(0 < part < 1 for part in parts),
                share=sum(parts) / len(parts) if parts else 0.0,
                low=low,
                high=high,
                chance=1 / len(schedule.sides),
                victories=dict(sorted(kinds.items())),
            )
        )
    return meetings


def _directions(schedule: Schedule) -> list[tuple[str, str]]:
    """List who sits alone among whom; with two sides, each pairing counts once."""
    found = []
    for one, other in schedule.pairings:
        if one != other:
            found.append((one, other))
            if len(schedule.sides) > 2 and not schedule.is_lone:
                found.append((other, one))
    return found


def _side_of(schedule: Schedule, game: Played, alone: str, among: str) -> int | None:
    """Return the side of a player that sits alone among another in a game; None if it does not."""
    seated = [game.players[seats[0]] for seats in schedule.sides]
    if seated.count(alone) != 1 or seated.count(among) != len(seated) - 1:
        return None
    return seated.index(alone)


def _standings(schedule: Schedule, games: Sequence[Played]) -> list[Standing]:
    """Rate the players; a game of several sides counts as the share of others that are behind."""
    scores = {}
    for pairing in schedule.pairings:
        won, number = 0.0, 0
        for game in games:
            for alone, among in (pairing, pairing[::-1]):
                side = _side_of(schedule, game, alone, among)
                if side is not None:
                    stands = game.standing(schedule.sides, side)
                    won += stands if alone == pairing[0] else 1 - stands
                    number += 1
                    break
        scores[pairing] = Score(won, number)
    ratings = rate(schedule.players, scores) if len(schedule.players) > 1 else {}
    standings = []
    for player in schedule.players:
        rating = ratings.get(player)
        standings.append(
            Standing(
                player,
                rating and rating.elo,
                rating and rating.elo - rating.reach,
                rating and rating.elo + rating.reach,
                sum(player in game.players for game in games),
                sum(game.loser == player for game in games),
                _times(player, games),
            )
        )
    return sorted(standings, key=lambda standing: -(standing.elo or 0))


def _times(player: str, games: Sequence[Played]) -> Times:
    times = sorted(
        time
        for game in games
        for name, thought in zip(game.players, game.times, strict=True)
        if name == player
        for time in thought
    )
    return Times(len(times), _quantile(times, 0.5), _quantile(times, 0.99))


def _quantile(times: Sequence[int], share: float) -> float | None:
    """Return a quantile of times, in seconds."""
    return times[max(0, ceil(share * len(times)) - 1)] / 1e6 if times else None


def _first_player_win_rate(games: Sequence[Played]) -> float | None:
    shares = [
        (game.first in game.winners) / len(game.winners) for game in games if game.first is not None
    ]
    return sum(shares) / len(shares) if shares else None
