"""Makes sure that programs of the system that tests need are there, and says how to get them.

python3 scripts/system_programs.py chromium     for the tests in the browser
python3 scripts/system_programs.py ip           for a second device, in a network namespace
"""

import os
import shutil
import subprocess
import sys
from typing import NamedTuple


class Program(NamedTuple):
    """A program that a test runs."""

    names: tuple[str, ...]
    """The names it may have."""

    package: str
    """The package of Debian and Ubuntu that has it."""

    purpose: str


PROGRAMS = {
    "chromium": Program(("chromium", "chromium-browser"), "chromium", "A test in the browser"),
    "ip": Program(("ip",), "iproute2", "The test with a second device"),
}


def main(wanted: list[str]) -> None:
    """Look for programs; where packages may be installed, get from the system what is missing."""
    missing = [
        PROGRAMS[name] for name in wanted if not any(map(shutil.which, PROGRAMS[name].names))
    ]
    if not missing:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit("\n".join(map(hint, missing)))
    packages = [program.package for program in missing]
    print(f"Installing from the system's packages: {', '.join(packages)}", flush=True)
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        if subprocess.run(["apt-get", "-qq", *command], stdout=subprocess.DEVNULL).returncode:
            sys.exit("\n".join(map(hint, missing)))


def hint(program: Program) -> str:
    """Say what is missing and how to get it."""
    return (
        f"{program.purpose} needs {program.names[0]}, and it was not found here.\n"
        f"Debian, Ubuntu: apt install {program.package}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
