"""A component as plain data, with the same fields for every game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Cost(Struct, frozen=True, omit_defaults=True):
    """A printed cost."""

    coins: int = 0
    resources: dict[str, int] = {}


class Component(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card, a wonder, a token, ...; fields that do not apply are left out."""

    kind: str
    """``card``, ``wonder``, ``token``, ``god``, ``board``, ``stage``, ..."""

    id: str
    """Its id in actions, views, records and positions."""

    family: str = ""
    """The color of a card, ``temples`` or ``senators``; the mythology of a god."""

    age: int = 0
    deck: str = ""
    """The back, where decks differ: ``age1``, ``guild``, ``temple``, ``senator``, ``black``."""

    cost: Cost | None = None
    """The printed cost; an empty one is free, None if the component is not paid for like this."""

    value: int = 0
    """The number printed on a token: its points, its discount, or its place on the track."""

    icons: tuple[dict[str, Any], ...] = ()
    """The printed icons: the name of each, and its fields by name."""

    chain_given: tuple[str, ...] = ()
    """The white symbol it shows, or the cards that it makes free."""

    chain_needed: tuple[str, ...] = ()
    """The white symbol that makes it free, or the cards any of which does."""

    counts: dict[str, int] = {}
    """The number of copies for each number of players."""

    names: dict[str, str] = {}
    """Its name in each language."""

    texts: dict[str, tuple[str, ...]] = {}
    """Its effects and explanations in each language, one sentence per item."""


class ComponentList(Struct, frozen=True):
    """All components of a variant."""

    variant: str
    languages: tuple[str, ...]
    components: tuple[Component, ...]
