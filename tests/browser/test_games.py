"""Games through the page: each variant, a phone, two browsers, the keyboard alone."""

import pytest

from tests.browser.conftest import PHONE, Visitor, Visitors
from tests.browser.playing import ASKED_OR_OVER, answer, asked, begin, is_over, number, play

VARIANTS = ((), ("Pantheon",), ("Agora",), ("Pantheon", "Agora"))


@pytest.mark.parametrize("expansions", VARIANTS, ids=lambda each: "+".join(("duel", *each)).lower())
def test_a_game_against_the_computer_is_played_to_its_end(
    visit: Visitors, expansions: tuple[str, ...]
) -> None:
    page = visit().page
    page.goto(visit.all[0].address)
    begin(page, expansions)
    decisions = play(page)
    assert is_over(page)
    assert {"pick_wonder", "turn"} <= decisions
    assert page.locator("tfoot td").count() in (0, 2)  # none if a player resigned
    page.get_by_role("button", name="Play again").click()
    page.locator("main.table").wait_for()
    assert asked(page) == "pick_wonder"


def test_a_phone_shows_all_without_scrolling(visit: Visitors) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    visitor.go_home()
    begin(page)
    covered = 0
    for turn in range(26):
        decision = asked(page)
        if not decision:
            break
        if decision == "turn":
            page.locator(".structure .card.open").last.click()
            sheet = page.locator(".drawer").bounding_box()
            cards = [card.bounding_box() for card in page.locator(".structure .card.open").all()]
            assert sheet is not None
            covered += sum(
                card is not None and card["y"] + card["height"] > sheet["y"] + 1 for card in cards
            )
            page.keyboard.press("Escape")
        root = page.locator("html")
        assert root.evaluate("root => root.scrollWidth") <= PHONE[0]
        assert root.evaluate("root => root.scrollHeight") <= PHONE[1]
        answer(page, decision, turn)
    assert not covered


def whoever_is_asked(*visitors: Visitor) -> Visitor:
    """Wait until something is asked of one of several people."""
    for _ in range(400):
        for visitor in visitors:
            if visitor.page.locator(ASKED_OR_OVER).count():
                return visitor
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_people_play_each_other_through_a_reload_and_a_lost_connection(visit: Visitors) -> None:
    host, guest = visit(), visit()
    host.go_home()
    host.page.get_by_test_id("friend").click()
    link = host.page.get_by_test_id("link").inner_text()
    guest.page.goto(link)
    guest.page.get_by_role("textbox").fill("Olena")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_text("Olena").first.wait_for()
    host.page.locator(".ready.yes").nth(1).wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for each in (host, guest):
        each.page.locator("main.table").wait_for()
    for turn in range(24):
        acting = whoever_is_asked(host, guest)
        answer(acting.page, asked(acting.page), turn)
        if turn == 8:
            guest.page.reload()
            guest.page.locator("main.table").wait_for()
        if turn in (12, 13):
            host.sockets[-1].close(code=1012 if turn == 12 else 3000)
    guest.page.locator(f'main.table[data-number="{number(host.page)}"]').wait_for()
    guest.page.keyboard.press("m")
    guest.page.get_by_role("button", name="Well played!").click()
    host.page.get_by_text("Olena: Well played!").wait_for()
    ours = host.page.locator(".structure .card").count()
    assert ours
    assert ours == guest.page.locator(".structure .card").count()


def test_a_game_begins_and_goes_on_by_the_keyboard_alone(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go_home()
    page.get_by_test_id("play").focus()
    page.keyboard.press("Enter")
    played = 0
    while played < 8:
        decision = asked(page)
        before = number(page)
        if decision == "pick_wonder":
            page.locator(".draft .wonder.open").first.focus()
            page.keyboard.press("Enter")
        elif decision == "turn":
            page.locator(".structure .card.open").first.focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowLeft")
            if not page.locator(".structure .card.open:focus").count():
                page.locator(".structure .card.open").first.focus()
            page.keyboard.press("Enter")
            page.locator(".drawer").wait_for()
        page.keyboard.press("1")
        page.locator("header .word").focus()
        page.locator(".bar").evaluate("bar => document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.locator(f'main.table:not([data-number="{before}"])').wait_for()
        played += 1
    page.keyboard.press("?")
    assert page.locator(".drawer h1").inner_text() == "The rules in short"
    page.keyboard.press("Escape")
    assert page.locator(".drawer").count() == 0
