"""Stands in for the service at one table: tells what it would tell, and listens."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Visitor

POINTS = [
    {"number": number, "age": 1 + number // 20, "totals": [number // 2, number // 3]}
    for number in range(0, 60, 4)
]
"""Points over time, as the service tells them for the chart at the end."""


class Pretence:
    """A table at which a visitor sits, and whatever the visitor sends from there."""

    def __init__(self, visitor: Visitor, first: dict[str, Any]) -> None:
        self.heard: list[dict[str, Any]] = []
        self._first = first
        self._sockets: list[WebSocketRoute] = []
        self._page = visitor.page
        self._page.route_web_socket("**/play?*", self._open)
        self._page.route(
            "**/api/tables/fixed/points", lambda route: route.fulfill(json={"points": POINTS})
        )
        self._page.goto(f"{visitor.address}/t/fixed")
        self._page.locator("main").wait_for()

    def _open(self, socket: WebSocketRoute) -> None:
        def hear(said: str | bytes) -> None:
            message = json.loads(said)
            self.heard.append(message)
            answer = {"type": "answer", "key": message["key"], "result": "done", "number": 0}
            socket.send(json.dumps(answer))

        socket.on_message(hear)
        self._sockets.append(socket)
        socket.send(json.dumps(self._first))

    def tell(self, message: dict[str, Any], number: int) -> None:
        """Tell the visitor how the table stands, and wait until it is shown."""
        self._sockets[-1].send(json.dumps({**message, "number": number}))
        shown = f'[data-testid=end], main.table[data-number="{number}"]'
        self._page.locator(shown).first.wait_for()
