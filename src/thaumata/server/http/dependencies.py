"""Declarations of requests: the kinds of routes, and the dependencies that they name."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, TypeAlias

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from thaumata.server.database.store import GuestRow
from thaumata.server.http.auth import GuestAuth
from thaumata.server.http.signer import MAX_PERSONS
from thaumata.server.messages import Problem
from thaumata.server.ops.listening import Endpoint
from thaumata.server.tables.history import Replays
from thaumata.server.tables.registry import TableRegistry

RegistryDependency: TypeAlias = NamedDependency[TableRegistry]
AuthDependency: TypeAlias = NamedDependency[GuestAuth]
EndpointDependency: TypeAlias = NamedDependency[Endpoint]
ReplaysDependency: TypeAlias = NamedDependency[Replays]

GuestDependency: TypeAlias = NamedDependency[GuestRow]
"""The guest who sends the request; an unknown one is refused."""

VisitorDependency: TypeAlias = NamedDependency[GuestRow | None]
"""The guest who sends the request; None for an unknown one."""

PathText: TypeAlias = FromPath[str]

PersonNumber: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MAX_PERSONS)]
"""The number of the person at a shared device."""

REFUSALS: Final = {
    status: ResponseSpec(Problem, description="Refused, with the reason", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}
"""The refusals that any request may be answered with, for the description of the service."""

get_route: Final = partial(get, responses=REFUSALS)
post_route: Final = partial(post, status_code=200, responses=REFUSALS)
create_route: Final = partial(post, status_code=201, responses=REFUSALS)
delete_route: Final = partial(delete, status_code=200, responses=REFUSALS)
