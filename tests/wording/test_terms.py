"""One thing has one word, and every sentence is written in one way: the terms of docs/words.md."""

import re
from collections.abc import Iterable, Iterator

import pytest

from tests.wording.fluent_files import messages, references, sentences
from tests.wording.terms import (
    AGES,
    CASE_WORDS,
    NOUNS,
    PIECES,
    SEAT_NUMBERS,
    SIGNS,
    TERMS,
    WITHOUT_NOUN,
    Term,
)
from thaumata.players.advice.advising import ADVISERS
from thaumata.wording.words import LANGUAGES

translations = pytest.mark.parametrize("language", LANGUAGES[1:])
every_language = pytest.mark.parametrize("language", LANGUAGES)

Told = list[tuple[str, str]]
"""Every form of every message of a language, after its id."""


def told(language: str) -> Told:
    return [(id, text) for id, message in messages(language).items() for text in sentences(message)]


def ids(pattern: str, told: Told) -> set[str]:
    """Return the ids of the messages in which a pattern is found."""
    return {id for id, text in told if re.search(pattern, text, re.IGNORECASE)}


def without_names(told: Told) -> Told:
    """Leave out the names of variables, which are not read by players."""
    return [(id, re.sub(r"\{.*?\}", "{}", text)) for id, text in told]


def complaints(terms: Iterable[Term], told: Told) -> Iterator[str]:
    """List the words to replace, with their places."""
    written = without_names(told)
    for term in terms:
        for id in sorted(ids(term.wrong, written) - {*term.exceptions}):
            yield f"{id}: write “{term.right}” instead of “{term.wrong}”"


def bare_numbers(language: str, told: Told) -> Iterator[tuple[str, str]]:
    """Return the message and the variable of each number without a noun."""
    for id, text in told:
        for variable, noun in NOUNS[language].items():
            number = f"{{${variable}}}"
            if number in text and not re.search(noun, text.replace(number, "").lower()):
                yield id, variable


@every_language
def test_one_thing_has_one_word(language: str) -> None:
    assert not list(complaints([*TERMS[language], *SIGNS], told(language)))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Your turn: take one of the open cards."),
        ("en", "Build Baths for nothing"),
        ("en", "The pawn is in the middle — at last."),
        ("uk", "Візьміть одну з відкритих карт."),
        ("uk", "Фішка пройде 2 сектори."),
        ("uk", "Виберіть карту!"),
        ("ru", "Продайте карту за 3 монеты: даром не отдают."),
        ("ru", "У вас на руке 7 карт."),
    ],
)
def test_a_wrong_word_is_found(language: str, text: str) -> None:
    assert list(complaints([*TERMS[language], *SIGNS], [("web-new", text)]))


def test_no_exception_is_out_of_date() -> None:
    needed: set[str] = set()
    for language, terms in TERMS.items():
        for term in (*terms, *SIGNS):
            needed |= ids(term.wrong, without_names(told(language))) & {*term.exceptions}
    listed = {id for terms in (*TERMS.values(), SIGNS) for term in terms for id in term.exceptions}
    assert listed == needed


@translations
def test_an_age_has_a_capital_letter_with_its_number_alone(language: str) -> None:
    assert not {id for id, text in told(language) if re.search(AGES[language], text)}


@translations
def test_names_of_players_stand_in_quotation_marks_after_the_word_with_their_case(
    language: str,
) -> None:
    assert ids(CASE_WORDS[language], told(language)) <= {*SEAT_NUMBERS}


@translations
def test_names_of_pieces_stand_in_quotation_marks_inside_a_sentence(language: str) -> None:
    assert not ids(rf"\w \{{\$({PIECES})\}}", told(language))


@every_language
def test_a_number_has_its_noun(language: str) -> None:
    assert dict(bare_numbers(language, told(language))).keys() == WITHOUT_NOUN
    assert list(bare_numbers(language, [("web-new", "{$player}: {$price}")]))


@every_language
def test_a_level_has_one_name(language: str) -> None:
    """A hint names the level of its adviser as the table does: by the same message."""
    known = messages(language)
    for level in ADVISERS:
        assert references(known[f"label-level-{level}"]) == {f"opponent-{level}"}
