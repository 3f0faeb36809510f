"""The page that ``--help`` prints.

Commands, options and their values are declared with message ids, which are looked up here. A value
that is the same in every language, such as ``0|1``, is declared literally.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import typer
from rich.text import Text
from typer.core import TyperArgument, TyperGroup, TyperOption

from thaumata.cli.known_games import known_games
from thaumata.drawing.text import Block, paragraph
from thaumata.players.characters import characters
from thaumata.wording.words import Words

_WIDEST: Final = 80
_NARROWEST: Final = 50

_INDENT: Final = "  "

_COLUMN: Final = 28
"""The widest column of terms; longer terms get a line of their own."""

_NAMING_PLAYERS: Final = ("usage-opponent", "usage-players")
"""The help messages of options that take names of players."""

Row = tuple[str, str]
"""A term and its explanation."""


def draw_page(context: typer.Context) -> str:
    """Return the help page of a context's command."""
    words: Words = context.obj
    facts = known_games(words)
    command = context.command
    columns = shutil.get_terminal_size().columns
    width = max(_NARROWEST, min(columns, _WIDEST)) - len(_INDENT)
    params = command.get_params(context)
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if isinstance(param, TyperOption)]
    values = [value_of(words, argument) for argument in arguments]
    commands: list[Row] = []
    if isinstance(command, TyperGroup):
        values.append(words("value-command"))
        commands = [(name, words(each.help or "")) for name, each in command.commands.items()]
    usage = words("usage-line", command=context.command_path, values=" ".join(values))
    asking = command.get_help_option(context)
    sections = [
        [Text(usage.strip())],
        *(_told(text, width) for text in _texts(words, command.help or "")),
        _list(
            words("usage-arguments"), [_argument(words, each, facts) for each in arguments], width
        ),
        _list(
            words("usage-options"),
            [_option(words, each, facts, is_help=each is asking) for each in options],
            width,
        ),
        _list(words("usage-commands"), commands, width),
        _list(words("usage-opponents"), _opponents(words, options), width),
        _examples(words, command.epilog or ""),
    ]
    pages = ("\n".join(line.plain.rstrip() for line in section) for section in sections if section)
    return "\n\n".join(pages)


def value_of(words: Words, param: TyperArgument | TyperOption) -> str:
    """Return the placeholder for the value of an argument or option."""
    return words(param.metavar) if param.metavar else ""


def _texts(words: Words, message_id: str) -> Iterator[str]:
    """Yield the descriptions of a command: the short one, then the long one."""
    for each in (message_id, f"{message_id}-more"):
        if words.has(each):
            yield words(each)


def _told(text: str, width: int) -> Block:
    return paragraph(text, width, label=Text(_INDENT))


def _argument(words: Words, argument: TyperArgument, facts: Mapping[str, str]) -> Row:
    return value_of(words, argument), words(argument.help or "", **facts)


def _option(words: Words, option: TyperOption, facts: Mapping[str, str], *, is_help: bool) -> Row:
    """Return an option with its value, and its explanation with the default."""
    names = ", ".join(sorted(option.opts, key=len))
    term = f"{names} {value_of(words, option)}".strip()
    told = words("usage-help" if is_help else option.help or "", **facts)
    if option.default and option.show_default:
        default = words("usage-default", value=str(option.default))
        told = f"{told} {default}"
    return term, told


def _opponents(words: Words, options: Iterable[TyperOption]) -> list[Row]:
    """Return the computer players, if an option takes names of players."""
    if not any(option.help in _NAMING_PLAYERS for option in options):
        return []
    return [
        (each.player, words("usage-level", name=each.name, manner=each.manner))
        if each.name
        else (each.player, each.manner)
        for each in characters(words)
    ]


def _list(heading: str, rows: Iterable[Row], width: int) -> Block:
    """Lay out terms in a column and their explanations beside it."""
    rows = list(rows)
    if not rows:
        return []
    column = min(_COLUMN, 2 * len(_INDENT) + max(len(term) for term, _ in rows))
    lines = [Text(heading)]
    for term, told in rows:
        label = f"{_INDENT}{term}"
        if len(label) + len(_INDENT) > column:
            lines.append(Text(label))
            label = ""
        lines += paragraph(told, width, label=Text(label.ljust(column)))
    return lines


def _examples(words: Words, examples: str) -> Block:
    lines = [Text(f"{_INDENT}{line}") for line in examples.splitlines()]
    return [Text(words("usage-examples")), *lines] if lines else []
