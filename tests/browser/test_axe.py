"""axe-core looks at fixed positions of every screen, by day and by night."""

import pytest

from tests.browser.axe import ALL, COLORS, Inspector
from tests.browser.conftest import DESKTOP, PHONE, Visitor, Visitors
from tests.browser.moments import moments, positions
from tests.browser.pretending import Pretence

VARIANTS = ((), ("pantheon",), ("agora",), ("pantheon", "agora"))


def look_at_what_comes_before_a_game(visitor: Visitor, inspector: Inspector) -> None:
    page = visitor.page
    visitor.go_home()
    inspector.look("home")
    for name in ("Menu", "The rules in short"):
        page.get_by_role("button", name=name, exact=True).click()
        inspector.look(f"home, {name}")
        page.locator(".drawer > header .ib").click()
    page.get_by_role("button", name="Learn").first.click()
    page.locator(".coach").wait_for()
    inspector.look("coach")
    visitor.go_home()
    page.get_by_test_id("friend").click()
    page.get_by_test_id("link").wait_for()
    inspector.look("lobby")


def look_at_a_game(visitor: Visitor, inspector: Inspector) -> None:
    page = visitor.page
    pretence = Pretence(visitor, positions(())[0].message)
    inspector.look("draft")
    for number, expansions in enumerate(VARIANTS, start=1):
        pretence.tell(positions(expansions)[2].message, number)
        inspector.look(f"table {expansions}")
    page.locator(".structure .card.open").last.click()
    page.locator(".drawer").wait_for()
    inspector.look("card")
    for key in ("l", "?", "m", "d"):
        page.keyboard.press("Escape")
        page.keyboard.press(key)
        inspector.look(f"panel {key}")
    page.keyboard.press("Escape")
    pretence.tell(moments()["senate_action"].message, 11)
    inspector.look("senate")
    pretence.tell(moments()["mausoleum"].message, 12)
    inspector.look("pile")
    pretence.tell(moments()["turn"].message, 13)
    page.locator(".pantheon .space.open").first.click()
    inspector.look("pantheon")
    page.keyboard.press("Escape")
    pretence.tell(positions(("pantheon", "agora"))[-1].message, 14)
    page.get_by_test_id("end").wait_for()
    inspector.look("score")


@pytest.mark.parametrize(
    ("size", "look", "rules"),
    [
        (DESKTOP, "light", ALL),
        (PHONE, "dark", ALL),
        (DESKTOP, "dark", COLORS),
        (PHONE, "light", COLORS),
    ],
    ids=["desktop by day", "phone by night", "desktop by night", "phone by day"],
)
def test_axe_finds_nothing(
    visit: Visitors, size: tuple[int, int], look: str, rules: dict[str, object]
) -> None:
    visitor = visit(size, look=look, bypass_csp=True)
    inspector = Inspector(visitor.page, rules)
    look_at_what_comes_before_a_game(visitor, inspector)
    look_at_a_game(visitor, inspector)
    assert len(inspector.found) == 19
    assert {screen: wrong for screen, wrong in inspector.found.items() if wrong} == {}
