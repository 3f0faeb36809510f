"""Plays whole games by random clicking in real Chromium, for as long as one likes.

Each game is of another variant, at a screen's size or a phone's. What a browser complains about, a
question that cannot be answered, and a page that has grown larger than its window end it:
`make soak-browser ARGS="--games 200"`.
"""

import argparse
import shutil
import sys
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from tests.browser.playing import answer, asked, begin  # noqa: E402
from tests.browser.serving import service  # noqa: E402

VARIANTS = ((), ("Pantheon",), ("Agora",), ("Pantheon", "Agora"))
SIZES = ((1366, 768), (390, 844))


def play_one(browser: Browser, address: str, number: int) -> int:
    """Play a game; return how many answers it took."""
    size, rng = SIZES[number % 2], Random(number)
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", locale="en-US"
    )
    page, complaints = context.new_page(), list[str]()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    begin(page, VARIANTS[number // 2 % 4])
    answers = 0
    while decision := asked(page):
        check(page, size)
        answer(page, decision, rng.randrange(1000))
        answers += 1
    context.close()
    if complaints:
        sys.exit(f"game {number}: {complaints}")
    return answers


def check(page: Page, size: tuple[int, int]) -> None:
    """Make sure that nothing has grown out of the window."""
    root = page.locator("html")
    wide = root.evaluate("root => root.scrollWidth")
    high = root.evaluate("root => root.scrollHeight")
    if wide > size[0] or high > size[1]:
        sys.exit(f"the page is {wide} x {high} in a window of {size[0]} x {size[1]}")


def main() -> None:
    """Play so many games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=16)
    games = parser.parse_args().games
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with service() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for number in range(games):
            answers = play_one(browser, address, number)
            name = "+".join(("duel", *VARIANTS[number // 2 % 4])).lower()
            print(
                f"game {number}: {name}, {SIZES[number % 2][0]} wide, {answers} answers", flush=True
            )
        browser.close()


if __name__ == "__main__":
    main()
