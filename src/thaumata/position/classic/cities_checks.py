"""Whether the tokens, debts and losses of a table with Cities can come from its deeds."""

from __future__ import annotations

from thaumata.classic.cities.part import part_of
from thaumata.classic.knowledge.discard_looks import DiscardLooks
from thaumata.classic.state import ClassicState
from thaumata.position.impossible import Impossible
from thaumata.proof.classic.chronicle import Chronicle


def check_cities(table: ClassicState) -> None:
    """Raise ``Impossible`` with the reason where something does not follow from what was built."""
    looks = DiscardLooks(table.catalog)
    looks.follow(table)
    told = Chronicle(table.catalog, table.game.options["last_fight"] == "twice")
    told.tell(table, looks)
    part = part_of(table)
    for number, city in enumerate(table.cities):
        if (city.victories, city.defeats) != (told.victories[number], told.defeats[number]):
            raise Impossible("impossible-conflicts", city=number + 1)
        given, expected = int(part.diplomacy[number]), int(told.diplomacy[number])
        if given != expected:
            raise Impossible(
                "impossible-diplomacy", city=number + 1, given=given, expected=expected
            )
        lost = (
            (part.losses, told.losses),
            (part.losses_per_victory, told.losses_per_victory),
            (part.losses_per_stage, told.losses_per_stage),
        )
        if any(mine[number] != theirs[number] for mine, theirs in lost):
            raise Impossible("impossible-losses", city=number + 1)
        debts = int(part.debts[number])
        least, most = int(told.least_debts[number]), int(told.most_debts[number])
        if not least <= debts <= most:
            raise Impossible(
                "impossible-debts", city=number + 1, given=debts, least=least, most=most
            )
