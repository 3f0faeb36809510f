"""The worker of the page: what it keeps, and what stands in where there is no network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

KEPT = "caches.match('/').then(answer => answer ? answer.text() : '')"
"""Reads the page that the worker has kept."""


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser of its own: the console may well complain of a network that is gone."""
    context = chromium.new_context(locale="en-US")
    yield context
    context.close()


def with_worker(context: BrowserContext, url: str) -> Page:
    """Open a page, and let its worker take over."""
    page = context.new_page()
    page.goto(url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def test_no_other_page_takes_the_place_of_the_first(context: BrowserContext, address: str) -> None:
    page = with_worker(context, address)
    assert 'id="app"' in page.evaluate(KEPT)
    page.goto(f"{address}/healthz")
    assert page.locator("body").inner_text().strip() == "ok"
    assert 'id="app"' in page.evaluate(KEPT)


def test_without_a_network_the_page_opens_all_the_same(
    context: BrowserContext, address: str
) -> None:
    page = with_worker(context, address)
    page.reload()  # now everything has gone through the worker
    page.get_by_test_id("play").wait_for()
    context.set_offline(True)
    page.goto(f"{address}/t/0123456789abcdef")
    page.locator("#app main").wait_for()
    page.goto(address)
    page.get_by_test_id("play").click()
    assert "cannot be reached" in page.get_by_role("alert").inner_text()


def test_the_first_page_is_kept_where_an_invitation_was_opened(
    context: BrowserContext, address: str
) -> None:
    page = with_worker(context, f"{address}/t/0123456789abcdef")
    assert 'id="app"' in page.evaluate(KEPT)
