"""The program ``thaumata``: its commands, and how it ends.

A mistake of the user is one line on the error stream and exit code 2; an interruption is exit
code 130 and no words.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

from thaumata.build_info import is_compiled, say_once_if_interpreted
from thaumata.cli import bench, play, replay, show, simulate
from thaumata.cli.speaking import USER_MISTAKE, complain, speaking
from thaumata.cli.version import package_version

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

# A command is a function whose docstring and options are its help: one line for each.
app.command("play", epilog=play.EXAMPLES)(play.play)
app.command("replay", epilog=replay.EXAMPLES)(replay.replay)
app.command("show", epilog=show.EXAMPLES)(show.show)
app.command("simulate", epilog=simulate.EXAMPLES)(simulate.simulate)
app.command("bench", epilog=bench.EXAMPLES)(bench.bench)


def _show_version(wanted: bool) -> None:
    if wanted:
        with speaking() as words:
            core = words("label-compiled" if is_compiled() else "label-interpreted")
        print(f"thaumata {package_version()} ({core})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def thaumata(
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
            help="Tell the version, and whether the rules are compiled.",
        ),
    ] = False,
) -> None:
    """An open digital edition of 7 Wonders Duel, unofficial.

    Each command explains itself: thaumata simulate --help
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the program and end it."""
    say_once_if_interpreted(sys.stderr)
    command = typer.main.get_command(app)
    try:
        code = command.main(arguments, prog_name="thaumata", standalone_mode=False)
    except typer.TyperException as problem:
        complain(problem.format_message())
        code = USER_MISTAKE
    except typer.Abort:
        code = 1
    sys.exit(code)
