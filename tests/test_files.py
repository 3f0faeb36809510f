"""The reasons why a file cannot be used, in the chosen language."""

import errno

import pytest

from thaumata.files import reason_of
from thaumata.wording.words import Words


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "it is a folder"), ("uk", "це тека"), ("ru", "это папка")],
)
def test_a_usual_reason_is_told_in_words(language: str, told: str) -> None:
    reason = reason_of(IsADirectoryError(errno.EISDIR, "Is a directory"))
    assert reason == "Is a directory"  # for programs
    assert told in Words(language)("error-file", path="x", reason=reason)


def test_an_unusual_reason_is_told_as_the_system_says_it() -> None:
    assert reason_of(OSError(errno.EIO, "Input/output error")) == "Input/output error"
    assert reason_of(OSError("odd")) == "odd"
