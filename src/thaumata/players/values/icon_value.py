"""Reading the icons of components, for tables of values that are kept by icon."""

from __future__ import annotations

from typing import Any

from thaumata.kit.effects import Effect


def worth_of(effects: list[Effect[Any]], icons: dict[str, int]) -> int:
    """Add up what icons are worth by a table, each unit."""
    return sum(worth * units_of(effects, icon) for icon, worth in icons.items())


def units_of(effects: list[Effect[Any]], icon: str) -> int:
    """Count what an icon shows among these: shields, points, resources, or the icon itself."""
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
    """Return the number of the science symbol among these, or -1."""
    for effect in effects:
        form = effect.form()
        if form and form[0] == "science":
            return symbols.index(str(form[1]))
    return -1
