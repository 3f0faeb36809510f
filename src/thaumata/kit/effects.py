"""Effects of printed icons: one class per icon, never per card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from thaumata.game import State

S = TypeVar("S", bound="State")

HELD: Final = 0
AT_ONCE: Final = 1
AFTERWARDS: Final = 2

Form = tuple[object, ...]
"""An effect as plain values: the name of the icon, then its numbers and words."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """The effect of an icon on a component for its owner."""

    asks: bool
    """Whether the owner must choose something; icons printed after it wait for the choice."""

    acts: bool
    """Whether it does anything when gained: some icons are worth points alone."""

    phase: i64
    """In games where all build together: held, or applied once before or after the others."""

    def __init__(self, asks: bool = False, phase: int = HELD) -> None:
        """Set whether the effect asks for a choice, and its phase."""
        self.asks = asks
        self.acts = _does_something(type(self))
        self.phase = phase

    def gain(self, state: S, seat: i64) -> None:
        """Carry out the effect for the seat that has just gained the component."""
        self.hold(state, seat)

    def hold(self, state: S, seat: i64) -> None:
        """Apply the lasting part of the effect, also for a component that was there before."""

    def lose(self, state: S, seat: i64) -> None:
        """Undo the lasting part of the effect for the seat that has lost the component."""

    def points(self, state: S, seat: i64) -> i64:
        """Return the icon's victory points for its owner at the end."""
        return 0

    def form(self) -> Form:
        """Describe the icon for views, words and tests."""
        return ()


def _does_something(kind: type[Effect[Any]]) -> bool:
    return any(getattr(kind, name) is not getattr(Effect, name) for name in ("gain", "hold"))


def end_of_stage(effects: list[Effect[Any]], start: i64) -> i64:
    """Return the index of the first effect, from ``start`` on, that must wait; or their number.

    Effects act in the printed order: one that asks nothing waits until the choice printed before it
    has been made.
    """
    place = start
    is_asked = False
    while place < len(effects):
        effect = effects[place]
        if effect.asks:
            is_asked = True
        elif is_asked and effect.acts:
            return place
        place += 1
    return place
