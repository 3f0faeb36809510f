"""Starts the service and opens its page where there is a screen; Ctrl-C ends both.

.venv/bin/python scripts/play.py        what `make play` does when everything is built
"""

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

USUAL_PORT = 8000


def main() -> int:
    """Serve until stopped, by Ctrl-C or by whoever ends this program alone."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    command = [str(Path(sys.executable).parent / "thaumata"), "serve", "--port", str(free_port())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        try:
            for line in service.stdout:
                print(line, end="", flush=True)
                address = next((word for word in line.split() if word.startswith("http")), "")
                if address and has_screen():
                    webbrowser.open(address)
            return service.wait()
        except KeyboardInterrupt:
            service.terminate()
            service.wait()
            return 0


def free_port() -> int:
    """Return the usual port, or 0, which is any, where another program has it."""
    with socket.socket() as tried:
        return 0 if tried.connect_ex(("127.0.0.1", USUAL_PORT)) == 0 else USUAL_PORT


def has_screen() -> bool:
    """Tell whether somebody could see a browser here."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(each) for each in variables)


if __name__ == "__main__":
    sys.exit(main())
