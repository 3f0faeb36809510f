"""Icons that last: production, prices, discounts and permanent rights from progress tokens."""

from mypy_extensions import i64

from thaumata.duel import commerce
from thaumata.duel.icon_shapes import Lasting
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
        super().__init__()
        self.resources = row_of([wood, stone, clay, glass, papyrus])

    def hold(self, state: DuelState, seat: i64) -> None:
        """Start producing."""
        state.city(seat).production += self.resources
        commerce.set_prices(state, 1 - seat)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Stop producing at once (D44)."""
        state.city(seat).production -= self.resources
        commerce.set_prices(state, 1 - seat)

    def form(self) -> Form:
        amounts = {
            resource: int(self.resources >> (8 * place)) & 255
            for place, resource in enumerate(RESOURCES)
        }
        return ("produces", {resource: n for resource, n in amounts.items() if n})


class ProducesOneOf(Lasting):
    """One raw material, or one manufactured good, of the owner's choice per build (D30)."""

    is_raw: bool

    def __init__(self, is_raw: bool) -> None:
        super().__init__(1, "produces_one_of", RESOURCES[:RAW] if is_raw else RESOURCES[RAW:])
        self.is_raw = is_raw

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        city = state.city(seat)
        if self.is_raw:
            city.raw_choices += by
        else:
            city.made_choices += by


class FixedPrice(Effect[DuelState]):
    """Some resources cost one coin each, from the next build on (D27-D29)."""

    resources: tuple[int, ...]

    def __init__(self, *resources: int) -> None:
        super().__init__()
        self.resources = resources

    def hold(self, state: DuelState, seat: i64) -> None:
        """Fix the prices."""
        city = state.city(seat)
        for resource in self.resources:
            city.fixed = city.fixed | FULL[resource]
        commerce.set_prices(state, seat)

    def lose(self, state: DuelState, seat: i64) -> None:
        """Remove the fixed prices: no two cards fix the same one."""
        city = state.city(seat)
        for resource in self.resources:
            city.fixed = city.fixed & ~FULL[resource]
        commerce.set_prices(state, seat)

    def form(self) -> Form:
        return ("fixed_price", tuple(RESOURCES[resource] for resource in self.resources))


class ResourceDiscount(Lasting):
    """A discount in resource units on cards of a color, or on wonders (D67, D68)."""

    what: i64

    def __init__(self, what: int, amount: int) -> None:
        word = "wonder" if what == WONDERS else COLORS[what]
        super().__init__(amount, "resource_discount", word, amount)
        self.what = what

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Change the discount."""
        state.city(seat).discounts += by * ONES[self.what]


class CollectsTrade(Lasting):
    """The opponent's trade coins come to the owner (D69-D71)."""

    def __init__(self) -> None:
        super().__init__(1, "collects_trade")

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Change the number of icons that collect them."""
        state.city(seat).collects_trade += by


class ExtraShields(Lasting):
    """Red cards built from now on have extra shields (D58)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "extra_shields", amount)

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        state.city(seat).shield_bonus += by


class WondersPlayAgain(Lasting):
    """Wonders built from now on give an extra turn (D73)."""

    def __init__(self) -> None:
        super().__init__(1, "wonders_play_again")

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        """Change the number of icons that grant it."""
        state.city(seat).wonders_play_again += by


class CoinsPerChain(Lasting):
    """Coins for each card built for free by chain (D74)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, "coins_per_chain", amount)

    def change(self, state: DuelState, seat: i64, by: i64) -> None:
        state.city(seat).chain_income += by
