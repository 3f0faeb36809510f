"""Positions of Classic that a test spoils, and the errors for impossible ones."""

import json
from collections.abc import Callable

import pytest

from tests.rules.classic.games import Data
from thaumata import position
from thaumata.classic.state import ClassicState
from thaumata.position import Unsound
from thaumata.wording.words import LANGUAGES, Words

Change = Callable[[Data], object]


def load(data: Data, *, is_checked: bool = True) -> ClassicState:
    """Read a position of Classic."""
    state = position.load(data, is_checked=is_checked)
    assert isinstance(state, ClassicState)
    return state


def in_city(number: int, **fields: object) -> Change:
    """Change something about a city."""
    return lambda data: data["cities"][number].update(fields)


def set_(**fields: object) -> Change:
    """Change something about the table."""
    return lambda data: data.update(fields)


def check_refusal(data: Data, change: Change, reason: str) -> None:
    """Check that a possible position, once changed, is refused with a reason in every language."""
    broken = json.loads(json.dumps(data))
    assert load(json.loads(json.dumps(data)))
    change(broken)
    with pytest.raises(Unsound) as caught:
        position.load(broken)
    assert caught.value.reason.removeprefix("impossible-").removeprefix("error-field-") == reason
    for language in LANGUAGES:
        told = Words(language)(caught.value.message_id, **caught.value.arguments)
        assert told.endswith(".")
        assert not set(told) & set("{}$")
        assert "impossible-" not in told
