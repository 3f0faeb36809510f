"""Draw the cost and the effects of a choice, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group
from rich.text import Text

from thaumata.drawing.display import Display
from thaumata.drawing.glyphs import BAD, GOOD, NOW
from thaumata.views import ClassicAction, ClassicView, DuelAction, DuelView
from thaumata.wording.describe import describe_action, describe_payment


def draw_details(
    display: Display, action: DuelAction | ClassicAction, number: int, changes: Iterable[Text]
) -> Group:
    """Draw a choice with its number, its payment and its effects."""
    told = describe_action(display.words, action, display.players)
    payment = action.preview.payment
    paid = describe_payment(display.words, payment) if payment else []
    lines = [*map(Text, paid), *changes]
    title = Text.assemble((f"{number} ", NOW), told)
    return Group(title, *(Text.assemble("  ", line) for line in lines))


def changes_of_cities(
    display: Display,
    view: DuelView | ClassicView,
    action: DuelAction | ClassicAction,
    names: Sequence[tuple[int, str]],
) -> list[Text]:
    """Return how coins and points change in each city; ``names`` are pairs of seat and name."""
    lines: list[Text] = []
    preview = action.preview
    for seat, name in names:
        city = view.cities[seat]
        points = city.score.total
        lines += change_of(display, "label-change-coins", name, city.coins, preview.coins[seat])
        lines += change_of(
            display, "label-change-points", name, points, points + preview.points[seat]
        )
    return lines


def change_of(
    display: Display, message_id: str, player: str, before: int, after: int
) -> list[Text]:
    """Return how a number of a player changes; empty if it does not."""
    if before == after:
        return []
    text = display.words(message_id, player=player, before=before, after=after)
    return [Text(text, GOOD if after > before else BAD)]
