"""A position on the screen: the table, who has to decide, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from thaumata.cli.drawing.pen import Pen
from thaumata.cli.drawing.sheet import draw_sheet
from thaumata.cli.drawing.signs import NOW
from thaumata.cli.drawing.table import Table
from thaumata.cli.drawing.text import flow
from thaumata.game import NATURE, State
from thaumata.views import view
from thaumata.views.describe import describe_prompt
from thaumata.views.duel_structs import DuelView
from thaumata.views.pantheon import PantheonSpace
from thaumata.views.pieces import Piece
from thaumata.views.wording import name_of


def show_position(
    console: Console, pen: Pen, state: State, news: Sequence[str] = (), *, reserve: int = 2
) -> None:
    """Draw a position for whoever has to decide in it."""
    asked = [seat for seat in range(state.game.seats) if state.pending >> seat & 1]
    seat = asked[0] if asked else None
    pen.payer = pen.left if seat is None else seat
    shown = view(state, seat)
    console.print(Table(console, pen).draw(shown, news, reserve=reserve))
    if state.pending >> NATURE & 1:
        _show_nature(console, pen, state, shown)
    if shown.outcome is not None:
        show_end(console, pen, shown)


def has_secrets(shown: DuelView) -> bool:
    """Tell whether a view holds what the opponent may not see."""
    gods: Sequence[PantheonSpace] = shown.pantheon.spaces if shown.pantheon else ()
    if any(space.god and not space.gate and not space.face_up for space in gods):
        return True
    if shown.senate is None or shown.seat is None:
        return False
    plots = shown.senate.seats[shown.seat].conspiracies
    deck = shown.senate.deck
    return any(plot.status != "triggered" for plot in plots) or any((*deck.top, *deck.drawn))


def show_end(console: Console, pen: Pen, shown: DuelView) -> None:
    """Show the score sheet of a finished game, who won and how."""
    assert shown.outcome is not None
    console.print(draw_sheet(pen, shown))
    winners = pen.words.list_of([pen.players[seat] for seat in shown.outcome.winners])
    kind = shown.outcome.kind
    console.print(Text(pen.words("event-ended", kind=kind, player=winners), NOW))


def _show_nature(console: Console, pen: Pen, state: State, shown: DuelView) -> None:
    """List what nature may deal."""
    console.print(Text(describe_prompt(pen.words, shown), NOW))
    game = state.game
    items = []
    for action in state.legal_actions(NATURE):
        _, id, *_ = game.text(state, NATURE, action).split()
        kind = next(kind for kind, names in game.names.items() if id in names)
        items.append(Text(name_of(pen.words, Piece(kind, id))))
    for line in flow(items, console.width, separator=", ", label=Text("  ")):
        console.print(line)
