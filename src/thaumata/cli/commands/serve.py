"""``thaumata serve``: host tables for browsers and programs."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final

import typer

from thaumata.cli.console import make_console
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import Language
from thaumata.game import ThaumataError
from thaumata.wording.words import Words

if TYPE_CHECKING:
    from thaumata.server.ops.listening import Endpoint

EXAMPLES: Final = """\
thaumata serve
thaumata serve --network
thaumata serve --host 0.0.0.0 --port 80 --origin https://games.example.org
thaumata serve --game mine.py:RichDuel
thaumata serve --database postgresql://thaumata:secret@localhost/thaumata
"""

_NEEDED: Final = (
    *("litestar", "uvicorn", "sqlalchemy", "alembic", "websockets"),
    *("ifaddr", "segno"),
)
"""Modules that the extra ``serve`` installs."""


def serve(
    host: Annotated[str | None, typer.Option(metavar="value-host", help="usage-host")] = None,
    port: Annotated[str | None, typer.Option(metavar="value-number", help="usage-port")] = None,
    network: Annotated[bool, typer.Option("--network", help="usage-network")] = False,
    fd: Annotated[str | None, typer.Option(metavar="value-number", help="usage-fd")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="value-url", help="usage-database")
    ] = None,
    origin: Annotated[str | None, typer.Option(metavar="value-url", help="usage-origin")] = None,
    workers: Annotated[
        str | None, typer.Option(metavar="value-number", help="usage-workers")
    ] = None,
    tables: Annotated[str | None, typer.Option(metavar="value-number", help="usage-tables")] = None,
    rate: Annotated[str | None, typer.Option(metavar="value-number", help="usage-rate")] = None,
    idle: Annotated[str | None, typer.Option(metavar="value-number", help="usage-idle")] = None,
    patience: Annotated[
        str | None, typer.Option(metavar="value-number", help="usage-patience")
    ] = None,
    absence: Annotated[
        str | None, typer.Option(metavar="value-number", help="usage-absence")
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option(metavar="value-own", help="usage-served-game")
    ] = None,
    language: Language = "",
) -> None:
    """Host tables for browsers and programs until the process is stopped."""
    flags = {
        "host": host,
        "port": port,
        "network": "1" if network else None,
        "fd": fd,
        "database": database,
        "origin": origin,
        "workers": workers,
        "tables": tables,
        "rate": rate,
        "idle": idle,
        "patience": patience,
        "absence": absence,
        "game": game or None,
    }
    with reporting_errors(language) as words:
        check_installed()
        from thaumata.server.ops.running import run
        from thaumata.server.settings import read_settings

        settings = read_settings(flags)
        if not run(settings, partial(print_addresses, words, network=settings.network)):
            raise ThaumataError("error-not-served")


def print_addresses(words: Words, endpoint: Endpoint, *, network: bool) -> None:
    """Print where the service is found, with a code to scan for other devices."""
    console = make_console()
    lines = [words("label-serving", address=endpoint.address)]
    first = next(iter(endpoint.invitations), "")
    if network and first:
        lines.append(words("label-network", address=first))
        if others := ", ".join(endpoint.invitations[1:]):
            lines.append(words("label-network-others", addresses=others))
    elif network:
        lines.append(words("label-network-none"))
    for line in lines:
        console.print(line, soft_wrap=True)
    if network and first and console.is_terminal:
        from thaumata.cli.qr_code import qr_code

        console.print(words("label-network-scan"), qr_code(first), sep="\n")


def check_installed() -> None:
    """Raise an error that says how to install the service, unless it is installed."""
    if not all(find_spec(name) for name in _NEEDED):
        raise ThaumataError("error-no-service", command="pip install 'thaumata[serve]'")
