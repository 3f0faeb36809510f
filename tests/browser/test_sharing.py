"""People at one device: the table turns to the player, and secrets wait for a hand-over."""

from playwright.sync_api import Page

from tests.browser.axe import ALL, Inspector
from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.playing import (
    ASKED_OR_OVER,
    HAND_OVER,
    answer,
    asked,
    open_table,
)


def begin_beside(page: Page, *expansions: str) -> None:
    """Begin a game of two at this device: one click, with the expansions as they are set."""
    for expansion in expansions:
        page.get_by_role("button", name=expansion, exact=True).click()
    page.get_by_test_id("beside").click()
    page.locator("main.table").wait_for()


def take_screen(page: Page) -> bool:
    """Wait for what comes next; take the screen if it is handed on, and tell whether it was."""
    page.locator(f"{HAND_OVER}, {ASKED_OR_OVER}").first.wait_for()
    if not page.locator(HAND_OVER).count():
        return False
    assert page.locator(".table, .city, .structure, .senate, .drawer").count() == 0
    page.locator(f"{HAND_OVER} .btn.go").click()
    page.locator(ASKED_OR_OVER).first.wait_for()
    return True


def acting(page: Page) -> str:
    """Return the name of who acts, as it stands over the city on the left."""
    heading = page.locator(".mine .city h2").first
    return str(heading.evaluate("heading => heading.firstChild.textContent")).strip()


def test_where_all_is_open_the_table_turns_to_whoever_acts(visit: Visitors) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.go_home()
    begin_beside(page)
    page.keyboard.press("m")
    page.get_by_label("Player 1").fill("Anna")
    page.get_by_label("Player 2").fill("Olena")
    page.get_by_label("Player 1").focus()
    page.keyboard.press("Escape")
    for name in ("Anna", "Olena"):
        page.get_by_text(name).first.wait_for()
    first = acting(page)
    answer(page, asked(page), 0)
    assert not take_screen(page)
    assert acting(page) != first
    page.get_by_role("button", name="Undo").click()
    page.locator(".mine").get_by_text(first).wait_for()
    assert acting(page) == first
    names = set()
    for turn in range(14):
        assert not take_screen(page)
        names.add(acting(page))
        answer(page, asked(page), turn)
    assert names == {"Anna", "Olena"}


def test_what_one_alone_may_know_waits_until_the_screen_is_handed_on(visit: Visitors) -> None:
    """The player who takes a mythology token chooses a god that the other does not see."""
    visitor = visit(PHONE, bypass_csp=True)
    page = visitor.page
    inspector = Inspector(page, ALL)
    visitor.go_home()
    begin_beside(page, "Pantheon", "Agora")
    handed = 0
    for turn in range(200):
        handed += take_screen(page)
        if handed == 2:
            handed += 1
            page.reload()
            page.locator(HAND_OVER).wait_for()
            inspector.look("hand-over")
            assert take_screen(page)
        if handed > 5:
            break
        answer(page, asked(page), turn)
    assert handed > 5
    assert inspector.found == {"hand-over": []}
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign…").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_test_id("end").get_by_role("button", name="Play again").click()
    page.locator("main.table").wait_for()
    assert asked(page) == "pick_wonder"


def test_in_the_lobby_somebody_sits_down_beside_the_host_and_a_clock_is_set(
    visit: Visitors,
) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    visitor.go_home()
    page.get_by_test_id("friend").click()
    page.get_by_role("button", name="Per game").click()
    page.get_by_role("button", name="15 min").click()
    page.get_by_role("button", name="Someone next to me").click()
    page.locator(".ready.yes").nth(1).wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.locator("main.table").wait_for()
    clocks = page.get_by_test_id("clocks")
    clocks.get_by_text("14:5").wait_for()  # the clock of the asked player runs
    assert "15:00" in clocks.inner_text()
    root = page.locator("html")
    assert root.evaluate("root => root.scrollWidth") <= PHONE[0]


def handed_to(page: Page) -> str:
    """Wait until the screen is handed on; take it, and return to whom it was."""
    heading = page.locator(f"{HAND_OVER} h1")
    heading.wait_for()
    assert page.locator(".table, .plain, .drawer").count() == 0
    name = heading.inner_text().removeprefix("Pass the device to ")
    page.locator(f"{HAND_OVER} .btn.go").click()
    page.locator(ASKED_OR_OVER).first.wait_for()
    return name


def three_begin(page: Page) -> None:
    """Begin a game of three at this device, each with a hand; the host has the screen."""
    open_table(page, "classic-3", ("", ""))
    for seat in (1, 2):
        page.get_by_role("button", name="Someone next to me").click()
        page.locator(".ready.yes").nth(seat).wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.locator(ASKED_OR_OVER).first.wait_for()


def test_three_people_with_hands_of_their_own_share_a_device(visit: Visitors) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    visitor.go_home()
    three_begin(page)
    answer(page, "choose", 0)
    for name in ("Guest 2", "Guest 3"):
        assert handed_to(page) == name
        answer(page, "choose", 1)
    page.locator(ASKED_OR_OVER).first.wait_for()  # who chose last has the screen for the next round
    answer(page, "choose", 0)
    assert handed_to(page) == "Anna"
    answer(page, "choose", 0)
    page.locator(HAND_OVER).wait_for()
    page.reload()
    assert handed_to(page) == "Guest 2"  # nobody else is asked
    answer(page, "choose", 0)
    page.locator(ASKED_OR_OVER).first.wait_for()


def test_what_one_of_three_has_sealed_is_taken_back_at_the_same_device(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go_home()
    three_begin(page)
    answer(page, "choose", 0)
    page.locator(f"{HAND_OVER} h1").get_by_text("Guest 2").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(ASKED_OR_OVER).first.wait_for()  # the screen is still that of Anna
    answer(page, "choose", 1)
    assert handed_to(page) == "Guest 2"
    answer(page, "choose", 0)
    page.locator(f"{HAND_OVER} h1").get_by_text("Guest 3").wait_for()
