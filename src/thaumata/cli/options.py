"""What several commands ask for: the game, its options, whole numbers, the language."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from thaumata.game import Game, ThaumataError

MOST: Final = 2**63 - 1
"""The largest number that the engine can count with."""

Variant = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as duel.")]

Seats = Annotated[
    str | None,
    typer.Option("--seats", metavar="N", help="How many seats, where there is a choice."),
]

Expansions = Annotated[
    str, typer.Option("--expansions", metavar="NAME,...", help="Expansions to play with.")
]

Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A choice of rules, such as wonders=first_game."
    ),
]

Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="en|uk|ru",
        show_default=False,
        help="The language of the answer; by default that of your system.",
    ),
]

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def whole_number(option: str, text: str, least: int = 0, most: int = MOST) -> int:
    """Read a number within bounds."""
    try:
        number = int(text)
    except ValueError:
        raise ThaumataError("error-number", option=option, value=text) from None
    if number < least:
        raise ThaumataError("error-number-least", option=option, value=text, least=least)
    if number > most:
        raise ThaumataError("error-number-most", option=option, value=text, most=str(most))
    return number


def make_game(variant: str, seats: str | None, expansions: str, options: list[str] | None) -> Game:
    """Put together the game that the user has named."""
    return Game(
        variant,
        seats=None if seats is None else whole_number("--seats", seats, least=1),
        expansions=[name.strip() for name in expansions.split(",") if name.strip()],
        options=dict(_pair(text) for text in options or ()),
    )


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise ThaumataError("error-option-form", text=text, form="name=value")
    return name, value
