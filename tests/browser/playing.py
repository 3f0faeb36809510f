"""Playing through the page like a player: read the question, tap, confirm."""

import json

from playwright.sync_api import Page

HAND_OVER = "[data-testid=hand-over]"
ASKED_OR_OVER = '[data-testid=end], main.table[data-decision]:not([data-decision=""])'

CARDS = {
    "turn": ".structure .card.open",
    "choose": ".hand .card.open",
    "raise": ".pile .card.open",
}
"""For each decision about a card where the cards are that can be chosen."""


def begin(page: Page, expansions: tuple[str, ...] = (), level: str = "Novice") -> None:
    """Start a game against the computer from the home page."""
    page.get_by_role("button", name=level, exact=True).click()
    for expansion in expansions:
        page.get_by_role("button", name=expansion, exact=True).click()
    page.get_by_test_id("play").click()
    page.locator("main.table").wait_for()


def is_over(page: Page) -> bool:
    return page.get_by_test_id("end").count() > 0


def asked(page: Page) -> str:
    """Wait until something is asked; return what, or nothing where the game is over."""
    page.locator(ASKED_OR_OVER).first.wait_for()
    return "" if is_over(page) else page.locator("main.table").get_attribute("data-decision") or ""


def number(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-number") or ""


def answer(page: Page, decision: str, turn: int, pause: int = 0) -> None:
    """Give some answer: another card each time, and the first possible use of it.

    Then wait for the given milliseconds without queries, which would slow the page down.
    """
    before = number(page)
    if decision == "pick_wonder":
        page.locator(".draft .wonder.open").first.click()
        page.locator(".bar .btn.go").click()
    elif decision == "choose_side":
        page.locator(".sides .side").nth(turn % 2).click()
        page.locator(".bar .btn.go").click()
    else:
        if decision in CARDS:
            cards = page.locator(CARDS[decision])
            cards.nth(turn % cards.count()).click()
        quick = page.locator(".drawer .quick .btn")
        if quick.count():
            quick.first.click()
        else:
            options = page.locator(".drawer .option:not(.disabled) > button")
            if options.count() and not page.locator(".drawer .option.picked").count():
                options.nth(turn % options.count() if decision not in CARDS else 0).click()
            page.locator(".drawer footer .btn.go").click()
    page.wait_for_timeout(pause)
    done = f'[data-testid=end], {HAND_OVER}, main.table:not([data-number="{before}"])'
    page.locator(done).first.wait_for()


def play(page: Page, most: int = 400, pause: int = 0) -> set[str]:
    """Play until the game is over, or so many answers are given; return what was asked."""
    seen: set[str] = set()
    for turn in range(most):
        decision = asked(page)
        if not decision:
            break
        seen.add(decision)
        answer(page, decision, turn, pause)
    return seen


def open_table(
    page: Page, variant: str, others: tuple[str, ...], options: dict[str, str] | None = None
) -> str:
    """Open a table that the home page may not offer, with levels or free seats; return its id."""
    id: str = page.evaluate(
        """async ([variant, computers, options]) => {
            const post = async (path, data) => (await fetch(path, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify(data),
            })).json();
            await post('/api/me', { name: 'Anna' });
            return (await post('/api/tables', { variant, computers, options })).table.id;
        }""",
        [variant, list(others), options or {}],
    )
    known = json.dumps({"people": [{"known": True, "name": "Anna"}]})
    page.evaluate("known => localStorage.setItem('thaumata', known)", known)
    page.goto(f"{page.url.rstrip('/')}/t/{id}")
    page.locator("main").wait_for()
    return id


def answer_plainly(page: Page, turn: int) -> None:
    """Pick one of the answers of a table without pictures, and confirm it in the bar."""
    before = number(page)
    options = page.locator(".plain .option > button")
    options.nth(turn % options.count()).click()
    page.locator(".bar .btn.go").click()
    done = f'[data-testid=end], {HAND_OVER}, main.table:not([data-number="{before}"])'
    page.locator(done).first.wait_for()
