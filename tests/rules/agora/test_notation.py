"""The text of Agora's actions, read and written."""

import pytest

from tests.rules.agora.games import fond_steps
from tests.rules.agora.table import agora
from tests.rules.duel.table import pending_seat, play, texts
from thaumata.game import AmbiguousAction, IllegalAction, InvalidAction


@pytest.mark.parametrize("variant", ["duel+agora", "duel+pantheon+agora"])
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_has_a_text_of_its_own_that_reads_back(variant: str, seed: int) -> None:
    for state in fond_steps(variant, seed):
        if not state.pending:
            return
        seat = pending_seat(state)
        legal = state.legal_actions(seat)
        written = [state.game.text(state, seat, action) for action in legal]
        assert len(set(written)) == len(legal)
        assert not any("?" in text for text in written)
        if len(legal) < 20:
            assert [state.game.parse(state, seat, text) for text in written] == legal


def test_a_conspiracy_is_prepared_with_a_card() -> None:
    state = agora(open=("tavern", "quarry"), plots=(("coup",), ()))
    assert [text for text in texts(state) if text.startswith("prepare")] == [
        "prepare coup tavern",
        "prepare coup quarry",
    ]
    with pytest.raises(AmbiguousAction):
        state.game.parse(state, 0, "prepare coup")
    with pytest.raises(IllegalAction):
        state.game.parse(state, 0, "prepare treason tavern")


@pytest.mark.parametrize(
    "text", ["place 7", "place", "move 1", "keep gossip", "decree 1 7", "lock", "trigger", "top 1"]
)
def test_what_is_no_action_here_is_refused(text: str) -> None:
    state = agora(open=("politician_left_1", "quarry"))
    play(state, "build politician_left_1")
    with pytest.raises((InvalidAction, IllegalAction, AmbiguousAction)) as caught:
        state.game.parse(state, 0, text)
    if text in ("place 7", "keep gossip", "decree 1 7", "top 1"):
        assert isinstance(caught.value, InvalidAction)


def test_a_move_names_both_chambers() -> None:
    state = agora(open=("politician_left_1", "quarry"), cubes=({2: 1}, {}))
    play(state, "build politician_left_1")
    assert [text for text in texts(state) if text.startswith("move")] == ["move 2 1", "move 2 3"]
    with pytest.raises(AmbiguousAction):
        state.game.parse(state, 0, "move 2")
