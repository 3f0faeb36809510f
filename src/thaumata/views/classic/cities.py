"""Cities in views: tokens, rights and losses of a city, and the goods and savings from rights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from thaumata.classic.catalog import Cost
from thaumata.classic.cities.icons import Right
from thaumata.classic.cities.losses import loss_of, settle
from thaumata.classic.cities.names import CITY_PAY, RIGHTS
from thaumata.classic.cities.part import part_of
from thaumata.classic.names import BLACK, COLORS, RESOURCES
from thaumata.classic.state import ClassicState
from thaumata.game import piece_of
from thaumata.kit.effects import Effect
from thaumata.views.classic.expansion import Expansion, Neighbor, Rights
from thaumata.views.payment import PaymentLine
from thaumata.views.pieces import Piece

WHARVES: Final = {"left": "wharf_left", "right": "wharf_right"}
"""The right to a rebate from each neighbor."""


class Rebate(PaymentLine, frozen=True):
    """A black card saves a coin of the payments to one neighbor in a round."""

    neighbor: Neighbor
    coins: int
    source: Piece


class ResourcesWaived(PaymentLine, frozen=True):
    """A black card lets its city build stages without resources."""

    resources: dict[str, int]
    """The resources that the stage would need."""

    source: Piece


class CitiesExpansion(Expansion):
    """Black cards: losses, debts, diplomacy and rights."""

    colors: ClassVar[tuple[str, ...]] = (COLORS[BLACK],)
    icons: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "others_lose": ("amount", "what"),
        "others_gain": ("amount",),
        "neighbors_gain": ("amount",),
        "neighbors_debt": ("amount",),
        "takes_victory": ("age",),
        "coins_per_victory": ("amount",),
        "points_per_victory": ("amount", "age"),
        "right": ("right",),
    }
    cardless: ClassVar[tuple[str, ...]] = ("settle",)

    def shown(self, state: ClassicState, city: int) -> dict[str, Any]:
        """Return the tokens of a city, its coming loss, and its rights."""
        part = part_of(state)
        now = part.rights[city]
        fresh = part.next_rights[city] & ~now
        return {
            "debts": int(part.debts[city]),
            "diplomacy": int(part.diplomacy[city]),
            "loss": int(loss_of(state, city)),
            "copied_symbols": int(part.copies[city]),
            "rights": tuple([name for name, right in RIGHTS.items() if now & right]),
            "next_rights": tuple([name for name, right in RIGHTS.items() if fresh & right]),
        }

    def right(self, state: ClassicState, city: int, effect: Effect[Any]) -> str:
        """Return the right if it is in force: most rights are from the round after building."""
        if not isinstance(effect, Right) or not part_of(state).rights[city] & RIGHTS[effect.name]:
            return ""
        return effect.name

    def produced(
        self, rights: Rights, for_sale: frozenset[str]
    ) -> Iterator[tuple[Piece, tuple[str, ...]]]:
        """Return the goods of a Secret Warehouse and a Black Market (C171, C238)."""
        # Goods for sale are made by the board, by brown and by grey cards (C29).
        kinds = {"warehouse": for_sale, "market": {*RESOURCES} - for_sale}
        for right, goods in kinds.items():
            if right in rights and goods:
                yield rights[right], tuple([good for good in RESOURCES if good in goods])

    def before_rebate(self, rights: Rights, neighbor: Neighbor, coins: int) -> Sequence[int]:
        """Add the coin that a Clandestine Wharf saves (C173)."""
        if WHARVES[neighbor] not in rights:
            return (coins,)
        return (coins + 1,) if coins else (0, 1)

    def rebate(self, rights: Rights, neighbor: Neighbor, coins: int) -> Iterator[PaymentLine]:
        """Explain the saving by the wharf."""
        if coins:
            yield Rebate(neighbor, coins, rights[WHARVES[neighbor]])

    def board_cut(self, rights: Rights) -> Piece | None:
        """Return the Smugglers' Cache, which makes the unit of a board cheaper (C174)."""
        return rights.get("cache")

    def waived(self, rights: Rights, cost: Cost) -> PaymentLine | None:
        """Explain that Architects waive the resources of a stage, but not its coins (C175)."""
        if "architects" not in rights:
            return None
        return ResourcesWaived(cost.resources, rights["architects"])

    def is_for_free_city(self, decision: str, verb: int) -> bool:
        """Return whether the Free City pays its loss."""
        return decision == "settle" and verb == CITY_PAY

    def try_out(self, table: ClassicState, city: int, action: int) -> None:
        """Pay for the loss."""
        settle(table, city, piece_of(action))
