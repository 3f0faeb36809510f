"""Look up the icons of components in tables of values by icon."""

from __future__ import annotations

from typing import Any

from thaumata.kit.effects import Effect


def worth_of(effects: list[Effect[Any]], icons: dict[str, int]) -> int:
    """Return the sum of the icons' values, for each unit."""
    return sum(worth * units_of(effects, icon) for icon, worth in icons.items())


def units_of(effects: list[Effect[Any]], icon: str) -> int:
    """Return how many shields, points, resources or icons of a name there are among the icons."""
    units = 0
    for effect in effects:
        form = effect.form()
        if form and form[0] == icon:
            shown = form[1] if len(form) > 1 else 1
            if isinstance(shown, dict):
                units += sum(shown.values())
            elif isinstance(shown, tuple):
                units += len(shown)
            else:
                units += shown if isinstance(shown, int) else 1
    return units


def symbol_of(effects: list[Effect[Any]], symbols: tuple[str, ...]) -> int:
    """Return the index of the science symbol among the icons, or -1."""
    for effect in effects:
        form = effect.form()
        if form and form[0] == "science":
            return symbols.index(str(form[1]))
    return -1
