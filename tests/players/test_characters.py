"""The names and descriptions of the levels, in every language."""

import pytest

from thaumata.players.characters import called, characters, name_of_level
from thaumata.players.levels import LEVELS
from thaumata.players.registry import PLAYERS
from thaumata.wording.words import LANGUAGES, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_player_is_told_of_the_levels_first(language: str) -> None:
    told = characters(Words(language))
    assert [each.player for each in told[: len(LEVELS)]] == list(LEVELS)
    assert {each.player for each in told} == set(PLAYERS)
    assert len({each.manner for each in told}) == len(told)
    assert all(each.manner.endswith(".") for each in told)


@every_language
def test_a_level_is_called_by_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    names = [name_of_level(words, level) for level in LEVELS]
    assert len({*names}) == len(LEVELS)
    assert all(name[0].isupper() for name in names)
    assert name_of_level(words, "greedy") == ""


@every_language
def test_a_level_is_understood_by_its_name(language: str) -> None:
    words = Words(language)
    for level in LEVELS:
        name = name_of_level(words, level)
        assert called(words, name) == called(words, name.lower()) == called(words, level) == level
    for other in ("greedy", "human", "bots/mine.py:MyBot", ""):
        assert called(words, other) == other
