"""Properties of every screen: the language, and a light load."""

import re

import httpx
import pytest

from tests.browser.conftest import Visitors
from tests.browser.playing import asked, begin, play

LIGHTEST_LOAD = 300_000
"""How many bytes the first page may take, fonts included."""


@pytest.mark.parametrize(
    ("locale", "play_word", "question"),
    [
        ("uk-UA", "Грати з комп’ютером", "Оберіть"),
        ("ru-RU", "Играть с компьютером", "Выберите"),
        ("en-US", "Play the computer", "Choose"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser_and_another_when_asked(
    visit: Visitors, locale: str, play_word: str, question: str
) -> None:
    visitor = visit(locale=locale)
    page = visitor.page
    visitor.go_home()
    assert play_word in page.get_by_test_id("play").inner_text()
    page.get_by_test_id("play").click()
    asked(page)
    assert question in page.get_by_test_id("bar").inner_text()
    page.keyboard.press("m")
    page.get_by_role("button", name="Українська").click()
    page.get_by_role("heading", name="Мова").wait_for()


def test_the_page_is_compressed_and_kept_for_as_long_as_is_right(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        page = client.get("/t/any", headers={"accept-encoding": "gzip"})
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert "cross-origin-opener-policy" not in page.headers  # plain http, for all we know
        trusted = client.get("/", headers={"sec-fetch-mode": "navigate"})
        assert trusted.headers["cross-origin-opener-policy"] == "same-origin"
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert scripts
        for name in scripts:
            asset = client.get(name, headers={"accept-encoding": "identity"})
            assert asset.status_code == 200
            assert "immutable" in asset.headers["cache-control"]
            assert "content-encoding" not in asset.headers
        assert client.get("/assets/nothing.js").status_code == 404
        assert client.get("/manifest.webmanifest").json()["name"] == "Thaumata"


def test_an_unknown_path_says_so_and_leads_home(visit: Visitors) -> None:
    visitor = visit(locale="uk-UA")
    page = visitor.page
    page.goto(f"{visitor.address}/nothing/here")
    page.get_by_role("heading", name="За цією адресою немає сторінки.").wait_for()
    page.get_by_role("button", name="На головну").click()
    page.get_by_test_id("play").wait_for()
    page.go_back()
    page.get_by_role("heading", name="За цією адресою немає сторінки.").wait_for()
    assert all("404" in each for each in visitor.complaints)  # the browser notes the status
    visitor.complaints.clear()


def test_the_first_load_is_light(visit: Visitors) -> None:
    visitor = visit()
    sizes: list[int] = []
    visitor.page.on(
        "response", lambda answer: sizes.append(int(answer.headers.get("content-length", "0")))
    )
    visitor.go_home()
    visitor.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < LIGHTEST_LOAD


def test_what_a_family_has_of_its_own_is_loaded_when_its_table_is_opened(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url.rpartition("/")[2]))

    def parts(*names: str) -> list[bool]:
        return [any(name in each for each in asked_for) for name in names]

    visitor.go_home()
    assert parts("words-en", "words-duel", "components-duel") == [True, False, False]
    begin(page)
    asked(page)
    assert parts("words-duel-en", "components-duel") == [True, True]
    page.keyboard.press("m")
    page.get_by_role("button", name="Українська").click()
    page.get_by_role("heading", name="Мова").wait_for()
    assert parts("words-duel-uk", "words-duel-ru") == [True, False]
    assert parts("words-classic", "components-classic") == [False, False]


def test_the_page_notes_how_long_after_its_answer_each_move_is_shown(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go_home()
    begin(page)
    play(page, most=6)
    times = page.locator("html").evaluate(
        "() => performance.getEntriesByName('thaumata-shown').map(each => each.duration)"
    )
    assert len(times) > 6
    assert all(milliseconds > 0 for milliseconds in times)
