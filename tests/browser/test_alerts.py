"""Alerts: flying coins, and a notification to a player who is elsewhere."""

import json

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.moments import positions
from tests.browser.playing import answer, asked, begin
from tests.browser.pretending import Pretence

COUNT_COINS = """
  window.coins = 0;
  const isCoin = node => node instanceof SVGElement && node.classList.contains('ghost');
  new MutationObserver(changes => {
    for (const change of changes) window.coins += [...change.addedNodes].filter(isCoin).length;
  }).observe(document, { childList: true, subtree: true });
"""

PRETEND_TO_NOTIFY = """
  window.asked = 0;
  window.notified = [];
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() {
      window.asked += 1;
      Notification.permission = 'granted';
      return 'granted';
    }
    constructor(title, options) { window.notified.push(options.body); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
    window.notified.push(options.body);
"""


def discard_a_card(page: Page) -> None:
    """Choose wonders until cards are to be taken; then discard one for its two coins."""
    for turn in range(8):
        if (decision := asked(page)) == "turn":
            break
        answer(page, decision, turn)
    page.locator(".structure .card.open").first.click()
    page.locator(".drawer .option", has_text="Discard it").locator("button").click()
    before = page.locator("main.table").get_attribute("data-number")
    page.locator(".drawer footer .btn.go").click()
    page.locator(f'main.table:not([data-number="{before}"])').wait_for()
    page.wait_for_timeout(900)


@pytest.mark.parametrize(
    ("motion", "pace"), [(True, "normal"), (True, "none"), (False, "normal")], ids=str
)
def test_coins_fly_unless_no_motion_is_wished(visit: Visitors, motion: bool, pace: str) -> None:
    visitor = visit(motion=motion)
    page = visitor.page
    page.add_init_script(COUNT_COINS)
    visitor.go_home()
    page.evaluate("kept => localStorage.setItem('thaumata', kept)", json.dumps({"pace": pace}))
    page.reload()
    begin(page)
    discard_a_card(page)
    flown = page.evaluate("() => window.coins")
    assert (flown >= 2) if motion and pace != "none" else (flown == 0)
    page.wait_for_function("() => document.querySelector('svg.ghost') === null")


def test_a_notification_comes_when_it_is_wished_and_the_page_is_hidden(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(PRETEND_TO_NOTIFY)
    mine = positions(())[0].message
    theirs = {**mine, "view": {**mine["view"], "actions": []}}
    pretence = Pretence(visitor, theirs)
    pretence.tell(mine, 1)
    assert page.evaluate("() => [window.asked, window.notified.length]") == [0, 0]
    page.keyboard.press("m")
    page.get_by_label("Notify me when it is my turn").check()
    assert page.evaluate("() => window.asked") == 1
    pretence.tell(theirs, 2)
    pretence.tell(mine, 3)
    assert page.evaluate("() => window.notified") == []
    page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    pretence.tell(theirs, 4)
    pretence.tell(mine, 5)
    page.wait_for_function("() => window.notified.length > 0")
    assert page.evaluate("() => window.notified") == ["Your turn"]
