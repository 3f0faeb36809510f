"""Errors in data that is no position: invalid JSON, fields of the wrong type or missing.

The JSON decoder reports errors in English. They have a few forms, which are parsed here, so that
the author of the position gets a message in their own language.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.proof.soundness import Unsound
from thaumata.wording.words import Said

_PATH: Final = re.compile(
    r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`(?P<path>\$.*)`)?$", re.DOTALL
)
_TYPE: Final = re.compile(r"^Expected `(?P<expected>[^`]*)`, got `(?P<given>[^`]*)`$")
_LENGTH: Final = re.compile(r"^Expected `array` of length (?P<expected>\d+), got (?P<given>\d+)$")
_MISSING: Final = re.compile(r"^Object missing required field `(?P<field>.*)`$", re.DOTALL)
_UNKNOWN: Final = re.compile(r"^Object contains unknown field `(?P<field>.*)`$", re.DOTALL)
_MALFORMED: Final = re.compile(r"^JSON is malformed: .*\(byte (?P<byte>\d+)\)$")

_PAIR: Final = "surrogate pair"

_HALF: Final = re.compile(
    r"""(?<!\\)(?:\\\\)*          # not the second of two backslashes
        \\u[dD][89abAB][\dA-Fa-f]{2}  # the first half
        (?!\\(?:u[dD]|$)|$)           # the second half does not follow""",
    re.VERBOSE,
)
"""Half a surrogate pair. Near the end of a text the decoder reports it as a truncated text."""

_STEP: Final = re.compile(r"\[\.\.\.\]|\[\d+\]|\w+")
"""A step of a path; the decoder omits the keys of an object with arbitrary keys."""

_SOME_NAME: Final = "[...]"

_WHOLE: Final = "{}"
"""The name of the position itself, if no field of it is meant."""

_TYPES: Final[tuple[tuple[type | tuple[type, ...], str], ...]] = (
    (bool, "bool"),
    (int, "int"),
    (float, "float"),
    (str, "str"),
    ((list, tuple), "array"),
    (dict, "object"),
    (type(None), "null"),
)
"""The JSON types, with the words for them in messages."""


class Malformed(Unsound):
    """An error in a position that makes it unreadable, so that no state can be built."""

    def __init__(self, field: str, reason: str, **details: str | int) -> None:
        """Set the place and the reason."""
        super().__init__(reason, field or _WHOLE, **details)


def type_name(value: object) -> str:
    """Return the word for the type of a value."""
    return next((name for kinds, name in _TYPES if isinstance(value, kinds)), "other")


def malformed(error: msgspec.ValidationError, data: object) -> Malformed:
    """Return the error for invalid data of a position: which field, and why."""
    found = _PATH.match(str(error))
    assert found is not None  # it matches anything
    what, path = found["what"], (found["path"] or "$").removeprefix("$").removeprefix(".")
    if named := _UNKNOWN.match(what):
        return Malformed(_inside(path, named["field"]), "error-field-unknown")
    if named := _MISSING.match(what):
        return Malformed(_inside(path, named["field"]), "error-field-missing")
    if found["key"]:
        return Malformed(path, "error-field-key")
    if kinds := _TYPE.match(what):
        expected, given = kinds["expected"].removesuffix(" | null"), kinds["given"]
        field = _way_to(_STEP.findall(path), data, given) if _SOME_NAME in path else path
        return Malformed(field or path, "error-field-type", expected=expected, given=given)
    if lengths := _LENGTH.match(what):
        return Malformed(
            path,
            "error-field-length",
            expected=int(lengths["expected"]),
            given=int(lengths["given"]),
        )
    return Malformed(path, "error-field-other")


def _way_to(steps: list[str], value: object, given: str) -> str | None:
    """Return the path to the first value of a type, with all keys; None if there is none."""
    if not steps:
        return "" if type_name(value) == given else None
    step, *rest = steps
    inside: list[tuple[str, object]] = []
    if isinstance(value, dict):
        inside = [(name, item) for name, item in value.items() if step in (name, _SOME_NAME)]
    elif isinstance(value, list | tuple):
        inside = [(step, item) for n, item in enumerate(value) if step == f"[{n}]"]
    for name, item in inside:
        way = _way_to(rest, item, given)
        if way is not None:
            return name + (f".{way}" if way and not way.startswith("[") else way)
    return None


def _inside(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field


def no_json(error: Exception, text: str | bytes) -> ThaumataError:
    """Return the error for a text that is not JSON."""
    what = str(error)
    if _PAIR in what:
        return _text(Said("error-json-half"))
    if found := _MALFORMED.match(what):
        return _text(Said("error-json-malformed", place=int(found["byte"]) + 1))
    if isinstance(error, RecursionError):
        return _text(Said("error-json-deep"))
    if isinstance(error, UnicodeError):
        return _text(Said("error-json-letters"))
    if isinstance(error, msgspec.ValidationError | ArithmeticError):
        return _text(Said("error-json-number"))
    return _text(Said("error-json-half" if _has_half(text) else "error-json-short"))


def _has_half(text: str | bytes) -> bool:
    read = text if isinstance(text, str) else text.decode(errors="replace")
    return _HALF.search(read) is not None


def no_object(data: object) -> ThaumataError:
    """Return the error for JSON that is not an object."""
    return _text(Said("error-json-object", given=f"{data!r:.40}"))


def _text(reason: Said) -> ThaumataError:
    return ThaumataError("error-not-json", reason=reason)
