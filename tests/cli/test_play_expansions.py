"""The expansions in the terminal: whole games, explanations, drawings and secrets."""

import io
import os
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.terminal import last_record, read, run
from tests.record.records import played
from tests.rules.agora.table import agora
from thaumata import Game
from thaumata.cli.game.piece_search import find_piece
from thaumata.drawing.display import Display
from thaumata.drawing.duel.notation import DuelNotation
from thaumata.drawing.duel.table import DuelTable
from thaumata.drawing.families import make_display, make_scene
from thaumata.drawing.glyphs import IDLE
from thaumata.play.story import retell
from thaumata.record import Record
from thaumata.views.duel.structs import DuelView
from thaumata.views.duel.view import duel_view
from thaumata.wording.words import LANGUAGES, Words

PICTURES = Path(__file__).parent / "pictures"
PLAYERS = ("Anna", "Богдан")
WHOLE_GAME = ["1"] * 250
VARIANTS = ("duel+pantheon", "duel+agora", "duel+pantheon+agora")

every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(shown: DuelView, display: Display, width: int, height: int) -> list[str]:
    """Return a table drawn for a terminal of this size."""
    console = Console(force_terminal=True, width=width, height=height, file=io.StringIO())
    return [str(line) for line in DuelTable(console, display).draw(shown, hint="Help").renderables]


def asked(record: Record, every: int) -> list[tuple[DuelView, int]]:
    """List views of some positions of a game, with the seat that is asked."""
    state = record.game.start()
    shown = []
    for number, move in enumerate(record.moves):
        if move.seat < 2 and number % every == 0:
            shown.append((duel_view(state, move.seat), move.seat))
        state.perform(move.seat, move.action)
    return shown


def test_a_conspiracy_that_would_do_nothing_bears_a_mark() -> None:
    """D197: it is marked beside its name and explained beside the choice."""
    state = agora(plots=((("blackmail", "stable"), ("coup", "altar")), ()), coins=(7, 0))
    display = make_display(Words("en"), state.game, PLAYERS)
    text = "\n".join(drawn(duel_view(state, 0), display, 120, 40))
    assert f"Blackmail!{IDLE}" in text
    assert "Coup!" in text
    assert f"Coup!{IDLE}" not in text
    assert "Trigger Blackmail, which would do nothing now" in text


# Whole games


@pytest.mark.slow
@every_variant
@every_language
def test_a_game_is_played_to_its_end(variant: str, language: str, home: Path) -> None:
    _, _, expansions = variant.partition("+")
    arguments = f"play duel --expansions {expansions.replace('+', ',')} --opponent random"
    code, out, err = run(f"{arguments} --seed 3 --language {language}", WHOLE_GAME)
    assert (code, err) == (0, "")
    record = read(last_record(home))
    assert record.game.variant == variant
    assert record.state().pending == 0
    words = Words(language)
    rows = {"pantheon": ("gods", "temples"), "agora": ("senate",)}
    for expansion in record.game.expansions:
        assert words(f"duel-expansion-{expansion}") in out
        for row in rows[expansion]:
            assert words(f"label-category-{row}") in out
    assert not re.search(r"(label|event|prompt|action|payment|command|duel)-[a-z]", out)


@pytest.mark.parametrize(("variant", "language"), list(zip(VARIANTS, LANGUAGES, strict=True)))
def test_a_game_is_told_to_its_end(variant: str, language: str) -> None:
    record = played(4, variant=variant)
    Path("a.record").write_text(record.text(), "utf-8")
    code, out, err = run(f"replay a.record --language {language}")
    assert (code, err) == (0, "")
    assert Words(language)("label-total") in out
    assert not re.search(r"(label|event|prompt|action|payment|command|duel)-[a-z]", out)
    code, out, err = run(f"replay a.record --at 60 --language {language}")
    assert (code, err) == (0, "")


def test_a_variant_can_be_named_whole_and_the_game_goes_on_as_it_would_have() -> None:
    whole = "play duel+pantheon+agora --opponent random --seed 5 --record"
    run(f"{whole} whole.record", ["1"] * 30)
    run(f"{whole} parts.record", ["1"] * 12)
    code, out, _ = run("play duel+pantheon+agora --record parts.record", ["1"] * 18)
    assert code == 0
    assert "The game from parts.record goes on." in out
    assert read(Path("parts.record")).moves == read(Path("whole.record")).moves


@pytest.mark.parametrize(
    ("variant", "decision", "verb"),
    [("duel+pantheon", "turn", "activate"), ("duel+agora", "senate_action", "place")],
)
def test_a_choice_is_taken_back(variant: str, decision: str, verb: str) -> None:
    record, number = before(variant, decision, verb)
    Path("a.record").write_text(record.text(), "utf-8")
    arguments = f"play {variant} --opponent human --record a.record"
    code, out, _ = run(arguments, [str(number), "undo"])
    assert code == 0
    assert "Undone." in out
    assert read(Path("a.record")).moves == record.moves


def before(variant: str, decision: str, verb: str) -> tuple[Record, int]:
    """Return a game before a choice that reveals nothing, and the number of the choice."""
    for seed in range(20):
        record = played(seed, variant=variant)
        state = record.game.start()
        for number, move in enumerate(record.moves):
            if move.seat < 2 and state.decision() == decision:
                for place, action in enumerate(duel_view(state, move.seat).actions, 1):
                    after = state.copy()
                    after.perform(move.seat, state.legal_actions(move.seat)[place - 1])
                    if action.verb == verb and 0 < int(after.pending) < 4:
                        record.undo(number)
                        return record, place
            state.perform(move.seat, move.action)
    raise AssertionError("there is no such choice")


# Explanations


@every_language
def test_every_piece_is_explained(language: str) -> None:
    game = Game("duel+pantheon+agora")
    words = Words(language)
    pieces = DuelNotation(words, game).pieces()
    typed = [f"? {piece.id}" for piece in pieces]
    arguments = f"play duel+pantheon+agora --seed 3 --opponent random --language {language}"
    code, out, err = run(arguments, ["1"] * 6 + ["?", *typed, "help", "quit"])
    assert (code, err) == (0, "")
    answers = dict(zip(typed, re.split(r"› \? .*\n", out)[1:], strict=False))
    display = make_display(words, game, PLAYERS)
    for piece, question in zip(pieces, typed, strict=True):
        assert display.marked(piece).plain in answers[question]
        assert len(answers[question].splitlines()) > 1
    assert not re.search(r"(label|event|prompt|action|payment|effect|duel)-[a-z]", out)


def test_a_piece_is_found_by_its_name_and_a_decree_by_its_chamber() -> None:
    words = Words("en")
    notation = DuelNotation(words, Game("duel+pantheon+agora"))
    assert find_piece(words, notation, "zeus").kind == "god"
    assert find_piece(words, notation, "Politician on the Left").id == "politician_left_1"
    assert find_piece(words, notation, "coup").kind == "conspiracy"
    record = played(3, variant="duel+agora", moves=80)
    Path("a.record").write_text(record.text(), "utf-8")
    _, out, _ = run("play duel+agora --record a.record --opponent human", ["? chamber 1", "? ≡1"])
    assert out.count("≡ ") == 2
    assert out.count("It lies in chamber 1.") == 2


@every_variant
def test_every_icon_has_signs(variant: str) -> None:
    notation = DuelNotation(Words("en"), Game(variant))
    for piece in notation.pieces():
        assert "?" not in notation.effects(piece), piece


# The drawn table


@every_variant
def test_the_table_fits_the_terminal(variant: str) -> None:
    record = played(1, variant=variant)
    for number, (shown, seat) in enumerate(asked(record, every=13)):
        words = Words(LANGUAGES[number % len(LANGUAGES)])
        display = make_display(words, record.game, PLAYERS, left=seat)
        for width, height in ((80, 24), (100, 40), (140, 50), (180, 45)):
            lines = drawn(shown, display, width, height)
            assert len(lines) < height, "\n".join(lines)
            assert max(map(len, lines)) <= width, "\n".join(lines)


@every_variant
def test_the_table_looks_as_it_did(variant: str) -> None:
    """Written anew with ``THAUMATA_DRAW=1`` in the environment; look at it before a commit."""
    record = played(3, variant=variant)
    turns = [(shown, seat) for shown, seat in asked(record, every=1) if shown.decision == "turn"]
    shown, seat = next(pair for pair in turns if pair[0].age == 2 and len(pair[0].discards) > 5)
    display = make_display(Words("en"), record.game, PLAYERS, left=seat)
    pictures = [drawn(shown, display, width, height) for width, height in ((100, 40), (80, 24))]
    picture = "\n\n".join("\n".join(map(str.rstrip, lines)) for lines in pictures) + "\n"
    path = PICTURES / f"{variant}.txt"
    if os.environ.get("THAUMATA_DRAW"):
        path.write_text(picture, "utf-8")
    assert picture == path.read_text("utf-8")


def test_the_pantheon_runs_from_my_end_to_theirs() -> None:
    record = played(3, variant="duel+pantheon")
    shown = next(shown for shown, _ in asked(record, every=1) if shown.age == 2)
    for left, order in ((0, "123456"), (1, "654321")):
        display = make_display(Words("en"), record.game, PLAYERS, left=left)
        lines = drawn(shown, display, 100, 40)
        row = next(line for line in lines if line.startswith(f"∩{order[0]}"))
        assert "".join(re.findall(r"∩(\d)", row)) == order


# Secrets


def test_secrets_of_the_opponent_are_not_drawn_or_told() -> None:
    words = Words("en")
    for seed in range(3):
        record = played(seed, variant="duel+pantheon+agora")
        story = retell(record)
        for shown, seat in asked(record, every=17):
            assert shown.senate is not None
            display = make_display(words, record.game, PLAYERS, left=seat)
            lines = "\n".join(drawn(shown, display, 180, 60))
            hidden = shown.senate.seats[1 - seat].conspiracies
            for plot in hidden:
                if plot.status != "triggered":
                    assert plot.conspiracy is None
            assert lines.count("¿ ░") == sum(plot.conspiracy is None for plot in hidden)
        told = "\n".join(story.told(words, PLAYERS))
        for secret in (" drew ", " looked at ", "only Anna knows", "only Богдан knows"):
            assert secret not in told.replace("looked at the cards left out", "")
        for seat, name in enumerate(PLAYERS):
            own = "\n".join(story.told(words, PLAYERS, viewer=seat))
            assert f"only {name} knows" in own
            assert f"only {PLAYERS[1 - seat]} knows" not in own


def test_a_view_with_secrets_is_known_as_such() -> None:
    def secrets_of(record: Record) -> set[bool]:
        display = make_display(Words("en"), record.game, PLAYERS)
        states = [record.state(at) for at in range(20, len(record), 5)]
        return {make_scene(Console(), display, state, 0).has_secrets for state in states}

    assert secrets_of(played(1, moves=60)) == {False}
    assert secrets_of(played(3, variant="duel+pantheon+agora")) == {True, False}


# The choices


@every_variant
def test_every_choice_stands_on_the_screen(variant: str) -> None:
    record = played(2, variant=variant)
    for shown, seat in asked(record, every=11):
        if not shown.actions:
            continue
        display = make_display(Words("en"), record.game, PLAYERS, left=seat)
        for width, height in ((80, 24), (100, 40)):
            text = "\n".join(drawn(shown, display, width, height))
            for number in range(1, len(shown.actions) + 1):
                assert re.search(rf"(^|\s){number} ", text + "\n") or f" {number}\n" in text, text


def test_the_consequences_of_every_choice_are_told() -> None:
    record = played(6, variant="duel+pantheon+agora", moves=150)
    state = record.state()
    while int(state.pending) > 3:
        record.undo(len(record) - 1)
        state = record.state()
    Path("a.record").write_text(record.text(), "utf-8")
    last = len(duel_view(state, 0 if state.pending & 1 else 1).actions)
    typed = [f"i {number}" for number in range(1, last + 1)] + ["? 1", "log", "score", "cities"]
    code, out, err = run("play duel+pantheon+agora --opponent human --record a.record", typed)
    assert (code, err) == (0, "")
    assert not re.search(r"(label|event|prompt|action|payment|effect|duel)-[a-z]", out)
