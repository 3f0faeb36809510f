"""A service with the client as it is installed, and real Chromium to look at it."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, sync_playwright

from tests.browser.serving import service

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), "")

HOST_NAME = "thaumata.test"
"""A name of this computer that browsers do not know for one: its pages come over plain http."""

DESKTOP = (1366, 768)
PHONE = (390, 844)


def installed_service(*options: str) -> AbstractContextManager[str]:
    """Start a service; give its address. THAUMATA_SCRIPTS says where another is installed."""
    elsewhere = os.environ.get("THAUMATA_SCRIPTS")
    if elsewhere:
        return service(Path(elsewhere), *options, alone=True)
    return service(Path(sys.executable).parent, *options)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Start a service; return where it is."""
    with installed_service() as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM, "There is no Chromium here. Debian, Ubuntu: apt install chromium"
    resolving = f"--host-resolver-rules=MAP {HOST_NAME} 127.0.0.1"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", resolving]
        )
        yield browser
        browser.close()


class Visitor:
    """A visitor with a browser of their own; its console errors are kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.sockets: list[WebSocketRoute] = []
        self.page.route_web_socket("**/play?*", self._through)
        self.page.set_default_timeout(20_000)
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _through(self, socket: WebSocketRoute) -> None:
        """Let a socket through to the service, and keep it, so that it can be cut."""
        socket.connect_to_server()
        self.sockets.append(socket)

    def go_home(self) -> None:
        self.page.goto(self.address)
        self.page.get_by_test_id("play").wait_for()


class Visitors:
    """Makes visitors, and asks at the end whether any of their browsers has complained."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self.all: list[Visitor] = []

    def __call__(
        self,
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-US",
        look: str = "light",
        bypass_csp: bool = False,
        motion: bool = False,
        zoom: int = 1,
    ) -> Visitor:
        context = self._chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if look == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            bypass_csp=bypass_csp,
            device_scale_factor=zoom,
        )
        self.all.append(Visitor(context, self._address))
        return self.all[-1]


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visitors]:
    """Make visitors: nothing may be on the console of any of them."""
    with visitors_of(chromium, address) as visitors:
        yield visitors


@pytest.fixture
def visit_by_name(chromium: Browser, address: str) -> Iterator[Visitors]:
    """Make visitors who come as another device would: by a name, over plain http."""
    with visitors_of(chromium, address.replace("127.0.0.1", HOST_NAME)) as visitors:
        yield visitors


@contextmanager
def visitors_of(chromium: Browser, address: str) -> Iterator[Visitors]:
    """Make visitors of a service; at the end no browser may have complained."""
    visitors = Visitors(chromium, address)
    yield visitors
    for visitor in visitors.all:
        visitor.context.close()
    assert [each.complaints for each in visitors.all if each.complaints] == []
