"""Lines of styled text: put side by side, cut to a width, broken where an item ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

Block = list[Text]
"""Lines below each other."""

_ARTICLE: Final = "The "
"""English names of wonders begin with it: the first thing to go where space is short."""

_LEAST: Final = 3
"""A word of a name keeps so many letters before a dot."""


def fit(name: str, width: int) -> str:
    """Shorten a name to a width, every word of it as little as possible."""
    if len(name) > width:
        name = name.removeprefix(_ARTICLE)
    if len(name) <= width:
        return name
    words = name.split()
    kept = [len(word) for word in words]
    while True:
        parts = [
            word if keep >= len(word) - 1 else word[:keep] + "."  # a dot is as wide as a letter
            for word, keep in zip(words, kept, strict=True)
        ]
        short = " ".join(parts)
        longest = max(range(len(words)), key=lambda place: (kept[place], -place))
        if len(short) <= width:
            return short
        if len(words) == 1 or kept[longest] <= _LEAST:
            return _begun(name, width)
        kept[longest] -= 1


def _begun(name: str, width: int) -> str:
    """Return the beginning of a name; a number at its end stays, since others begin alike."""
    first, _, last = name.rpartition(" ")
    room = width - len(last) - 2
    if last.isdecimal() and room > 0:
        return f"{first[:room]}. {last}"
    return name[: max(0, width - 1)].rstrip() + "…" if width > 0 else ""


def fit_all(names: Sequence[str], width: int) -> list[str]:
    """Shorten names until all of them together are no wider than this, the longest first."""
    longest = max(map(len, names))
    fitted = list(names)
    while sum(map(len, fitted)) > width and longest > 0:
        longest -= 1
        fitted = [fit(name, longest) for name in names]
    return fitted


def cut(signs: str, width: int) -> str:
    """Cut a row of signs to a width, between two of them if that is possible."""
    while len(signs) > width and " " in signs:
        signs = signs.rpartition(" ")[0]
    return signs[:width]


def shares(wanted: Sequence[int], width: int) -> list[int]:
    """Divide a width among columns: equally, unless only some of them need more than that."""
    equal = width // len(wanted)
    spare = width - sum(wanted)
    if max(wanted) <= equal or spare < 0:
        return [equal] * len(wanted)
    return [want + spare // len(wanted) for want in wanted]


def cells(text: Text, width: int) -> Text:
    """Return a line exactly so wide: cut with a sign of it, or filled up."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def apart(left: Text, right: Text, width: int) -> Text:
    """Put one text at the left end of a line and another at the right end."""
    gap = width - left.cell_len - right.cell_len
    line = Text.assemble(left, " " * max(1, gap), right)
    return trimmed(line, width)


def trimmed(line: Text, width: int) -> Text:
    """Return a line that is no wider than this, without spaces at its end."""
    line.truncate(width, overflow="ellipsis")
    line.rstrip()
    return line


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: int = 2) -> Block:
    """Put blocks side by side, each as wide as given."""
    lines: Block = []
    for number in range(max(len(block) for block in blocks)):
        line = Text()
        for place, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            part = block[number] if number < len(block) else Text()
            line.append(" " * gap if place else "")
            line.append_text(cells(part, width))
        line.rstrip()
        lines.append(line)
    return lines


def flow(
    items: Iterable[Text], width: int, *, separator: str = "  ", label: Text | None = None
) -> Block:
    """Fill lines with items, breaking only between them; the label stands before the first."""
    label = label or Text()
    indent = label.cell_len
    comma = separator.rstrip()
    lines: Block = []
    line = Text.assemble(label)
    for item in items:
        is_first = line.cell_len <= indent
        more = item.cell_len + (0 if is_first else len(separator))
        if not is_first and line.cell_len + more + len(comma) > width:
            line.append(comma)
            lines.append(line)
            line = Text(" " * indent)
            is_first = True
        if not is_first:
            line.append(separator)
        line.append_text(item)
    lines.append(line)
    return lines


def paragraph(text: str, width: int, *, label: Text | None = None, style: str = "") -> Block:
    """Break a text into lines; those after the first are as far in as the label is wide."""
    return flow([Text(word, style) for word in text.split()], width, separator=" ", label=label)


def rule(left: Text, right: Text, width: int, style: str = "dim") -> Text:
    """Draw a line with a heading in it, and something at its right end."""
    line = Text.assemble(("── ", style), left)
    fill = width - line.cell_len - right.cell_len - 4 - (1 if right.plain else 0)
    line.append(" " + "─" * max(1, fill) + (" " if right.plain else "─"), style=style)
    line.append_text(right)
    line.append(" ─" if right.plain else "──", style=style)
    return cells(line, width)


def plain(text: str) -> str:
    """Make spelling that does not matter equal, to compare what somebody types with a name."""
    spelled = text.casefold().replace("_", " ").replace("-", " ").replace("'", "’")
    return " ".join(spelled.strip(' "“”«»').split())
