"""How requests are declared: the kinds there are, and what a request may ask for by name."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, TypeAlias

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from thaumata.server.database.store import GuestRow
from thaumata.server.front_desk import FrontDesk
from thaumata.server.hall import Hall
from thaumata.server.identity import PEOPLE
from thaumata.server.messages import Problem

TheHall: TypeAlias = NamedDependency[Hall]
TheDesk: TypeAlias = NamedDependency[FrontDesk]

TheGuest: TypeAlias = NamedDependency[GuestRow]
"""Who asks; a stranger is refused."""

AnyVisitor: TypeAlias = NamedDependency[GuestRow | None]
"""Who asks, if we know."""

InPath: TypeAlias = FromPath[str]

Person: TypeAlias = Annotated[int, QueryParameter(ge=1, le=PEOPLE)]
"""Which of the people who share a device is asking."""

REFUSALS: Final = {
    status: ResponseSpec(Problem, description="Refused, with the reason", generate_examples=False)
    for status in (400, 401, 403, 404, 409, 413, 429, 503)
}
"""What any request may be answered instead, for the description of the service."""

reading: Final = partial(get, responses=REFUSALS)
changing: Final = partial(post, status_code=200, responses=REFUSALS)
opening: Final = partial(post, status_code=201, responses=REFUSALS)
removing: Final = partial(delete, status_code=200, responses=REFUSALS)
