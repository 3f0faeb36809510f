"""Games that the client has no table for, and variants from files of the operator's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Visitors, installed_service
from tests.browser.looks import size_of
from tests.browser.playing import HAND_OVER, answer_plainly, is_over, play

TESTS = Path(__file__).parents[1]
GAMES = (f"{TESTS / 'auction.py'}:Auction", f"{TESTS / 'rich_duel.py'}:RichDuel")

ASKED_OR_OVER = '[data-testid=end], main.table:not([data-decision=""]) .plain'


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A service that offers two games from files."""
    with installed_service(*(option for game in GAMES for option in ("--game", game))) as found:
        yield found


def begin(page: Page, game: str) -> None:
    """Choose a game on the home page, and play against the computer."""
    page.get_by_role("button", name=game, exact=True).click()
    page.get_by_role("button", name="Novice", exact=True).click()
    page.get_by_test_id("play").click()
    page.locator("main.table").wait_for()


def play_plainly(page: Page, most: int = 100) -> int:
    """Play until the game is over; return how many answers were given."""
    for turn in range(most):
        page.locator(ASKED_OR_OVER).first.wait_for()
        if is_over(page):
            return turn
        answer_plainly(page, turn)
    return most


def look_at_table(page: Page) -> None:
    """Go back from the score to the table."""
    page.get_by_role("button", name="View the table").click()
    page.locator(".plain .over").wait_for()


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["desktop", "phone"])
def test_a_game_of_anybody_is_played_by_its_answers_alone(
    visit: Visitors, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    visitor.go_home()
    page = visitor.page
    begin(page, "auction")
    page.locator(ASKED_OR_OVER).first.wait_for()
    assert page.get_by_test_id("bar").inner_text() == "bids"
    assert page.locator(".plain .option").all_inner_texts() == [f"bid {n}" for n in range(4)]
    assert page.locator(".plain tbody tr").count() == 3
    assert "You" in page.locator(".plain thead .asked").first.inner_text()
    assert size_of(page)[0] <= size[0]
    assert play_plainly(page) == 4  # two rounds, a bid and a curse in each
    assert "richest" in page.get_by_test_id("end").inner_text()
    assert page.locator("tfoot td").count() == 3
    assert size_of(page)[0] <= size[0]
    look_at_table(page)
    assert "richest" in page.locator(".plain .over").inner_text()
    if size != PHONE:
        assert page.locator(".plain .log li").count() > 8


def test_three_people_choose_at_the_same_time(visit: Visitors) -> None:
    host, *guests = visit(), visit(PHONE), visit(PHONE)
    host.go_home()
    host.page.get_by_role("button", name="auction", exact=True).click()
    host.page.get_by_test_id("friend").click()
    link = host.page.get_by_test_id("link").inner_text()
    for guest, name in zip(guests, ("Olena", "Taras"), strict=True):
        guest.page.goto(link)
        guest.page.get_by_role("textbox").fill(name)
        guest.page.get_by_role("button", name="Sit down").click()
        host.page.get_by_text(name).first.wait_for()
    host.page.locator(".ready.yes").nth(2).wait_for()
    host.page.get_by_role("button", name="Start").click()
    everybody = [host, *guests]
    for each in everybody:
        each.page.locator(".plain .option").first.wait_for()
    answer_plainly(host.page, 0)
    answer_plainly(host.page, 0)
    assert host.page.locator(".plain .option").count() == 0
    assert "Olena" in host.page.get_by_test_id("bar").inner_text()
    answer_plainly(guests[0].page, 3)
    assert "bid 3" not in host.page.locator(".plain .log").inner_text()  # it is sealed
    for _ in range(12):
        for each in everybody:
            if each.page.locator(".plain .option").count():
                answer_plainly(each.page, 1)
        host.page.wait_for_timeout(100)
    for each in everybody:
        each.page.get_by_test_id("end").wait_for()
    look_at_table(host.page)
    assert "bid 3" in host.page.locator(".plain .log").inner_text()


def test_three_people_play_at_one_device_with_one_click(visit: Visitors) -> None:
    visitor = visit(PHONE)
    visitor.go_home()
    page = visitor.page
    page.get_by_role("button", name="auction", exact=True).click()
    door = page.get_by_test_id("beside")
    assert "3 players, one device" in door.inner_text()
    door.click()
    page.locator(ASKED_OR_OVER).first.wait_for()
    for turn in range(12):
        if is_over(page):
            break
        answer_plainly(page, turn)
        page.locator(f"{HAND_OVER}, {ASKED_OR_OVER}").first.wait_for()
        if page.locator(HAND_OVER).count():
            page.locator(f"{HAND_OVER} .btn.go").click()
            page.locator(ASKED_OR_OVER).first.wait_for()
    assert is_over(page)
    assert page.locator("thead").inner_text().count("Guest") == 3  # all by their names
    page.get_by_role("button", name="Play again").click()
    page.locator(f"{HAND_OVER}, main.table").first.wait_for()


def test_a_variant_of_duel_is_played_on_its_table(visit: Visitors) -> None:
    """Its own decision, for which there are no words, is answered in the drawer."""
    visitor = visit()
    visitor.go_home()
    begin(visitor.page, "rich duel")
    decisions = play(visitor.page)
    assert is_over(visitor.page)
    assert {"pick_wonder", "turn", "gift"} <= decisions
