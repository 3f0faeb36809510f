"""``thaumata serve``: host tables for browsers and programs."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Final

import typer

from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import Language
from thaumata.game import ThaumataError

EXAMPLES: Final = """\
thaumata serve
thaumata serve --host 0.0.0.0 --port 80 --origin https://games.example.org
thaumata serve --game mine.py:RichDuel
thaumata serve --database postgresql://thaumata:secret@localhost/thaumata
"""

_NEEDED: Final = ("litestar", "uvicorn", "sqlalchemy", "alembic", "websockets")
"""Modules that the extra ``serve`` installs."""


def serve(
    host: Annotated[str | None, typer.Option(metavar="value-host", help="usage-host")] = None,
    port: Annotated[str | None, typer.Option(metavar="value-number", help="usage-port")] = None,
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

        def tell(address: str) -> None:
            print(words("label-serving", address=address), flush=True)

        settings = read_settings(flags)
        if not run(settings, tell):
            raise ThaumataError("error-not-served")


def check_installed() -> None:
    """Raise an error that says how to install the service, unless it is installed."""
    if not all(find_spec(name) for name in _NEEDED):
        raise ThaumataError("error-no-service", command="pip install 'thaumata[serve]'")
