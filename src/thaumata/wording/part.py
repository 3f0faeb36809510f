"""Base class for the words of a base game or an expansion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from thaumata.wording.icons import Icons

if TYPE_CHECKING:
    from thaumata.wording.family import Describe
    from thaumata.wording.payment import Tellers


class PartWords:
    """The words of one part of a family, as tables of messages."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """The prefix of the messages with the names of each of its kinds of pieces."""

    icons: ClassVar[Icons] = {}
    """The arguments of its printed icons."""

    tellers: ClassVar[Tellers] = {}
    """The functions for lines of a receipt that need more than their fields."""

    descriptions: ClassVar[Mapping[str, Describe]] = {}
    """The functions that describe its pieces, by kind."""

    answers: ClassVar[Mapping[tuple[str, str], str]] = {}
    """The message of the answer for each decision and verb."""
