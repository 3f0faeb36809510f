"""What is no position at all: text that is no JSON, fields of the wrong kind or missing.

The reader of the JSON complains in English. Its complaints have a few forms, which are read here,
so that the person who wrote the position is told in their own language.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.wording.words import Said

_PATH: Final = re.compile(
    r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`(?P<path>\$.*)`)?$", re.DOTALL
)
_TYPE: Final = re.compile(r"^Expected `(?P<expected>[^`]*)`, got `(?P<given>[^`]*)`$")
_LENGTH: Final = re.compile(r"^Expected `array` of length (?P<expected>\d+), got (?P<given>\d+)$")
_MISSING: Final = re.compile(r"^Object missing required field `(?P<field>.*)`$", re.DOTALL)
_UNKNOWN: Final = re.compile(r"^Object contains unknown field `(?P<field>.*)`$", re.DOTALL)
_MALFORMED: Final = re.compile(r"^JSON is malformed: .*\(byte (?P<byte>\d+)\)$")

_WHOLE: Final = "{}"
"""How the position itself is called where no field of it is meant."""


def malformed(error: msgspec.ValidationError) -> ThaumataError:
    """Tell which field of a position does not fit, and why."""
    found = _PATH.match(str(error))
    assert found is not None  # it matches anything
    what, path = found["what"], (found["path"] or "$").removeprefix("$").removeprefix(".")
    if named := _UNKNOWN.match(what):
        return _field(_inside(path, named["field"]), Said("error-field-unknown"))
    if named := _MISSING.match(what):
        return _field(_inside(path, named["field"]), Said("error-field-missing"))
    if found["key"]:
        return _field(path, Said("error-field-key"))
    if kinds := _TYPE.match(what):
        expected = kinds["expected"].removesuffix(" | null")
        reason = Said("error-field-type", expected=expected, given=kinds["given"])
    elif lengths := _LENGTH.match(what):
        expected, given = int(lengths["expected"]), int(lengths["given"])
        reason = Said("error-field-length", expected=expected, given=given)
    else:
        reason = Said("error-field-other")
    return _field(path, reason)


def _inside(path: str, field: str) -> str:
    return f"{path}.{field}" if path else field


def _field(field: str, reason: Said) -> ThaumataError:
    return ThaumataError("error-position-field", field=field or _WHOLE, reason=reason)


def no_json(error: Exception) -> ThaumataError:
    """Tell why a text is no JSON."""
    what = str(error)
    if found := _MALFORMED.match(what):
        return _text(Said("error-json-malformed", place=int(found["byte"]) + 1))
    if isinstance(error, RecursionError):
        return _text(Said("error-json-deep"))
    if isinstance(error, UnicodeError):
        return _text(Said("error-json-letters"))
    if isinstance(error, msgspec.ValidationError | ArithmeticError):
        return _text(Said("error-json-number"))
    return _text(Said("error-json-short"))


def no_object(data: object) -> ThaumataError:
    """Tell that there is JSON, but no object with the fields of a position."""
    return _text(Said("error-json-object", given=f"{data!r:.40}"))


def _text(reason: Said) -> ThaumataError:
    return ThaumataError("error-not-json", reason=reason)
