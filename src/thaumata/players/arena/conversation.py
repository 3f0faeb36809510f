"""A dialogue with an external program, line by line, which may fail at any time.

The program runs in a session of its own: Ctrl-C at the terminal does not reach it, and all
processes that it has started end with it. No call waits longer than its timeout. POSIX systems
only.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

from thaumata.players.arena.played import Forfeit

LONGEST: Final = 64 * 1024
"""The most bytes of an answer, including remarks."""

_KEPT: Final = 2000
"""The bytes of the program's error stream that are kept."""

_PATIENCE: Final = 1.0
"""The seconds that a program gets to exit by itself."""

_REMARK: Final = b"#"
"""A line with this beginning is a remark, not an answer."""

_running: set[Conversation] = set()


class Conversation:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start a program; raise a ``Forfeit`` if that fails."""
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            raise Forfeit("forfeit-no-start", reason=str(problem)) from problem
        _running.add(self)
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)
        self._heard = bytearray()
        self._complaints = bytearray()
        self._has_stopped = False

    def _streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def ask(self, text: str, seconds: float) -> str:
        """Send text and return the program's next line; raise a ``Forfeit`` if there is none."""
        deadline = monotonic() + seconds
        unsaid = text.encode()
        length = 0
        while True:
            while not unsaid and (line := self._next_line()) is not None:
                length += len(line) + 1
                said = line.strip()
                if said and not said.startswith(_REMARK):
                    return said.decode("utf-8", "replace")
                if length > LONGEST:
                    break
            if length + len(self._heard) > LONGEST:
                raise Forfeit("forfeit-long", bytes=LONGEST)
            if self._has_stopped:
                raise self._death()
            left = deadline - monotonic()
            if left <= 0:
                raise Forfeit("forfeit-slow", seconds=f"{seconds:g}", complaint=self._complaint())
            unsaid = self._exchange(unsaid, left)

    def _next_line(self) -> bytes | None:
        end = self._heard.find(b"\n")
        if end < 0:
            return None
        line = bytes(self._heard[:end])
        del self._heard[: end + 1]
        return line

    def _exchange(self, unsaid: bytes, seconds: float) -> bytes:
        """Write and read what is possible now, or wait; return the bytes still to be written."""
        to_program, answers, complaints = self._streams()
        with selectors.DefaultSelector() as selector:
            for stream in (answers, complaints):
                if not stream.closed:
                    selector.register(stream, selectors.EVENT_READ)
            if unsaid:
                selector.register(to_program, selectors.EVENT_WRITE)
            ready = {key.fileobj for key, _ in selector.select(seconds)}
        if complaints in ready:
            self._complaints += self._read(complaints)
            del self._complaints[:-_KEPT]
        if answers in ready:
            heard = self._read(answers)
            self._heard += heard
            self._has_stopped = not heard
        if to_program in ready:
            try:
                return unsaid[os.write(to_program.fileno(), unsaid) :]
            except BlockingIOError:
                return unsaid
            except OSError:
                return b""  # it reads no more: whether it still writes shows soon
        return unsaid

    def _read(self, stream: IO[bytes]) -> bytes:
        try:
            heard = os.read(stream.fileno(), LONGEST)
        except BlockingIOError:
            return b""
        if not heard:
            stream.close()
        return heard

    def _death(self) -> Forfeit:
        """Return why a program has stopped answering."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE)
        code = self._process.poll()
        complaints = self._streams()[2]
        while not complaints.closed and (heard := self._read(complaints)):
            self._complaints = (self._complaints + heard)[-_KEPT:]
        shown = "-" if code is None else str(code)
        return Forfeit("forfeit-died", code=shown, complaint=self._complaint())

    def _complaint(self) -> str:
        """Return the last line that the program wrote on its error stream."""
        lines = self._complaints.decode("utf-8", "replace").split("\n")
        told = [
            shown for line in lines if (shown := "".join(filter(str.isprintable, line)).strip())
        ]
        return told[-1] if told else "-"

    def end(self, text: str = "") -> None:
        """Send a last text, then end the program and all processes that it has started."""
        to_program = self._streams()[0]
        with suppress(OSError):
            os.write(to_program.fileno(), text.encode())
        with suppress(OSError):
            to_program.close()
        if text:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_PATIENCE)
        self.kill()
        self._process.wait()
        for stream in self._streams():
            stream.close()

    def kill(self) -> None:
        """Kill the program at once."""
        _running.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)


def end_all() -> None:
    """Kill all programs of this process, which is about to exit."""
    for conversation in list(_running):
        conversation.kill()
