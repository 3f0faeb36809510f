"""Takes the pictures of the main screens that the documents show, into `docs/images`.

They are of a real service and real games, which are dealt anew each time: `make screenshots`.
"""

import json
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

PROJECT = Path(__file__).resolve().parents[1]
IMAGES = PROJECT / "docs" / "images"
sys.path.insert(0, str(PROJECT))

from tests.browser.moments import moments  # noqa: E402
from tests.browser.playing import asked, begin, play  # noqa: E402
from tests.browser.serving import service  # noqa: E402

DESKTOP, PHONE = (1366, 768), (390, 844)


def open_page(browser: Browser, size: tuple[int, int], look: str = "light") -> Page:
    """Open a window of a size, by day or by night."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if look == "dark" else "light",
        reduced_motion="reduce",
        locale="en-US",
    )
    return context.new_page()


def take(page: Page, name: str) -> None:
    """Save a picture of the page."""
    page.wait_for_timeout(400)
    page.screenshot(path=IMAGES / f"{name}.png")
    print(f"docs/images/{name}.png", flush=True)


def show(page: Page, address: str, decision: str) -> None:
    """Show a moment at which something is asked, as a service would tell it."""
    told = json.dumps(moments()[decision].message)
    page.route_web_socket("**/play?*", lambda socket: socket.send(told))
    page.goto(f"{address}/t/fixed")
    page.locator("main.table").wait_for()


def main() -> None:
    """Take all pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with service() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = open_page(browser, DESKTOP)
        page.goto(address)
        page.get_by_test_id("play").wait_for()
        take(page, "home")
        begin(page, level="Apprentice")
        play(page, most=1)
        if asked(page) == "pick_wonder":
            page.locator(".draft .wonder.open").first.click()
        take(page, "draft")
        play(page, most=15)
        while asked(page) not in ("turn", ""):
            play(page, most=1)
        take(page, "table")
        page.locator(".structure .card.open").last.click()
        take(page, "choice")
        page.keyboard.press("Escape")
        play(page)
        take(page, "score")
        for name, decision, size, look in (
            ("expansions", "turn", DESKTOP, "light"),
            ("senate", "senate_action", DESKTOP, "dark"),
            ("phone", "turn", PHONE, "light"),
        ):
            page = open_page(browser, size, look)
            show(page, address, decision)
            take(page, name)
        browser.close()


if __name__ == "__main__":
    main()
