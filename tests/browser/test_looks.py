"""How fixed positions of every variant look, at both sizes and in the longest language."""

from copy import deepcopy

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.looks import faults, faults_while_choosing, size_of
from tests.browser.moments import positions
from tests.browser.pretending import Pretence

VARIANTS = ((), ("pantheon",), ("agora",), ("pantheon", "agora"))


@pytest.mark.parametrize("locale", ["en-US", "uk-UA"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_text_is_cut_and_no_card_is_covered_but_by_cards(
    visit: Visitors, size: tuple[int, int], locale: str
) -> None:
    visitor = visit(size, locale=locale)
    page = visitor.page
    wrong: dict[str, list[str]] = {}
    number = 0
    pretence = Pretence(visitor, positions(())[0].message)
    for expansions in VARIANTS:
        *course, _ = positions(expansions)
        for moment in course:
            number += 1
            pretence.tell(moment.message, number)
            name = f"{'+'.join(('duel', *expansions))} {number}"
            wrong[name] = faults(page)
            wide, high = size_of(page)
            if wide > size[0] or high > size[1]:
                wrong[name].append(f"{wide} x {high}")
            cards = page.locator(".structure .card.open")
            if cards.count():
                cards.last.click()
                page.locator(".drawer").wait_for()
                wrong[f"{name} choosing"] = faults_while_choosing(page)
                page.keyboard.press("Escape")
    assert number == 20
    assert sorted({f"{name}: {each}" for name, found in wrong.items() for each in found}) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_chamber_has_room_for_a_second_decree(visit: Visitors, size: tuple[int, int]) -> None:
    visitor = visit(size)
    wrong: list[str] = []
    for number, moment in enumerate(positions(("pantheon", "agora"))[:4], start=1):
        told = deepcopy(moment.message)
        second, third = told["view"]["senate"]["chambers"][1:3]
        second["decrees"] += third["decrees"]
        second["cubes"], third["decrees"] = [2, 1], []
        if number == 1:
            pretence = Pretence(visitor, told)
        pretence.tell(told, number)
        wrong += faults(visitor.page)
    assert wrong == []


def test_a_city_with_points_of_every_kind_has_room_to_tell_them(visit: Visitors) -> None:
    visitor = visit(DESKTOP, locale="uk-UA")
    told = deepcopy(positions(("pantheon", "agora"))[3].message)
    for city in told["view"]["cities"]:
        rows = city["score"]["rows"]
        rows.update({row: 12 + number for number, row in enumerate(rows)})
        city["score"]["total"] = sum(rows.values())
        raw, made = ["wood", "stone", "clay"], ["glass", "papyrus"]
        city["choices"] = [{"resources": each, "sources": []} for each in (raw, made, made)]
    pretence = Pretence(visitor, told)
    pretence.tell(told, 1)
    assert faults(visitor.page) == []


SPOILED = {
    "cut: Your turn": ".bar h1 { width: 60px; overflow: hidden; white-space: nowrap }",
    "upright": ".bar h1 { height: 6px; overflow: hidden }",
    "in bar": ".bar h1 { font-size: 90px }",
    "covered: r1c": ".structure { clip-path: inset(60px 0 0 0) }",
}
"""The faults to be found, each with a style rule that causes it."""


def test_the_faults_that_are_looked_for_are_found(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    Pretence(visitor, positions(())[1].message)
    page.locator(".structure .card").first.wait_for()
    assert faults(page) == []
    for fault, rule in SPOILED.items():
        style = page.add_style_tag(content=rule)
        assert fault in " ".join(faults(page)), rule
        style.evaluate("style => style.remove()")
    assert faults(page) == []
