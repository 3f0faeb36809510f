"""Options that are short for an expansion; no other module of the command line names one."""

from __future__ import annotations

from typing import Annotated, Final

import typer

_TEAMS: Final = "teams"

InTeams = Annotated[bool, typer.Option("--teams", help="usage-teams")]


def named_expansions(text: str, *, in_teams: bool) -> list[str]:
    """Return the names of the expansions that a command line asks for."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    return [*names, _TEAMS] if in_teams else names
