"""Olympia's copied guild, against counting every guild of both neighbors by hand (C76, C214-C216).

The values of guilds are repeated here from the component list and not taken from the rules of the
engine. Cities are drawn at random; only the total is compared, in whichever row the copy counts.
"""

from itertools import product
from typing import NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.rules.classic.table import DATA, classic

GUILDS = [guild["id"] for guild in DATA["guilds"]]
COLOR = {piece["id"]: piece["color"] for piece in (*DATA["cards"], *DATA["guilds"])}
SYMBOL = {
    card["id"]: effect[1]
    for card in DATA["cards"]
    for effect in card["effects"]
    if effect[0] == "science"
}
CARDS = [card["id"] for card in DATA["cards"] if card["id"] not in DATA["same_building"]]
BOARDS = ("olympia B", "gizah B", "rhodos A", "ephesos A", "alexandria A")
MOST_STAGES = (3, 4, 3, 3, 3)
COUNTS_COLOR = {
    "workers_guild": ("brown", 1),
    "craftsmens_guild": ("grey", 2),
    "traders_guild": ("yellow", 1),
    "philosophers_guild": ("green", 1),
    "spies_guild": ("red", 1),
    "magistrates_guild": ("blue", 1),
}


class Town(NamedTuple):
    """The things in a city that guilds may count."""

    cards: tuple[str, ...]
    stages: int
    defeats: int

    def of(self, *colors: str) -> int:
        """Count the cards of some colors, guilds included."""
        return sum(COLOR[card] in colors for card in self.cards)

    def science(self, free: int) -> int:
        """Return the most points of the symbols with a number of additional free ones."""
        symbols = [SYMBOL[card] for card in self.cards if card in SYMBOL]
        free += "scientists_guild" in self.cards
        kinds = ("compass", "gear", "tablet")
        every = ([*symbols, *choices] for choices in product(kinds, repeat=free))
        numbers = ([held.count(kind) for kind in kinds] for held in every)
        return max(sum(n * n for n in held) + 7 * min(held) for held in numbers)


def worth(guild: str, here: Town, neighbors: tuple[Town, Town]) -> int:
    """Count a copied guild from Olympia's place (C214)."""
    if guild in COUNTS_COLOR:
        color, points = COUNTS_COLOR[guild]
        return points * sum(town.of(color) for town in neighbors)
    if guild == "strategists_guild":
        return sum(town.defeats for town in neighbors)
    if guild == "builders_guild":
        return sum(town.stages for town in (here, *neighbors))
    if guild == "shipowners_guild":
        return here.of("brown", "grey", "purple") + 1
    assert guild == "scientists_guild"
    return here.science(1) - here.science(0)


def total(towns: tuple[Town, ...]) -> int:
    """Return Olympia's points as the engine counts them."""
    state = classic(
        len(towns),
        boards=BOARDS,
        age=3,
        built=[town.cards for town in towns],
        stages=[town.stages for town in towns],
    )
    for here, town in zip(state.cities, towns, strict=True):
        here.defeats = town.defeats
    return state.score_sheet().totals[0]


@st.composite
def tables(draw: st.DrawFn) -> tuple[Town, ...]:
    """Draw three to five cities, each guild in one of them or in none; Olympia is complete."""
    seats = draw(st.integers(3, 5))
    owners = draw(st.lists(st.integers(-1, seats - 1), min_size=10, max_size=10))
    towns = []
    for seat in range(seats):
        cards = draw(st.lists(st.sampled_from(CARDS), unique=True, max_size=10))
        guilds = [guild for guild, owner in zip(GUILDS, owners, strict=True) if owner == seat]
        stages = 3 if seat == 0 else draw(st.integers(0, MOST_STAGES[seat]))
        towns.append(Town((*cards, *guilds), stages, draw(st.integers(0, 6))))
    return tuple(towns)


@given(tables())
@settings(max_examples=60, deadline=None)
@example((Town(("apothecary", "school"), 3, 0), Town(("scientists_guild",), 0, 0), Town((), 0, 0)))
def test_the_copy_is_worth_as_much_as_the_best_guild_of_both_neighbors(
    towns: tuple[Town, ...],
) -> None:
    """C76, C214, C215, C216."""
    here, left, right = towns[0], towns[1], towns[-1]
    nearby = [card for town in (left, right) for card in town.cards if card in GUILDS]
    copied = max((worth(guild, here, (left, right)) for guild in nearby), default=0)
    plain = [town._replace(cards=tuple(set(town.cards) - set(GUILDS))) for town in towns[1:]]
    # Without other guilds there is nothing to copy, and Olympia's own guilds count the same.
    assert total(towns) - total((here, *plain)) == copied
