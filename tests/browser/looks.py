"""Faults that no page may have: truncated text, covered cards."""

from pathlib import Path

from playwright.sync_api import Page

FINDERS = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
"""Functions of the page that find faults; all are of one object."""


def _find(page: Page, finder: str) -> list[str]:
    """Look at what a person sees: the page when the next frame is laid out and painted."""
    script = f"""() => new Promise(done => requestAnimationFrame(() => setTimeout(
        () => done({FINDERS.strip()}.{finder}()))))"""
    found: list[str] = page.evaluate(script)
    return found


def faults(page: Page) -> list[str]:
    """Tell what is wrong with the page as it stands."""
    found = [f"cut: {each}" for each in _find(page, "cut")]
    return found + [f"covered: {each}" for each in _find(page, "covered")]


def faults_while_choosing(page: Page) -> list[str]:
    """Tell what is wrong while the drawer is open: it may lie over cards that cannot be taken."""
    found = [f"cut: {each}" for each in _find(page, "cut")]
    return found + [f"covered: {each}" for each in _find(page, "coveredByDrawer")]


def size_of(page: Page) -> tuple[int, int]:
    """Return how wide and how high the page is, with what has to be scrolled to."""
    wide, high = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    return wide, high
