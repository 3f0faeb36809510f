"""Every kind of decision that the rules can ask for has its place on the page, at both sizes."""

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.moments import a_move_in_the_senate, decisions, moments
from tests.browser.pretending import Pretence


def test_every_kind_of_decision_has_been_found() -> None:
    assert moments().keys() == decisions()
    assert len(decisions()) > 35


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_kind_of_decision_is_asked_and_answered(
    visit: Visitors, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    page = visitor.page
    found = moments()
    first = next(iter(found.values()))
    pretence = Pretence(visitor, first.message)
    heard = pretence.heard
    for number, (decision, moment) in enumerate(found.items(), start=100):
        pretence.tell(moment.message, number)
        page.locator(f'main.table[data-decision="{decision}"][data-number="{number}"]').wait_for()
        heard.clear()
        if decision == "pick_wonder":
            page.locator(".draft .wonder.open").last.click()
            page.locator(".bar .btn.go").click()
        elif decision == "turn":
            page.locator(".structure .card.open").last.click()
            page.locator(
                ".drawer .quick .btn, .drawer .option:not(.disabled) > button"
            ).last.click()
            if size == DESKTOP:
                page.locator(".drawer footer .btn.go").click()
        else:
            options = page.locator(".drawer .option:not(.disabled) > button")
            assert options.count() == len(moment.texts), decision
            options.last.click()
            page.locator(".drawer footer .btn.go").click()
            page.wait_for_timeout(20)
            assert [each["text"] for each in heard] == [moment.texts[-1]]
            continue
        page.wait_for_timeout(20)
        assert heard
        assert heard[-1]["text"] in moment.texts, decision


def test_senate_actions_are_listed_one_by_one_and_taken_back(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    moment = moments()["senate_action"].message
    seat = moment["seat"]
    told = {"id": "event-cube_placed", "arguments": {"player": "Anna", "chamber": "5"}}
    placed: dict[str, Any] = {
        "event": "cube_placed",
        "seat": seat,
        "chamber": "5",
        "message": {**told, "plain": ""},
    }
    deed = {"number": 2, "seat": seat, "kind": "action", "events": [placed]}
    pretence = Pretence(visitor, moment)
    pretence.tell(moment, 1)
    assert page.locator(".step.now").count() == 1
    assert page.locator("[data-done]").count() == 0
    page.locator(".chamber.open").first.click()
    page.locator(".chamber.chosen").click()  # the second tap confirms
    page.wait_for_timeout(20)
    assert pretence.heard[-1]["text"].startswith("place")
    pretence.tell({**moment, "happenings": [deed], "can_undo": True}, 2)
    assert "Anna placed a cube in chamber 5." in page.locator('[data-done="1"]').inner_text()
    page.locator("[data-done]").get_by_role("button", name="Undo").click()
    page.wait_for_timeout(20)
    assert pretence.heard[-1]["type"] == "undo"
    back = {"number": 3, "seat": seat, "kind": "undo", "events": []}
    pretence.tell({**moment, "happenings": [back]}, 3)
    page.locator(".step.now").wait_for()
    assert page.locator("[data-done]").count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_cube_is_moved_by_a_tap_on_it_and_one_on_the_chamber_beside(
    visit: Visitors, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    page = visitor.page
    moment = a_move_in_the_senate()
    pretence = Pretence(visitor, moment)
    move = next(each for each in moment["view"]["actions"] if each["verb"] == "move")
    start, end = (piece["id"] for piece in move["pieces"])
    page.locator(f'[data-chamber="{start}"] .lift').click()
    goals = page.locator(".chamber.open")
    assert goals.count() == sum(
        each["verb"] == "move" and each["pieces"][0]["id"] == start
        for each in moment["view"]["actions"]
    )
    if not page.locator(".chamber.chosen").count():
        page.locator(f'[data-chamber="{end}"] .face').click()
    page.locator(f'[data-chamber="{end}"].chosen').wait_for()
    points = moment["view"]["cities"][moment["seat"]]["score"]["rows"]["senate"]
    shown = page.get_by_test_id("senate-points").inner_text()
    change = move["preview"]["points"][moment["seat"]]
    assert shown == (f"{points} → {points + change}" if change else f"{points}")
    page.locator(f'[data-chamber="{end}"] .face').click()
    page.wait_for_timeout(20)
    assert pretence.heard[-1]["text"] == move["text"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_gods_grow_when_one_is_called(visit: Visitors, size: tuple[int, int]) -> None:
    visitor = visit(size)
    page = visitor.page
    callable_gods = moments()["turn"].message
    Pretence(visitor, callable_gods)
    page.locator(".pantheon .space.open").first.wait_for()
    before = page.locator(".pantheon .space.open").first.bounding_box()
    page.locator(".pantheon .space.open").first.click()
    page.locator(".pantheon.large .space.chosen").wait_for()
    after = page.locator(".pantheon .space.chosen").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.4 * before["width"]
    page.keyboard.press("Escape")
    assert page.locator(".pantheon.large").count() == 0
