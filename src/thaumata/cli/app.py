"""The program ``thaumata``: its commands and its exit codes.

A mistake of the user prints one line on the error stream and ends with exit code 2; an interruption
ends with exit code 130 and prints nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, NoReturn

import typer

from thaumata.build_info import is_compiled, package_version, say_once_if_interpreted
from thaumata.cli.commands import (
    admin,
    analyse,
    arena,
    bench,
    components,
    hint,
    play,
    replay,
    schema,
    serve,
    show,
    simulate,
    train,
    verify,
)
from thaumata.cli.errors import USAGE_ERROR, error_text, print_error
from thaumata.cli.localized_commands import LocalizedCommand, LocalizedGroup
from thaumata.cli.options import Language, requested_language
from thaumata.game import ThaumataError
from thaumata.wording.words import Words

app = typer.Typer(
    cls=LocalizedGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _add(command: Callable[..., None], examples: str) -> None:
    """Register a function as a command; the id of its help message contains its name."""
    name = command.__name__
    app.command(name, cls=LocalizedCommand, help=f"usage-{name}", epilog=examples)(command)


_add(play.play, play.EXAMPLES)
_add(replay.replay, replay.EXAMPLES)
_add(show.show, show.EXAMPLES)
_add(hint.hint, hint.EXAMPLES)
_add(analyse.analyse, analyse.EXAMPLES)
_add(simulate.simulate, simulate.EXAMPLES)
_add(arena.arena, arena.EXAMPLES)
_add(bench.bench, bench.EXAMPLES)
_add(components.components, components.EXAMPLES)
_add(schema.schema, schema.EXAMPLES)
_add(train.train, train.EXAMPLES)
_add(serve.serve, serve.EXAMPLES)
_add(verify.verify, verify.EXAMPLES)
_add(admin.admin, admin.EXAMPLES)


def _show_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        core = context.obj("label-compiled" if is_compiled() else "label-interpreted")
        print(f"thaumata {package_version()} ({core})")
        raise typer.Exit


@app.callback(invoke_without_command=True, help="usage-thaumata")
def thaumata(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
            help="usage-version",
        ),
    ] = False,
    language: Language = "",
) -> None:
    """Read the options before the command; without a command, print the help page."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the program and exit."""
    arguments = sys.argv[1:] if arguments is None else arguments
    words = Words(requested_language(arguments))
    say_once_if_interpreted(sys.stderr, words("note-interpreted"))
    command = typer.main.get_command(app)
    try:
        code = command.main(arguments, prog_name="thaumata", standalone_mode=False, obj=words)
    except ThaumataError as problem:
        print_error(error_text(words, problem))
        code = USAGE_ERROR
    except typer.Abort:
        code = 1
    sys.exit(code)
