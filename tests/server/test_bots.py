"""Computer players: what they know, their queue, and failures."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from tests.server.registries import ANNA, registry_in
from thaumata import NATURE, Dealer, Game, Rng, State
from thaumata.players.player import Table
from thaumata.players.stand_in import stand_in
from thaumata.record import Record
from thaumata.server.bots.pool import Pool, ProgressCallback
from thaumata.server.bots.questions import AnyQuestion, MoveQuestion, MoveReply, move_question
from thaumata.server.bots.worker import answer
from thaumata.server.messages import NewTable
from thaumata.server.ops.metrics import Metrics
from thaumata.server.tables.commands import Start
from thaumata.server.tables.execute import execute


def dealt(variant: str) -> State:
    """Return a game at its first choice."""
    state, dealer = Game(variant).start(), Dealer(5)
    while state.pending_seats == (NATURE,):
        dealer.answer(state)
    return state


def asked(player: str, variant: str = "duel", seed: int = 1) -> MoveQuestion:
    """Return a question about the first choice of a game."""
    state = dealt(variant)
    return move_question(state, Record(state.game), state.pending_seats[0], player, seed)


@pytest.mark.parametrize("variant", ["duel", "duel+pantheon+agora", "classic-3+cities"])
def test_a_question_tells_nothing_that_the_seat_does_not_know(variant: str) -> None:
    state = dealt(variant)
    seat = state.pending_seats[0]
    other = state.resample(seat, Rng(9))
    told = [move_question(each, Record(each.game), seat, "easy", 3) for each in (state, other)]
    assert told[0] == told[1]


@pytest.mark.parametrize("variant", ["duel+pantheon+agora", "classic-2", "classic-4+cities+teams"])
def test_a_process_answers_with_something_legal(variant: str) -> None:
    state = dealt(variant)
    seat = state.pending_seats[0]
    question = msgspec.json.decode(msgspec.json.encode(asked("easy", variant)), type=MoveQuestion)
    assert state.game.why_not(state, seat, answer(question).text) is None


def test_tables_take_turns_and_quick_players_find_a_process() -> None:
    async def trial() -> list[str]:
        pool = Pool(2, 20, Metrics())
        order: list[str] = []

        async def think(question: AnyQuestion, report: ProgressCallback) -> MoveReply:
            assert isinstance(question, MoveQuestion)
            order.append(f"{question.player} {question.seed}")
            await asyncio.sleep(0.01)
            return MoveReply("x")

        pool._think = think  # type: ignore[method-assign]
        busy = [pool.ask("a", asked("expert", seed=seed)) for seed in (1, 2, 3)]
        late = [pool.ask("b", asked("expert", seed=4)), pool.ask("c", asked("easy", seed=5))]
        await asyncio.gather(*busy, *late)
        return order

    order = asyncio.run(trial())
    assert order[:2] == ["expert 1", "easy 5"]  # one process is left for quick players
    assert order.index("expert 4") < order.index("expert 3")


def test_a_process_that_dies_or_dawdles_is_replaced_and_a_move_made() -> None:
    async def trial() -> None:
        metrics = Metrics()
        pool = Pool(1, 20, metrics)
        assert await pool.ask("t", asked("easy"))
        (process,) = pool._idle
        os.kill(process.pid, signal.SIGKILL)
        assert await pool.ask("t", asked("easy"))
        assert await pool.ask("t", asked("nobody of this name")) == ""
        (process,) = pool._idle
        os.kill(process.pid, signal.SIGSTOP)
        pool._patience = 0.05
        assert await pool.ask("t", asked("easy")) == ""
        assert process.returncode is not None
        await pool.stop()
        assert pool._idle == []
        assert "replaced_workers_total 0" not in metrics.text()

    asyncio.run(trial())


def test_a_computer_whose_process_fails_plays_all_the_same(tmp_path: Path) -> None:
    async def trial() -> None:
        async with registry_in(tmp_path) as registry:

            async def fail(table: str, question: MoveQuestion) -> str:
                return "build the moon"

            registry.services.pool.ask = fail  # type: ignore[method-assign]
            table = await registry.open_table(
                ANNA, NewTable("classic-3", computers=["hard", "easy"])
            )
            await execute(table, ANNA, Start())
            assert table.game is not None
            while table.game.asked != (0,):
                await asyncio.sleep(0.01)

    asyncio.run(trial())


@pytest.mark.parametrize("answer", ["", "build the moon"])
def test_the_greedy_player_stands_in_for_one_that_gave_no_legal_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    stood_in: list[str] = []

    def noted(player: str, table: Table, rng: Rng) -> int:
        stood_in.append(player)
        return stand_in(player, table, rng)

    async def trial() -> None:
        async with registry_in(tmp_path) as registry:

            async def fail(table: str, question: MoveQuestion) -> str:
                return answer

            registry.services.pool.ask = fail  # type: ignore[method-assign]
            monkeypatch.setattr("thaumata.server.tables.bots.stand_in", noted)
            table = await registry.open_table(ANNA, NewTable("classic-3", computers=["hard"]))
            await execute(table, ANNA, Start())
            assert table.game is not None
            while not stood_in or table.game.asked != (0,):
                await asyncio.sleep(0.01)

    asyncio.run(trial())
    assert sorted(stood_in) == ["hard", "medium"]


def test_a_computer_that_decides_several_times_running_is_asked_once_for_each(
    tmp_path: Path,
) -> None:
    async def trial() -> None:
        async with registry_in(tmp_path) as registry:
            asked: list[int] = []

            async def choose(table: str, question: MoveQuestion) -> str:
                asked.append(question.seat)
                await asyncio.sleep(0.01)
                return ""  # a stand-in plays

            registry.services.pool.ask = choose  # type: ignore[method-assign]
            table = await registry.open_table(ANNA, NewTable("duel", computers=["easy"]))
            await execute(table, ANNA, Start())
            game = table.game
            assert game is not None
            while game.asked != (0,) or game.state.decision() != "turn":
                if game.asked == (0,):
                    text = game.state.game.text(game.state, 0, game.state.legal_actions(0)[0])
                    async with table.changing():
                        game.act(0, text)
                await asyncio.sleep(0.005)
            while table.bots.are_thinking:
                await asyncio.sleep(0.005)
            assert f"thaumata_actions_total {len(asked)}\n" in registry.services.metrics.text()

    asyncio.run(trial())
