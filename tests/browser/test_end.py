"""The end of a game: the score of every player, and how the points came about."""

from playwright.sync_api import Page

from tests.browser.conftest import Visitors
from tests.browser.playing import begin, is_over, play


def chart(page: Page) -> list[str]:
    """Return the lines of the chart, as they are drawn."""
    drawn = page.get_by_role("img", name="Chart of all players’ points over the game")
    drawn.wait_for()
    paths = drawn.locator("path").all()
    return [each.get_attribute("d") or "" for each in paths]


def test_the_points_over_the_game_are_there_after_a_reload_and_in_another_browser(
    visit: Visitors,
) -> None:
    visitor, onlooker = visit(), visit()
    page = visitor.page
    visitor.go_home()
    begin(page)
    play(page)
    assert is_over(page)
    lines = chart(page)
    assert len(lines) == 2
    assert all(line.count("L") > 10 for line in lines)
    page.reload()
    assert chart(page) == lines
    onlooker.page.goto(page.url)
    assert sorted(chart(onlooker.page)) == sorted(lines)
