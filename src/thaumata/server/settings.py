"""The settings of a service, from flags and the environment; checked at the start."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from thaumata.game import ThaumataError
from thaumata.play.saved_games import folder

PREFIX: Final = "THAUMATA_"
"""The prefix of variables in the environment."""

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""The databases that a URL may name, with their names in SQLAlchemy."""

_MOST: Final = {
    "port": 65535,
    "network": 1,
    "workers": 64,
    "tables": 100_000,
    "rate": 100_000,
    "idle": 10**6,
}


EVERY_NETWORK: Final = "0.0.0.0"
"""The host that listens in every network of this computer."""


class Settings(NamedTuple):
    """The settings of one service."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 is any free port."""

    fd: int = -1
    """The file descriptor of a listening socket, instead of host and port; -1 for none. With a
    supervisor that keeps it open, no connection is refused during a restart."""

    network: bool = False
    """Whether other devices in the network may play; their address is printed at the start."""

    database: str = ""
    """The URL of the database; empty is a file in the user's data folder."""

    origin: str = ""
    """The address of the service for browsers, such as ``https://games.example.org``; empty is the
    host of each request. With ``https`` cookies are sent over nothing else."""

    workers: int = 2
    """The number of processes that think for the computer players."""

    tables: int = 50
    """The number of unfinished tables that one guest may have opened."""

    rate: int = 20
    """The average number of messages a second that one guest may send."""

    idle: int = 300
    """The seconds without use after which a table leaves memory."""

    patience: int = 60
    """The seconds that a computer player may think before it is replaced."""

    absence: int = 600
    """The seconds that others wait for an absent player at a table without a clock, before a
    computer takes the seat; 0 is for ever."""

    game: tuple[str, ...] = ()
    """Games from files of the operator's own, such as ``mine.py:RichDuel``."""

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{folder().parent / 'service.db'}"
        scheme, _, rest = self.database.partition("://")
        return f"{_DRIVERS[scheme]}://{rest}"

    @property
    def database_path(self) -> Path | None:
        """The file of the database; None for a database server."""
        scheme, _, path = self.database_url.partition(":///")
        return Path(path) if scheme.startswith("sqlite") else None

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the service over HTTPS alone."""
        return self.origin.startswith("https://")


def read_settings(
    flags: Mapping[str, str | Sequence[str] | None], environment: Mapping[str, str] = os.environ
) -> Settings:
    """Read flags and, where one is missing, the environment; refuse impossible values."""
    chosen: dict[str, str | int | tuple[str, ...]] = {}
    for name, usual in Settings()._asdict().items():
        flag, variable = f"--{name}", f"{PREFIX}{name.upper()}"
        given, source = flags.get(name), flag
        if given is None:
            given, source = environment.get(variable), variable
        if given is None:
            continue
        if isinstance(usual, tuple):
            chosen[name] = tuple(given.split(",") if isinstance(given, str) else given)
        else:
            text = str(given)
            is_number = isinstance(usual, int)  # a switch, too: 0 or 1
            chosen[name] = type(usual)(_number(name, source, text)) if is_number else text
    if chosen.get("network"):
        chosen.setdefault("host", EVERY_NETWORK)
    settings = Settings(**chosen)  # type: ignore[arg-type]
    if settings.network and is_loopback(settings.host):
        raise ThaumataError("error-network-host", option="--network", host=settings.host)
    _check_database(settings.database)
    _check_origin(settings.origin)
    return settings


def is_loopback(host: str) -> bool:
    """Return whether only this computer can reach a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _number(name: str, source: str, text: str) -> int:
    least = 0 if name in ("port", "fd", "network", "idle", "absence") else 1
    most = _MOST.get(name, 10**9)
    if not text.isdecimal() or len(text) > 12:
        raise ThaumataError("error-number", option=source, value=text)
    number = int(text)
    if number < least:
        raise ThaumataError("error-number-least", option=source, value=text, least=least)
    if number > most:
        raise ThaumataError("error-number-most", option=source, value=text, most=str(most))
    return number


def _check_database(url: str) -> None:
    scheme, separator, rest = url.partition("://")
    if url and (not separator or scheme not in _DRIVERS or not rest):
        raise ThaumataError(
            "error-database-url", forms="sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME"
        )


def _check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    is_origin = parts.scheme in ("http", "https") and parts.netloc and not parts.path
    if origin and not is_origin:
        raise ThaumataError("error-origin", origin=origin, form="https://games.example.org")
