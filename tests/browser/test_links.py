"""The link to a table: who can open it, and how it is passed on where the browser does not help."""

import json

import pytest
from playwright.sync_api import Page, Route

from tests.browser.axe import ALL, Inspector
from tests.browser.conftest import DESKTOP, PHONE, Visitor, Visitors
from tests.browser.looks import size_of
from tests.browser.playing import open_table

GENERAL = "That did not work. Try again, or reload the page."
"""The message for errors that are not refusals of the service."""

SHARE = """
  window.shared = [];
  navigator.share = async data => {
    window.shared.push(data.url);
    if (window.failsWith) throw window.failsWith();
  };
"""


def open_lobby(visitor: Visitor) -> Page:
    """Open a table for a friend."""
    visitor.go_home()
    visitor.page.get_by_test_id("friend").click()
    visitor.page.get_by_test_id("link").wait_for()
    return visitor.page


def link(page: Page) -> str:
    return page.get_by_test_id("link").inner_text()


def pretend_service(page: Page, address: str, is_loopback: bool) -> None:
    """Let the service be reached at an address."""
    told = json.dumps({"address": address, "is_loopback": is_loopback})
    page.route("**/api/service", lambda route: route.fulfill(body=told))


def test_a_link_of_this_computer_says_that_it_works_here_alone(visit: Visitors) -> None:
    visitor = visit(PHONE)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_lobby(visitor)
    note = page.get_by_test_id("local-link")
    note.get_by_text("This link works on this computer only.").wait_for()
    assert "make play NETWORK=1" in note.inner_text()
    assert "thaumata serve --network" in note.inner_text()
    assert link(page).startswith(visitor.address)
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("() => navigator.clipboard.readText()") == link(page)
    root = page.locator("html")
    assert root.evaluate("root => root.scrollWidth") <= PHONE[0]


def test_a_link_carries_the_address_at_which_others_reach_the_service(visit: Visitors) -> None:
    visitor = visit()
    pretend_service(visitor.page, "http://192.168.1.20:8000", is_loopback=False)
    page = open_lobby(visitor)
    page.get_by_text("http://192.168.1.20:8000/t/").wait_for()
    assert page.get_by_test_id("local-link").count() == 0


def test_over_plain_http_the_lobby_works_without_what_the_browser_keeps_back(
    visit_by_name: Visitors,
) -> None:
    visitor = visit_by_name()
    page = open_lobby(visitor)
    assert page.evaluate("() => [isSecureContext, 'clipboard' in navigator]") == [False, False]
    assert page.get_by_test_id("local-link").count() == 0
    assert link(page).startswith(visitor.address)
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("The link is selected: now copy it yourself.").wait_for()
    assert page.evaluate("() => getSelection().toString()") == link(page)
    assert page.get_by_role("button", name="Share the link").count() == 0
    page.get_by_role("button", name="Thaumata").click()
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_label("Notify me when it is my turn").is_disabled()
    page.get_by_text("Browsers allow notifications only over https").wait_for()
    page.go_back()
    page.get_by_role("button", name="Start the game").click()
    page.locator("main.table").wait_for()


def test_a_device_that_can_share_is_asked_to(visit: Visitors) -> None:
    visitor = visit()
    visitor.page.add_init_script(SHARE)
    page = open_lobby(visitor)
    page.evaluate("() => { window.failsWith = () => new DOMException('No.', 'AbortError'); }")
    page.get_by_role("button", name="Share the link").click()
    page.wait_for_function("() => window.shared.length === 1")
    assert page.evaluate("() => window.shared") == [link(page)]
    assert page.get_by_role("alert").count() == 0
    page.evaluate("() => { window.failsWith = () => new TypeError('No such thing.'); }")
    page.get_by_role("button", name="Share the link").click()
    page.get_by_role("alert").get_by_text(GENERAL).wait_for()
    assert all("No such thing." in each for each in visitor.complaints)
    visitor.complaints.clear()


def test_no_message_of_the_browser_reaches_a_player(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    answers = iter(("no JSON at all", ""))

    def answer(route: Route) -> None:
        body = next(answers)
        if body:
            route.fulfill(body=body)
        else:
            route.abort()

    visitor.go_home()
    page.route("**/api/tables", answer)
    for sentence in (GENERAL, "The server cannot be reached at the moment."):
        page.get_by_test_id("play").click()
        page.get_by_role("alert").get_by_text(sentence).wait_for()
    assert any("JSON" in each for each in visitor.complaints)
    visitor.complaints.clear()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_host_of_a_long_table_says_seat_by_seat_who_plays(
    visit: Visitors, size: tuple[int, int]
) -> None:
    visitor = visit(size, bypass_csp=True)
    page = visitor.page
    visitor.go_home()
    open_table(page, "classic-7", ("novice", "", "", "", "", "expert"))
    page.locator(".chair").nth(6).wait_for()
    page.get_by_label("Player 3").select_option("Builder")
    page.locator(".chair b").nth(2).get_by_text("Builder").wait_for()
    page.get_by_label("Player 7").select_option("A person")
    page.get_by_text("Start now, and computers take the 4 empty seats, or wait.").wait_for()
    assert size_of(page)[0] <= size[0]
    inspector = Inspector(page, ALL)
    inspector.look("lobby")
    assert inspector.found == {"lobby": []}
    page.get_by_role("button", name="Start the game").click()
    page.locator("main.table").wait_for()
