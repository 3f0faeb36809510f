"""A service with the client as it is installed, in a process of its own."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def service(
    scripts: Path = Path(sys.executable).parent, *options: str, alone: bool = False
) -> Iterator[str]:
    """Run a service as it is installed beside some scripts, with further options of its command.

    It is given by its address.

    Alone it finds no other program: no Node, no compiler.
    """
    nothing_else = {"PATH": str(scripts), "LC_ALL": "C.UTF-8", "HOME": str(scripts.parent)}
    assert not (alone and (scripts / "node").exists())
    command = [str(scripts / "thaumata"), "serve", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--database", f"sqlite:///{folder}/service.db", "--rate", "1000", "--workers", "1"]
        with subprocess.Popen(
            [*command, *flags, *options],
            stdout=subprocess.PIPE,
            text=True,
            env=nothing_else if alone else None,
        ) as running:
            assert running.stdout is not None
            try:
                yield running.stdout.readline().split()[-1]
            finally:  # otherwise a failing test would wait for it for ever
                running.terminate()
                running.stdout.read()
