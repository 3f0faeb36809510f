"""Stages of a build: a title, a dot every two seconds, and the output of what fails."""

import contextlib
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from scripts.builder.sources import PROJECT

SECONDS_PER_DOT = 2
SECONDS_TO_END = 5


ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end a build: Ctrl-C, `kill`, and a closed terminal."""


class BuildError(Exception):
    """A step failed; the message is for the person at the terminal."""


class Stage:
    """A titled part of a build, to be used in a `with` statement.

    Whatever still runs at its end is ended: after a failure, and when the build is interrupted.
    The higher the niceness, the more its commands leave the processors to other programs.
    """

    def __init__(self, title: str, niceness: int = 0) -> None:
        self._title = title
        self._nice = ["nice", "-n", str(niceness)] if niceness else []
        self._began = time.monotonic()
        self._is_over = threading.Event()
        self._ticker = threading.Thread(target=self._show_progress, daemon=True)
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[bytes]] = set()

    def __enter__(self) -> Self:
        print(self._title, end=" ", flush=True)
        self._ticker.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._lock:
            self._is_over.set()
            for process in self._running:
                end_group(process)
        self._ticker.join()
        print(f" {time.monotonic() - self._began:.0f} s", flush=True)

    def run(
        self, command: Sequence[str], hint: str = "", environment: Mapping[str, str] | None = None
    ) -> bytes:
        """Run a command in the project's folder and return its output.

        `environment` is added to that of this process; `hint` is shown below the output of a
        command that fails. May be called from several threads.
        """
        with tempfile.TemporaryFile() as output:
            with self._lock:
                if self._is_over.is_set():
                    raise BuildError("interrupted")
                process = start([*self._nice, *command], output, environment)
                self._running.add(process)
            code = process.wait()
            with self._lock:
                self._running.discard(process)
            output.seek(0)
            said = output.read()
        if code:
            raise BuildError(f"{said.decode(errors='replace')}\n{hint}".strip())
        return said

    def _show_progress(self) -> None:
        while not self._is_over.wait(SECONDS_PER_DOT):
            print(".", end="", flush=True)


def run_all(title: str, jobs: Sequence[Callable[[Stage], None]]) -> None:
    """Run jobs at the same time under one title; the first to fail ends the others."""
    if not jobs:
        return
    with ThreadPoolExecutor(len(jobs)) as pool, Stage(title) as stage:
        for done in as_completed([pool.submit(job, stage) for job in jobs]):
            done.result()


def start(
    command: Sequence[str], output: IO[bytes], environment: Mapping[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start a command in a process group of its own, out of reach of Ctrl-C at the terminal."""
    return subprocess.Popen(
        command,
        cwd=PROJECT,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        env={**os.environ, **(environment or {})},
        start_new_session=True,
    )


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a process with all that it has started, as Ctrl-C does, and by force what stays."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_END)
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def clean_up_when_interrupted() -> None:
    """Let whatever ends this process raise KeyboardInterrupt, once: it may clean up undisturbed."""

    def interrupt(*_: object) -> None:
        for each in ENDINGS:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    for each in ENDINGS:
        signal.signal(each, interrupt)


@contextlib.contextmanager
def only_one(recipe: Path) -> Iterator[None]:
    """Wait until no other process builds by the same recipe in this checkout."""
    import fcntl

    with open(recipe, "rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("Waiting for another build in this folder", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
