"""What a base game or an expansion can bring to the words of its family."""

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
    """For each kind of piece that it brings the first words of the messages with its names."""

    icons: ClassVar[Icons] = {}
    """How its printed icons are told."""

    tellers: ClassVar[Tellers] = {}
    """How lines of a receipt are told that need more than their fields."""

    descriptions: ClassVar[Mapping[str, Describe]] = {}
    """For each kind of piece that it brings what puts one into words."""

    answers: ClassVar[Mapping[tuple[str, str], str]] = {}
    """For each decision and verb the message on the answer."""
