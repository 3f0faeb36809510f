"""The draft: who picks when, and what has become of the wonders, also after a reload."""

from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.playing import answer, asked, begin


def taken(page: Page) -> dict[str, str]:
    """Return the text of each wonder on the table that has been taken."""
    wonders = page.locator(".draft .wonder.taken").all()
    return {each.get_attribute("data-wonder") or "": each.inner_text() for each in wonders}


def test_the_order_of_picks_is_drawn_and_followed(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go_home()
    begin(page)
    seen: list[list[str]] = []
    picked = 0
    while asked(page) == "pick_wonder":
        picks = page.locator("[data-pick]")
        seen.append([each.get_attribute("data-pick") or "" for each in picks.all()])
        now = page.locator("[data-pick].now")
        assert (now.count(), now.get_attribute("data-pick")) == (1, "0")
        made = page.locator("[data-pick].done").count()
        assert made == page.locator("section.city button[data-wonder]").count()
        assert page.locator("section.city .pick").count() == 4 - made % 4
        answer(page, "pick_wonder", 0)
        picked += 1
    assert picked in (3, 4)  # a player without a choice is not asked
    assert all(each == seen[0] for each in seen)
    assert sorted(seen[0][:4]) == sorted(seen[0][4:]) == ["0", "0", "1", "1"]
    assert page.locator("[data-pick]").count() == 0


def test_what_was_taken_is_still_shown_after_a_reload(visit: Visitors) -> None:
    for size in (DESKTOP, PHONE):
        visitor = visit(size)
        page = visitor.page
        visitor.go_home()
        begin(page)
        before: dict[str, str] = {}
        for _ in range(3):  # the last of the first four may fall to us without a choice
            if "taken by you" in " ".join(before.values()):
                break
            assert asked(page) == "pick_wonder"
            answer(page, "pick_wonder", 0)
            asked(page)
            before = taken(page)
        assert "taken by you" in " ".join(before.values())
        page.reload()
        asked(page)
        assert taken(page) == before
