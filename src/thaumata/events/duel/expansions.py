"""The events that each expansion of Duel adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from thaumata.events.duel import agora, pantheon
from thaumata.events.event import Event

EXPANSIONS: Final[Mapping[str, Mapping[int, type[Event]]]] = {
    "pantheon": pantheon.KINDS,
    "agora": agora.KINDS,
}
