"""The end of a game: the score of every player, and how the points came about."""

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.axe import ALL, Inspector
from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.looks import size_of
from tests.browser.moments import positions
from tests.browser.playing import begin, is_over, play
from tests.browser.pretending import Pretence


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


NAMES = ("Anna", "Bohdan", "Clio", "Daria", "Emil", "Fedir", "Halyna")


def seven() -> dict[str, Any]:
    """Return the end of a game of seven, as a service would tell it; not all rows are gains."""
    told = deepcopy(positions(())[-1].message)
    seat = told["table"]["seats"][0]
    told["table"]["seats"] = [{**seat, "seat": n, "name": name} for n, name in enumerate(NAMES)]
    outcome = told["view"]["outcome"]
    rows = {row: [(n * 5 + 3 * k) % 11 for n in range(7)] for k, row in enumerate(outcome["rows"])}
    rows["military"] = [-6, -1, 0, 3, 5, 11, 18]
    outcome["rows"] = rows
    outcome["totals"] = [sum(points[n] for points in rows.values()) for n in range(7)]
    outcome["winners"] = [max(range(7), key=outcome["totals"].__getitem__)]
    return told


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_score_of_seven_players_is_shown(visit: Visitors, size: tuple[int, int]) -> None:
    visitor = visit(size, bypass_csp=True)
    page = visitor.page
    told = seven()
    Pretence(visitor, told)
    page.get_by_test_id("end").wait_for()
    totals = [int(each) for each in page.locator("tfoot td").all_inner_texts()]
    assert totals == sorted(told["view"]["outcome"]["totals"], reverse=True)
    assert "−6" in page.locator("tbody").inner_text()
    assert page.locator(".losses s").count() == 2
    assert size_of(page)[0] <= size[0]
    table, sheet = page.locator(".pad table"), page.locator(".pad")
    assert table.evaluate("table => table.scrollWidth") <= sheet.evaluate("it => it.clientWidth")
    inspector = Inspector(page, ALL)
    inspector.look("seven")
    assert inspector.found == {"seven": []}


@pytest.mark.parametrize(
    ("seat", "winners", "kind", "title"),
    [
        (0, [0, 3], "civilian", "You win"),
        (1, [0, 3], "civilian", "You lose"),
        (None, [0, 3], "civilian", "Anna and Daria win"),
        (None, [2], "civilian", "Clio wins"),
        (0, [0, 3], "shared", "Shared victory"),
        (1, [0, 3], "shared", "You lose"),
    ],
)
def test_the_end_says_who_has_won(
    visit: Visitors, seat: int | None, winners: list[int], kind: str, title: str
) -> None:
    visitor = visit()
    told = seven()
    told["seat"] = told["view"]["seat"] = seat
    told["view"]["outcome"].update(winners=winners, kind=kind)
    Pretence(visitor, told)
    heading = visitor.page.get_by_test_id("end").locator("h1")
    heading.wait_for()
    assert heading.inner_text() == title
