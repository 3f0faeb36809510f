"""Signed cookies and keys: they identify a guest without an account.

A cookie and a key name the guest and carry a signature that only the service can make. They differ
in their use, so that a cookie is no key. When a guest is deleted both become void.

Several people may share a device: each is a guest with a cookie of their own.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, NamedTuple

COOKIE: Final = "thaumata"
MAX_PERSONS: Final = 7
"""The number of people who may share a device: as many as can sit at a table."""

COOKIE_AGE: Final = 2 * 365 * 86_400
"""The seconds that a browser keeps the cookie."""

_COOKIE_USE: Final = "cookie"
_KEY_USE: Final = "key"


def cookie_name(person: int) -> str:
    """Return the name of the cookie of a person at a device; the first is number 1."""
    return COOKIE if person == 1 else f"{COOKIE}-{person}"


class Claim(NamedTuple):
    """The content of a signed text."""

    guest: str
    version: int


class Signer:
    """Signs claims, and verifies its own signatures."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def cookie(self, claim: Claim) -> str:
        """Return the value of the cookie of a guest."""
        return self._signed(claim, _COOKIE_USE)

    def key(self, claim: Claim) -> str:
        """Return the key of a guest, for another device."""
        return self._signed(claim, _KEY_USE)

    def read_cookie(self, text: str) -> Claim | None:
        """Return the claim of a cookie; None where the signature is not ours."""
        return self._read(text, _COOKIE_USE)

    def read_key(self, text: str) -> Claim | None:
        """Return the claim of a key; None where the signature is not ours."""
        return self._read(text, _KEY_USE)

    def _signed(self, claim: Claim, use: str) -> str:
        said = f"{claim.guest}.{claim.version}"
        made = hmac.new(self._secret, f"{use} {said}".encode(), hashlib.sha256)
        return f"{said}.{made.hexdigest()}"

    def _read(self, text: str, use: str) -> Claim | None:
        guest, _, rest = text.partition(".")
        version = rest.partition(".")[0]
        if not (guest.isascii() and guest.isalnum() and version.isascii() and version.isdecimal()):
            return None
        if len(text) > 200 or not text.isascii():
            return None
        claim = Claim(guest, int(version[:9]))
        return claim if hmac.compare_digest(self._signed(claim, use), text) else None
