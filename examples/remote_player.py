"""A client written from docs/service.md alone: plays Duel against the computer, for points.

Needs `pip install 'thaumata[serve]'`; it starts a service of its own, with an empty database.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from websockets.sync.client import connect


@contextmanager
def service() -> Iterator[str]:
    """Start a service on a free port, and give its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/service.db"
        command = ["-m", "thaumata.cli", "serve", "--port", "0", "--database", database]
        process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.communicate()


def play(url: str) -> None:
    """Become a guest, open a table, and play until the game is over."""
    with httpx.Client(base_url=url) as http:
        http.post("/api/me", json={"name": "Remote"})
        opened = http.post("/api/tables", json={"variant": "duel", "computers": ["novice"]})
        table = opened.json()["table"]["id"]
        http.post(f"/api/tables/{table}/start")
        cookie = {"Cookie": f"thaumata={http.cookies['thaumata']}"}
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/play"
    with connect(address, additional_headers=cookie, max_size=None) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] != "update":
                continue
            number, view = message["number"], message["view"]
            if view["outcome"] is not None:
                print(view["outcome"]["kind"], view["outcome"]["totals"])
                return
            if view["actions"]:
                best = max(view["actions"], key=lambda each: each["preview"]["points"][0])
                act = {"type": "act", "text": best["text"], "number": number, "key": f"{number}"}
                socket.send(json.dumps(act))


if __name__ == "__main__":
    with service() as url:
        play(url)
