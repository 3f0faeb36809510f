"""The reasons that Cities adds: debts, diplomacy, raids."""

from __future__ import annotations

from thaumata.classic.cities.happenings import DEBT_TAKEN, DIPLOMACY_USED, TOKEN_RAIDED
from thaumata.players.advice.comparison import ReasonCatalog
from thaumata.players.advice.themes import Theme


class _Debts(Theme):
    """A city takes debts."""

    kinds = (DEBT_TAKEN,)
    is_good = False
    mine = "reason-debts"
    theirs = "reason-debts-theirs"
    lost = "drawback-debts"


class _Diplomacy(Theme):
    """A city stays out of the conflicts of an age."""

    kinds = (DIPLOMACY_USED,)
    mine = "reason-diplomacy"


class _Raids(Theme):
    """A city takes a Victory token without a conflict."""

    kinds = (TOKEN_RAIDED,)
    mine = "reason-raid"
    theirs = "reason-raid-theirs"


class CitiesReasons(ReasonCatalog):
    """The reasons of Cities."""

    themes = (_Debts(), _Diplomacy(), _Raids())
