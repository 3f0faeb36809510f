"""Draw the log of a game, age by age."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import QUIET, STRONG
from thaumata.drawing.text import Block, paragraph, rule
from thaumata.play.story import Story


def draw_log(display: Display, story: Story, width: int, viewer: int | None = None) -> Group:
    """Draw the log as a seat knows it, or everything if there is no viewer.

    The numbers are those of the actions in the record.
    """
    words = display.words
    lines: Block = []
    age = -1
    digits = len(str(len(story.entries)))
    for entry in story.entries:
        if entry.age != age:
            age = entry.age
            heading = words(f"age-{age}") if age else words("label-set-up")
            lines.append(rule(Text(heading, STRONG), Text(), min(width, 60)))
        number = Text(f"{entry.number:>{digits}}  ", QUIET)
        for told in entry.lines(words, display.players, viewer, has_rounds=True):
            lines += paragraph(told, width, label=number)
            number = Text(" " * number.cell_len)
    return Group(*lines)
