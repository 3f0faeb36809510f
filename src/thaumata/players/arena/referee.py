"""Play one game of an arena, with a clock, and with a forfeit for a player that fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from thaumata.game import Game, Outcome, State, ThaumataError
from thaumata.players.arena.entrants import make_entrant
from thaumata.players.arena.played import FORFEIT, Fault, Forfeit, Played
from thaumata.players.arena.program import Program
from thaumata.players.arena.schedule import Fixture
from thaumata.players.arena.settings import Settings
from thaumata.players.game_loop import play_to_end, seat_rng
from thaumata.players.player import Player, Table
from thaumata.players.player_errors import reporting_player_errors
from thaumata.players.playout_many import game_seed
from thaumata.players.playout_tally import NOBODY, first_player


class Referee:
    """Plays games of an arena, one after the other."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._game = settings.game()
        self._known: dict[tuple[str, int], Player] = {}
        """Players by name and seat, which are kept since some take long to make."""

    def play(self, fixture: Fixture) -> Played:
        """Play a game to its end, or until a player forfeits it."""
        seed = int(game_seed(self._settings.seed, fixture.deal))
        players = [self._player(name, seat) for seat, name in enumerate(fixture.players)]
        match = Match(self._game, fixture, players)
        try:
            return match.play(seed)
        except Forfeit as problem:
            played = match.forfeited(problem)
            self._forget(fixture.players[match.seat], match.seat)
            return played
        finally:
            for player in players:
                if isinstance(player, Program):
                    player.end(match.outcome)

    def _player(self, name: str, seat: int) -> Player:
        if (name, seat) not in self._known:
            self._known[name, seat] = make_entrant(name, self._settings)
        return self._known[name, seat]

    def _forget(self, name: str, seat: int) -> None:
        """Drop a player that has failed, so that it is made anew."""
        del self._known[name, seat]


class Match:
    """One game in play."""

    outcome: Outcome | None = None
    """The outcome by the rules."""

    seat: int = 0
    """The seat that is acting and may fail."""

    def __init__(self, game: Game, fixture: Fixture, players: list[Player]) -> None:
        self._game = game
        self._fixture = fixture
        self._players = players
        self._times: list[list[int]] = [[] for _ in players]

    def play(self, seed: int) -> Played:
        """Play the game to its end; raise a ``Forfeit`` if a player fails."""
        for seat, player in enumerate(self._players):
            with self._reporting_errors(seat):
                player.begin(self._game, seat, seat_rng(seed, seat))
        state, _ = play_to_end(self._game, seed, self._ask)
        return self._ended(state)

    def _ask(self, table: Table) -> int:
        """Ask a player for an action; measure the time unless it is forced."""
        began = perf_counter()
        with self._reporting_errors(table.seat):
            action = self._players[table.seat].choose(table)
        if len(table.legal_actions) > 1:
            self._times[table.seat].append(round(1e6 * (perf_counter() - began)))
        if action not in table.legal_actions:
            text = table.text(action) if isinstance(action, int) else repr(action)
            raise Forfeit("forfeit-illegal", text=text, decision=table.decision)
        return action

    @contextmanager
    def _reporting_errors(self, seat: int) -> Iterator[None]:
        """Turn exceptions of a player into a forfeit; a program reports its own."""
        self.seat = seat
        try:
            with reporting_player_errors(self._fixture.players[seat], "forfeit-failed"):
                yield
        except ThaumataError as problem:
            if isinstance(problem.__cause__, Forfeit):
                raise problem.__cause__ from None
            raise Forfeit(problem.message_id, **problem.arguments) from problem

    def _ended(self, state: State) -> Played:
        self.outcome = state.outcome()
        assert self.outcome is not None
        first = int(first_player(state))
        return Played(
            self._fixture.deal,
            self._fixture.players,
            self.outcome.kind,
            self.outcome.winners,
            self.outcome.sheet.totals,
            None if first == NOBODY else first,
            self._thought(),
        )

    def forfeited(self, problem: Forfeit) -> Played:
        """Return the result of a forfeit: the other player wins in all its seats."""
        players = self._fixture.players
        fault = Fault(self.seat, problem.message_id, problem.arguments)
        winners = tuple(s for s, name in enumerate(players) if name != players[self.seat])
        return Played(
            self._fixture.deal, players, FORFEIT, winners, times=self._thought(), fault=fault
        )

    def _thought(self) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, self._times))
