"""7 Wonders in the terminal: whole games, explanations, drawings and secrets."""

import io
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.terminal import read, run
from tests.cli.test_terminal import ESCAPES, Window
from tests.rules.classic.table import play
from tests.rules.teams.table import teams
from thaumata import NATURE, Dealer, Game, State, position
from thaumata.drawing.classic.expansions import EXPANSIONS
from thaumata.drawing.classic.help import (
    LEGEND,
    RULES,
    RULES_FOR_TWO,
)
from thaumata.drawing.classic.notation import ClassicNotation
from thaumata.drawing.families import make_display, make_scene
from thaumata.drawing.scene import Scene
from thaumata.play.story import retell
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.views.classic.view import classic_view
from thaumata.views.pieces import Piece
from thaumata.wording.words import LANGUAGES, Words

PICTURES = Path(__file__).parent / "pictures"
NAMES = ("Anna", "Богдан", "Computer 3", "Computer 4", "Computer 5", "Computer 6", "Computer 7")
WHOLE_GAME = ["1"] * 60
SIZES = ((80, 24), (100, 40), (140, 50))
UNSAID = re.compile(r"\b(label|event|prompt|action|payment|command|effect|classic|help)-[a-z]")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def played(seed: int, variant: str, **options: str) -> Record:
    """Play a game in which cards are built rather than sold."""
    game = Game(variant, options=options)
    record = Record(game, NAMES[: game.seats])
    state = record.game.start()
    dealer = Dealer(seed)
    rng = Rng(seed, 9)
    while state.pending:
        seat = next(seat for seat in range(8) if state.pending >> seat & 1)
        if seat == NATURE:
            record.play(state, seat, int(dealer.choose(state)))
        else:
            legal = state.legal_actions(seat)
            texts = [record.game.text(state, seat, action) for action in legal]
            useful = [text for text in texts if not text.startswith("sell")] or texts
            record.play(state, seat, legal[rng.below(len(useful))])
    return record


def choices(record: Record, every: int) -> Iterator[tuple[State, int, int]]:
    """List some choices of a game: the state, the seat, the number of the move."""
    state = record.game.start()
    for number, move in enumerate(record.moves):
        if move.seat != NATURE and number % every == 0:
            yield state, move.seat, number
        state.perform(move.seat, move.action)


def scene(state: State, seat: int | None, width: int, height: int, language: str = "en") -> Scene:
    """Return the scene of a position in a terminal of this size."""
    console = Console(force_terminal=True, width=width, height=height, file=io.StringIO())
    game = state.game
    display = make_display(Words(language), game, NAMES[: game.seats], left=seat or 0)
    return make_scene(console, display, state, seat)


def drawn(shown: Scene, news: list[str] | None = None) -> list[str]:
    """Return the lines of a table."""
    return [str(line) for line in shown.table(news or [], hint="Help").renderables]


def news_at(record: Record, seat: int, number: int, words: Words) -> list[str]:
    """Return the news for a seat since its last choice."""
    moves = record.moves[:number]
    since = max((place for place, move in enumerate(moves) if move.seat == seat), default=0)
    entries = retell(record).entries[since:number]
    return [line for entry in entries for line in entry.lines(words, record.players, seat)]


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "language", "opponent"),
    [
        ("classic-5", "en", "greedy"),
        ("classic-3", "uk", "random"),
        ("classic-2", "ru", "human"),
        ("classic-7", "uk", "random"),
        ("classic-2+cities", "en", "human"),
        ("classic-3+cities", "ru", "random"),
        ("classic-4+cities+teams", "uk", "random"),
    ],
)
def test_a_game_is_played_to_its_end(variant: str, language: str, opponent: str) -> None:
    arguments = f"play {variant} --opponent {opponent} --seed 3 --record a.record"
    typed = WHOLE_GAME * (2 if opponent == "human" else 1)
    code, out, err = run(f"{arguments} --language {language}", typed)
    assert (code, err) == (0, "")
    record = read(Path("a.record"))
    state = record.state()
    assert record.game.variant == variant
    assert state.pending == 0
    words = Words(language)
    sheet = out.rpartition(words("label-score-sheet"))[2]
    for category in record.game.categories:
        assert words(f"classic-category-{category}") in sheet
    for total in state.score_sheet().totals:
        assert re.search(rf"\b{total}\b", sheet)
    assert not UNSAID.search(out)


def test_options_seats_and_names_are_those_asked_for() -> None:
    arguments = "play classic --seats 4 --expansions cities --teams --option sides=A"
    run(f"{arguments} --seat 3 --name Anna --opponent random --record a.record")
    record = read(Path("a.record"))
    assert record.game.variant == "classic-4+cities+teams"
    assert record.game.options["sides"] == "A"
    assert record.players == ("random", "random", "Anna", "random")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("classic --seats 8", "8"),
        ("classic-3 --seats 4", "4"),
        ("classic --seats 3 --seat 4", "“--seat” must be 3 or less, not 4."),
        ("classic --option sides=C", "The option “sides” cannot be “C”."),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments: str, line: str) -> None:
    code, out, err = run(f"play {arguments}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert line in err


@every_language
def test_a_game_is_told_to_its_end(language: str) -> None:
    Path("a.record").write_text(played(4, "classic-4").text(), "utf-8")
    code, out, err = run(f"replay a.record --language {language}")
    assert (code, err) == (0, "")
    words = Words(language)
    assert words("event-round_began", age=words("age-2"), round=3) in out
    assert words("label-total") in out
    assert not UNSAID.search(out)


def test_any_moment_of_a_game_can_be_shown() -> None:
    record = played(4, "classic-2")
    Path("a.record").write_text(record.text(), "utf-8")
    for at in (0, 2, 20, 45, 80, len(record)):
        code, out, err = run(f"replay a.record --at {at}")
        assert (code, err) == (0, "")
        assert "7 Wonders" in out
        assert "Free City" in out


@every_language
@pytest.mark.parametrize("variant", ["classic-2", "classic-5"])
def test_a_position_is_drawn_with_its_legal_actions_and_prices(variant: str, language: str) -> None:
    words = Words(language)
    for state, seat, _ in choices(played(5, variant), every=31):
        Path("a.json").write_text(position.dumps(state), "utf-8")
        code, out, err = run(f"show a.json --language {language}")
        assert (code, err) == (0, "")
        shown = classic_view(state, seat)
        assert f"► {words('seat', number=seat + 1)}" in out
        assert re.search(rf"^ ?{len(shown.actions)} ", out, re.MULTILINE)
        assert not UNSAID.search(out)


# Choosing


def test_choices_stand_in_lines_with_prices_through_a_pipe() -> None:
    _, out, _ = run("play classic --seats 5 --seed 11", ["1"])
    for text in (
        "7 Wonders  Age I, round 2 of 6  ← hands go left",
        "Choose a card and decide what to do with it.",
        " 1 Build Lumber Yard",
        " 2 Build Clay Pit: 1 coin to the bank",
        " 6 Sell Lumber Yard for 3 coins",
    ):
        assert text in out


def test_an_action_can_be_typed_whatever_its_letters() -> None:
    typed = ["side b", "BUILD stone_pit"]
    arguments = "play classic --seats 3 --seed 11 --option sides=choose --record a.record"
    code, _, err = run(arguments, [*typed, "q"])
    assert (code, err) == (0, "")
    assert "side B" in [move.text for move in read(Path("a.record")).moves if move.seat == 0]


def test_the_details_of_every_choice_are_told() -> None:
    for state, seat, number in choices(played(6, "classic-3"), every=37):
        record = played(6, "classic-3")
        record.undo(number)
        Path("a.record").write_text(record.text(), "utf-8")
        last = len(classic_view(state, seat).actions)
        typed = [f"i {choice}" for choice in range(1, last + 1)]
        typed += ["? 1", "log", "score", "cities", "discards", "help"]
        code, out, err = run("play classic-3 --opponent human --record a.record", typed)
        assert (code, err) == (0, "")
        assert not UNSAID.search(out)


def test_details_tell_who_is_paid() -> None:
    record = played(6, "classic-3")
    for state, seat, _ in choices(record, every=1):
        for number, action in enumerate(classic_view(state, seat).actions, 1):
            payment = action.preview.payment
            if payment and payment.to_left and payment.to_right and seat == 0:
                details = scene(state, 0, 100, 40).details(number)
                text = "\n".join(map(str, details.renderables))
                assert "to the left neighbor" in text
                assert "to the right neighbor" in text
                assert f"{NAMES[0]}: coins" in text
                assert f"{NAMES[1]}: coins" in text
                return
    raise AssertionError("nobody pays both neighbors")


# Undoing


def test_a_sealed_choice_is_taken_back_while_another_person_thinks() -> None:
    arguments = "play classic --seats 3 --seed 11 --opponent human --record a.record"
    _, out, _ = run(arguments, ["1", "1", "u", "u", "2"])
    assert out.count("Undone.") == 2
    moves = [move for move in read(Path("a.record")).moves if move.seat != NATURE]
    assert [move.seat for move in moves] == [0]


def test_nothing_is_taken_back_once_the_round_is_shown() -> None:
    for opponent, typed in (("random", ["1"]), ("human", ["1", "1", "1"])):
        arguments = f"play classic --seats 3 --seed 11 --opponent {opponent}"
        _, out, _ = run(arguments, [*typed, "u"])
        assert "That cannot be undone: all choices of the round have been shown since." in out


def test_a_resumed_game_ends_like_one_without_a_break() -> None:
    run("play classic --seats 3 --seed 7 --record a.record", WHOLE_GAME)
    for typed in (["1"] * 2, ["1"] * 5, [], ["1"], WHOLE_GAME):
        run("play classic --seats 3 --seed 7 --record b.record", typed)
    assert read(Path("a.record")).text() == read(Path("b.record")).text()


# Explanations


@every_language
def test_every_piece_is_explained(language: str) -> None:
    words = Words(language)
    game = Game("classic-3+cities")
    pieces = ClassicNotation(words, game).pieces()
    typed = [f"? {piece.id}" for piece in pieces]
    arguments = f"play classic-3+cities --seed 3 --opponent random --language {language}"
    code, out, err = run(arguments, ["1", "?", *typed, "help"])
    assert (code, err) == (0, "")
    answers = dict(zip(typed, re.split(r"› \? .*\n", out)[1:], strict=False))
    display = make_display(words, game, NAMES[:3])
    for piece, question in zip(pieces, typed, strict=True):
        assert display.marked(piece).plain in answers[question]
        assert len(answers[question].splitlines()) > 1
    assert not UNSAID.search(out)


def test_a_board_is_found_by_its_wonder_and_a_card_is_traced() -> None:
    _, out, _ = run("play classic --seats 3 --seed 11", ["? pyramids", "? zzz", "? palace", "? 1"])
    assert "◊ Gizah  The Pyramids" in out
    assert "There is no card or wonder board “zzz”." in out
    assert "It may come in Age III." in out
    assert "It is in your hand." in out


def test_every_icon_has_signs() -> None:
    notation = ClassicNotation(Words("en"), Game("classic-7+cities"))
    stages = [Piece("stage", id) for id in notation.stages]
    for piece in [*notation.pieces(), *stages]:
        assert "?" not in notation.effects(piece), piece
        assert piece.kind == "board" or notation.effects(piece), piece


@every_language
def test_letters_signs_and_rules_are_written_in_every_language(language: str) -> None:
    words = Words(language)
    letters = [words(f"label-letter-{good}") for good in ("wood", "stone", "clay", "ore")]
    letters += [words(f"label-letter-{good}") for good in ("glass", "cloth", "papyrus")]
    assert len(set(letters)) == 7
    assert all(len(letter) == 1 for letter in letters)
    rules = [*RULES, *RULES_FOR_TWO]
    signs = [*LEGEND.values()]
    for expansion in EXPANSIONS.values():
        rules += expansion.rules
        signs += expansion.legend.values()
    for message_id in (*rules, *(f"label-sign-{sign}" for sign in signs)):
        assert words.has(message_id), message_id


# The drawn table


@pytest.mark.parametrize(
    "variant",
    [
        "classic-2",
        "classic-3",
        "classic-5",
        "classic-7",
        "classic-3+cities",
        "classic-6+cities+teams",
    ],
)
def test_the_table_fits_the_terminal_and_shows_every_choice(variant: str) -> None:
    record = played(1, variant, sides="choose")
    for place, (state, seat, number) in enumerate(choices(record, every=13)):
        language = LANGUAGES[place % len(LANGUAGES)]
        news = news_at(record, seat, number, Words(language))
        for width, height in SIZES:
            shown = scene(state, seat, width, height, language)
            lines = drawn(shown, news)
            text = "\n".join([*lines, ""])
            assert len(lines) < height, text
            assert max(map(len, lines)) <= width, text
            for choice in range(1, len(shown.actions) + 1):
                assert re.search(rf"(^|\s){choice}\s", text), (choice, text)


def test_a_tiny_terminal_is_no_reason_to_fail() -> None:
    for state, seat, _ in choices(played(1, "classic-5"), every=41):
        for width in (30, 60):
            assert drawn(scene(state, seat, width, 10))


@pytest.mark.parametrize("variant", ["classic-2", "classic-5"])
def test_the_table_looks_as_it_did(variant: str) -> None:
    """Written anew with ``THAUMATA_DRAW=1`` in the environment; look at it before a commit."""
    record = played(3, variant)
    words = Words("en")
    state, seat, number = next(
        (state.copy(), seat, number)
        for state, seat, number in choices(record, every=1)
        if state.age == 2 and classic_view(state, seat).round == 4 and seat == 0
    )
    news = news_at(record, seat, number, words)
    pictures = [drawn(scene(state, seat, *size), news) for size in SIZES]
    picture = "\n\n".join("\n".join(map(str.rstrip, lines)) for lines in pictures) + "\n"
    path = PICTURES / f"{variant}.txt"
    if os.environ.get("THAUMATA_DRAW"):
        path.write_text(picture, "utf-8")
    assert picture == path.read_text("utf-8")


def test_the_left_neighbor_is_on_the_left_and_the_right_one_on_the_right() -> None:
    state, _, _ = next(choices(played(3, "classic-5"), every=1))
    for seat, left, right in ((0, 1, 4), (2, 3, 1)):
        (line,) = [line for line in drawn(scene(state, seat, 100, 40)) if "← " in line[:6]]
        assert line.index(f"← {NAMES[left]}") < line.index(f"→ {NAMES[right]}")


def test_seven_players_fit_on_the_score_sheet_of_a_small_window() -> None:
    state = played(2, "classic-7").state()
    shown = scene(state, None, 80, 24)
    out = io.StringIO()
    Console(width=80, file=out).print(shown.sheet())
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) == 2 + len(state.game.categories) + 2
    assert [int(n) for n in lines[-1].split()[1:]] == list(state.score_sheet().totals)


def test_the_free_city_has_a_column_on_the_score_sheet_and_cannot_win() -> None:
    """C127: its points are public."""
    state = played(2, "classic-2").state()
    shown = scene(state, None, 80, 24)
    out = io.StringIO()
    Console(width=80, file=out).print(shown.sheet())
    lines = out.getvalue().splitlines()
    assert lines[0].split()[-2:] == ["Free", "City"]
    totals = [city.score.total for city in classic_view(state, None).cities]
    assert len(totals) == 3
    assert [int(n) for n in lines[-1].split()[1:]] == totals
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.sheet.totals) == totals[:2]
    assert 2 not in outcome.winners


# Secrets


def test_hands_and_sealed_choices_of_others_are_not_drawn() -> None:
    """C198: a card that is sold, put under a stage or still in a hand is known to its owner
    only."""
    record = played(2, "classic-4")
    display = make_display(Words("en"), record.game, NAMES[:4])
    names = {display.name(Piece("card", id)) for id in filter(None, record.game.names["card"])}
    for state, seat, _ in choices(record, every=29):
        shown = classic_view(state, seat)
        if shown.decision != "choose":
            continue
        text = "\n".join(line.partition("∞")[0] for line in drawn(scene(state, seat, 140, 60)))
        found = {
            name
            for name in names
            if re.search(rf"[▲■⌂¤†π§,] {name}(,|  | [▲■⌂¤†π§×]|$)", text, re.M)
        }
        built = [cards for city in shown.cities for cards in city.cards.values()]
        open_to_all = {display.name(Piece("card", id)) for cards in built for id in cards}
        own = {display.name(Piece("card", id)) for id in shown.hand}
        assert own <= found
        assert found <= own | open_to_all, text


def test_a_hand_is_a_secret() -> None:
    state, seat, _ = next(choices(played(3, "classic-3"), every=1))
    assert scene(state, seat, 80, 24).has_secrets
    assert not scene(state, None, 80, 24).has_secrets


def test_the_next_person_is_called_before_the_hand_is_shown() -> None:
    window = Window("play classic --seats 3 --seed 11 --opponent human", 80, 24)
    window.wait_for("Player 1, it is your turn.")
    window.type("\r")
    window.wait_for("Player 1 › ")
    window.type("1\r")
    screen = window.wait_for("Player 2, it is your turn. Press Enter when nobody else is looking.")
    assert "Choose a card" not in ESCAPES.sub("", screen[screen.rindex("\x1b[2J") :])
    window.type("\r")
    assert "Choose a card" in ESCAPES.sub("", window.wait_for("Player 2 › "))
    window.type("q\r")
    window.wait_for("--resume")
    assert window.close() == 0


def test_what_others_sold_is_not_told() -> None:
    record = played(2, "classic-3")
    words = Words("en")
    told = "\n".join(retell(record).told(words, NAMES[:3]))
    assert "sold a card" in told or "stage 1 of the wonder." in told
    assert ", with " not in told
    own = "\n".join(retell(record).told(words, NAMES[:3], viewer=0))
    assert re.search(r"Anna built stage \d of the wonder, with ", own)
    assert not re.search(r"Богдан built stage \d of the wonder, with ", own)


def test_allies_show_each_other_their_hands() -> None:
    """C183: only the hand of the ally is shown."""
    ran = run("play classic --seats 4 --expansions cities --teams --seed 3", ["q"])
    assert "Hand of Computer 2  " in ran.out
    assert "Hand of Computer 3" not in ran.out
    assert "Hand of Computer 4" not in ran.out


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        ((9, 0, 3, 3), "Anna and Богдан won together with more points."),
        ((5, 5, 3, 3), "Equal points: Anna and Богдан won together with more coins."),
        (
            (3, 3, 3, 3),
            "Equal points and coins: Anna, Богдан, Computer 3 and Computer 4 shared the victory.",
        ),
    ],
)
def test_the_end_of_a_game_in_teams_is_told_as_it_was(coins: tuple[int, ...], said: str) -> None:
    """C193: by points, by coins, or shared by both teams."""
    state = teams(age=3, round=7, coins=coins)
    assert scene(state, None, 80, 24).ending == ""
    play(state)
    assert scene(state, None, 80, 24).ending == said


def test_the_sheet_of_a_team_game_adds_up_the_teams() -> None:
    """C193: the points of both allies count together."""
    ran = run("play classic --seats 4 --expansions cities --teams --seed 3", ["score", "q"])
    (total,) = [line for line in ran.out.splitlines() if line.strip().startswith("Total")]
    (team,) = [line for line in ran.out.splitlines() if line.strip().startswith("Team ")]
    points = [int(number) for number in total.split()[1:]]
    assert [int(number) for number in team.split()[1:]] == [
        points[0] + points[1],
        points[0] + points[1],
        points[2] + points[3],
        points[2] + points[3],
    ]
