"""Icons that last: production, prices, discounts and the standing rights of progress tokens."""

from mypy_extensions import i64

from thaumata.duel import commerce
from thaumata.duel.names import COLORS, WONDERS
from thaumata.duel.state import DuelState
from thaumata.kit.counts import FULL, ONES, row_of
from thaumata.kit.effects import Effect, Form
from thaumata.kit.payment import RAW, RESOURCES


class Produces(Effect[DuelState]):
    """Resources every turn; they raise the opponent's prices (D21-D23)."""

    resources: i64

    def __init__(
        self, wood: int = 0, stone: int = 0, clay: int = 0, glass: int = 0, papyrus: int = 0
    ) -> None:
        """Note the printed resources."""
        super().__init__()
        self.resources = row_of([wood, stone, clay, glass, papyrus])

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to produce."""
        state.city(seat).production += self.resources
        commerce.set_prices(state, 1 - seat)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Produce no more, from now on (D44)."""
        state.city(seat).production -= self.resources
        commerce.set_prices(state, 1 - seat)

    def form(self) -> Form:
        """Name the resources."""
        amounts = {
            resource: int(self.resources >> (8 * place)) & 255
            for place, resource in enumerate(RESOURCES)
        }
        return ("produces", {resource: n for resource, n in amounts.items() if n})


class ProducesOneOf(Effect[DuelState]):
    """One raw material, or one manufactured good, of the owner's choice per build (D30)."""

    is_raw: bool

    def __init__(self, is_raw: bool) -> None:
        """Choose the group of resources."""
        super().__init__()
        self.is_raw = is_raw

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to produce."""
        self._change(state, seat, 1)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Produce no more."""
        self._change(state, seat, -1)

    def _change(self, state: DuelState, seat: i64, by: i64) -> None:
        city = state.city(seat)
        if self.is_raw:
            city.raw_choices += by
        else:
            city.made_choices += by

    def form(self) -> Form:
        """Name the resources to choose from."""
        return ("produces_one_of", RESOURCES[:RAW] if self.is_raw else RESOURCES[RAW:])


class FixedPrice(Effect[DuelState]):
    """Some resources cost one coin each, from the next build on (D27-D29)."""

    resources: tuple[int, ...]

    def __init__(self, *resources: int) -> None:
        """Note the printed resources."""
        super().__init__()
        self.resources = resources

    def hold(self, state: DuelState, seat: i64) -> None:
        """Fix the prices."""
        city = state.city(seat)
        for resource in self.resources:
            city.fixed = city.fixed | FULL[resource]
        commerce.set_prices(state, seat)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Free the prices: no two cards fix the same one."""
        city = state.city(seat)
        for resource in self.resources:
            city.fixed = city.fixed & ~FULL[resource]
        commerce.set_prices(state, seat)

    def form(self) -> Form:
        """Name the resources."""
        return ("fixed_price", tuple(RESOURCES[resource] for resource in self.resources))


class ResourceDiscount(Effect[DuelState]):
    """Cards of a color, or wonders, cost fewer resource units (D67, D68)."""

    what: i64
    amount: i64

    def __init__(self, what: int, amount: int) -> None:
        """Note what becomes cheaper, and by how much."""
        super().__init__()
        self.what = what
        self.amount = amount

    def hold(self, state: DuelState, seat: i64) -> None:
        """Grant the discount."""
        state.city(seat).discounts += self.amount * ONES[self.what]

    def lose(self, state: DuelState, seat: i64) -> None:
        """Withdraw the discount."""
        state.city(seat).discounts -= self.amount * ONES[self.what]

    def form(self) -> Form:
        """Name what becomes cheaper."""
        what = "wonder" if self.what == WONDERS else COLORS[self.what]
        return ("resource_discount", what, int(self.amount))


class CollectsTrade(Effect[DuelState]):
    """The opponent's trade coins come here (D69-D71)."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to collect."""
        state.city(seat).collects_trade += 1

    def lose(self, state: DuelState, seat: i64) -> None:
        """Collect no more."""
        state.city(seat).collects_trade -= 1

    def form(self) -> Form:
        """Name the icon."""
        return ("collects_trade",)


class ExtraShields(Effect[DuelState]):
    """Red cards built from now on bring more shields (D58)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note how many."""
        super().__init__()
        self.amount = amount

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to add them."""
        state.city(seat).shield_bonus += self.amount

    def lose(self, state: DuelState, seat: i64) -> None:
        """Add no more."""
        state.city(seat).shield_bonus -= self.amount

    def form(self) -> Form:
        """Name how many."""
        return ("extra_shields", int(self.amount))


class WondersPlayAgain(Effect[DuelState]):
    """Wonders built from now on give an extra turn (D73)."""

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to grant it."""
        state.city(seat).wonders_play_again += 1

    def lose(self, state: DuelState, seat: i64) -> None:
        """Grant it no more."""
        state.city(seat).wonders_play_again -= 1

    def form(self) -> Form:
        """Name the icon."""
        return ("wonders_play_again",)


class CoinsPerChain(Effect[DuelState]):
    """Coins for each card that is built free by chain (D74)."""

    amount: i64

    def __init__(self, amount: int) -> None:
        """Note the printed coins."""
        super().__init__()
        self.amount = amount

    def hold(self, state: DuelState, seat: i64) -> None:
        """Begin to earn them."""
        state.city(seat).chain_income += self.amount

    def lose(self, state: DuelState, seat: i64) -> None:
        """Earn them no more."""
        state.city(seat).chain_income -= self.amount

    def form(self) -> Form:
        """Name the coins."""
        return ("coins_per_chain", int(self.amount))
