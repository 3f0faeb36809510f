"""The components of Pantheon: gods by mythology, and the tokens placed on cards."""

from __future__ import annotations

from collections.abc import Iterator

from thaumata.components.component import Component
from thaumata.components.duel.expansion import DuelExpansion
from thaumata.components.naming import Naming
from thaumata.duel.pantheon.gods import GODS
from thaumata.duel.pantheon.names import GATE, MYTHOLOGIES, OFFERINGS, token_names


class PantheonComponents(DuelExpansion):
    """Gods, mythologies, mythology and offering tokens."""

    def more(self, naming: Naming) -> Iterator[Component]:
        """List the gods, the Gate, the mythologies and the tokens."""
        each = len(GODS) // len(MYTHOLOGIES)
        for number, god in enumerate(GODS):
            yield Component(
                kind="god",
                id=god.id,
                family="" if number == GATE else MYTHOLOGIES[number // each],
                icons=naming.icons(god.effects),
                counts={"2": 1},
                **naming.words("god", god.id),
            )
        for id in MYTHOLOGIES:
            yield Component(kind="mythology", id=id, names=naming.name("mythology", id))
        values = {f"offering_{value}": value for value in OFFERINGS}
        for id in token_names():
            yield Component(
                kind="divine_token",
                id=id,
                family="offering" if id in values else id.rpartition("_")[0],
                value=values.get(id, 0),
                counts={"2": 1},
                names=naming.name("divine_token", id),
            )
