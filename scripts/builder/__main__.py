"""Carries out a command of `python3 -m scripts.builder`; see the package for what there is."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said in words instead of a syntax error
    sys.exit("Thaumata needs Python 3.11 or newer: make PYTHON=python3.11 ...")

from collections.abc import Callable

from scripts.builder.client import hand_over_client, prepare_client, prepare_modules
from scripts.builder.environment import for_development, has, prepare_environment
from scripts.builder.package import installed_package, prepare_package
from scripts.builder.play import play
from scripts.builder.profile import hand_out_wheel, prepare_guided
from scripts.builder.sources import PROJECT
from scripts.builder.stages import BuildError, clean_up_when_interrupted, only_one


def tools() -> None:
    """Prepare the environment for development."""
    prepare_environment(for_development(), "Installing the tools into .venv")


def complete() -> None:
    """Prepare the package with the client in it."""
    prepare_client()
    prepare_package()
    package = installed_package()
    assert package is not None
    hand_over_client(package)


def wheel() -> None:
    """Make a wheel that carries the client."""
    prepare_client()
    prepare_guided()
    hand_out_wheel()


BUILDS: dict[str, Callable[[], None]] = {
    "package": prepare_package,
    "tools": tools,
    "client": prepare_client,
    "complete": complete,
    "guided": prepare_guided,
    "wheel": wheel,
}
"""The commands that wait for other builds in the same folder."""


def main(arguments: list[str]) -> int:
    """Carry out a command; return the exit code."""
    command, *options = arguments or ["package"]
    clean_up_when_interrupted()
    try:
        if command == "play":
            return play(network="--network" in options)
        if command == "modules":
            prepare_modules(everything=True)
        elif command != "tools" or not has(for_development()):
            with only_one(PROJECT / "pyproject.toml"):
                BUILDS[command]()
    except BuildError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
