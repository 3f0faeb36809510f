"""A second device in the home network opens the link and plays; without --network it cannot."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import (
    CHROMIUM,
    PHONE,
    Visitors,
    installed_service,
    visitors_of,
)
from tests.browser.playing import answer, asked, number
from tests.browser.test_games import whoever_is_asked


class Device(NamedTuple):
    """A device of its own: a network namespace, joined to this computer by a cable."""

    namespace: str
    address: str
    """The address of this computer, as the device sees it."""

    def command(self, *arguments: str) -> list[str]:
        """Return a command that runs on the device."""
        return ["ip", "netns", "exec", self.namespace, *arguments]

    def opens(self, url: str) -> bool:
        """Tell whether a page can be opened on the device."""
        program = f"from urllib.request import urlopen; urlopen({url!r}, timeout=5)"
        done = subprocess.run(self.command("python3", "-c", program), capture_output=True)
        return done.returncode == 0


@contextmanager
def connected() -> Iterator[Device]:
    """Make a device and join it to this computer."""
    mark = os.getpid() % 250
    name, home, away = f"thaumata-{os.getpid()}", f"th{os.getpid()}h", f"th{os.getpid()}a"
    here, there = f"10.213.{mark}.1", f"10.213.{mark}.2"
    run("ip", "netns", "add", name)
    try:
        run("ip", "link", "add", home, "type", "veth", "peer", "name", away, "netns", name)
        run("ip", "address", "add", f"{here}/24", "dev", home)
        run("ip", "link", "set", home, "up")
        device = Device(name, here)
        run(*device.command("ip", "link", "set", "lo", "up"))
        run(*device.command("ip", "address", "add", f"{there}/24", "dev", away))
        run(*device.command("ip", "link", "set", away, "up"))
        # This computer may be in other networks, too, and be invited to by its address there.
        run(*device.command("ip", "route", "add", "default", "via", here))
        yield device
    finally:
        run("ip", "netns", "delete", name)


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


@pytest.fixture(scope="module")
def device() -> Iterator[Device]:
    """Give a second device; where none can be made the test is skipped, but never in CI."""
    try:
        with connected() as made:
            yield made
    except (OSError, subprocess.CalledProcessError) as problem:
        said = getattr(problem, "stderr", "") or str(problem)
        reason = f"no network namespace can be made here (it takes root and iproute2): {said}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture
def chromium_there(chromium: Browser, device: Device, tmp_path: Path) -> Iterator[Browser]:
    """Start a Chromium on the second device."""
    program = tmp_path / "chromium"
    program.write_text(f'#!/bin/sh\nexec {" ".join(device.command(CHROMIUM))} "$@"\n')
    program.chmod(0o755)
    browser = chromium.browser_type.launch(
        executable_path=program, args=["--no-sandbox", "--disable-gpu"]
    )
    yield browser
    browser.close()


def test_a_friend_in_the_network_opens_the_link_and_plays(
    chromium: Browser, chromium_there: Browser, device: Device
) -> None:
    with installed_service("--network") as address:
        port = address.rpartition(":")[2]
        for host_at in (address, f"http://{device.address}:{port}"):
            with visitors_of(chromium, host_at) as here, visitors_of(chromium_there, "") as there:
                play_by_link(here, there)


def play_by_link(here: Visitors, there: Visitors) -> None:
    """Open a table here, and play a while with a guest who opens its link there."""
    host, guest = here(), there(PHONE)
    host.go_home()
    host.page.get_by_test_id("friend").click()
    link = host.page.get_by_test_id("link").filter(has_not_text="127.0.0.1")
    link.wait_for()
    assert host.page.get_by_test_id("local-link").count() == 0
    guest.page.goto(link.inner_text())
    guest.page.get_by_role("textbox").fill("Olena")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.locator(".ready.yes").nth(1).wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for each in (host, guest):
        each.page.locator("main.table").wait_for()
    for turn in range(10):
        acting = whoever_is_asked(host, guest)
        answer(acting.page, asked(acting.page), turn)
    guest.page.locator(f'main.table[data-number="{number(host.page)}"]').wait_for()


def test_unless_it_is_asked_for_no_other_device_can_reach_the_service(device: Device) -> None:
    with installed_service("--network") as address:
        port = address.rpartition(":")[2]
        assert device.opens(f"http://{device.address}:{port}/healthz")
    with installed_service() as address:
        port = address.rpartition(":")[2]
        assert not device.opens(f"http://{device.address}:{port}/healthz")
