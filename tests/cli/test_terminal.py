"""The game in a real terminal: colors, keys, and windows of any size."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def _sit_down() -> None:
    """Make the window the controlling terminal of the program, so that its Ctrl-C works."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Window:
    """A pseudo terminal with the program in it."""

    def __init__(self, arguments: str, width: int, height: int, **environment: str) -> None:
        self._screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        clean = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "thaumata.cli", *arguments.split()],
            cwd=PROJECT,
            env={**clean, "TERM": "xterm-256color", **environment},
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            preexec_fn=_sit_down,
        )
        os.close(inside)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = ""

    def wait_for(self, text: str, press: str = "") -> str:
        """Read until a text appears; return what was read since the last call.

        A key is pressed again while nothing happens: Python can miss a signal between writing the
        prompt and waiting for a line.
        """
        new = ""
        deadline = time.monotonic() + 60
        while text not in ESCAPES.sub("", new):
            if press and not new:
                self.type(press)
            patience = 2 if press and not new else deadline - time.monotonic()
            ready, _, _ = select.select([self._screen], [], [], patience)
            if not ready and press and time.monotonic() < deadline:
                continue
            assert ready, new
            try:
                data = os.read(self._screen, 65536)
            except OSError:  # the program has exited
                raise AssertionError(new) from None
            new += self._decoder.decode(data)
        self.seen += new
        return new

    def type(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def close(self) -> int:
        code = self.program.wait(timeout=60)
        os.close(self._screen)
        return code


@pytest.mark.parametrize(("key", "language"), [("\x03", "en"), ("\x04", "uk")])
def test_control_c_and_control_d_leave_with_a_hint(key: str, language: str) -> None:
    window = Window(f"play duel --seed 7 --language {language}", 100, 40)
    window.wait_for(" › ")
    window.wait_for("thaumata play duel --resume", press=key)
    assert window.close() == 0
    assert "Traceback" not in window.seen


def test_a_turn_is_drawn_as_a_table_that_fits_the_window() -> None:
    window = Window("play duel --seed 7", 80, 24)
    for _ in range(3):
        window.wait_for(" › ")
        window.type("1\r")
    screen = window.wait_for("Scriptorium  11 2●    12 +2●")
    window.type("q\r")
    window.wait_for("--resume")
    assert window.close() == 0
    assert "\x1b[2J" in screen or "\x1b[H" in screen
    assert re.search(r"\x1b\[[0-9;]*38", screen)
    plain = ESCAPES.sub("", screen).replace("\r", "")
    lines = plain[plain.rindex("Age I  ") :].split("\n")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert any(re.search(r"† Guard Tower +1 free +2 \+2●", line) for line in lines)
    assert "○ Architecture  ○ Economy  ○ Masonry  ○ Mathematics  ○ Urbanism" in lines
    assert any("◊ The Colossus −1●  ◊ Great Light. −1●" in line for line in lines)


def test_no_color_is_respected() -> None:
    window = Window("play duel --seed 7", 100, 40, NO_COLOR="1")
    screen = window.wait_for(" › ")
    window.type("q\r")
    window.wait_for("--resume")
    assert window.close() == 0
    assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8])", screen)
