"""Which components random games have come to use, from what happened and how they ended."""

from collections import defaultdict

from thaumata import Game
from thaumata.duel import happenings as base
from thaumata.duel.agora import happenings as agora
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.plots import ON_TOP
from thaumata.duel.pantheon import happenings as pantheon
from thaumata.duel.state import NO_CARD, UNKNOWN, DuelState
from thaumata.kit.bits import members_of

TOLD = {
    base.BUILT: ("card", "built"),
    base.BUILT_BY_CHAIN: ("card", "built"),
    base.BUILT_FROM_DISCARD: ("card", "built"),
    base.SOLD: ("card", "sold"),
    base.WONDER_BUILT: ("wonder", "built"),
    base.TOKEN_TAKEN: ("token", "taken"),
    pantheon.ACTIVATED: ("god", "activated"),
    pantheon.DIVINE_TOKEN_TAKEN: ("divine_token", "taken"),
    pantheon.OFFERING_SPENT: ("divine_token", "spent"),
    agora.DECREE_DEALT: ("decree", "turned up"),
    agora.CONSPIRACY_CHOSEN: ("conspiracy", "kept"),
    agora.CONSPIRACY_TRIGGERED: ("conspiracy", "triggered"),
}
"""Events that tell what has become of a component, named first in them."""


class Reach:
    """What was done with each component at least once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.done: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        """For each kind of component, and what can become of it, the ids."""

    def look(self, state: DuelState) -> None:
        """Look through the log of a finished game, and at its table."""
        names = self.game.names
        for kind, _seat, piece, *_ in state.log or ():
            if kind in TOLD:
                self.done[TOLD[kind]].add(names[TOLD[kind][0]][piece])
        if "agora" in self.game.expansions:
            self._look_at_senate(state)

    def _look_at_senate(self, state: DuelState) -> None:
        """What was prepared, and whose decrees are whose, stays on the table to the end."""
        part = agora_of(state)
        names = self.game.names
        for laid, decree in enumerate(part.decrees):
            if decree != UNKNOWN and part.controller(part.chambers[laid]) in (0, 1):
                self.done["decree", "controlled"].add(names["decree"][decree])
        for place in members_of(part.plots.occupied()):
            if place < ON_TOP and part.plots.under[place] != NO_CARD:
                card = part.plots.places[place]
                self.done["conspiracy", "prepared"].add(names["conspiracy"][card])


def expected(game: Game) -> dict[tuple[str, str], set[str]]:
    """Return what can be done with each component of a variant."""
    names = game.names
    cards = {id for id in names["card"] if id}
    found = {
        ("card", "built"): cards,
        ("card", "sold"): cards,
        ("wonder", "built"): set(names["wonder"]),
        ("token", "taken"): set(names["token"]),
    }
    if "pantheon" in game.expansions:
        tokens = set(names["divine_token"])
        found["god", "activated"] = {id for id in names["god"] if not id.startswith("?")}
        found["divine_token", "taken"] = tokens
        found["divine_token", "spent"] = {id for id in tokens if id.startswith("offering")}
    if "agora" in game.expansions:
        for what in ("kept", "prepared", "triggered"):
            found["conspiracy", what] = set(names["conspiracy"])
        for what in ("turned up", "controlled"):
            found["decree", what] = set(names["decree"])
    return found
