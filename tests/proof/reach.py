"""Finding out from logs and final tables which components random games have used."""

from collections import defaultdict
from typing import cast

from thaumata import Game, State
from thaumata.classic import happenings as classic
from thaumata.classic.catalog import Card, Catalog
from thaumata.classic.state import ClassicState
from thaumata.duel import happenings as base
from thaumata.duel.agora import happenings as agora
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.plots import ON_TOP
from thaumata.duel.pantheon import happenings as pantheon
from thaumata.duel.state import NO_CARD, UNKNOWN, DuelState
from thaumata.kit.bits import members_of

Told = dict[int, tuple[str, str]]
"""Events about components, which are their first value."""

TOLD: Told = {
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

TOLD_IN_CLASSIC: Told = {
    classic.BUILT: ("card", "built"),
    classic.BUILT_BY_CHAIN: ("card", "built by a chain"),
    classic.BUILT_BY_POWER: ("card", "built by a power"),
    classic.BUILT_FROM_DISCARD: ("card", "built from the discard pile"),
    classic.SOLD_CARD: ("card", "sold"),
    classic.STAGE_CARD: ("card", "put under a stage"),
    classic.LEFT_OVER: ("card", "left over"),
}


class Reach:
    """The uses of each component in at least one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told = TOLD_IN_CLASSIC if game.family.name == "classic" else TOLD
        self.done: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        """The ids, for each kind of component and use."""

    def look(self, state: State) -> None:
        """Look through the log of a finished game, and at its table."""
        names = self.game.names
        told = self.told
        for kind, _seat, piece, *_ in state.log or ():
            if kind in told:
                self.done[told[kind]].add(names[told[kind][0]][piece])
        if isinstance(state, ClassicState):
            self._look_at_wonders(state)
        elif "agora" in self.game.expansions:
            self._look_at_senate(cast(DuelState, state))

    def _look_at_wonders(self, state: ClassicState) -> None:
        """Built stages of all cities stay on the table."""
        for city in state.cities:
            for stage in range(int(city.stages)):
                self.done["stage", "built"].add(stage_name(self.game, int(city.board), stage))

    def _look_at_senate(self, state: DuelState) -> None:
        """Prepared conspiracies and controlled decrees stay on the table."""
        part = agora_of(state)
        names = self.game.names
        for laid, decree in enumerate(part.decrees):
            if decree != UNKNOWN and part.controller(part.chambers[laid]) in (0, 1):
                self.done["decree", "controlled"].add(names["decree"][decree])
        for place in members_of(part.plots.occupied()):
            if place < ON_TOP and part.plots.under[place] != NO_CARD:
                card = part.plots.places[place]
                self.done["conspiracy", "prepared"].add(names["conspiracy"][card])


def stage_name(game: Game, side: int, stage: int) -> str:
    """Name a stage, such as ``gizah B 4``."""
    return f"{game.names['board'][side // 2]} {'AB'[side % 2]} {stage + 1}"


def expected(game: Game) -> dict[tuple[str, str], set[str]]:
    """Return the possible uses of each component of a variant."""
    if game.family.name == "classic":
        return expected_in_classic(game)
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


def expected_in_classic(game: Game) -> dict[tuple[str, str], set[str]]:
    """Return the possible uses of each card of the decks and each stage of the boards."""
    cards = cards_of_classic(game)
    found = {
        ("card", what): {card.id for card in cards}
        for what in ("built", "sold", "put under a stage", "left over")
    }
    found["card", "built by a chain"] = {card.id for card in cards if card.free_with}
    found["stage", "built"] = {
        stage_name(game, number, stage)
        for number, side in enumerate(cast(Catalog, game.catalog).sides)
        for stage in range(len(side.stages))
    }
    return found


def rare(game: Game) -> dict[tuple[str, str], set[str]]:
    """Return uses that are too rare to occur for every component in a few thousand games."""
    if game.family.name != "classic":
        return {}
    cards = cards_of_classic(game)
    paid = [card for card in cards if card.cost.coins or card.cost.resources]
    return {
        ("card", "built by a power"): {card.id for card in paid},
        ("card", "built from the discard pile"): {card.id for card in cards},
    }


def cards_of_classic(game: Game) -> list[Card]:
    """List the cards that can be dealt with the number of players."""
    cards = [card for card in cast(Catalog, game.catalog).cards if card is not None]
    return [card for card in cards if not card.players or card.players[0] <= max(game.seats, 3)]
