"""The paths of the client's pages, and the answer to an unknown one."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from thaumata.server.app import make_app
from thaumata.server.http import pages
from thaumata.server.ops.listening import Endpoint
from thaumata.server.settings import Settings

ROUTES = Path(__file__).resolve().parents[2] / "web" / "src" / "app" / "routes.ts"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """Yield a service whose client is one line."""
    page = tmp_path / "server" / "page"
    page.mkdir(parents=True)
    (page / "index.html").write_text("<title>Thaumata</title>")
    pages._read.cache_clear()
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.db'}")
    with TestClient(make_app(settings, Endpoint())) as client:
        yield client
    pages._read.cache_clear()


def test_the_service_knows_the_paths_of_the_client() -> None:
    found = re.findall(r"^\s*\['(/[^']*)'", ROUTES.read_text("utf-8"), re.M)
    assert found
    known = {re.sub(r"\{(\w+):str\}", r"{\1}", path) for path in pages.PAGES}
    assert known == set(found)


@pytest.mark.parametrize("path", pages.PAGES)
def test_a_page_of_the_client_is_served_with_the_client(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path.replace("{id:str}", "abc"), headers=BROWSER)
    assert (answer.status_code, answer.text) == (200, "<title>Thaumata</title>")


@pytest.mark.parametrize("path", ["/nowhere", "/t/abc/def", "/tables", "/index.php?a=1"])
def test_an_unknown_page_is_not_found_and_has_the_client_say_so(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (404, "<title>Thaumata</title>")
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/nowhere", {}), ("/api/nowhere", BROWSER), ("/assets/nowhere.js", BROWSER)],
)
def test_a_request_for_data_is_answered_with_data(
    client: TestClient[Litestar], path: str, headers: dict[str, Any]
) -> None:
    answer = client.get(path, headers={"accept": "*/*", **headers})
    assert answer.status_code == 404
    assert answer.json()["message"]["id"] == "service-no-page"


def test_without_a_client_an_unknown_page_is_refused_in_words(
    client: TestClient[Litestar], tmp_path: Path
) -> None:
    (tmp_path / "server" / "page" / "index.html").unlink()
    answer = client.get("/nowhere", headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["message"]["id"] == "service-no-page"
