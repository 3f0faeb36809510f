"""7 Wonders for three to seven players, for two with the Free City, with Cities, and in teams."""

from __future__ import annotations

from thaumata.classic import base, free_city, teams
from thaumata.classic.box import ClassicBox
from thaumata.classic.catalog import Catalog
from thaumata.classic.cities import expansion as cities_expansion
from thaumata.classic.names import VICTORIES
from thaumata.classic.state import ClassicState
from thaumata.game import Family, Game, State, ThaumataError


class Classic(Family):
    """The variants of Classic."""

    def __init__(self) -> None:
        super().__init__("classic", kin="classic")

    def seat_counts(self, expansions: tuple[str, ...]) -> tuple[int, ...]:
        """Return the numbers of players, 3 by default; teams are of four or six (C182)."""
        return (4, 6) if "teams" in expansions else (3, 4, 5, 6, 7, 2)

    def expansions(self) -> tuple[str, ...]:
        return ("cities", "teams")

    def options(self, expansions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Return the choices that the rulings leave to the house."""
        options: dict[str, tuple[str, ...]] = {
            "sides": ("random", "A", "B", "choose"),
            "bazar": ("2", "1"),
            "lighthouse": ("others", "itself_too"),
        }
        if "cities" in expansions:
            options.update(cities_expansion.OPTIONS)
        return options

    def new_state(self, game: Game) -> State:
        return ClassicState(game)

    def assemble(self, game: Game) -> None:
        """Fill a box with the base game and the expansions, and unpack it."""
        if "teams" in game.expansions and "cities" not in game.expansions:
            raise ThaumataError("error-expansion-alone", expansion="teams", needed="cities")
        box = ClassicBox()
        base.fill(box, game.options)
        if game.seats == 2:
            free_city.add_to(box)
        if "cities" in game.expansions:
            cities_expansion.add_to(box, game.options)
        if "teams" in game.expansions:
            teams.add_to(box)
        game.victories = VICTORIES
        box.unpack(game)


def catalog_of(game: Game) -> Catalog:
    """Return the components of a variant."""
    catalog = game.catalog
    assert isinstance(catalog, Catalog)
    return catalog
