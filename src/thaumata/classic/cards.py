"""The building cards and guilds, one line each, in the order of the component list.

``players`` has, for each copy, the number of players from which on it is in the game (C2).
"""

from typing import Final

from thaumata.classic.catalog import FREE, Card, Cost
from thaumata.classic.counting import (
    BROWN_GREY_PURPLE,
    DEFEATS,
    EVERYWHERE,
    NEIGHBORS,
    OTHERS,
    OWN,
    STAGES,
)
from thaumata.classic.icons import (
    AnyScience,
    CheapTrade,
    Coins,
    CoinsPer,
    PointsPer,
    Produces,
    Science,
    Shields,
)
from thaumata.classic.names import (
    BLUE,
    BROWN,
    COMPASS,
    GEAR,
    GREEN,
    GREY,
    MADE,
    PURPLE,
    RAW,
    RED,
    TABLET,
    YELLOW,
)
from thaumata.kit.points import Points

# fmt: off
AGE_I: Final = [
    Card("lumber_yard", BROWN, FREE, Produces("wood"), players=(3, 4)),
    Card("stone_pit", BROWN, FREE, Produces("stone"), players=(3, 5)),
    Card("clay_pool", BROWN, FREE, Produces("clay"), players=(3, 5)),
    Card("ore_vein", BROWN, FREE, Produces("ore"), players=(3, 4)),
    Card("tree_farm", BROWN, Cost(coins=1), Produces("wood", "clay"), players=(6,)),
    Card("excavation", BROWN, Cost(coins=1), Produces("stone", "clay"), players=(4,)),
    Card("clay_pit", BROWN, Cost(coins=1), Produces("clay", "ore"), players=(3,)),
    Card("timber_yard", BROWN, Cost(coins=1), Produces("wood", "stone"), players=(3,)),
    Card("forest_cave", BROWN, Cost(coins=1), Produces("wood", "ore"), players=(5,)),
    Card("mine", BROWN, Cost(coins=1), Produces("stone", "ore"), players=(6,)),
    Card("loom", GREY, FREE, Produces("cloth"), players=(3, 6)),
    Card("glassworks", GREY, FREE, Produces("glass"), players=(3, 6)),
    Card("press", GREY, FREE, Produces("papyrus"), players=(3, 6)),
    Card("pawnshop", BLUE, FREE, Points(3), players=(4, 7)),
    Card("baths", BLUE, Cost(stone=1), Points(3), players=(3, 7)),
    Card("altar", BLUE, FREE, Points(2), players=(3, 5)),
    Card("theater", BLUE, FREE, Points(2), players=(3, 6)),
    Card("tavern", YELLOW, FREE, Coins(5), players=(4, 5, 7)),
    Card("east_trading_post", YELLOW, FREE, CheapTrade("raw", "right"), players=(3, 7)),
    Card("west_trading_post", YELLOW, FREE, CheapTrade("raw", "left"), players=(3, 7)),
    Card("marketplace", YELLOW, FREE, CheapTrade("made", "both"), players=(3, 6)),
    Card("stockade", RED, Cost(wood=1), Shields(1), players=(3, 7)),
    Card("barracks", RED, Cost(ore=1), Shields(1), players=(3, 5)),
    Card("guard_tower", RED, Cost(clay=1), Shields(1), players=(3, 4)),
    Card("apothecary", GREEN, Cost(cloth=1), Science(COMPASS), players=(3, 5)),
    Card("workshop", GREEN, Cost(glass=1), Science(GEAR), players=(3, 7)),
    Card("scriptorium", GREEN, Cost(papyrus=1), Science(TABLET), players=(3, 4)),
]

AGE_II: Final = [
    Card("sawmill", BROWN, Cost(coins=1), Produces("wood", units=2), players=(3, 4)),
    Card("quarry", BROWN, Cost(coins=1), Produces("stone", units=2), players=(3, 4)),
    Card("brickyard", BROWN, Cost(coins=1), Produces("clay", units=2), players=(3, 4)),
    Card("foundry", BROWN, Cost(coins=1), Produces("ore", units=2), players=(3, 4)),
    Card("loom_2", GREY, FREE, Produces("cloth"), players=(3, 5), same_as="loom"),
    Card("glassworks_2", GREY, FREE, Produces("glass"), players=(3, 5), same_as="glassworks"),
    Card("press_2", GREY, FREE, Produces("papyrus"), players=(3, 5), same_as="press"),
    Card("aqueduct", BLUE, Cost(stone=3), Points(5), players=(3, 7), free_with=("baths",)),
    Card("temple", BLUE, Cost(wood=1, clay=1, glass=1), Points(3), players=(3, 6), free_with=("altar",)),
    Card("statue", BLUE, Cost(wood=1, ore=2), Points(4), players=(3, 7), free_with=("theater",)),
    Card("courthouse", BLUE, Cost(clay=2, cloth=1), Points(4), players=(3, 5), free_with=("scriptorium",)),
    Card("forum", YELLOW, Cost(clay=2), Produces(*MADE, for_sale=False), players=(3, 6, 7), free_with=("east_trading_post", "west_trading_post")),
    Card("caravansery", YELLOW, Cost(wood=2), Produces(*RAW, for_sale=False), players=(3, 5, 6), free_with=("marketplace",)),
    Card("vineyard", YELLOW, FREE, CoinsPer(BROWN, 1, EVERYWHERE), players=(3, 6)),
    Card("bazar", YELLOW, FREE, CoinsPer(GREY, 2, EVERYWHERE), players=(4, 7)),
    Card("walls", RED, Cost(stone=3), Shields(2), players=(3, 7)),
    Card("training_ground", RED, Cost(wood=1, ore=2), Shields(2), players=(4, 6, 7)),
    Card("stables", RED, Cost(wood=1, clay=1, ore=1), Shields(2), players=(3, 5), free_with=("apothecary",)),
    Card("archery_range", RED, Cost(wood=2, ore=1), Shields(2), players=(3, 6), free_with=("workshop",)),
    Card("dispensary", GREEN, Cost(ore=2, glass=1), Science(COMPASS), players=(3, 4), free_with=("apothecary",)),
    Card("laboratory", GREEN, Cost(clay=2, papyrus=1), Science(GEAR), players=(3, 5), free_with=("workshop",)),
    Card("library", GREEN, Cost(stone=2, cloth=1), Science(TABLET), players=(3, 6), free_with=("scriptorium",)),
    Card("school", GREEN, Cost(wood=1, papyrus=1), Science(TABLET), players=(3, 7)),
]

AGE_III: Final = [
    Card("pantheon", BLUE, Cost(clay=2, ore=1, glass=1, cloth=1, papyrus=1), Points(7), players=(3, 6), free_with=("temple",)),
    Card("gardens", BLUE, Cost(wood=1, clay=2), Points(5), players=(3, 4), free_with=("statue",)),
    Card("town_hall", BLUE, Cost(stone=2, ore=1, glass=1), Points(6), players=(3, 5, 6)),
    Card("palace", BLUE, Cost(wood=1, stone=1, clay=1, ore=1, glass=1, cloth=1, papyrus=1), Points(8), players=(3, 7)),
    Card("senate", BLUE, Cost(wood=2, stone=1, ore=1), Points(6), players=(3, 5), free_with=("library",)),
    Card("haven", YELLOW, Cost(wood=1, ore=1, cloth=1), CoinsPer(BROWN, 1, OWN), PointsPer(BROWN, 1, OWN), players=(3, 4), free_with=("forum",)),
    Card("lighthouse", YELLOW, Cost(stone=1, glass=1), CoinsPer(YELLOW, 1, OTHERS), PointsPer(YELLOW, 1, OWN), players=(3, 6), free_with=("caravansery",)),
    Card("chamber_of_commerce", YELLOW, Cost(clay=2, papyrus=1), CoinsPer(GREY, 2, OWN), PointsPer(GREY, 2, OWN), players=(4, 6)),
    Card("arena", YELLOW, Cost(stone=2, ore=1), CoinsPer(STAGES, 3, OWN), PointsPer(STAGES, 1, OWN), players=(3, 5, 7), free_with=("dispensary",)),
    Card("fortifications", RED, Cost(stone=1, ore=3), Shields(3), players=(3, 7), free_with=("walls",)),
    Card("circus", RED, Cost(stone=3, ore=1), Shields(3), players=(4, 5, 6), free_with=("training_ground",)),
    Card("arsenal", RED, Cost(wood=2, ore=1, cloth=1), Shields(3), players=(3, 4, 7)),
    Card("siege_workshop", RED, Cost(wood=1, clay=3), Shields(3), players=(3, 5), free_with=("laboratory",)),
    Card("lodge", GREEN, Cost(clay=2, cloth=1, papyrus=1), Science(COMPASS), players=(3, 6), free_with=("dispensary",)),
    Card("observatory", GREEN, Cost(ore=2, glass=1, cloth=1), Science(GEAR), players=(3, 7), free_with=("laboratory",)),
    Card("university", GREEN, Cost(wood=2, glass=1, papyrus=1), Science(TABLET), players=(3, 4), free_with=("library",)),
    Card("academy", GREEN, Cost(stone=3, glass=1), Science(COMPASS), players=(3, 7), free_with=("school",)),
    Card("study", GREEN, Cost(wood=1, cloth=1, papyrus=1), Science(GEAR), players=(3, 5), free_with=("school",)),
]

GUILDS: Final = [
    Card("workers_guild", PURPLE, Cost(wood=1, stone=1, clay=1, ore=2), PointsPer(BROWN, 1, NEIGHBORS)),
    Card("craftsmens_guild", PURPLE, Cost(stone=2, ore=2), PointsPer(GREY, 2, NEIGHBORS)),
    Card("traders_guild", PURPLE, Cost(glass=1, cloth=1, papyrus=1), PointsPer(YELLOW, 1, NEIGHBORS)),
    Card("philosophers_guild", PURPLE, Cost(clay=3, cloth=1, papyrus=1), PointsPer(GREEN, 1, NEIGHBORS)),
    Card("spies_guild", PURPLE, Cost(clay=3, glass=1), PointsPer(RED, 1, NEIGHBORS)),
    Card("strategists_guild", PURPLE, Cost(stone=1, ore=2, cloth=1), PointsPer(DEFEATS, 1, NEIGHBORS)),
    Card("shipowners_guild", PURPLE, Cost(wood=3, glass=1, papyrus=1), PointsPer(BROWN_GREY_PURPLE, 1, OWN)),
    Card("scientists_guild", PURPLE, Cost(wood=2, ore=2, papyrus=1), AnyScience()),
    Card("magistrates_guild", PURPLE, Cost(wood=3, stone=1, cloth=1), PointsPer(BLUE, 1, NEIGHBORS)),
    Card("builders_guild", PURPLE, Cost(stone=2, clay=2, glass=1), PointsPer(STAGES, 1, EVERYWHERE)),
]
"""The number of cities plus two of these guilds join the deck of the last age (C3)."""
# fmt: on
