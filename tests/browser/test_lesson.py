"""The first game teaches by doing: what is asked for is pointed at, and doing it leads on."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Visitor, Visitors
from tests.browser.playing import answer, asked

DONE_BY_TAP = ("trade", "short")
TASKS = ("take", "wonder", "sell")


def follow(visitor: Visitor, most: int) -> list[str]:
    """Do whatever the coach says, and else take the last open card; return the steps."""
    page = visitor.page
    steps: list[str] = []
    for turn in range(most):
        decision = asked(page)
        if not decision:
            break
        page.wait_for_timeout(30)
        coach = page.locator(".coach")
        step = (coach.get_attribute("data-step") or "") if coach.count() else ""
        if step and (not steps or steps[-1] != step):
            steps.append(step)
        if coach.locator(".next").count():
            coach.locator(".next").click()
            continue
        if decision != "turn":
            answer(page, decision, turn)
            continue
        pointed = page.locator(".structure .card.pointed")
        (pointed if pointed.count() else page.locator(".structure .card.open")).last.click()
        page.locator(".drawer").wait_for()
        if step in DONE_BY_TAP:
            page.keyboard.press("Escape")
            continue
        before = page.locator("main.table").get_attribute("data-number")
        if step in TASKS:
            assert page.locator(".drawer .pointed").count() == 1, step
            page.locator(".drawer .option.pointed > button, .drawer .btn.pointed").click()
        elif not page.locator(".drawer .option.picked").count():
            page.locator(
                ".drawer .option:not(.disabled) > button, .drawer .quick .btn"
            ).first.click()
        if page.locator(".drawer footer .btn.go").count():
            page.locator(".drawer footer .btn.go").click()
        page.locator(
            f'[data-testid=end], main.table:not([data-number="{before}"])'
        ).first.wait_for()
        if len({*TASKS, *DONE_BY_TAP} - {*steps}) == 0:
            break
    return steps


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_follows_the_coach_does_each_thing_once(
    visit: Visitors, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    page = visitor.page
    visitor.go_home()
    page.get_by_role("button", name="Learn by playing").click()
    page.locator("main.table").wait_for()
    steps = follow(visitor, 60)
    assert steps[0] == "goal"
    assert "city" in steps
    assert steps.count("take") <= 1
    assert len({*TASKS, *DONE_BY_TAP} & {*steps}) >= 4, steps
    if page.locator(".coach").count():
        page.reload()
        page.locator("main.table").wait_for()
        asked(page)
        assert page.locator(".coach").get_attribute("data-step") not in steps[:-1]
        page.get_by_role("button", name="Leave the lesson").click()
    assert page.locator(".coach, .pointed").count() == 0
