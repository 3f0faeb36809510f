"""7 Wonders through the page: whole games of several tables, and sealed choices."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.playing import answer, asked, is_over, open_table, play

TABLES = [
    ("classic-2", 2, DESKTOP, "en-US"),
    ("classic-3", 3, PHONE, "uk-UA"),
    ("classic-7+cities", 7, DESKTOP, "ru-RU"),
    ("classic-4+cities+teams", 4, PHONE, "en-US"),
]


def start(page: Page, variant: str, seats: int, options: dict[str, str] | None = None) -> None:
    """Begin a game of a variant against computers of the mildest level."""
    id = open_table(page, variant, ("novice",) * (seats - 1), options)
    page.evaluate("id => fetch(`/api/tables/${id}/start`, { method: 'POST', body: '{}' })", id)
    page.locator("main.table").wait_for()


def fits(page: Page) -> bool:
    """Tell whether the page shows all of itself without scrolling."""
    inside: bool = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth
            && document.documentElement.scrollHeight <= innerHeight"""
    )
    return inside


@pytest.mark.parametrize(("variant", "seats", "size", "locale"), TABLES)
def test_a_game_is_played_to_its_end(
    visit: Visitors, variant: str, seats: int, size: tuple[int, int], locale: str
) -> None:
    visitor = visit(size, locale)
    visitor.go_home()
    page = visitor.page
    start(page, variant, seats)
    assert asked(page)
    assert fits(page)
    decisions = play(page, 12)
    assert fits(page)
    decisions |= play(page)
    assert is_over(page)
    assert "choose" in decisions
    assert page.locator("tfoot td").count() == seats


def test_both_sides_of_a_board_are_shown_to_choose_from(visit: Visitors) -> None:
    visitor = visit()
    visitor.go_home()
    page = visitor.page
    start(page, "classic-3", 3, {"sides": "choose"})
    assert asked(page) == "choose_side"
    assert page.locator(".sides .side").count() == 2
    assert page.locator(".sides .stage").count() >= 5
    answer(page, "choose_side", 1)
    assert asked(page) == "choose"
    assert page.locator(".mine").inner_text().split("\n")[0].endswith(" B")


def test_each_card_of_the_hand_says_how_it_can_be_built(visit: Visitors) -> None:
    visitor = visit()
    visitor.go_home()
    page = visitor.page
    start(page, "classic-3", 3)
    for turn in range(8):
        assert asked(page) == "choose"
        cards = page.locator(".hand .card.open")
        assert page.locator(".hand .card.open .hang .tag").count() == cards.count()
        answer(page, "choose", turn)


def test_a_sealed_choice_is_taken_back_while_others_choose(visit: Visitors) -> None:
    host, guest = visit(), visit()
    host.go_home()
    guest.go_home()
    id = open_table(host.page, "classic-3", ("", "novice"))
    link = host.page.get_by_test_id("link").inner_text()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.locator(".ready.yes").nth(1).wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    assert id in host.page.url
    assert asked(host.page) == "choose"
    answer(host.page, "choose", 0)
    host.page.locator(".hand .card.sealed").wait_for()
    assert guest.page.locator(".hand .card.sealed").count() == 0
    host.page.get_by_role("button", name="Undo").click()
    assert asked(host.page) == "choose"
    host.page.locator(".hand .card.sealed").first.wait_for(state="detached")
    answer(host.page, "choose", 1)
    answer(guest.page, "choose", 0)
    host.page.locator("[data-part=last-round]").wait_for()
