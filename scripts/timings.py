"""Measures the client with the browser's own timing, and prints a table for the documents.

What the first load weighs as it comes over the line, when something and when the whole first screen
is seen, and how long a move takes to be shown once the service has answered: `make timings`.
"""

import argparse
import re
import shutil
import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from tests.browser.playing import begin, play  # noqa: E402
from tests.browser.serving import service  # noqa: E402

LOADED = """() => ['navigation', 'resource']
  .flatMap(kind => performance.getEntriesByType(kind))
  .map(each => [each.name, each.transferSize])"""
IS_PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
READY = """() => new Promise(done => requestAnimationFrame(() => done(performance.now())))"""
SHOWN = "() => performance.getEntriesByName('thaumata-shown').map(each => each.duration)"


PAUSE = 300
"""For so many milliseconds after an answer the page is left alone, or it would be slower."""


def open_page(browser: Browser, language: str) -> Page:
    """Open a browser that has never been here."""
    return browser.new_context(
        viewport={"width": 1366, "height": 768}, locale=language, reduced_motion="reduce"
    ).new_page()


def first_load(browser: Browser, address: str, language: str) -> dict[str, float]:
    """Load the home page for the first time."""
    page = open_page(browser, language)
    page.goto(address)
    page.get_by_test_id("play").wait_for()
    ready = page.evaluate(READY)
    page.wait_for_function(IS_PAINTED)
    painted = page.evaluate(PAINTED)
    page.wait_for_load_state("networkidle")
    loaded = [(name, size) for name, size in page.evaluate(LOADED) if size]
    fonts = sum(size for name, size in loaded if re.search(r"\.woff2", name))
    page.context.close()
    total = sum(size for _, size in loaded)
    return {"all": total, "fonts": fonts, "painted": painted, "ready": ready}


def moves(browser: Browser, address: str, games: int) -> tuple[list[float], list[float]]:
    """Play whole games; return how long tables, then moves, took to be shown, in milliseconds."""
    tables: list[float] = []
    times: list[float] = []
    for number in range(games):
        page = open_page(browser, "en-US")
        page.goto(address)
        begin(page, ("Pantheon", "Agora") if number % 2 else ())
        play(page, pause=PAUSE)
        table, *updates = page.evaluate(SHOWN)
        tables.append(table)
        times += updates
        page.context.close()
    return sorted(tables), sorted(times)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--games", type=int, default=2)
    arguments = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with service() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        for language in ("en-US", "uk-UA"):
            loads = [first_load(browser, address, language) for _ in range(arguments.loads)]
            heaviest = max(loads, key=lambda each: each["all"])
            slowest = max(each["ready"] for each in loads)
            print(
                f"{language}: first load {heaviest['all'] / 1000:.0f} KB, fonts"
                f" {heaviest['fonts'] / 1000:.0f} KB of it; first paint"
                f" {median(each['painted'] for each in loads):.0f} ms, first screen"
                f" {median(each['ready'] for each in loads):.0f} ms"
                f" (the slowest of {arguments.loads}: {slowest:.0f} ms)",
                flush=True,
            )
        tables, times = moves(browser, address, arguments.games)
        slow = times[int(len(times) * 0.95)]
        print(f"The table shown after {median(tables):.0f} ms, at the slowest {tables[-1]:.0f} ms")
        print(
            f"{len(times)} moves of {arguments.games} games shown after {median(times):.1f} ms,"
            f" 95 of 100 within {slow:.1f} ms, the slowest {times[-1]:.0f} ms"
        )
        browser.close()


if __name__ == "__main__":
    main()
