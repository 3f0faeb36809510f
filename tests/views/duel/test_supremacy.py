"""How near each player is to a supremacy."""

import pytest

from tests.rules.agora.table import agora
from tests.rules.duel.table import duel
from thaumata.duel.state import DuelState
from thaumata.views import view
from thaumata.views.duel.supremacy import Supremacy


def found(state: DuelState, kind: str) -> list[Supremacy]:
    return [each for each in view(state).supremacies if each.kind == kind]


@pytest.mark.parametrize(
    ("pawn", "reached", "near"),
    [
        (0, (0, 0), (False, False)),
        (5, (5, 0), (False, False)),
        (6, (6, 0), (True, False)),
        (-8, (0, 8), (False, True)),
    ],
)
def test_spaces_to_the_capital_are_counted(
    pawn: int, reached: tuple[int, int], near: tuple[bool, bool]
) -> None:
    one, other = found(duel(pawn=pawn), "military")
    assert (one.reached, other.reached) == reached
    assert (one.is_near, other.is_near) == near
    assert one.needed == other.needed == 9


def test_different_symbols_are_counted() -> None:
    built = (("scriptorium", "library"), ("workshop", "apothecary"))
    pair, two = found(duel(built=built), "scientific")
    assert (pair.reached, two.reached, two.needed) == (1, 2, 6)
    assert not pair.is_near


def test_few_missing_symbols_are_near() -> None:
    symbols = ("workshop", "apothecary", "scriptorium", "pharmacist")
    near, far = found(duel(built=(symbols, symbols[:3])), "scientific")
    assert (near.reached, near.is_near) == (4, True)
    assert (far.reached, far.is_near) == (3, False)


def test_chambers_count_with_agora_alone() -> None:
    assert found(duel(), "political") == []
    mine, theirs = found(agora(cubes=({1: 1, 2: 1, 3: 1, 4: 1}, {5: 1})), "political")
    assert (mine.reached, mine.needed, mine.is_near) == (4, 6, True)
    assert (theirs.reached, theirs.is_near) == (1, False)
