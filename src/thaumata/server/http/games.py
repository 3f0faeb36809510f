"""Requests without a guest: the games on offer, components, health and metrics."""

from __future__ import annotations

from functools import lru_cache

from litestar import MediaType, get

from thaumata.components import ComponentList, components_of
from thaumata.game import Game, known_variants
from thaumata.players.levels import LEVELS
from thaumata.server.http.dependencies import (
    EndpointDependency,
    PathText,
    RegistryDependency,
    get_route,
)
from thaumata.server.messages import FamilyInfo, Games, ServiceInfo
from thaumata.server.phrases import PHRASES
from thaumata.wording.message import Message
from thaumata.wording.words import LANGUAGES


@lru_cache(maxsize=1)
def _games() -> Games:
    found = {variant.partition("-")[0]: Game(variant).family for variant in known_variants()}
    families = [
        FamilyInfo(
            family.name,
            Message(f"{family.name}-variant", plain=family.name.replace("_", " ")),
            list(family.expansions()),
            list(family.seat_counts(())),
            {
                option: list(values)
                for option, values in family.options(family.expansions()).items()
            },
        )
        for family in found.values()
    ]
    return Games(families, list(LEVELS), list(PHRASES), list(LANGUAGES))


@lru_cache(maxsize=64)
def _components(variant: str) -> ComponentList:
    return components_of(Game(variant))


@get_route("/api/games")
async def games() -> Games:
    """Return the games on offer, and the levels of the computer."""
    return _games()


@get_route("/api/components/{variant:str}")
async def components(variant: PathText) -> ComponentList:
    """Return every component of a game as data."""
    return _components(Game(variant).variant)


@get_route("/api/service")
async def service(endpoint: EndpointDependency) -> ServiceInfo:
    """Return the address at which the service can be reached."""
    return ServiceInfo(next(iter(endpoint.invitations), ""), endpoint.is_loopback)


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(registry: RegistryDependency) -> str:
    """Answer ``ok`` if the database can be reached."""
    await registry.services.store.reach()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(registry: RegistryDependency) -> str:
    """Return the metrics for Prometheus."""
    return registry.services.metrics.text()


ROUTES = [games, components, service, healthz, metrics]
