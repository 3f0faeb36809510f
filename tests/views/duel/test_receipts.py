"""Receipts: payments explain themselves, and the explanation adds up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.duel.table import CARDS, TOKENS, WONDERS, duel, price, wonder_price
from tests.views.duel.games import moments
from thaumata.duel.state import DuelState
from thaumata.kit.payment import RESOURCES
from thaumata.views.duel.payment import Bought, DuelLine, Receipt, ToOpponent, Waived
from thaumata.views.duel.receipt import Cashier, receipt_for_card, receipt_for_wonder
from thaumata.views.payment import Chain, Choice, Free, PrintedCoins, Produced, ToBank
from thaumata.views.pieces import Piece

ECONOMY = [id for id, card in CARDS.items() if card["color"] in ("brown", "grey", "yellow")]
PRODUCING_WONDERS = ("great_lighthouse", "piraeus")


def card(id: str) -> Piece:
    return Piece("card", id)


def check(receipt: Receipt, cost: dict[str, int], coins: int) -> None:
    """Check that the lines of a receipt cover a cost and add up to its total."""
    goods = [
        line for line in receipt.lines if isinstance(line, Produced | Choice | Waived | Bought)
    ]
    covered = dict.fromkeys(RESOURCES, 0)
    for line in goods:
        assert line.amount > 0
        covered[line.resource] += line.amount
    assert covered == {resource: cost.get(resource, 0) for resource in RESOURCES}
    printed = sum(line.coins for line in receipt.lines if isinstance(line, PrintedCoins))
    assert printed == cost.get("coins", 0)
    bought = [line for line in goods if isinstance(line, Bought)]
    for line in bought:
        assert line.coins == line.amount * line.unit_price
        assert line.unit_price == (1 if line.fixed_by else 2 + line.symbols)
    paid = sum(line.coins for line in receipt.lines if isinstance(line, ToBank | ToOpponent))
    assert receipt.total == printed + sum(line.coins for line in bought) == paid
    assert receipt.short_by == max(0, receipt.total - coins)
    choices = [line.source for line in goods if isinstance(line, Choice)]
    assert len(choices) == len(set(choices))
    assert sum(line.amount for line in goods if isinstance(line, Waived)) <= 2


def check_every_price(state: DuelState) -> None:
    """Compare the receipts of everything with the prices of the rules."""
    for seat in range(2):
        cashier = Cashier(state, seat)
        coins = state.city(seat).coins
        for number, id in enumerate(state.game.names["card"]):
            if id:
                receipt = cashier.for_card(number)
                assert receipt.total == price(state, seat, id)
                if isinstance(receipt.lines[0], Chain):
                    assert (receipt.total, len(receipt.lines)) == (0, 1)
                else:
                    check(receipt, CARDS[id]["cost"], coins)
        for number, id in enumerate(state.game.names["wonder"]):
            receipt = cashier.for_wonder(number)
            assert receipt.total == wonder_price(state, seat, id)
            check(receipt, WONDERS[id]["cost"], coins)


@st.composite
def tables(draw: st.DrawFn) -> DuelState:
    """Make two cities that produce, choose, fix prices and waive in any combination."""
    owners = draw(st.lists(st.sampled_from((0, 1, 2)), min_size=60, max_size=60))
    pieces = [*ECONOMY, *PRODUCING_WONDERS, *TOKENS]
    owned: tuple[list[str], list[str], list[str]] = ([], [], [])
    for piece, owner in zip(pieces, owners, strict=False):
        owned[owner].append(piece)
    first, second = owned[:2]
    return duel(
        coins=(draw(st.integers(0, 20)), draw(st.integers(0, 20))),
        built=([id for id in first if id in CARDS], [id for id in second if id in CARDS]),
        raised=(
            {id: "altar" for id in first if id in WONDERS},
            {id: "altar" for id in second if id in WONDERS},
        ),
        progress=([id for id in first if id in TOKENS], [id for id in second if id in TOKENS]),
        open=("baths",),
    )


@given(tables())
def test_every_receipt_covers_the_cost_and_agrees_with_the_price(state: DuelState) -> None:
    check_every_price(state)


@pytest.mark.parametrize("seed", range(3))
def test_receipts_agree_with_prices_all_through_a_game(seed: int) -> None:
    for state, _ in moments(seed):
        if state.decision() == "turn":
            check_every_price(state)


def lines_of(state: DuelState, id: str) -> tuple[DuelLine, ...]:
    return receipt_for_card(state, 0, id).lines


def test_own_goods_are_named_card_by_card() -> None:
    """D21."""
    state = duel(built=(("lumber_yard", "sawmill", "quarry"), ()))
    assert lines_of(state, "town_hall") == (
        Produced("wood", 1, card("lumber_yard")),
        Produced("wood", 1, card("sawmill")),
        Produced("stone", 1, card("quarry")),
        Bought("stone", 2, 2, 4, 0, None),
        ToBank(4),
    )


def test_a_free_card_is_free() -> None:
    """D35."""
    assert lines_of(duel(), "altar") == (Free(),)


def test_a_chain_names_the_earlier_card() -> None:
    """D33."""
    state = duel(built=(("tavern",), ()))
    assert receipt_for_card(state, 0, "lighthouse") == Receipt(0, (Chain("tavern", "amphora"),), 0)


def test_a_choice_takes_the_dearest_unit() -> None:
    """D31."""
    state = duel(built=(("caravansery",), ("shelf_quarry",)))
    assert lines_of(state, "rostrum") == (
        Choice("stone", 1, card("caravansery")),
        Bought("wood", 1, 2, 2, 0, None),
        ToBank(2),
    )


def test_masonry_waives_the_dearest_units() -> None:
    """D67."""
    state = duel(built=((), ("quarry",)), progress=(("masonry",), ()))
    masonry = Piece("token", "masonry")
    assert lines_of(state, "obelisk") == (
        Waived("stone", 2, masonry, 3),
        Bought("glass", 1, 2, 2, 0, None),
        ToBank(2),
    )
    assert lines_of(state, "aqueduct") == (
        Waived("stone", 2, masonry, 3),
        Bought("stone", 1, 3, 3, 1, None),
        ToBank(3),
    )


def test_architecture_helps_with_wonders_alone() -> None:
    """D67."""
    state = duel(progress=(("architecture",), ()))
    receipt = receipt_for_wonder(state, 0, "pyramids")
    assert receipt.total == 4
    assert Waived("stone", 2, Piece("token", "architecture"), 2) in receipt.lines
    assert receipt_for_card(state, 0, "obelisk").total == 6


def test_a_fixed_price_names_its_card() -> None:
    """D27."""
    state = duel(built=(("customs_house",), ("press", "glassworks")))
    assert lines_of(state, "laboratory") == (
        Bought("wood", 1, 2, 2, 0, None),
        Bought("glass", 2, 1, 2, 0, card("customs_house")),
        ToBank(4),
    )


def test_printed_coins_go_to_the_bank_and_trade_coins_to_economy() -> None:
    """D32, D69."""
    state = duel(progress=((), ("economy",)))
    assert lines_of(state, "forum") == (
        PrintedCoins(3),
        Bought("clay", 1, 2, 2, 0, None),
        ToBank(3),
        ToOpponent(2, Piece("token", "economy")),
    )


def test_what_cannot_be_paid_says_how_much_is_missing() -> None:
    state = duel(coins=(3, 7))
    receipt = receipt_for_card(state, 0, "walls")
    assert (receipt.total, receipt.short_by) == (4, 1)
