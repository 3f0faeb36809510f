"""The drawn table: it fits the terminal, can be read without color, and looks as it did."""

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from tests.records import played
from thaumata.cli.drawing.pen import CLOSE, DETAILS, ROOMY, TIGHT, Pen
from thaumata.cli.drawing.signs import SIGNS
from thaumata.cli.drawing.structure import draw_structure
from thaumata.cli.drawing.table import Table
from thaumata.cli.drawing.text import fit
from thaumata.cli.drawing.track import draw_track
from thaumata.record import Record
from thaumata.views import view
from thaumata.words import LANGUAGES, Words

PICTURES = Path(__file__).parent / "pictures"

PLAYERS = ("Anna", "Богдан")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def console(width: int, height: int) -> Console:
    """Make a terminal of this size."""
    return Console(force_terminal=True, width=width, height=height, file=io.StringIO())


def turns(record: Record, every: int) -> list[int]:
    """List some of the moments in which a player is asked."""
    return [at for at in range(11, len(record), every) if int(record.state(at).pending) < 4]


# Size


@every_language
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (140, 50), (180, 45)])
def test_the_table_fits_the_terminal(language: str, width: int, height: int) -> None:
    news = ["Anna built Baths. Anna paid 3 coins to the bank. Богдан gained 3 coins."] * 6
    for seed in range(2):
        record = played(seed)
        pen = Pen(Words(language), record.game, PLAYERS)
        for at in turns(record, every=9):
            state = record.state(at)
            seat = 0 if state.pending == 1 else 1
            pen.left = pen.payer = seat
            drawn = Table(console(width, height), pen).draw(view(state, seat), news, hint="Help")
            lines = [str(line) for line in drawn.renderables]
            assert len(lines) < height, "\n".join(lines)
            assert max(map(len, lines)) <= width, "\n".join(lines)


@pytest.mark.parametrize("width", [30, 60])
def test_a_tiny_terminal_is_no_reason_to_fail(width: int) -> None:
    record = played(1)
    pen = Pen(Words("en"), record.game, PLAYERS)
    for at in turns(record, every=20):
        state = record.state(at)
        seat = 0 if state.pending == 1 else 1
        assert Table(console(width, 10), pen).draw(view(state, seat)).renderables


def test_more_room_shows_more() -> None:
    record = played(3, moves=70)
    state = record.state()
    seat = 0 if state.pending == 1 else 1
    pen = Pen(Words("en"), record.game, PLAYERS, left=seat)
    heights = [
        len(Table(console(100, height), pen).draw(view(state, seat)).renderables)
        for height in (24, 32, 40, 50)
    ]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]


# Names


@pytest.mark.parametrize(
    ("name", "width", "short"),
    [
        ("Baths", 10, "Baths"),
        ("The Pyramids", 8, "Pyramids"),
        ("Stone Reserve", 11, "Stone Rese."),
        ("Chamber of Commerce", 13, "Cha. of Comm."),
        ("Гільдія торговців", 10, "Гіл. торг."),
        ("Гільдія тактиків", 10, "Гіл. такт."),
        ("Fortifications", 8, "Fortifi…"),
        ("Baths", 0, ""),
    ],
)
def test_long_names_are_shortened_word_by_word(name: str, width: int, short: str) -> None:
    assert fit(name, width) == short


@every_language
@pytest.mark.parametrize("width", [10, 12, 14])
def test_shortened_names_of_cards_still_differ(language: str, width: int) -> None:
    words = Words(language)
    pen = Pen(words, played(0, moves=1).game, PLAYERS)
    ids = list(pen.notation.cards)
    for deck in (ids[:23], ids[23:46], ids[46:]):
        short = [fit(words(f"duel-card-{id}"), width) for id in deck]
        assert len(set(short)) == len(deck)


def test_signs_differ_without_color() -> None:
    glyphs = [sign.glyph for sign in SIGNS.values()]
    assert len(set(glyphs)) == len(glyphs)
    assert all(len(glyph) == 1 for glyph in glyphs)


# The conflict track


def track(pawn: int, left: int) -> str:
    record = played(0, moves=60)
    state = record.state()
    state.pawn = pawn  # type: ignore[attr-defined]
    pen = Pen(Words("en"), record.game, ("Anna", "Bohdan"), left=left)
    return draw_track(pen, view(state, None), 100, CLOSE)[0].plain.strip()


def test_the_track_runs_from_the_left_player_to_the_right_one() -> None:
    assert track(3, left=0) == (
        "Anna ⌂  ·  ·  · −5● ·  ·  · −2● ·  ·  ·  ·  · −2● ◆  ·  · −5● ·  ·  ·  ⌂ Bohdan"
    )
    assert track(3, left=1) == (
        "Bohdan ⌂  ·  ·  · −5● ·  ·  ◆ −2● ·  ·  ·  ·  · −2● ·  ·  · −5● ·  ·  ·  ⌂ Anna"
    )


# The structure


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_structure_looks_as_it_did(age: int) -> None:
    """Drawn anew with ``THAUMATA_DRAW=1`` in the environment, to be looked at before a commit."""
    record = played(5)
    moments = [at for at in range(len(record)) if record.state(at).age == age]
    state = record.state(moments[len(moments) // 2 + 4])
    pen = Pen(Words("en"), record.game, PLAYERS)
    shown = view(state, None)
    pictures = []
    for width, detail in ((100, ROOMY), (100, CLOSE), (80, TIGHT)):
        lines = draw_structure(pen, shown, width, detail)
        pictures.append("\n".join(line.plain for line in lines))
    drawn = "\n\n".join(pictures) + "\n"
    path = PICTURES / f"age-{age}.txt"
    if os.environ.get("THAUMATA_DRAW"):
        path.write_text(drawn, "utf-8")
    assert drawn == path.read_text("utf-8")


@pytest.mark.parametrize("detail", DETAILS)
def test_what_lies_face_down_is_not_told(detail: int) -> None:
    record = played(5)
    state = record.state(40)
    shown = view(state, None)
    assert shown.structure is not None
    pen = Pen(Words("en"), record.game, PLAYERS)
    drawn = "\n".join(line.plain for line in draw_structure(pen, shown, 130, detail))
    hidden = {name for unseen in shown.unseen for name in unseen.cards}
    for card in hidden:
        assert pen.words(f"duel-card-{card}") not in drawn
    for slot in shown.structure.slots:
        if slot.card:
            assert pen.words(f"duel-card-{slot.card}")[:4] in drawn
