"""Coins and points that depend on a count: yellow cards and guilds (D75-D80)."""

import pytest

from tests.rules.duel.table import CARDS, coins, duel, play, points, table, texts

Cards = tuple[str, ...]
Raised = dict[str, str]

FILL = {
    "brown": ("lumber_yard", "clay_pool", "quarry", "sawmill", "brickyard"),
    "grey": ("glassworks", "press", "glass_blower", "drying_room"),
    "blue": ("theater", "altar", "baths", "temple", "statue"),
    "green": ("scriptorium", "pharmacist", "library", "dispensary"),
    "yellow": ("tavern", "stone_reserve", "clay_reserve", "brewery", "forum"),
    "red": ("guard_tower", "stable", "garrison", "palisade", "walls"),
}
"""Cards of each color to fill a city with."""

WONDERS = ("pyramids", "colossus", "sphinx", "piraeus")


def raised(wonders: int) -> Raised:
    """Return a number of built wonders."""
    under = ("workshop", "apothecary", "school", "laboratory")
    return dict(zip(WONDERS[:wonders], under))


def gain(card: str, mine: Cards, theirs: Cards = (), wonders: tuple[int, int] = (0, 0)) -> int:
    """Return the gain from a card's effect: the Mausoleum builds it for free."""
    state = duel(
        open=("pretorium", "academy"),
        wonders=(("mausoleum",), ()),
        raised=(raised(wonders[0]), raised(wonders[1])),
        built=(mine, theirs),
        discards=(card,),
        coins=(50, 50),
    )
    play(state, "wonder mausoleum pretorium")
    before = coins(state)
    play(state, f"build {card}")
    assert coins(state)[1] == before[1]
    return coins(state)[0] - before[0]


@pytest.mark.parametrize(("card", "income"), [("tavern", 4), ("brewery", 6)])
def test_coins_from_a_building_come_once_when_it_is_built(card: str, income: int) -> None:
    """D75."""
    state = duel(open=(card, "altar", "theater", "quarry"), age=2, coins=(0, 0))
    play(state, f"build {card}")
    assert coins(state) == (income, 0)
    play(state, "build altar", "build theater", "build quarry")
    assert coins(state) == (income, 0)


def test_coins_are_counted_by_what_the_city_holds_at_that_moment() -> None:
    """D75: gray cards that come later bring nothing more."""
    state = duel(
        open=("chamber_of_commerce", "altar", "glassworks"),
        age=3,
        built=(("press", "drying_room"), ()),
        coins=(1, 0),
    )
    play(state, "build chamber_of_commerce")
    assert coins(state) == (1 + 6, 0)
    play(state, "build altar", "build glassworks")
    assert coins(state) == (6, 0)


def test_a_discarded_yellow_card_brings_no_coins_of_its_own() -> None:
    """D75."""
    state = duel(open=("brewery", "altar"), coins=(0, 0))
    play(state, "discard brewery")
    assert coins(state) == (2, 0)


OWN_CITY_CASES: list[tuple[str, str, str, int]] = [
    ("D76 gray", "chamber_of_commerce", "grey", 3),
    ("D76 brown", "port", "brown", 2),
    ("D76 red", "armory", "red", 1),
]


@pytest.mark.parametrize(("ruling", "card", "color", "each"), OWN_CITY_CASES)
@pytest.mark.parametrize("held", [0, 1, 3])
def test_a_yellow_card_counts_the_cards_of_a_color_in_the_own_city(
    ruling: str, card: str, color: str, each: int, held: int
) -> None:
    """D76."""
    mine, theirs = FILL[color][:held], FILL[color][held:]
    assert gain(card, mine, theirs) == each * held


@pytest.mark.parametrize("held", [0, 1, 4])
def test_the_lighthouse_counts_itself_among_the_yellow_cards(held: int) -> None:
    """D76."""
    assert gain("lighthouse", FILL["yellow"][:held], FILL["yellow"][held:]) == held + 1


@pytest.mark.parametrize("held", [0, 2])
def test_the_arena_counts_the_own_built_wonders(held: int) -> None:
    """D76: the Mausoleum that builds it stands already."""
    assert gain("arena", (), wonders=(held, 0)) == 2 * (held + 1)


def test_the_arena_counts_no_wonder_that_waits_and_none_of_the_opponent() -> None:
    """D76."""
    state = duel(
        open=("arena", "academy"),
        wonders=(("pyramids", "sphinx"), ()),
        raised=({"colossus": "workshop"}, {"piraeus": "school"}),
        built=(("brewery",), ()),
        coins=(0, 0),
    )
    play(state, "build arena")
    assert coins(state) == (2, 0)


@pytest.mark.parametrize("card", ["chamber_of_commerce", "port", "armory", "lighthouse", "arena"])
def test_the_yellow_cards_of_the_third_age_are_worth_three_points(card: str) -> None:
    """D76, D81."""
    assert points(duel(built=((card,), ())), "yellow") == (3, 0)


GUILD_CASES: list[tuple[str, str, str]] = [
    ("D77", "merchants_guild", "yellow"),
    ("D77", "magistrates_guild", "blue"),
    ("D77", "scientists_guild", "green"),
    ("D77", "tacticians_guild", "red"),
]

COUNTS = [(3, 1, 3), (1, 3, 3), (2, 2, 2), (0, 0, 0), (0, 4, 4)]
"""The cards of both cities, and the number that a guild counts."""


def split(cards: Cards, mine: int, theirs: int) -> tuple[Cards, Cards]:
    """Give both players cards of a color; each card is there once, so the second color helps."""
    assert mine + theirs <= len(cards)
    return cards[:mine], cards[mine : mine + theirs]


@pytest.mark.parametrize(("ruling", "guild", "color"), GUILD_CASES)
@pytest.mark.parametrize(("mine", "theirs", "counted"), COUNTS)
def test_a_guild_pays_for_the_city_that_has_more_when_it_is_built(
    ruling: str, guild: str, color: str, mine: int, theirs: int, counted: int
) -> None:
    """D77."""
    assert gain(guild, *split(FILL[color], mine, theirs)) == counted


@pytest.mark.parametrize(("ruling", "guild", "color"), GUILD_CASES)
@pytest.mark.parametrize(("mine", "theirs", "counted"), COUNTS)
def test_a_guild_scores_for_the_city_that_has_more_at_the_end(
    ruling: str, guild: str, color: str, mine: int, theirs: int, counted: int
) -> None:
    """D77."""
    own, others = split(FILL[color], mine, theirs)
    assert points(duel(built=((*own, guild), others)), "purple") == (counted, 0)
    assert points(duel(built=(own, (*others, guild))), "purple") == (0, counted)


def test_the_points_of_a_guild_may_come_from_the_other_city_than_its_coins() -> None:
    """D78."""
    state = duel(
        open=("tacticians_guild", "pretorium", "palace", "academy"),
        built=(("guard_tower", "quarry", "press", "clay_pool", "stone_pit"), ("stable",)),
        coins=(0, 30),
    )
    play(state, "build tacticians_guild")
    assert coins(state) == (1, 30)
    assert points(state, "purple") == (1, 0)
    play(state, "build pretorium")  # now the other city has two red cards
    assert points(state, "purple") == (2, 0)
    assert coins(state) == (1 - 1, 22)  # no more coins from the guild; a token took the last one


@pytest.mark.parametrize(
    ("mine", "theirs", "counted"),
    [
        (("quarry", "press"), ("sawmill",), 2),
        # Brown and gray of different cities are never added: 3 + 0 against 1 + 3.
        (
            ("quarry", "sawmill", "clay_pool"),
            ("brickyard", "press", "glassworks", "drying_room"),
            4,
        ),
        (("quarry", "sawmill", "clay_pool"), ("press", "glassworks"), 3),
        ((), (), 0),
    ],
)
def test_the_shipowners_guild_adds_up_brown_and_gray_of_one_city(
    mine: Cards, theirs: Cards, counted: int
) -> None:
    """D79."""
    assert gain("shipowners_guild", mine, theirs) == counted
    state = duel(built=((*mine, "shipowners_guild"), theirs))
    assert points(state, "purple") == (counted, 0)


def test_builders_and_moneylenders_pay_no_coins() -> None:
    """D80."""
    assert gain("builders_guild", (), wonders=(2, 1)) == 0
    assert gain("moneylenders_guild", ()) == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "worth"), [(3, 1, 6), (1, 3, 6), (2, 2, 4), (0, 0, 0), (0, 4, 8)]
)
def test_the_builders_guild_scores_two_points_for_each_wonder_of_the_city_with_most(
    mine: int, theirs: int, worth: int
) -> None:
    """D80."""
    state = duel(
        built=(("builders_guild",), ()),
        raised=(raised(mine), dict(list(other_wonders().items())[:theirs])),
        wonders=(("great_library",), ()),
    )
    assert points(state, "purple") == (worth, 0)


def other_wonders() -> Raised:
    """Return four wonders for the other city."""
    names = ("appian_way", "hanging_gardens", "mausoleum", "temple_of_artemis")
    return dict(zip(names, ("theater", "baths", "press", "tavern")))


@pytest.mark.parametrize(
    ("treasuries", "worth"),
    [((9, 2), 3), ((2, 9), 3), ((11, 11), 3), ((12, 0), 4), ((2, 2), 0), ((0, 0), 0)],
)
def test_the_moneylenders_guild_scores_a_point_for_each_three_coins_of_the_richer(
    treasuries: tuple[int, int], worth: int
) -> None:
    """D80."""
    state = duel(built=(("moneylenders_guild",), ()), coins=treasuries)
    assert points(state, "purple") == (worth, 0)


def test_treasuries_are_not_added_up() -> None:
    """D80."""
    state = duel(built=((), ("moneylenders_guild",)), coins=(8, 8))
    assert points(state, "purple") == (0, 2)


def test_a_guild_that_lies_under_a_wonder_scores_nothing() -> None:
    """D80, D19."""
    state = duel(raised=({"pyramids": "moneylenders_guild"}, {}), coins=(30, 0))
    assert points(state, "purple") == (0, 0)


def test_guilds_are_bought_like_other_cards() -> None:
    """D77."""
    guilds = [id for id, card in CARDS.items() if card["age"] == "guild"]
    assert len(guilds) == 7
    for guild in guilds:
        cost = 2 * sum(CARDS[guild]["cost"].values())
        assert f"build {guild}" in texts(duel(open=(guild,), coins=(cost, 0)))
        assert f"build {guild}" not in texts(duel(open=(guild,), coins=(cost - 1, 0)))
        assert table(duel(open=(guild,)))["backs"] == {"r3c3": "guild"}
