"""The icons of a component act in the printed order, each when the one before is finished."""

from itertools import pairwise

import pytest

from thaumata import Game
from thaumata.duel.catalog import Catalog
from thaumata.duel.instant import Coins, DiscardOpponentCard, PlayAgain, Science, Shields
from thaumata.duel.names import BLUE
from thaumata.kit.effects import in_stages
from thaumata.kit.points import Points

VARIANTS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora")


def catalog_of(variant: str) -> Catalog:
    catalog = Game(variant).catalog
    assert isinstance(catalog, Catalog)
    return catalog


def test_an_icon_printed_after_a_question_waits_for_its_answer() -> None:
    """D191, D43: what asks nothing and stands before a question does not wait."""
    shields, choice, coins = Shields(1), DiscardOpponentCard(BLUE), Coins(6)
    again = PlayAgain()
    assert in_stages([shields, choice, coins, again]) == [[shields, choice], [coins, again]]
    assert in_stages([choice, coins, choice, again]) == [[choice], [coins, choice], [again]]
    assert in_stages([shields, coins, choice, choice]) == [[shields, coins, choice, choice]]


def test_an_icon_that_is_worth_points_alone_waits_for_nothing() -> None:
    """D191."""
    choice = DiscardOpponentCard(BLUE)
    assert in_stages([choice, Points(3)]) == [[choice]]
    assert in_stages([Points(3)]) == [[]]


@pytest.mark.parametrize("variant", VARIANTS)
def test_curia_julia_alone_asks_something_before_an_icon_that_acts(variant: str) -> None:
    """D191: cards, wonders, progress tokens, gods and conspiracies are all looked through."""
    catalog = catalog_of(variant)
    numbered = zip(catalog.component_ids, catalog.stages, strict=True)
    several = [id for id, stages in numbered if len(stages) > 1]
    assert several == (["curia_julia"] if "agora" in variant else [])


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_acts_right_after_an_icon_that_may_bring_a_question(variant: str) -> None:
    """D43, D255: shields may fire tokens and symbols make pairs; only questions follow them."""
    for stages in catalog_of(variant).stages:
        for effects in stages:
            for icon, following in pairwise(effects):
                assert following.asks or not isinstance(icon, Shields | Science)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_component_has_an_id_of_its_own(variant: str) -> None:
    """A position names the component whose icons wait."""
    ids = [id for id in catalog_of(variant).component_ids if id]
    assert len(ids) == len(set(ids))
