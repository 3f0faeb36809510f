"""Asks axe-core what is wrong with a screen for people who cannot see or point."""

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(
    encoding="utf-8"
)

ALL: dict[str, object] = {}
COLORS: dict[str, object] = {"runOnly": ["color-contrast"]}


class Inspector:
    """Asks axe about one screen after the other, and keeps what it found by screen."""

    def __init__(self, page: Page, rules: dict[str, object]) -> None:
        self._page = page
        self._rules = rules
        self.found: dict[str, list[str]] = {}

    def look(self, screen: str) -> None:
        """Ask about the screen as it stands."""
        if not self._page.evaluate("() => 'axe' in window"):
            self._page.evaluate(AXE)
        found = self._page.evaluate("async rules => (await axe.run(rules)).violations", self._rules)
        self.found[screen] = [
            f"{each['id']}: {node['html'][:90]}" for each in found for node in each["nodes"][:4]
        ]
