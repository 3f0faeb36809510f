"""Records of games: written, read, replayed, truncated, undone."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.record.records import play_on, played
from thaumata import NATURE, Dealer, Game, State, game, position, record
from thaumata.agenda import Decision
from thaumata.duel.state import DuelState
from thaumata.game import NATURE_BIT, Family, IllegalAction, ThaumataError, Verb, action_of
from thaumata.kit.bits import members_of
from thaumata.record import RULES_VERSION, BrokenRecord, Record, RecordFile
from thaumata.rules import Rule

HEAD = "rules: 1\nvariant: duel\n"


def broken(text: str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        Record.parse(text)
    assert caught.value.text == text
    return caught.value


# The text


def test_a_new_record_names_the_game_its_options_and_its_players() -> None:
    duel = Game("duel", options={"wonders": "first_game"})
    assert Record(duel, ("Anna",)).text() == (
        "rules: 1\n"
        "variant: duel\n"
        "option wonders: first_game\n"
        "option first: random\n"
        "option centered_start: last\n"
        "option progress: must\n"
        "player 0: Anna\n"
        "player 1:\n"
        "\n"
    )


def test_a_record_has_one_action_a_line_with_the_seat_before_it() -> None:
    lines = played(1).text().split("\n\n")[1].splitlines()
    assert lines[0] in ("n begins 0", "n begins 1")
    assert lines[1].startswith("n deal ")
    assert {line[0] for line in lines} == {"n", "0", "1", "="}


def test_a_record_is_read_as_it_was_written() -> None:
    for seed in range(5):
        written = played(seed)
        read = Record.parse(written.text())
        assert read.text() == written.text()
        assert read.moves == written.moves
        assert read.players == ("Anna", "Богдан")
        assert read.state().fingerprint() == written.state().fingerprint()


def test_options_come_back_and_those_left_out_have_their_default() -> None:
    read = Record.parse(HEAD + "option wonders: random\n\n")
    assert read.game.options == {**Game("duel").options, "wonders": "random"}
    assert read.players == ("", "")


def test_the_seed_stands_in_the_record_only_where_it_is_given() -> None:
    with_seed = Record(Game("duel"), seed=-7)
    assert "\nseed: -7\n" in with_seed.text()
    assert Record.parse(with_seed.text()).seed == -7
    assert "seed" not in Record(Game("duel")).text()


def test_a_name_stands_on_one_line_whatever_it_holds() -> None:
    strange = Record(Game("duel"), (" Anna\n0 build\u2028baths ", "\ud800: #"))
    assert strange.players == ("Anna 0 build baths", "?: #")
    assert Record.parse(strange.text()).players == strange.players


def test_there_are_no_more_players_than_seats() -> None:
    with pytest.raises(ThaumataError) as caught:
        Record(Game("duel"), ("Anna", "Bohdan", "Clio"))
    assert caught.value.message_id == "error-player-count"


def test_a_record_may_be_written_by_hand() -> None:
    text = (
        "\ufeff# from our table\r\n\r\nrules: 1\r\nvariant: duel\r\n# Friday\r\n"
        "option wonders: random\r\n\r\n"
        "  n   begins\t1  \r\n\r\n# the tokens\r\nn deal law\r\n# and so on"
    )
    read = Record.parse(text)
    assert [move.text for move in read.moves] == ["begins 1", "deal law"]
    assert read.moves[0].comments == ("# from our table", "# Friday")
    assert read.moves[1].comments == ("# the tokens",)
    assert read.comments == ["# and so on"]
    assert Record.parse(read.text()).text() == read.text()


def test_the_end_of_each_age_is_marked_with_a_hash_of_the_position() -> None:
    whole = played(3)
    marked = [number for number, move in enumerate(whole.moves, 1) if move.mark]
    assert len(marked) == 3
    for age, number in enumerate(marked, 1):
        state = whole.state(number)
        assert isinstance(state, DuelState)
        assert whole.moves[number - 1].mark == f"= age {age} {position.fingerprint(state)}"
        before = whole.state(number - 1)
        assert isinstance(before, DuelState)
        assert before.age == age
        assert state.age == age + 1 or state.pending == 0
    assert marked[-1] == len(whole)


def warlike(seed: int) -> tuple[Record, DuelState]:
    """Play a game in which both players help seat 0 to a military victory."""
    war = Record(Game("duel"))
    state = war.game.start()
    dealer = Dealer(seed)
    assert isinstance(state, DuelState)
    while state.pending:
        if state.pending == NATURE_BIT:
            war.play(state, NATURE, dealer.choose(state))
        else:
            seat = state.pending - 1
            war.play(state, seat, _most_warlike(state, seat))
    return war, state


def _most_warlike(state: DuelState, seat: int) -> int:
    def pawn_after(action: int) -> tuple[int, int]:
        after = state.copy()
        after.apply(seat, action)
        assert isinstance(after, DuelState)
        return after.pawn, after.city(0).coins

    return max(state.legal_actions(seat), key=pawn_after)


def test_an_early_victory_is_marked_as_the_end_of_its_age() -> None:
    war, state = next(each for each in map(warlike, range(30)) if each[1].age < 3)
    assert war.moves[-1].mark == f"= age {state.age} {position.fingerprint(state)}"
    assert Record.parse(war.text()).moves == war.moves


def test_a_record_without_hashes_is_a_record() -> None:
    whole = played(4)
    lines = [line for line in whole.text().split("\n") if not line.startswith("=")]
    assert Record.parse("\n".join(lines)).text() == whole.text()


# Playing, replaying, undoing


def test_an_illegal_action_changes_nothing() -> None:
    fresh = Record(Game("duel"))
    state = fresh.game.start()
    before = state.fingerprint()
    with pytest.raises(IllegalAction):
        fresh.play(state, 0, state.legal_actions(NATURE)[0])
    assert (len(fresh), state.fingerprint()) == (0, before)


def test_a_record_tells_the_state_after_any_move() -> None:
    whole = played(5)
    replayed = [(seat, action, state.fingerprint()) for seat, action, state in whole.replay()]
    assert len(replayed) == len(whole)
    for number in (1, 30, len(whole)):
        seat, action, fingerprint = replayed[number - 1]
        assert (seat, action) == whole.moves[number - 1][:2]
        assert whole.state(number).fingerprint() == fingerprint
    assert whole.state(0).fingerprint() == whole.game.start().fingerprint()
    assert whole.state().outcome() is not None


@pytest.mark.parametrize("number", [-1, 11])
def test_there_is_no_state_after_a_move_that_was_not_played(number: int) -> None:
    short = played(6, moves=10)
    with pytest.raises(ThaumataError) as caught:
        short.state(number)
    assert caught.value.arguments == {"number": number, "last": 10}
    with pytest.raises(ThaumataError):
        short.undo(number)
    assert len(short) == 10


def test_a_replay_can_be_listened_to() -> None:
    short = played(7, moves=40)
    state = short.game.start()
    log: list[tuple[int, int, int, int, int]] = []
    state.log = log
    assert list(short.replay(state))
    assert log


def test_undo_goes_back_to_a_length_and_the_game_goes_on_from_there() -> None:
    whole = played(8)
    text = whole.text()
    state = whole.undo(50)
    assert len(whole) == 50
    assert state.fingerprint() == whole.state().fingerprint()
    assert text.startswith(whole.text())
    play_on(whole, state, seed=9)
    assert Record.parse(whole.text()).moves == whole.moves


def test_undoing_nothing_keeps_the_comments() -> None:
    read = Record.parse(HEAD + "\nn begins 0\n# so far\n")
    read.undo(1)
    assert read.comments == ["# so far"]
    read.undo(0)
    assert read.comments == []


# Errors in a text


@pytest.mark.parametrize("text", ["", "\n\n", "# only a note\n", "rules: 1\n\n", HEAD, "rules: 1"])
def test_a_text_without_a_whole_head_is_empty(text: str) -> None:
    assert broken(text).message_id == "error-record-empty"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello", "hello"),
        ('{"rules": 1}\n\n', '{"rules": 1}'),
        ("variant: duel\nrules: 1\n\n", "variant: duel"),
        ("rules: one\nvariant: duel\n\n", "rules: one"),
        (HEAD + "n begins 0\n", "n begins 0"),
        (HEAD + "variant: duel\n\n", "variant: duel"),
        (HEAD + "weather: fine\n\n", "weather: fine"),
        (HEAD + "player 2: Clio\n\n", "player 2: Clio"),
        (HEAD + "seed: 1_000\n\n", "seed: 1_000"),
    ],
)
def test_a_line_of_the_head_that_is_not_understood_is_shown(text: str, line: str) -> None:
    error = broken(text)
    assert (error.message_id, error.arguments) == ("error-record-header", {"line": line})


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        ("rules: 1\nvariant: chess\n\n", 2, "error-unknown-variant"),
        (f"rules: 1\nvariant: duel-{'9' * 5000}\n\n", 2, "error-unknown-variant"),
        ("rules: 1\nvariant: duel+moon\n\n", 2, "error-unknown-expansion"),
        (HEAD + "option chess: yes\n\n", 3, "error-unknown-option"),
        (HEAD + "option first: random\noption wonders: none\n\n", 4, "error-option-value"),
        (HEAD + "\nn begins 0\nbegins\n", 5, "error-not-understood"),
        (HEAD + "\nn begins 0\n2 pass\n", 5, "error-not-understood"),
        (HEAD + "\nn begins 0\n0\n", 5, "error-not-understood"),
        (HEAD + "\nn begins 0\n= age one\n", 5, "error-not-understood"),
        (HEAD + "\nn begins 0\n0 build baths\n", 5, "error-not-asked"),
        (HEAD + "\nn begins 0\nn deal baths\n", 5, "error-illegal"),
        (HEAD + "\nn begins 0\nn deal\n", 5, "error-ambiguous"),
    ],
)
def test_a_line_that_does_not_fit_is_named_with_the_reason(
    text: str, line: int, cause: str
) -> None:
    error = broken(text)
    assert error.message_id == "error-record-line"
    assert error.arguments["line"] == line
    assert isinstance(error.__cause__, ThaumataError)
    assert error.__cause__.message_id == cause
    assert error.arguments["reason"] == str(error.__cause__)


def test_nothing_follows_the_end_of_a_game() -> None:
    error = broken(played(1).text() + "0 pass\n")
    assert isinstance(error.__cause__, IllegalAction)
    assert error.__cause__.message_id == "error-over"


@pytest.mark.parametrize("version", [0, -1, RULES_VERSION + 1])
def test_a_version_that_is_not_known_is_refused(version: int) -> None:
    error = broken(f"rules: {version}\nplanets: seven\n")
    assert error.message_id == "error-record-version"
    assert error.arguments == {"version": version}
    assert error.version == version


def test_a_hash_that_differs_is_named_with_its_line_and_age() -> None:
    lines = played(2).text().split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith("= age 2 "))
    lines[number] = "= age 2 00000000"
    error = broken("\n".join(lines))
    assert error.message_id == "error-record-hash"
    assert error.arguments == {"line": number + 1, "age": 2}


def test_a_hash_stands_nowhere_but_at_the_end_of_an_age() -> None:
    assert broken(HEAD + "\n= age 1 00000000\n").message_id == "error-record-hash"
    assert broken(HEAD + "\nn begins 0\n= age 1 00000000\n").message_id == "error-record-hash"


def test_an_old_record_that_no_longer_replays_says_so_and_keeps_its_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(record.source, "RULES_VERSION", 2)
    assert len(Record.parse(HEAD + "\nn begins 0\n")) == 1
    error = broken(HEAD + "\nn begins 0\nn deal monopoly\n")
    assert error.message_id == "error-record-version"
    assert (error.arguments["version"], error.arguments["line"]) == (1, 5)
    assert error.version == 1


# Truncated records


@pytest.mark.parametrize(
    "cut", ["n", "n d", "n deal", "n deal la", "n deal law!", "0 build baths", "= age", "#"]
)
def test_a_line_that_was_cut_off_is_left_out(cut: str) -> None:
    assert len(Record.parse(f"{HEAD}\nn begins 0\n{cut}")) == 1


def test_a_last_line_that_lacks_only_its_end_counts() -> None:
    assert Record.parse(HEAD + "\nn begins 0\nn deal law").moves[-1].text == "deal law"


# Sealed choices

BID = 0


class Bids(Decision[State]):
    """Three seats seal two coins each; then the game is over."""

    def __init__(self) -> None:
        super().__init__("bids", seals=True)

    def fill(self, state: State, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        for coin in range(3):
            buffer[coin] = action_of(BID, coin)
        return 3

    def is_complete(self, state: State, argument: i64, seat: i64) -> bool:
        return len(state.sealed_by(seat)) == 2

    def resolve(self, state: State, argument: i64) -> None:
        state.end(1, 1)


class AskForBids(Rule[State]):
    def on_start(self, state: State) -> None:
        state.ask(BID, 0, 0b111)


class Auction(Family):
    def seat_counts(self, expansions: tuple[str, ...]) -> tuple[int, ...]:
        return (3,)

    def assemble(self, game: Game) -> None:
        game.verbs[BID] = Verb("bid", "coin")
        game.names["coin"] = ["copper", "silver", "gold"]
        game.victories = ("auction",)
        game.add_decision(BID, Bids())
        game.rules.append(AskForBids())


@pytest.fixture
def auction() -> Iterator[Record]:
    """An auction under a name of its own: it is taken away again after the test."""
    game.register(Auction("bazaar"))
    yield Record(Game("bazaar"), seed=1)
    del game._families["bazaar"]


def bid(record: Record, state: State, *bids: str) -> None:
    for each in bids:
        seat, text = each.split(" ", 1)
        record.play(state, int(seat), record.game.parse(state, int(seat), text))


def moves(text: str) -> list[str]:
    return text.split("\n\n")[1].splitlines()


def test_taking_back_drops_all_that_the_seat_sealed_and_nothing_else(auction: Record) -> None:
    state = auction.game.start()
    bid(auction, state, "1 bid gold", "0 bid copper", "1 bid silver", "0 bid gold")
    auction.retract(state, 1)
    assert moves(auction.text()) == ["0 bid copper", "0 bid gold"]
    assert auction.state().fingerprint() == state.fingerprint()
    bid(auction, state, "2 bid silver", "1 bid copper")
    assert Record.parse(auction.text()).state().fingerprint() == state.fingerprint()


@pytest.mark.parametrize("seat", [-1, 1, 5, NATURE])
def test_who_has_sealed_nothing_takes_nothing_back(auction: Record, seat: int) -> None:
    state = auction.game.start()
    bid(auction, state, "0 bid copper")
    with pytest.raises(IllegalAction):
        auction.retract(state, seat)
    assert moves(auction.text()) == ["0 bid copper"]


def test_a_seat_is_told_its_own_sealed_choices_only(auction: Record) -> None:
    state = auction.game.start()
    auction.comments = ["# seat 1 always bids gold"]
    bid(auction, state, "1 bid gold", "0 bid copper", "2 bid silver", "1 bid gold")
    assert moves(auction.for_seat(1)) == ["1 bid gold", "1 bid gold"]
    assert moves(auction.for_seat(0)) == ["0 bid copper"]
    assert moves(auction.for_seat(None)) == []
    assert "seed" not in auction.for_seat(1)
    assert len(Record.parse(auction.for_seat(1))) == 2


def test_when_the_game_is_over_everybody_is_told_everything(auction: Record) -> None:
    state = auction.game.start()
    bid(auction, state, *[f"{seat} bid {coin}" for seat in (2, 0, 1) for coin in ("gold", "gold")])
    assert auction.for_seat(None) == auction.for_seat(2) == auction.text()
    assert "seed: 1\n" in auction.text()


def test_in_the_base_duel_everything_played_is_public() -> None:
    short = played(11, moves=70)
    assert short.for_seat(0) == short.for_seat(1) == short.for_seat(None) == short.text()


# On disk


def test_a_file_grows_with_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    whole = played(12)
    growing = Record(whole.game, whole.players)
    file = RecordFile(path, growing)
    file.save()
    kept = path.stat().st_ino
    state = growing.game.start()
    for move in whole.moves:
        growing.play(state, move.seat, move.action)
        file.save()
        assert path.read_text("utf-8") == growing.text()
    assert path.stat().st_ino == kept
    assert path.read_text("utf-8") == whole.text()


def test_undo_takes_the_place_of_the_file_in_one_step(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    file = RecordFile(path, played(13))
    file.save()
    state = file.record.undo(60)
    file.save()
    assert RecordFile.load(path).record.moves == file.record.moves
    play_on(file.record, state, seed=14)
    file.save()
    assert path.read_text("utf-8") == file.record.text()
    assert os.listdir(tmp_path) == ["game.txt"]


def test_a_file_that_was_cut_off_is_taken_up_where_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    whole = played(15)
    data = whole.text().encode()
    for length in range(len(data) - 40, len(data)):
        path.write_bytes(data[:length])
        file = RecordFile.load(path)
        assert file.record.moves == whole.moves[: len(file.record)]
        assert path.read_bytes() == data[:length]
        play_on(file.record, file.record.state(), seed=16)
        file.save()
        assert path.read_text("utf-8") == file.record.text()


def test_a_file_that_was_written_in_half_or_is_gone_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    file = RecordFile(path, played(17, moves=50))
    file.save()
    os.truncate(path, 100)
    play_on(file.record, file.record.state(), seed=17)
    file.save()
    assert path.read_text("utf-8") == file.record.text()
    path.unlink()
    file.save()
    assert path.read_text("utf-8") == file.record.text()


def test_a_broken_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xff\xfe what is this?\n")
    with pytest.raises(BrokenRecord):
        RecordFile.load(path)
    assert path.read_bytes() == b"\xff\xfe what is this?\n"
    with pytest.raises(FileNotFoundError):
        RecordFile.load(tmp_path / "nothing.txt")


def test_the_record_of_a_seat_does_not_tell_what_only_others_know() -> None:
    """D97, D196: face-down gods and conspiracies in hand are secrets."""
    record = played(4, variant="duel+pantheon+agora")
    hidden = 0
    for length in range(20, len(record), 25):
        running = Record(record.game, record.players)
        state = record.game.start()
        for move in record.moves[:length]:
            running.play(state, move.seat, move.action)
        for seat in (0, 1):
            for told, move in zip(moves_of(running.for_seat(seat)), running.moves, strict=True):
                name = "n" if move.seat == NATURE else str(move.seat)
                if told == f"{name} {without_piece(move.text)}":
                    hidden += 1
                    assert move.seat != seat
                else:
                    assert told == f"{name} {move.text}"
                if move.text.startswith(("keep ", "prepare ")) and move.seat == 1 - seat:
                    assert " ?" in told
    assert hidden > 0


def test_the_record_of_a_seat_does_not_tell_which_conspiracy_was_prepared() -> None:
    """D193, D196."""
    record = Record(Game("duel+agora"))
    state = record.game.start()
    dealer = Dealer(1)
    prepared = ""
    while not prepared:
        seat = members_of(state.pending)[0]
        legal = state.legal_actions(seat)
        texts = [record.game.text(state, seat, action) for action in legal]
        wanted = [n for n, text in enumerate(texts) if text.startswith(("prepare", "conspire"))]
        action = dealer.choose(state) if seat == NATURE else legal[wanted[0] if wanted else 0]
        record.play(state, seat, action)
        prepared = record.moves[-1].text if record.moves[-1].text.startswith("prepare") else ""
    assert moves_of(record.for_seat(seat))[-1] == f"{seat} {prepared}"
    for other in (1 - seat, None):
        assert moves_of(record.for_seat(other))[-1] == f"{seat} {without_piece(prepared)}"


def without_piece(text: str) -> str:
    """Return an action as shown to those who may not know its piece."""
    verb, _, *others = text.split() if " " in text else (text, "")
    return " ".join([verb, "?", *others])


def moves_of(text: str) -> list[str]:
    """Return the lines of a record after its head."""
    _, _, lines = text.partition("\n\n")
    return [line for line in lines.splitlines() if not line.startswith("=")]


def test_a_record_is_gone_through_move_by_move() -> None:
    duel = Game("duel")
    taken = Record(duel, players=("Ada",))
    state = duel.start()
    assert repr(taken) == "<Record of duel: Ada, 0 moves>"
    taken.play(state, NATURE, duel.parse(state, NATURE, "begins 1"))
    assert list(taken) == [(NATURE, "begins 1")]
    assert len(taken) == 1
    assert repr(taken) == "<Record of duel: Ada, 1 moves>"
    assert str(taken) == taken.text()
