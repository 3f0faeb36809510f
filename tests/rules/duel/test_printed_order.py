"""The icons of a component act in the printed order, each after the one before is finished."""

from itertools import pairwise
from typing import Any

import pytest

from thaumata import Game
from thaumata.duel.carrying_out import icons_of
from thaumata.duel.catalog import Catalog
from thaumata.duel.instant import Coins, DiscardOpponentCard, PlayAgain, Science, Shields
from thaumata.duel.names import BLUE
from thaumata.duel.state import DuelState
from thaumata.kit.effects import Effect, end_of_stage
from thaumata.kit.points import Points

VARIANTS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora")


def catalog_of(variant: str) -> Catalog:
    catalog = Game(variant).catalog
    assert isinstance(catalog, Catalog)
    return catalog


def components(variant: str) -> dict[str, list[Effect[Any]]]:
    """Return the icons of every card, wonder, progress token, god and conspiracy."""
    state = Game(variant).start()
    assert isinstance(state, DuelState)
    ids = catalog_of(variant).component_ids
    return {id: icons_of(state, number) for number, id in enumerate(ids) if id}


def test_an_icon_printed_after_a_question_waits_for_its_answer() -> None:
    """D191, D43: an icon that asks nothing does not wait for a choice printed after it."""
    shields, choice, coins, again = Shields(1), DiscardOpponentCard(BLUE), Coins(6), PlayAgain()
    assert end_of_stage([shields, choice, coins, again], 0) == 2
    assert end_of_stage([shields, choice, coins, again], 2) == 4
    assert end_of_stage([choice, coins, choice, again], 0) == 1
    assert end_of_stage([choice, coins, choice, again], 1) == 3
    assert end_of_stage([shields, coins, choice, choice], 0) == 4


def test_an_icon_that_is_worth_points_alone_waits_for_nothing() -> None:
    """D191."""
    choice, points, coins = DiscardOpponentCard(BLUE), Points(3), Coins(6)
    assert end_of_stage([choice, points], 0) == 2
    assert end_of_stage([choice, points, coins], 0) == 2
    assert end_of_stage([points], 0) == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_curia_julia_alone_asks_something_before_an_icon_that_acts(variant: str) -> None:
    """D191: cards, wonders, progress tokens, gods and conspiracies are all looked through."""
    waiting = [
        id for id, icons in components(variant).items() if end_of_stage(icons, 0) < len(icons)
    ]
    assert waiting == (["curia_julia"] if "agora" in variant else [])


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_acts_right_after_an_icon_that_may_bring_a_question(variant: str) -> None:
    """D43, D255: shields may fire tokens and symbols make pairs; only questions follow them."""
    for icons in components(variant).values():
        for icon, following in pairwise(icons):
            if isinstance(icon, Shields | Science):
                assert following.asks or not following.acts


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_component_has_an_id_of_its_own(variant: str) -> None:
    """A position names the component whose icons wait."""
    ids = [id for id in catalog_of(variant).component_ids if id]
    assert len(ids) == len(set(ids))
