"""How fixed positions of every variant look, at both sizes and in the longest language."""

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
