"""``thaumata admin``: list, close and purge the tables of a service, while it runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from thaumata.cli.commands.serve import check_installed
from thaumata.cli.console import make_console, print_json
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import AsJson, Language, whole_number
from thaumata.game import ThaumataError
from thaumata.wording.words import Words

if TYPE_CHECKING:
    from thaumata.server.ops.admin import TableSummary

EXAMPLES: Final = """\
thaumata admin list
thaumata admin list --stage playing --older 7
thaumata admin close 0f8c2d41a6b95e73
thaumata admin purge --older 90
"""

_LIST: Final = "list"
_CLOSE: Final = "close"
_PURGE: Final = "purge"

_DONE: Final = {
    _LIST: "label-admin-list",
    _CLOSE: "label-admin-close",
    _PURGE: "label-admin-purge",
}
_STAGES: Final = {
    "lobby": "label-stage-lobby",
    "playing": "label-stage-playing",
    "over": "label-stage-over",
    "closed": "label-stage-closed",
}
_MOST_DAYS: Final = 100_000

_HEADINGS: Final = (
    "label-admin-table",
    "label-admin-game",
    "label-admin-stage",
    "label-admin-players",
    "label-admin-lines",
    "label-admin-changed",
)


def admin(
    what: Annotated[str, typer.Argument(metavar="list|close|purge", help="usage-admin-what")],
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="value-tables", help="usage-admin-tables")
    ] = None,
    stage: Annotated[str, typer.Option(metavar="|".join(_STAGES), help="usage-admin-stage")] = "",
    older: Annotated[
        str | None, typer.Option(metavar="value-days", help="usage-admin-older")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="value-url", help="usage-admin-database")
    ] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """List, close and purge the tables of a service."""
    with reporting_errors(language) as words:
        check_installed()
        from thaumata.server.ops import admin as administration
        from thaumata.server.settings import read_settings

        doing = {
            _LIST: administration.list_tables,
            _CLOSE: administration.close_tables,
            _PURGE: administration.purge_tables,
        }
        if what not in doing:
            raise ThaumataError("error-admin-what", what=what, known=", ".join(doing))
        if stage and stage not in _STAGES:
            raise ThaumataError("error-admin-stage", stage=stage, known=", ".join(_STAGES))
        days = None if older is None else whole_number("--older", older, most=_MOST_DAYS)
        if what != _LIST and not tables and days is None:
            raise ThaumataError("error-admin-which", option="--older")
        chosen = administration.TableFilter(tables or (), stage, days)
        settings = read_settings({"database": database})
        found = asyncio.run(doing[what](settings, chosen))
        if as_json:
            print_json(found, is_indented=True)
        else:
            _print(words, what, found)


def _print(words: Words, what: str, found: Sequence[TableSummary]) -> None:
    """Print the tables, and how many were listed, closed or purged."""
    console = make_console()
    if found:
        laid_out = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
        for heading in _HEADINGS:
            laid_out.add_column(words(heading), overflow="fold")
        for table in found:
            changed = datetime.fromtimestamp(table.changed).strftime("%Y-%m-%d %H:%M")
            stage = words(_STAGES[table.stage])
            shown = (table.id, table.variant, stage, ", ".join(table.players))
            laid_out.add_row(*map(Text, (*shown, str(table.lines), changed)))
        console.print(laid_out)
    console.print(Text(words(_DONE[what], count=len(found))))
