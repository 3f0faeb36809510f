"""Several players at one terminal do not see each other's secrets."""

import io
import re
from pathlib import Path

import pytest
from msgspec import to_builtins
from rich.console import Console

from tests.cli.test_terminal import ESCAPES, Window
from thaumata import NATURE, Dealer, Game, State
from thaumata.drawing.families import make_display, make_scene
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.views import view
from thaumata.wording.words import Words

CALL = "Player {}, it is your turn. Press Enter when nobody else is looking."

WIPED = "\x1b[2J\x1b[H\x1b[3J"
"""The codes that clear the screen and the scrollback buffer."""

VARIANTS = (
    *("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora"),
    *("classic-2", "classic-4", "classic-3+cities", "classic-4+cities+teams"),
)


def has_secrets(state: State, seat: int | None) -> bool:
    players = [f"P{number}" for number in range(state.game.seats)]
    console = Console(file=io.StringIO())
    return make_scene(
        console, make_display(Words("en"), state.game, players), state, seat
    ).has_secrets


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seat_that_knows_more_than_a_spectator_has_secrets(variant: str) -> None:
    state, dealer, rng = Game(variant).start(), Dealer(5), Rng(5)
    while state.pending:
        if state.pending >> NATURE & 1:
            dealer.answer(state)
            continue
        seat = int(state.pending & -state.pending).bit_length() - 1
        own, others = to_builtins(view(state, seat)), to_builtins(view(state))
        for field in ("seat", "actions"):
            del own[field], others[field]
        assert has_secrets(state, seat) == (own != others)
        assert not has_secrets(state, None)
        legal = state.legal_actions(seat)
        state.perform(seat, legal[rng.below(len(legal))])


def until(variant: str, decision: str, *, in_public: bool = False) -> Record:
    """Return a game up to a position in which a seat is asked for a decision."""
    for seed in range(30):
        record = Record(Game(variant), seed=seed)
        state, dealer, rng = record.game.start(), Dealer(seed), Rng(seed)
        while state.pending:
            seat = NATURE if state.pending >> NATURE & 1 else int(state.pending).bit_length() - 1
            is_asked = state.decision() == decision and seat != NATURE
            if is_asked and not (in_public and has_secrets(state, seat)):
                return record
            legal = state.legal_actions(seat)
            action = int(dealer.choose(state)) if seat == NATURE else legal[rng.below(len(legal))]
            record.play(state, seat, action)
    raise AssertionError("nobody is asked for this")


@pytest.mark.parametrize(
    ("variant", "decision"),
    [
        ("duel+agora", "keep_conspiracy"),
        ("duel+pantheon", "place_god"),
        ("classic-2", "raise"),
        ("classic-3", "choose"),
    ],
)
def test_drawn_pieces_hands_and_looks_through_the_pile_are_secrets(
    variant: str, decision: str
) -> None:
    state = until(variant, decision).state()
    seat = int(state.pending).bit_length() - 1
    assert has_secrets(state, seat)


# At the terminal


def leave(window: Window) -> str:
    window.type("q\r")
    left = window.wait_for("--re")
    assert window.close() == 0
    return left


def test_the_first_hand_waits_for_its_player(home: Path) -> None:
    window = Window("play classic --seats 3 --seed 11 --opponent human", 80, 24)
    screen = window.wait_for(CALL.format(1))
    assert "Choose a card" not in ESCAPES.sub("", screen)
    window.type("\r")
    assert "Choose a card" in ESCAPES.sub("", window.wait_for("Player 1 › "))
    leave(window)


def test_nothing_stays_above_the_screen_or_in_the_keys_at_a_hand_over(home: Path) -> None:
    window = Window("play classic --seats 3 --seed 11 --opponent human", 80, 24)
    window.wait_for(CALL.format(1))
    window.type("\r")
    window.wait_for("Player 1 › ")
    window.type("sell ore\r")
    screen = window.wait_for(CALL.format(2))
    assert WIPED in screen
    assert "Ore Vein" not in screen.partition(WIPED)[2]
    window.type("\r")
    window.wait_for("Player 2 › ")
    window.type("\x1b[A\r")  # the line before, which must not stay on the screen
    assert "sell" not in window.wait_for("Player 2 › ")
    left = leave(window)
    assert WIPED in left
    assert "Choose a card" not in left.partition(WIPED)[2]


def test_drawn_conspiracies_wait_for_their_player(home: Path) -> None:
    record = until("duel+agora", "conspirator", in_public=True)
    path = home / "a.record"
    path.write_text(record.text(), "utf-8")
    seat = int(record.state().pending).bit_length()
    window = Window(f"play --record {path}", 100, 40)
    assert "Press Enter" not in window.wait_for(" › ")
    window.type("consp\r")
    screen = ESCAPES.sub("", window.wait_for(CALL.format(seat)))
    assert "Choose which conspiracy to keep" not in screen
    window.type("\r")
    assert "Choose which conspiracy to keep" in ESCAPES.sub("", window.wait_for(" › "))
    leave(window)


@pytest.mark.parametrize("variant", ["duel", "duel+pantheon"])
def test_where_there_is_no_secret_nobody_is_called(variant: str, home: Path) -> None:
    window = Window(f"play {variant} --seed 7 --opponent human", 100, 40)
    for _ in range(3):
        assert "Press Enter" not in window.wait_for(" › ")
        window.type("1\r")
    assert "Press Enter" not in window.wait_for(" › ")
    leave(window)


def test_one_person_alone_is_never_called(home: Path) -> None:
    window = Window("play classic --seats 3 --seed 11", 80, 24)
    screen = window.wait_for("Player 1 › ")
    assert "Press Enter" not in screen
    assert "\x1b[3J" not in screen
    leave(window)


def test_a_player_who_deals_knows_every_card_and_is_not_called(home: Path) -> None:
    window = Window("play classic --dealer human --opponent human --option sides=A", 80, 24)
    window.wait_for("Dealer › ")
    window.type("gizah babylon rhodos\r")
    window.wait_for("Dealer › ")
    for _ in range(20):
        window.type("1\r")
        screen = window.wait_for(" › ")
    assert re.search(r"Player 1 › $", ESCAPES.sub("", screen))
    assert "Press Enter" not in window.seen
    leave(window)
