"""The tasks in which computer players of a table choose."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from thaumata.game import ThaumataError
from thaumata.play.online_game import OnlineGame
from thaumata.players.player import Table
from thaumata.players.stand_in import stand_in
from thaumata.rng import Rng
from thaumata.server.bots.questions import move_question
from thaumata.server.tables.clocks import return_seat

if TYPE_CHECKING:
    from thaumata.server.tables.live_table import LiveTable

log = logging.getLogger("thaumata.server")


class TableBots:
    """One task for each seat that a computer plays and that is asked."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[bool]] = {}

    @property
    def are_thinking(self) -> bool:
        """Whether any of them is choosing."""
        return bool(self._tasks)

    def start(self, table: LiveTable) -> None:
        """Ask the computer players whose turn it is and who have not been asked."""
        asked = table.game.asked if table.game else ()
        for chair in table.chairs:
            if chair.computer and chair.seat in asked and chair.seat not in self._tasks:
                task = asyncio.create_task(self._play(table, chair.seat, chair.computer))
                self._tasks[chair.seat] = task
                task.add_done_callback(partial(self._finished, table, chair.seat))

    def cancel(self) -> None:
        """Stop asking."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    async def _play(self, table: LiveTable, seat: int, player: str) -> bool:
        """Have a player choose, and play that unless the question has changed meanwhile.

        Returns whether the seat may be asked again: not where another process owns the table.
        """
        services, game = table.services, table.game
        if game is None or not await services.cluster.acquire(table.id):
            return False  # the owner asks
        services.metrics.count("decisions")
        number = game.number
        # The seed of the player must not depend on the seed of the deal.
        question = move_question(game.state, game.record, seat, player, secrets.randbits(32))
        text = await services.pool.ask(table.id, question)
        with suppress(ThaumataError):  # the table was discarded, or another process was quicker
            async with table.changing() as changes:
                self._tasks.pop(seat, None)  # the next decision of the seat is asked anew
                game = table.game
                if game is not None and _is_still_asked(table, game, seat, number):
                    _act(game, seat, player, text)
                    changes += return_seat(table, seat)
                    services.metrics.count("actions")
        return True

    def _finished(self, table: LiveTable, seat: int, task: asyncio.Task[bool]) -> None:
        """Forget a task, and ask again where the seat is still asked."""
        if self._tasks.get(seat) is task:
            del self._tasks[seat]
        if task.cancelled():
            return
        if problem := task.exception():
            log.error("a computer player failed", exc_info=problem, extra={"table": table.id})
        elif task.result() and not table.is_discarded:
            table.schedule()


def _is_still_asked(table: LiveTable, game: OnlineGame, seat: int, number: int) -> bool:
    """Return whether a computer still has the decision of the state with a number."""
    is_asked = seat in game.asked and game.is_current(seat, number)
    return is_asked and bool(table.chairs[seat].computer)


def _act(game: OnlineGame, seat: int, player: str, text: str) -> None:
    """Play the choice of a computer player, or a stand-in's where it failed."""
    state = game.state
    if state.game.why_not(state, seat, text) is not None:
        rng = Rng(secrets.randbits(32))
        sample = Table(state.resample(seat, rng), seat)
        text = sample.text(stand_in(player, sample, rng))
    game.act(seat, text)
