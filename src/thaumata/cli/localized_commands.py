"""Typer commands whose help and errors are in the user's language.

The words are in the ``obj`` of a context. A mistake on the command line becomes a
``ThaumataError``, like every other mistake.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from thaumata.cli.help_page import draw_page, value_of
from thaumata.game import ThaumataError

HELP: Final = "--help"

ALONE: Final = frozenset({"--resume"})
"""The options whose value may be omitted; it is empty then."""


class LocalizedCommand(TyperCommand):
    """A command with help and errors in the user's language."""

    allow_extra_args = True
    """Extra arguments are reported by ``parse_args``."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page of the command."""
        return draw_page(ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the command line, or raise a ``ThaumataError``."""
        try:
            rest = super().parse_args(ctx, list(_filled(args)))
        except typer.TyperException as problem:
            raise _mistake(ctx, problem) from None
        if rest:
            raise _complaint(ctx, "error-extra-argument", argument=rest[0])
        return rest


class LocalizedGroup(TyperGroup):
    """The program: a group of all commands."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page of the program."""
        return draw_page(ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the command line up to the command, or raise a ``ThaumataError``."""
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as problem:
            raise _mistake(ctx, problem) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is named."""
        if args[0] not in self.commands:
            commands = ", ".join(self.commands)
            raise _complaint(ctx, "error-unknown-command", command=args[0], commands=commands)
        return super().resolve_command(ctx, args)


def missing_argument(context: typer.Context, value: str) -> ThaumataError:
    """Return the error for a missing argument."""
    return _complaint(context, "error-missing-argument", argument=context.obj(value))


def _filled(arguments: Sequence[str]) -> Iterator[str]:
    """Yield the arguments, with an empty value for each option of ``ALONE`` that has none."""
    for place, argument in enumerate(arguments):
        following = arguments[place + 1 : place + 2]
        is_alone = argument in ALONE and all(each.startswith("-") for each in following)
        yield f"{argument}=" if is_alone else argument


def _mistake(context: typer.Context, problem: Any) -> ThaumataError:
    """Return our error for one that Typer raises, recognized by the name of its class.

    Typer does not export these classes.
    """
    match type(problem).__name__:
        case "NoSuchOption" if problem.possibilities:
            similar = context.obj.choice_of(sorted(problem.possibilities))
            return _complaint(
                context, "error-similar-flag", option=problem.option_name, similar=similar
            )
        case "NoSuchOption":
            return _complaint(context, "error-unknown-flag", option=problem.option_name)
        case "BadOptionUsage":
            options = [each for each in context.command.params if isinstance(each, TyperOption)]
            is_flag = any(each.is_flag for each in options if problem.option_name in each.opts)
            message_id = "error-flag-value" if is_flag else "error-flag-alone"
            return _complaint(context, message_id, option=problem.option_name)
        case "MissingParameter" if isinstance(problem.param, TyperArgument):
            argument = value_of(context.obj, problem.param)
            return _complaint(context, "error-missing-argument", argument=argument)
        case _:
            return _complaint(context, "error-usage")


def _complaint(context: typer.Context, message_id: str, **arguments: str) -> ThaumataError:
    """Return an error that also says where to find help."""
    return ThaumataError(message_id, help=f"{context.command_path} {HELP}", **arguments)
