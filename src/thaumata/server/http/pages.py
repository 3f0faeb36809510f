"""The client for browsers: the files that `web/` is built into, with their caching.

The page itself is revalidated every time; the files that it loads have a hash in their names and
are cached for good. Each file has compressed copies; the smallest that the browser accepts is sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from mimetypes import guess_type
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get

from thaumata.server.http.dependencies import PathText
from thaumata.server.problems import Refusal

_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""The compressions of a file, the smallest first, with the suffix of the copy."""

_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class _File(NamedTuple):
    content: bytes
    media_type: str
    encoding: str


@lru_cache(maxsize=256)
def _read(name: str, encoding: str, suffix: str) -> _File | None:
    """Read a file of the client, or its compressed copy."""
    folder, _, last = name.rpartition("/")
    path = files("thaumata").joinpath("server", "page", *filter(None, [folder]), last + suffix)
    if not path.is_file():
        return None
    media_type = guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        media_type = "application/manifest+json"
    return _File(path.read_bytes(), media_type, encoding)


def _best(name: str, accepted: str) -> _File:
    """Return the smallest copy of a file that a browser accepts; refuse a missing one."""
    wanted = {each.partition(";")[0].strip() for each in accepted.split(",")}
    choices = [each for each in _ENCODINGS if each[0] in wanted]
    for encoding, suffix in (*choices, ("", "")):
        found = _read(name, encoding, suffix)
        if found is not None:
            return found
    raise Refusal(404, "service-no-client" if name == "index.html" else "service-no-page")


def _answer(request: Request[Any, Any, Any], name: str, keep: str) -> Response[bytes]:
    file = _best(name, request.headers.get("accept-encoding", ""))
    headers: Mapping[str, str] = {"cache-control": keep, "vary": "accept-encoding"}
    if file.encoding:
        headers = {**headers, "content-encoding": file.encoding}
    return Response(file.content, media_type=file.media_type, headers=dict(headers))


PAGES: Final = ["/", "/t/{id:str}"]
"""The paths of the client's pages, as in ``web/src/app/routes.ts``."""


def is_page_wanted(request: Request[Any, Any, Any]) -> bool:
    """Return whether a browser asks for a page, and not a program for data."""
    is_data = request.url.path.startswith(("/api/", "/assets/"))
    return "text/html" in request.headers.get("accept", "") and not is_data


def unknown_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the client with status 404: it says that there is no such page."""
    answer = _answer(request, "index.html", _ASK_AGAIN)
    answer.status_code = 404
    return answer


@get(PAGES, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the client's page."""
    return _answer(request, "index.html", _ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: PathText) -> Response[bytes]:
    """Return a script, a style sheet or a typeface."""
    return _answer(request, f"assets/{name}", _FOR_GOOD)


@get(["/icon.svg", "/manifest.webmanifest", "/worker.js"], include_in_schema=False)
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file that browsers expect at the root."""
    return _answer(request, request.url.path[1:], _ASK_AGAIN)


@get("/licences/{name:str}", include_in_schema=False)
async def licence(request: Request[Any, Any, Any], name: PathText) -> Response[bytes]:
    """Return the licence of a typeface."""
    return _answer(request, f"licences/{name}", _ASK_AGAIN)


ROUTES = [page, asset, root_file, licence]
