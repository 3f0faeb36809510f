"""Security of every request: its origin, the headers of its answer, and refusals."""

from __future__ import annotations

import logging
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from thaumata.game import ThaumataError
from thaumata.server.messages import Problem
from thaumata.server.problems import Refusal, language_of, problem_of
from thaumata.server.settings import Settings
from thaumata.wording.words import Words

log = logging.getLogger("thaumata.server")

AnyConnection = ASGIConnection[Any, Any, Any, Any]

_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}

_TRUSTED_HEADERS: Final = {"cross-origin-opener-policy": "same-origin"}
"""Headers that browsers accept over HTTPS and on localhost; elsewhere they log a warning."""

_SENT_WHERE_TRUSTED: Final = b"sec-fetch-mode"
"""A header that browsers send to those origins alone."""

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

_MESSAGES: Final = {
    400: "service-malformed",
    404: "service-no-page",
    405: "service-no-method",
    413: "service-too-long",
}
"""The default message for a status."""

_GONE: Final = "client disconnected prematurely"
"""Litestar's text for a client that disconnects in the middle of a request."""


class Headers:
    """Middleware that adds the headers which every answer carries, refusals too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, and add to the answer."""
        is_trusted = any(name == _SENT_WHERE_TRUSTED for name, _ in scope.get("headers", ()))
        added = _HEADERS | _TRUSTED_HEADERS if is_trusted else _HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name for name, _ in message["headers"]}
                more = [
                    (name.encode(), value.encode())
                    for name, value in added.items()
                    if name.encode() not in present
                ]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def words_for(connection: AnyConnection) -> Words:
    """Return the words in the language that a connection asks for."""
    return Words(language_of(connection.headers.get("accept-language", "")))


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """Refuse a request that a browser sends for a page of another origin.

    Browsers name the origin of a request that changes something; other programs need not.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    own = settings.origin or f"//{connection.headers.get('host', '')}"
    is_own = origin == own if settings.origin else urlsplit(origin).netloc == urlsplit(own).netloc
    if not is_own:
        raise Refusal(403, "service-origin")


def is_read_only(scope: HTTPScope) -> bool:
    """Return whether a request changes nothing."""
    return scope["method"] in _SAFE


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a request that failed, in the reader's language."""
    words = words_for(request)
    if isinstance(error, ThaumataError):
        status = error.status if isinstance(error, Refusal) else 400
        return Response(problem_of(error, words), status_code=status)
    if isinstance(error, HTTPException) and error.status_code < 500:
        message_id = _MESSAGES.get(error.status_code, _MESSAGES[400])
        refusal = Refusal(error.status_code, message_id)
        return Response(problem_of(refusal, words), status_code=error.status_code)
    if isinstance(error, InternalServerException) and error.detail == _GONE:
        log.info("client disconnected", extra={"path": request.url.path})
        return Response(problem_of(Refusal(400, _MESSAGES[400]), words), status_code=400)
    log.error("failed", exc_info=error, extra={"path": request.url.path})
    return Response(problem_of(Refusal(500, "service-failed"), words), status_code=500)
