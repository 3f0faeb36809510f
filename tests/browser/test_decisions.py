"""Every kind of decision that the rules can ask for has its place on the page, at both sizes."""

import json

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.moments import decisions, moments


def test_every_kind_of_decision_has_been_found() -> None:
    assert moments().keys() == decisions()
    assert len(decisions()) > 35


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_kind_of_decision_is_asked_and_answered(
    visit: Visitors, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    page = visitor.page
    heard: list[str] = []
    sockets: list[WebSocketRoute] = []

    def pretend(socket: WebSocketRoute) -> None:
        """Stand in for the service: tell what it would tell, and listen."""

        def hear(said: str | bytes) -> None:
            message = json.loads(said)
            heard.append(message["text"])
            answer = {"type": "answer", "key": message["key"], "result": "done", "number": 0}
            socket.send(json.dumps(answer))

        socket.on_message(hear)
        sockets.append(socket)
        socket.send(json.dumps(first.message))

    found = moments()
    first = next(iter(found.values()))
    page.route_web_socket("**/play?*", pretend)
    page.goto(f"{visitor.address}/t/fixed")
    page.locator("main.table").wait_for()
    for number, (decision, moment) in enumerate(found.items(), start=100):
        sockets[-1].send(json.dumps({**moment.message, "number": number}))
        page.locator(f'main.table[data-decision="{decision}"][data-number="{number}"]').wait_for()
        heard.clear()
        if decision == "pick_wonder":
            page.locator(".draft .wonder.open").last.click()
            page.locator(".bar .btn.go").click()
        elif decision == "turn":
            page.locator(".structure .card.open").last.click()
            page.locator(
                ".drawer .deeds .btn, .drawer .option:not(.disabled) > button"
            ).last.click()
            if size == DESKTOP:
                page.locator(".drawer footer .btn.go").click()
        else:
            options = page.locator(".drawer .option:not(.disabled) > button")
            assert options.count() == len(moment.texts), decision
            options.last.click()
            page.locator(".drawer footer .btn.go").click()
            page.wait_for_timeout(20)
            assert heard == [moment.texts[-1]]
            continue
        page.wait_for_timeout(20)
        assert heard
        assert heard[-1] in moment.texts, decision
