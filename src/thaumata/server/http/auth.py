"""Authentication of guests, and rate limits for each sender."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import time
from typing import Final

from thaumata.server.database.store import GuestRow, add_guest
from thaumata.server.http.signer import MAX_PERSONS, Claim, Signer, cookie_name
from thaumata.server.limits import RateLimit
from thaumata.server.problems import Refusal
from thaumata.server.services import Services

_SOCKETS: Final = 2
"""The sockets that one sender may have open, for each table that a guest may have opened."""

_ARRIVALS: Final = 0.025
"""The new guests that may come from one address, for each message that one guest may send."""

_ARRIVALS_AT_ONCE: Final = 2 * MAX_PERSONS
"""The new guests that may come from one address at once: a home may have two full devices."""


class GuestAuth:
    """Identifies guests by their cookies and keys, and limits each sender."""

    signer: Signer

    def __init__(self, services: Services, secret: str) -> None:
        self._services = services
        self.signer = Signer(secret)
        self._messages = RateLimit(services.settings.rate)
        self._sockets: Counter[str] = Counter()
        self._arrivals = RateLimit(services.settings.rate * _ARRIVALS, at_once=_ARRIVALS_AT_ONCE)

    async def guest_of(self, cookies: Mapping[str, str], person: int) -> GuestRow | None:
        """Return the guest of a person at a browser by the cookies; None where none is valid."""
        claim = self.signer.read_cookie(cookies.get(cookie_name(person), ""))
        return None if claim is None else await self._known(claim)

    async def guest_with(self, key: str) -> GuestRow:
        """Return the guest whom a key identifies, or refuse it."""
        claim = self.signer.read_key(key)
        guest = None if claim is None else await self._known(claim)
        if guest is None:
            raise Refusal(403, "service-bad-key")
        return guest

    async def _known(self, claim: Claim) -> GuestRow | None:
        guest = await self._services.store.guest(claim.guest)
        return guest if guest is not None and guest.version == claim.version else None

    async def register_guest(self, name: str, address: str) -> GuestRow:
        """Register a new guest."""
        if not self._arrivals.allows(address):
            raise Refusal(429, "service-too-quick")
        guest = GuestRow(secrets.token_hex(10), name, 1, time(), time())
        await self._services.writer.write(add_guest(guest))
        return guest

    @contextmanager
    def open_socket(self, sender: str) -> Iterator[None]:
        """Count a socket while it is open; refuse one too many."""
        if self._sockets[sender] >= _SOCKETS * self._services.settings.tables:
            raise Refusal(429, "service-many-sockets")
        self._sockets[sender] += 1
        try:
            yield
        finally:
            self._sockets[sender] -= 1
            if not self._sockets[sender]:
                del self._sockets[sender]

    def check_rate(self, sender: str) -> None:
        """Count a message; refuse one too many."""
        if not self._messages.allows(sender):
            raise Refusal(429, "service-too-quick")


def clean_name(name: str) -> str:
    """Return a name without invisible characters, on one line; refuse an empty one."""
    tidy = " ".join("".join(filter(str.isprintable, " ".join(name.split()))).split())
    if not tidy:
        raise Refusal(400, "service-no-name")
    return tidy
