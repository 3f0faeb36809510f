"""Any change to a record gives a record or an error of ours."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.record.records import played
from thaumata.game import ThaumataError
from thaumata.record import BrokenRecord, Record

few = settings(max_examples=60)


@cache
def game(seed: int) -> Record:
    return played(seed)


@cache
def lines() -> list[str]:
    return [line for seed in range(3) for line in game(seed).text().split("\n")]


def reads_or_says_why(text: str) -> None:
    """Read a text; any other error than ours fails the test."""
    try:
        record = Record.parse(text)
    except ThaumataError:
        return
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.state().fingerprint() == record.state().fingerprint()


seeds = st.integers(0, 2)
garbage = st.text(max_size=30)
cuts = st.integers(0, 10**6)


@st.composite
def garbled_lines(draw: st.DrawFn) -> str:
    """A line of a record with something else in the middle of it."""
    line = draw(st.sampled_from(lines()))
    start, end = sorted((draw(st.integers(0, len(line))), draw(st.integers(0, len(line)))))
    return line[:start] + draw(garbage) + line[end:]


@st.composite
def garbled_records(draw: st.DrawFn) -> str:
    """A record with a few lines deleted, doubled, exchanged or replaced."""
    text = game(draw(seeds)).text().split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text) - 1))
        other = draw(st.integers(0, len(text) - 1))
        match draw(st.sampled_from(["delete", "double", "exchange", "insert", "replace"])):
            case "delete":
                text[at : at + 1] = [] if len(text) > 1 else text
            case "double":
                text.insert(at, text[at])
            case "exchange":
                text[at], text[other] = text[other], text[at]
            case "insert":
                text.insert(at, draw(garbled_lines()))
            case "replace":
                text[at] = draw(garbled_lines())
    return "\n".join(text)


@pytest.mark.slow
@given(garbled_records())
@few
def test_a_record_with_other_lines_is_read_or_refused(text: str) -> None:
    reads_or_says_why(text)


@given(seeds, cuts, garbage)
@few
def test_a_record_with_anything_in_the_middle_is_read_or_refused(
    seed: int, cut: int, anything: str
) -> None:
    text = game(seed).text()
    at = cut % len(text)
    reads_or_says_why(text[:at] + anything + text[at:])


@given(st.text() | st.lists(st.sampled_from(lines()) | garbled_lines()).map("\n".join))
@few
def test_any_text_is_read_or_refused(text: str) -> None:
    reads_or_says_why(text)


@given(garbage, st.lists(garbled_lines() | st.sampled_from(lines()), max_size=5))
@few
def test_any_head_is_read_or_refused(variant: str, headers: list[str]) -> None:
    reads_or_says_why("\n".join(["rules: 1", "variant: duel" + variant, *headers, "", ""]))
    reads_or_says_why("\n".join(["rules: 1", "variant: duel", *headers, "", ""]))


@given(st.integers(0, 10**6))
@settings(max_examples=25)
def test_a_random_game_is_read_exactly_as_it_was_written(seed: int) -> None:
    written = played(seed)
    read = Record.parse(written.text())
    assert read.text() == written.text()
    assert read.state().fingerprint() == written.state().fingerprint()


@given(seeds, cuts)
@few
def test_a_record_cut_at_any_byte_goes_on_from_the_moves_before(seed: int, cut: int) -> None:
    whole = game(seed)
    data = whole.text().encode()
    head = data.index(b"\n\n") + 2
    at = head + cut % (len(data) - head + 1)
    read = Record.parse(data[:at].decode("utf-8", "replace"))
    assert read.moves == whole.moves[: len(read)]
    complete = sum(line[:1] in b"n01" for line in data[head:at].split(b"\n")[:-1])
    assert len(read) in (complete, complete + 1)


@given(seeds, cuts)
@few
def test_a_head_that_was_cut_off_is_refused(seed: int, cut: int) -> None:
    data = game(seed).text().encode()
    text = data[: cut % (data.index(b"\n\n") + 2)].decode("utf-8", "replace")
    with pytest.raises(BrokenRecord):
        Record.parse(text)
