"""The expansions of Duel with parts of the view, by name, and their fields."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from thaumata.game import Game
from thaumata.rooms import in_play
from thaumata.views.duel.agora.expansion import AgoraExpansion
from thaumata.views.duel.agora.payment import AgoraLine
from thaumata.views.duel.agora.view import SenateView
from thaumata.views.duel.expansion import Expansion, Writer
from thaumata.views.duel.pantheon.expansion import PantheonExpansion
from thaumata.views.duel.pantheon.payment import PantheonLine
from thaumata.views.duel.pantheon.view import PantheonView
from thaumata.views.structs import View

EXPANSIONS: Final[dict[str, Expansion]] = {
    "agora": AgoraExpansion(),
    "pantheon": PantheonExpansion(),
}
"""In the order in which their rules modify a price."""

ExpansionLine = PantheonLine | AgoraLine
"""Any line that an expansion adds to a receipt."""


class ExpandedView(View, frozen=True, kw_only=True):
    """The fields of a view of Duel that belong to expansions."""

    pantheon: PantheonView | None = None
    """With Pantheon: the gods, as far as the viewer knows them."""

    senate: SenateView | None = None
    """With Agora: the Senate, and the conspiracies as far as the viewer knows them."""


@lru_cache(maxsize=256)
def expansions_of(game: Game) -> tuple[Expansion, ...]:
    """Return the expansions in play."""
    return in_play(game, EXPANSIONS)


def writer_of(game: Game, decision: str, verb: int) -> Writer | None:
    """Return the expansion's writer of the receipt of such an action, if any."""
    for expansion in expansions_of(game):
        if writer := expansion.receipts.get((decision, verb)):
            return writer
    return None
