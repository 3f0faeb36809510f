"""All other sizes than the two that the table is drawn for: tablets, a lying phone, zoom."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.looks import faults, faults_while_choosing, size_of
from tests.browser.moments import positions
from tests.browser.pretending import Pretence

SIZES = {
    "a standing tablet": (820, 1180, 1),
    "a lying tablet": (1180, 820, 1),
    "a lying phone": (844, 390, 1),
    "a large screen": (1920, 1080, 1),
    "a screen at 200 %": (683, 384, 2),
}
"""Width and height as the page sees them, and how many dots a pixel has."""


@pytest.mark.parametrize("name", SIZES)
def test_all_is_on_one_screen_with_nothing_cut_or_covered(visit: Visitors, name: str) -> None:
    width, height, zoom = SIZES[name]
    visitor = visit((width, height), locale="uk-UA", zoom=zoom)
    page = visitor.page
    wrong: list[str] = []
    number = 0
    pretence = Pretence(visitor, positions(())[0].message)
    for expansions in ((), ("pantheon", "agora")):
        for moment in positions(expansions)[:-1]:
            number += 1
            pretence.tell(moment.message, number)
            where = f"{'+'.join(('duel', *expansions))} {number}"
            wrong += [f"{where}: {each}" for each in faults(page)]
            if size_of(page) != (width, height):
                wrong.append(f"{where}: the page is {size_of(page)}")
            cards = page.locator(".structure .card.open")
            if cards.count():
                cards.last.click()
                page.locator(".drawer").wait_for()
                wrong += [f"{where}, choosing: {each}" for each in faults_while_choosing(page)]
                page.keyboard.press("Escape")
    assert number == 10
    assert wrong == []
