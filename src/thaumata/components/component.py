"""What there is to know about a component, in the same fields for every game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Cost(Struct, frozen=True, omit_defaults=True):
    """A printed cost."""

    coins: int = 0
    resources: dict[str, int] = {}


class Component(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card, a wonder, a token, ...; what does not apply is left out."""

    kind: str
    """``card``, ``wonder``, ``token``, ``god``, ``board``, ``stage``, ..."""

    id: str
    """The name in actions, views, records and positions."""

    family: str = ""
    """The color of a card, ``temples`` or ``senators``; the mythology of a god."""

    age: int = 0
    deck: str = ""
    """The back, where decks differ: ``age1``, ``guild``, ``temple``, ``senator``, ``black``."""

    cost: Cost | None = None
    """The printed cost; an empty one is free, None where nothing is paid in this way."""

    value: int = 0
    """A number printed on a token: its points, its discount, or its place on the track."""

    icons: tuple[dict[str, Any], ...] = ()
    """What is printed on it: the name of each icon, and its fields by name."""

    chain_given: tuple[str, ...] = ()
    """The white symbol that it shows, or the cards that it makes free."""

    chain_needed: tuple[str, ...] = ()
    """The white symbol that makes it free, or the cards any of which does."""

    counts: dict[str, int] = {}
    """For each number of players how many of it are in the game."""

    names: dict[str, str] = {}
    """What it is called, by language."""

    texts: dict[str, tuple[str, ...]] = {}
    """What it does and what there is to know about it, sentence by sentence, by language."""


class ComponentList(Struct, frozen=True):
    """All components of a variant."""

    variant: str
    languages: tuple[str, ...]
    components: tuple[Component, ...]
