"""The proof of a fair deal."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import run
from thaumata import NATURE, Game, Record, ThaumataError
from thaumata.game import State
from thaumata.play.fairness import check_deal, draw_deal
from thaumata.play.online_game import OnlineGame


def played(seed: int) -> OnlineGame:
    game = OnlineGame(Game("duel"), seed)
    game.begin()
    while not game.is_over:
        seat, state = game.asked[0], game.state
        game.act(seat, first_text(state, seat))
    return game


def first_text(state: State, seat: int) -> str:
    return state.game.text(state, seat, state.legal_actions(seat)[0])


def test_every_card_comes_as_the_seed_says() -> None:
    record = played(11).record
    assert check_deal(record) == sum(move.seat == NATURE for move in record.moves)
    record.seed = 12
    with pytest.raises(ThaumataError) as refused:
        check_deal(record)
    assert refused.value.message_id == "error-deal"


def test_the_hash_fixes_the_seed_and_tells_nothing() -> None:
    deal = draw_deal()
    assert re.fullmatch("[0-9a-f]{64}", deal.commitment)
    assert str(deal.seed) not in deal.commitment
    assert deal._replace(seed=deal.seed + 1).commitment != deal.commitment
    assert deal._replace(nonce="").commitment != deal.commitment


def test_the_command_checks_a_record(tmp_path: Path) -> None:
    deal = draw_deal()
    record = played(deal.seed).record
    record.nonce = deal.nonce
    path = tmp_path / "game.record"
    path.write_text(record.text(), "utf-8")
    assert Record.parse(record.text()).nonce == deal.nonce
    code, out, err = run(f"verify {path} --commitment {deal.commitment}")
    assert (code, err) == (0, "")
    assert deal.commitment in out
    assert str(deal.seed) in out
    assert run(f"verify {path} --commitment {'0' * 64}").code == 2
    path.write_text(record.text().replace(f"seed: {deal.seed}", "seed: 1"), "utf-8")
    assert "the seed says" in run(f"verify {path}").err
    path.write_text(record.text().replace(f"seed: {deal.seed}\n", ""), "utf-8")
    assert "has no seed" in run(f"verify {path}").err
