"""Plays whole games by random clicking in real Chromium, for as long as one likes.

The games go round the variants, the sizes and the languages. After each step the page is looked at:
a question that cannot be answered, a table at which no seat is asked anything, an error in the
browser's console, text that is cut, a covered card and a page that has outgrown its window are
faults. Of each there are a line and a picture, and the game with the same number finds it again as
long as the computer plays the same: `make soak-browser ARGS="--games 200"`, then `--from 17`.
"""

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from tests.browser.looks import FINDERS  # noqa: E402
from tests.browser.serving import service  # noqa: E402

CLICKER = (PROJECT / "tests" / "browser" / "clicking.js").read_text(encoding="utf-8")
VARIANTS: tuple[tuple[str, ...], ...] = ((), ("pantheon",), ("agora",), ("pantheon", "agora"))
SIZES = ((1366, 768), (390, 844))
LANGUAGES = ("en", "uk", "ru")
LEVELS = ("novice", "novice", "easy")
LONGEST_GAME = 600


class Soak:
    """Games that are played, a few at a time, and the faults that were found."""

    def __init__(self, browser: Browser, address: str, pictures: Path) -> None:
        """Play at a service; keep pictures of faults."""
        self._browser = browser
        self._address = address
        self._pictures = pictures
        self.played: Counter[str] = Counter()
        self.answers = 0
        self.looks = 0
        self.decisions: Counter[str] = Counter()
        self.faults: dict[str, None] = {}
        self._complaints: dict[Page, list[str]] = {}

    async def open_page(self) -> Page:
        """Open a window; errors in its console are reported with the game that is played in it."""
        context = await self._browser.new_context(reduced_motion="reduce")
        page = await context.new_page()
        page.on("console", lambda message: self._complaints[page].append(message.text))
        page.on("pageerror", lambda error: self._complaints[page].append(str(error)))
        await page.add_init_script(f"window.looks = {FINDERS.strip()};")
        return page

    async def play(self, page: Page, number: int) -> None:
        """Play the game with a number."""
        expansions, size = VARIANTS[number % 4], SIZES[number // 4 % 2]
        language, level = LANGUAGES[number // 8 % 3], LEVELS[number // 24 % 3]
        name = f"{'+'.join(('duel', *expansions))} {size[0]} x {size[1]} {language}"
        complaints: list[str] = []
        self._complaints[page] = complaints
        kept = {"language": language, "level": level, "expansions": expansions, "visited": True}
        try:
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            await page.goto(self._address)
            await page.evaluate("kept => localStorage.setItem('thaumata', kept)", json.dumps(kept))
            await asyncio.wait_for(self._course(page, number, name, size), LONGEST_GAME)
        except Exception as problem:  # a page that does not answer is a fault like any other
            why = f"{type(problem).__name__}: {problem}"
            await self._report(page, number, name, {"faults": [why]})
        if complaints:
            told = [f"console: {each}" for each in dict.fromkeys(complaints)]
            await self._report(page, number, name, {"faults": told})
        self.played[name.rpartition(" ")[0]] += 1

    async def _course(self, page: Page, number: int, name: str, size: tuple[int, int]) -> None:
        """Play on until the game is over or stuck, and report new faults."""
        await page.goto(self._address)
        await page.get_by_test_id("play").click()
        is_on = True
        while is_on:
            given = {"seed": number, "size": size, "known": list(self.faults)}
            found: dict[str, Any] = await page.evaluate(CLICKER.strip(), given)
            self.answers += found["answers"]
            self.looks += found["looks"]
            self.decisions.update(found["decisions"])
            if found["faults"]:
                await self._report(page, number, name, found)
            is_on = bool(found["faults"]) and not found["fatal"]

    async def _report(self, page: Page, number: int, name: str, found: dict[str, Any]) -> None:
        """Report a fault, with a picture and the last clicks."""
        picture = self._pictures / f"{number}-{len(self.faults)}.png"
        try:
            await asyncio.wait_for(page.screenshot(path=picture), 20)
        except Exception as problem:
            print(f"no picture of game {number}: {type(problem).__name__}")
        where = f"asked {found.get('decision', '?')} at {found.get('number', '?')}"
        print(f"FAULT in game {number}, {name}, {where}; see {picture}", flush=True)
        for line in (*found["faults"], *(f"  {each}" for each in found.get("trail", ())[-6:])):
            print(f"    {line}", flush=True)
        self.faults.update(dict.fromkeys(found["faults"]))


async def soak(arguments: argparse.Namespace, address: str) -> Soak:
    """Play all games, a few at a time."""
    pictures = Path(arguments.pictures or tempfile.mkdtemp(prefix="thaumata-soak-"))
    pictures.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    numbers = iter(range(arguments.first, arguments.first + arguments.games))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        games = Soak(browser, address, pictures)
        began = time.monotonic()

        async def play_on() -> None:
            page = await games.open_page()
            for number in numbers:
                await games.play(page, number)
                done = sum(games.played.values())
                if done % 20 == 0:
                    took = time.monotonic() - began
                    print(
                        f"{done} games, {took / done:.1f} s each, {len(games.faults)} faults",
                        flush=True,
                    )

        await asyncio.gather(*(play_on() for _ in range(arguments.pages)))
        await browser.close()
    return games


def main() -> None:
    """Play so many games; fail where anything was wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--games", type=int, default=16, help="how many games, all variants together"
    )
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first")
    parser.add_argument("--pages", type=int, default=3, help="how many are played at a time")
    parser.add_argument("--pictures", default="", help="the folder for pictures of faults")
    arguments = parser.parse_args()
    with service() as address:
        games = asyncio.run(soak(arguments, address))
    for name, count in sorted(games.played.items()):
        print(f"{name}: {count} games")
    print(f"{games.answers} answers, {games.looks} looks, {len(games.decisions)} kinds of decision")
    if games.faults:
        sys.exit(f"{len(games.faults)} faults")


if __name__ == "__main__":
    main()
