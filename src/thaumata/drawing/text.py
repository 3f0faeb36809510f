"""Lay out styled text: side by side, cut to a width, wrapped between items."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

Block = list[Text]
"""Lines of text."""

_ARTICLE: Final = "The "
"""English names of wonders begin with it; it is left out first."""

_LEAST: Final = 3
"""The least letters that are kept of a word before a dot."""


def fit(name: str, width: int) -> str:
    """Shorten a name to a width by abbreviating the longest words."""
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
    """Return the beginning of a name, with the number at its end if it has one."""
    first, _, last = name.rpartition(" ")
    room = width - len(last) - 2
    if last.isdecimal() and room > 0:
        return f"{first[:room]}. {last}"
    return name[: max(0, width - 1)].rstrip() + "…" if width > 0 else ""


def fit_all(names: Sequence[str], width: int) -> list[str]:
    """Shorten the longest names until their total width fits."""
    longest = max(map(len, names))
    fitted = list(names)
    while sum(map(len, fitted)) > width and longest > 0:
        longest -= 1
        fitted = [fit(name, longest) for name in names]
    return fitted


def cut(glyphs: str, width: int) -> str:
    """Cut a row of glyphs to a width, between two of them if possible."""
    while len(glyphs) > width and " " in glyphs:
        glyphs = glyphs.rpartition(" ")[0]
    return glyphs[:width]


def shares(wanted: Sequence[int], width: int) -> list[int]:
    """Divide a width among columns: equally, unless only some of them need more than that."""
    equal = width // len(wanted)
    spare = width - sum(wanted)
    if max(wanted) <= equal or spare < 0:
        return [equal] * len(wanted)
    return [want + spare // len(wanted) for want in wanted]


def cells(text: Text, width: int) -> Text:
    """Return a line of exactly this width, cut with an ellipsis or padded."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def apart(left: Text, right: Text, width: int) -> Text:
    """Put one text at the left end of a line and another at the right end."""
    gap = width - left.cell_len - right.cell_len
    line = Text.assemble(left, " " * max(1, gap), right)
    return trimmed(line, width)


def trimmed(line: Text, width: int) -> Text:
    """Return a line that is cut to a width, without trailing spaces."""
    line.truncate(width, overflow="ellipsis")
    line.rstrip()
    return line


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: int = 2) -> Block:
    """Put blocks side by side in columns of the given widths."""
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
    """Fill lines with items, breaking only between them; the label precedes the first one."""
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
    """Wrap text; the lines after the first are indented by the width of the label."""
    return flow([Text(word, style) for word in text.split()], width, separator=" ", label=label)


def rule(left: Text, right: Text, width: int, style: str = "dim") -> Text:
    """Draw a horizontal line with a heading on the left and a text on the right."""
    line = Text.assemble(("── ", style), left)
    fill = width - line.cell_len - right.cell_len - 4 - (1 if right.plain else 0)
    line.append(" " + "─" * max(1, fill) + (" " if right.plain else "─"), style=style)
    line.append_text(right)
    line.append(" ─" if right.plain else "──", style=style)
    return cells(line, width)


def plain(text: str) -> str:
    """Return text without the case, hyphens and quotation marks, to compare names."""
    spelled = text.casefold().replace("_", " ").replace("-", " ").replace("'", "’")
    return " ".join(spelled.strip(' "“”«»').split())
