"""Whatever goes wrong while something moves, or is shown again, the table stands as it was told."""

from typing import Any

from tests.browser.conftest import Visitors
from tests.browser.moments import positions
from tests.browser.pretending import Pretence

SPOIL_MOTION = "Element.prototype.animate = () => { throw new Error('no motion here'); };"


NOTE_GHOSTS = """
  window.ghosts = [];
  new MutationObserver(changes => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node instanceof HTMLElement && node.classList.contains('ghost')) {
          const box = document.querySelector('[data-part~="coins:1"]').getBoundingClientRect();
          const end = node.getAnimations()[0].effect.getKeyframes().at(-1).transform;
          window.ghosts.push([node.dataset.card, node.hasAttribute('data-part'), end, box.x]);
        }
  }).observe(document, { childList: true, subtree: true });
"""


def told(moment: dict[str, Any], number: int) -> dict[str, Any]:
    """Return the update of the service after a move of the other player."""
    other = {"number": number, "seat": 1 - moment["seat"], "kind": "action", "events": []}
    return {**moment, "happenings": [other]}


def slots(moment: dict[str, Any]) -> int:
    return len(moment["view"]["structure"]["slots"])


def test_a_motion_that_fails_holds_no_table_up(visit: Visitors) -> None:
    visitor = visit(motion=True)
    page = visitor.page
    page.add_init_script(SPOIL_MOTION)
    first, second, third = (each.message for each in positions(())[1:4])
    card = first["view"]["structure"]["slots"][-1]["card"]
    sold = {"event": "sold", "seat": 1 - second["seat"], "card": card, "coins": 2}
    moved = told(second, 2)
    moved["happenings"][0]["events"] = [{**sold, "message": {"id": "", "arguments": {}}}]
    pretence = Pretence(visitor, first)
    pretence.tell(first, 1)
    pretence.tell(moved, 2)
    pretence.tell(told(third, 3), 3)
    assert page.locator(".structure .card").count() == slots(third)
    assert visitor.complaints
    assert all("no motion here" in each for each in visitor.complaints)
    visitor.complaints.clear()


def test_a_move_that_comes_while_the_last_one_is_shown_again_is_not_lost(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    first, second, third = (each.message for each in positions(())[1:4])
    pretence = Pretence(visitor, first)
    pretence.tell(first, 1)
    pretence.tell(told(second, 2), 2)
    page.get_by_role("button", name="Replay").click()
    assert page.locator(".structure .card").count() == slots(first)
    pretence.tell(told(third, 3), 3)
    assert page.locator(".structure .card").count() == slots(third)
    page.wait_for_timeout(900)
    assert page.locator(".structure .card").count() == slots(third)


def test_a_card_flies_from_where_it_lay_to_the_part_that_its_event_names(visit: Visitors) -> None:
    visitor = visit(motion=True)
    page = visitor.page
    first, second = (each.message for each in positions(())[2:4])
    lies = [slot["card"] for slot in first["view"]["structure"]["slots"] if slot["accessible"]]
    sold = {"event": "sold", "seat": 1, "card": lies[-1], "coins": 2}
    moved = told(second, 2)
    moved["happenings"][0]["events"] = [{**sold, "message": {"id": "", "arguments": {}}}]
    pretence = Pretence(visitor, first)
    pretence.tell(first, 1)
    page.evaluate(NOTE_GHOSTS)
    start = page.locator(f'.structure [data-card="{lies[-1]}"]').bounding_box()
    assert start is not None
    pretence.tell(moved, 2)
    page.wait_for_function("() => window.ghosts.length > 0")
    ((card, has_name, end, goal),) = page.evaluate("() => window.ghosts")
    assert card == lies[-1]
    assert not has_name  # a copy must not be found in the place of the piece itself
    assert f"translate({goal - start['x']:g}px" in end
    page.wait_for_function("() => document.querySelector('.ghost') === null")
