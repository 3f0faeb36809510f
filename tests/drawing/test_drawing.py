"""The drawn table: it fits the terminal, needs no color, and looks as it did."""

import io
import os
import re
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from tests.auction import Auction
from tests.cli.terminal import run
from tests.record.records import play_on, played
from thaumata import NATURE, Dealer, Game
from thaumata.drawing.display import CLOSE, DETAILS, ROOMY, TIGHT
from thaumata.drawing.duel.structure import draw_structure
from thaumata.drawing.duel.table import DuelTable
from thaumata.drawing.duel.track import draw_track
from thaumata.drawing.families import make_display, make_scene, text_of
from thaumata.drawing.glyphs import MARKERS
from thaumata.drawing.score_sheet import draw_sheet
from thaumata.drawing.text import fit, fit_all
from thaumata.events import describe
from thaumata.game import register
from thaumata.play.story import retell
from thaumata.record import Record
from thaumata.views.duel.view import duel_view
from thaumata.views.pieces import Piece
from thaumata.views.structs import Score
from thaumata.wording.words import LANGUAGES, Words

PICTURES = Path(__file__).parent / "pictures"

PLAYERS = ("Anna", "Богдан")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def console(width: int, height: int) -> Console:
    """Make a terminal of this size."""
    return Console(force_terminal=True, width=width, height=height, file=io.StringIO())


def turns(record: Record, every: int) -> list[int]:
    """List some of the views in which a player is asked."""
    return [at for at in range(11, len(record), every) if int(record.state(at).pending) < 4]


# Size


@every_language
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (140, 50), (180, 45)])
def test_the_table_fits_the_terminal(language: str, width: int, height: int) -> None:
    news = ["Anna built Baths. Anna paid 3 coins to the bank. Богдан gained 3 coins."] * 6
    for seed in range(2):
        record = played(seed)
        display = make_display(Words(language), record.game, PLAYERS)
        for at in turns(record, every=9):
            state = record.state(at)
            seat = 0 if state.pending == 1 else 1
            display.left = display.payer = seat
            shown = duel_view(state, seat)
            drawn = DuelTable(console(width, height), display).draw(shown, news, hint="Help")
            lines = [str(line) for line in drawn.renderables]
            assert len(lines) < height, "\n".join(lines)
            assert max(map(len, lines)) <= width, "\n".join(lines)


@every_language
@pytest.mark.parametrize("variant", ["duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora"])
def test_the_smallest_window_shows_all_that_a_choice_depends_on(
    language: str, variant: str
) -> None:
    record = played(4, variant=variant)
    display = make_display(Words(language), record.game, PLAYERS)
    for at in turns(record, every=10):
        state = record.state(at)
        seat = 0 if state.pending == 1 else 1
        shown = duel_view(state, seat)
        if shown.decision != "turn":
            continue
        display.left = display.payer = seat
        drawn = DuelTable(console(80, 24), display).draw(
            shown, ["Anna built Baths."] * 6, hint="Help"
        )
        lines = [str(line) for line in drawn.renderables]
        text = "\n".join(lines)
        assert len(lines) < 24, text
        for id in shown.board.progress:
            assert f"○ {display.name(Piece('token', id))[:5]}" in text, text
        for wonder in (wonder for city in shown.cities for wonder in city.wonders):
            name = display.name(Piece("wonder", wonder.id)).removeprefix("The ")
            assert re.search(rf"{'♦' if wonder.built else '◊'} (The )?{name[:3]}", text), text
        for space in shown.pantheon.spaces if shown.pantheon else ():
            pattern = rf"∩{space.space} \S[^∩]* {space.prices[seat]}●"
            assert space.empty or re.search(pattern, text), text
        for chamber in shown.senate.chambers if shown.senate else ():
            mine, theirs = chamber.cubes[seat], chamber.cubes[1 - seat]
            left = f"[{mine}]" if chamber.controller == seat else f"{mine}"
            right = f"[{theirs}]" if chamber.controller == 1 - seat else f"{theirs}"
            assert f"≡{chamber.chamber} {left}:{right} {chamber.points}★" in text, text


@every_language
def test_a_wonder_in_the_smallest_window_is_known_by_its_name(language: str) -> None:
    words = Words(language)
    ids = Game("duel+pantheon+agora").names["wonder"]
    short = [fit(words(f"duel-wonder-{id}"), 12) for id in ids]
    assert len(set(short)) == len(ids)
    assert all(len(name.replace(".", "").replace("…", "")) >= 5 for name in short)


def test_an_extra_turn_is_told_in_the_smallest_window_too() -> None:
    record = played(4, variant="duel+pantheon+agora")
    states = [record.state(at) for at in turns(record, every=1)]
    state = next(state for state in states if duel_view(state, None).extra_turn)
    display = make_display(Words("en"), record.game, PLAYERS)
    seat = int(state.pending).bit_length() - 1
    drawn = DuelTable(console(80, 12), display).draw(duel_view(state, seat))
    (line,) = [str(line) for line in drawn.renderables if "── " in str(line)]
    assert f"► {PLAYERS[seat]} »" in line


@pytest.mark.parametrize("width", [30, 60])
def test_a_tiny_terminal_is_no_reason_to_fail(width: int) -> None:
    record = played(1)
    display = make_display(Words("en"), record.game, PLAYERS)
    for at in turns(record, every=20):
        state = record.state(at)
        seat = 0 if state.pending == 1 else 1
        assert DuelTable(console(width, 10), display).draw(duel_view(state, seat)).renderables


def test_more_room_shows_more() -> None:
    record = played(3, moves=70)
    state = record.state()
    seat = 0 if state.pending == 1 else 1
    display = make_display(Words("en"), record.game, PLAYERS, left=seat)
    heights = [
        len(DuelTable(console(100, height), display).draw(duel_view(state, seat)).renderables)
        for height in (24, 32, 40, 50)
    ]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]


# Names


def test_names_in_a_row_are_shortened_together_the_longest_first() -> None:
    assert fit_all(["Law", "Philosophy", "Mathematics"], 24) == ["Law", "Philosophy", "Mathematics"]
    assert fit_all(["Law", "Philosophy", "Mathematics"], 20) == ["Law", "Philoso…", "Mathema…"]


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
    display = make_display(words, played(0, moves=1).game, PLAYERS)
    ids = list(display.notation.cards)
    for deck in (ids[:23], ids[23:46], ids[46:]):
        short = [fit(words(f"duel-card-{id}"), width) for id in deck]
        assert len(set(short)) == len(deck)


def test_signs_differ_without_color() -> None:
    glyphs = [sign.glyph for sign in MARKERS.values()]
    assert len(set(glyphs)) == len(glyphs)
    assert all(len(glyph) == 1 for glyph in glyphs)


@every_language
@pytest.mark.parametrize("variant", ["duel", "duel+pantheon+agora"])
@pytest.mark.parametrize(("width", "height"), [(200, 60), (240, 70)])
def test_a_wide_terminal_shows_whole_names(
    language: str, variant: str, width: int, height: int
) -> None:
    record = played(4, variant=variant)
    display = make_display(Words(language), record.game, PLAYERS)
    for at in turns(record, every=23):
        state = record.state(at)
        display.left = display.payer = seat = 0 if state.pending == 1 else 1
        shown = duel_view(state, seat)
        drawn = DuelTable(console(width, height), display).draw(shown)
        text = "\n".join(str(line) for line in drawn.renderables)
        slots = shown.structure.slots if shown.structure else ()
        pieces = [Piece("card", slot.card) for slot in slots if slot.card]
        pieces += [Piece("wonder", each.id) for city in shown.cities for each in city.wonders]
        for piece in pieces:
            name = display.name(piece).removeprefix("The ")
            assert name in text or display.short(piece, 16) in text, text


@every_language
def test_more_columns_never_show_fewer_names(language: str) -> None:
    record = played(4)
    state = record.state(60)
    seat = 0 if state.pending == 1 else 1
    display = make_display(Words(language), record.game, PLAYERS, left=seat)
    names = [display.name(piece) for piece in display.notation.pieces()]
    shown = []
    for width in (80, 100, 120, 150, 180, 200, 220, 240):
        drawn = DuelTable(console(width, 50), display).draw(duel_view(state, seat))
        text = "\n".join(str(line) for line in drawn.renderables)
        shown.append({name for name in names if name in text})
    for narrow, wide in pairwise(shown):
        assert narrow <= wide


@pytest.mark.parametrize("width", [100, 120, 130, 160, 200])
def test_cities_of_seven_wonders_have_whole_names_from_a_hundred_columns_on(width: int) -> None:
    game = Game("classic-4+cities+teams")
    state = game.start()
    dealer = Dealer(2)
    while state.pending_seats == (NATURE,):
        dealer.answer(state)
    names = ("Oleksandra", "Bohdan", "Clementine", "Dmytro")
    display = make_display(Words("en"), game, names)
    drawn = make_scene(console(width, 50), display, state, 0).table([], hint="").renderables
    text = "\n".join(str(line) for line in drawn)
    for name in ("Oleksandra · Alexandria A", "Bohdan · Babylon B", "Dmytro · Halikarnassos A"):
        assert name in text, text


def test_the_winner_of_seven_is_marked_in_a_small_window() -> None:
    game = Game("classic-7")
    names = ("Oleksandra", "Bohdan", "Clementine", "Dmytro", "Yelyzaveta", "Friedrich", "Galina")
    display = make_display(Words("en"), game, names)
    scores = {seat: Score({"blue": seat}, seat) for seat in range(7)}
    for winner in range(7):
        sheet = draw_sheet(display, scores, {"blue": "Civilian structures"}, (winner,), 80)
        headings = [str(column.header) for column in sheet.columns[1:]]
        assert [seat for seat, heading in enumerate(headings) if "★" in heading] == [winner]


# The conflict track


def track(pawn: int, left: int) -> str:
    record = played(0, moves=60)
    state = record.state()
    state.pawn = pawn  # type: ignore[attr-defined]
    display = make_display(Words("en"), record.game, ("Anna", "Bohdan"), left=left)
    return draw_track(display, duel_view(state, None), 100, CLOSE)[0].plain.strip()


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
    """Written anew with ``THAUMATA_DRAW=1`` in the environment; look at it before a commit."""
    record = played(5)
    moments = [at for at in range(len(record)) if record.state(at).age == age]
    state = record.state(moments[len(moments) // 2 + 4])
    display = make_display(Words("en"), record.game, PLAYERS)
    shown = duel_view(state, None)
    pictures = []
    for width, detail in ((100, ROOMY), (100, CLOSE), (80, TIGHT)):
        lines = draw_structure(display, shown, width, detail)
        pictures.append("\n".join(line.plain for line in lines))
    drawn = "\n\n".join(pictures) + "\n"
    path = PICTURES / f"age-{age}.txt"
    if os.environ.get("THAUMATA_DRAW"):
        path.write_text(drawn, "utf-8")
    assert drawn == path.read_text("utf-8")


@pytest.mark.parametrize("variant", ["duel", "duel+agora"])
def test_the_structure_stands_in_the_middle(variant: str) -> None:
    record = played(4, variant=variant)
    for age in (1, 2, 3):
        state = next(state for at in range(len(record)) if (state := record.state(at)).age == age)
        display = make_display(Words("en"), record.game, PLAYERS)
        while state.pending >> NATURE & 1:  # all of it is dealt
            state.perform(NATURE, state.legal_actions(NATURE)[0])
        lines = [line.plain for line in draw_structure(display, duel_view(state, None), 140, ROOMY)]
        widest = max(lines, key=lambda line: len(line.strip()))
        left, right = len(widest) - len(widest.lstrip()), 140 - len(widest)
        assert abs(left - right) <= 1


@pytest.mark.parametrize("detail", DETAILS)
def test_what_lies_face_down_is_not_told(detail: int) -> None:
    record = played(5)
    state = record.state(40)
    shown = duel_view(state, None)
    assert shown.structure is not None
    display = make_display(Words("en"), record.game, PLAYERS)
    drawn = "\n".join(line.plain for line in draw_structure(display, shown, 130, detail))
    hidden = {name for unseen in shown.unseen for name in unseen.cards}
    for card in hidden:
        assert display.words(f"duel-card-{card}") not in drawn
    for slot in shown.structure.slots:
        if slot.card:
            assert display.words(f"duel-card-{slot.card}")[:4] in drawn


def test_a_numbered_player_keeps_the_number_however_narrow_the_column() -> None:
    """Seven computers have names that begin alike, and the mark of the winner takes two columns."""
    assert fit("Computer 3", 6) == "Com. 3"
    assert fit("Computer 3", 4) == "C. 3"
    assert fit("Oleksandra", 4) == "Ole…"


# A family without a drawing of its own


@pytest.fixture
def auction() -> Game:
    """A game of a family without a drawing of its own."""
    register(Auction())
    return Game("auction")


def test_a_family_without_a_drawing_is_shown_plainly(auction: Game) -> None:
    names = ("Anna", "Bohdan", "Clementine")
    state = auction.start()
    state.perform(NATURE, auction.parse(state, NATURE, "show crown"))
    display = make_display(Words("en"), auction, names)
    scene = make_scene(console(80, 24), display, state, 1)
    lines = [str(line) for line in scene.table(["News."], hint="Help").renderables]
    actions = [auction.text(state, 1, action) for action in state.legal_actions(1)]
    numbered = [f"{number} {text}" for number, text in enumerate(actions, 1)]
    assert lines[0].split() == ["auction", *(word for name in names for word in ("►", name))]
    assert [line.strip() for line in lines[-1 - len(actions) : -1]] == numbered
    assert scene.question in lines
    assert scene.has_secrets
    assert not make_scene(console(80, 24), display, state, None).actions
    assert len(scene.sheet().columns) == 1 + len(names)


def test_a_family_without_a_drawing_is_played_in_the_terminal(auction: Game) -> None:
    typed = ["?", "help", "i 1", "score", "cities", "discards", "log", *["1"] * 50]
    code, out, err = run("play auction --opponent random --seed 3", typed)
    assert (code, err) == (0, "")
    assert "The game is over" in out


def test_the_log_of_a_family_without_events_tells_the_moves(auction: Game) -> None:
    """Sealed choices are told when all seats have chosen."""
    record = Record(auction, ["Anna", "Bohdan", "Clio"])
    state = auction.start()
    record.play(state, NATURE, auction.parse(state, NATURE, "show crown"))
    for seat, curse in enumerate(("curse 2", "curse 2", "curse 0")):
        for text in (f"bid {seat}", curse):
            assert told_of(record) == ["Dealt: show crown."]
            record.play(state, seat, auction.parse(state, seat, text))
    told = ["Anna: bid 0.", "Anna: curse 2.", "Bohdan: bid 1.", "Bohdan: curse 2."]
    assert told_of(record) == ["Dealt: show crown.", *told, "Clio: bid 2.", "Clio: curse 0."]


def told_of(record: Record) -> list[str]:
    """Return the log of a record for all seats, each event by itself."""
    events = [event for entry in retell(record).entries for event in entry.told()]
    return [describe(event, Words("en"), record.players) for event in events]


@pytest.mark.parametrize("variant", ["duel", "duel+pantheon+agora", "classic-3+cities", "auction"])
def test_a_position_is_told_in_plain_text(variant: str, auction: Game) -> None:
    game = Game(variant)
    record = Record(game, [str(seat) for seat in range(game.seats)])
    play_on(record, game.start(), 3)
    for at in (0, len(record) // 2, len(record)):
        text = text_of(record.state(at), width=90)
        assert text
        assert "\x1b" not in text
        assert all(len(line) <= 90 for line in text.splitlines())
    assert "Score sheet" in text
