"""The building cards of the base game, one line each, in the order of the component list."""

from typing import Final

from thaumata.duel.catalog import FREE, Card, Cost
from thaumata.duel.instant import Coins, CoinsPer, Science, Shields
from thaumata.duel.lasting import FixedPrice, Produces, ProducesOneOf
from thaumata.duel.names import (
    BLUE,
    BROWN,
    CLAY,
    GLASS,
    GREEN,
    GREY,
    PAPYRUS,
    PURPLE,
    RED,
    STONE,
    WONDERS,
    WOOD,
    YELLOW,
)
from thaumata.duel.points import BROWN_AND_GREY, COIN_SETS, MOST, PointsPer
from thaumata.kit.points import Points

# fmt: off
AGE_I: Final = [
    Card("lumber_yard", BROWN, FREE, Produces(wood=1)),
    Card("logging_camp", BROWN, Cost(coins=1), Produces(wood=1)),
    Card("clay_pool", BROWN, FREE, Produces(clay=1)),
    Card("clay_pit", BROWN, Cost(coins=1), Produces(clay=1)),
    Card("quarry", BROWN, FREE, Produces(stone=1)),
    Card("stone_pit", BROWN, Cost(coins=1), Produces(stone=1)),
    Card("glassworks", GREY, Cost(coins=1), Produces(glass=1)),
    Card("press", GREY, Cost(coins=1), Produces(papyrus=1)),
    Card("guard_tower", RED, FREE, Shields(1)),
    Card("stable", RED, Cost(wood=1), Shields(1), chain="horseshoe"),
    Card("garrison", RED, Cost(clay=1), Shields(1), chain="sword"),
    Card("palisade", RED, Cost(coins=2), Shields(1), chain="tower"),
    Card("workshop", GREEN, Cost(papyrus=1), Science("pendulum"), Points(1)),
    Card("apothecary", GREEN, Cost(glass=1), Science("wheel"), Points(1)),
    Card("scriptorium", GREEN, Cost(coins=2), Science("quill"), chain="book"),
    Card("pharmacist", GREEN, Cost(coins=2), Science("mortar"), chain="gear"),
    Card("theater", BLUE, FREE, Points(3), chain="mask"),
    Card("altar", BLUE, FREE, Points(3), chain="moon"),
    Card("baths", BLUE, Cost(stone=1), Points(3), chain="water_drop"),
    Card("stone_reserve", YELLOW, Cost(coins=3), FixedPrice(STONE)),
    Card("clay_reserve", YELLOW, Cost(coins=3), FixedPrice(CLAY)),
    Card("wood_reserve", YELLOW, Cost(coins=3), FixedPrice(WOOD)),
    Card("tavern", YELLOW, FREE, Coins(4), chain="amphora"),
]

AGE_II: Final = [
    Card("sawmill", BROWN, Cost(coins=2), Produces(wood=2)),
    Card("brickyard", BROWN, Cost(coins=2), Produces(clay=2)),
    Card("shelf_quarry", BROWN, Cost(coins=2), Produces(stone=2)),
    Card("glass_blower", GREY, FREE, Produces(glass=1)),
    Card("drying_room", GREY, FREE, Produces(papyrus=1)),
    Card("walls", RED, Cost(stone=2), Shields(2)),
    Card("horse_breeders", RED, Cost(wood=1, clay=1), Shields(1), free_with="horseshoe"),
    Card("barracks", RED, Cost(coins=3), Shields(1), free_with="sword"),
    Card("archery_range", RED, Cost(wood=1, stone=1, papyrus=1), Shields(2), chain="target"),
    Card("parade_ground", RED, Cost(clay=2, glass=1), Shields(2), chain="helmet"),
    Card("library", GREEN, Cost(wood=1, stone=1, glass=1), Science("quill"), Points(2), free_with="book"),
    Card("dispensary", GREEN, Cost(stone=1, clay=2), Science("mortar"), Points(2), free_with="gear"),
    Card("school", GREEN, Cost(wood=1, papyrus=2), Science("wheel"), Points(1), chain="lyre"),
    Card("laboratory", GREEN, Cost(wood=1, glass=2), Science("pendulum"), Points(1), chain="oil_lamp"),
    Card("courthouse", BLUE, Cost(wood=2, glass=1), Points(5)),
    Card("statue", BLUE, Cost(clay=2), Points(4), free_with="mask", chain="column"),
    Card("temple", BLUE, Cost(wood=1, papyrus=1), Points(4), free_with="moon", chain="sun"),
    Card("aqueduct", BLUE, Cost(stone=3), Points(5), free_with="water_drop"),
    Card("rostrum", BLUE, Cost(wood=1, stone=1), Points(4), chain="colonnade"),
    Card("forum", YELLOW, Cost(coins=3, clay=1), ProducesOneOf(is_raw=False)),
    Card("caravansery", YELLOW, Cost(coins=2, glass=1, papyrus=1), ProducesOneOf(is_raw=True)),
    Card("customs_house", YELLOW, Cost(coins=4), FixedPrice(GLASS, PAPYRUS)),
    Card("brewery", YELLOW, FREE, Coins(6), chain="barrel"),
]

AGE_III: Final = [
    Card("arsenal", RED, Cost(wood=2, clay=3), Shields(3)),
    Card("pretorium", RED, Cost(coins=8), Shields(3)),
    Card("fortifications", RED, Cost(stone=2, clay=1, papyrus=1), Shields(2), free_with="tower"),
    Card("siege_workshop", RED, Cost(wood=3, glass=1), Shields(2), free_with="target"),
    Card("circus", RED, Cost(stone=2, clay=2), Shields(2), free_with="helmet"),
    Card("academy", GREEN, Cost(wood=1, stone=1, glass=2), Science("sundial"), Points(3)),
    Card("study", GREEN, Cost(wood=2, glass=1, papyrus=1), Science("sundial"), Points(3)),
    Card("university", GREEN, Cost(clay=1, glass=1, papyrus=1), Science("armillary_sphere"), Points(2), free_with="lyre"),
    Card("observatory", GREEN, Cost(stone=1, papyrus=2), Science("armillary_sphere"), Points(2), free_with="oil_lamp"),
    Card("palace", BLUE, Cost(wood=1, stone=1, clay=1, glass=2), Points(7)),
    Card("town_hall", BLUE, Cost(wood=2, stone=3), Points(7)),
    Card("obelisk", BLUE, Cost(stone=2, glass=1), Points(5)),
    Card("gardens", BLUE, Cost(wood=2, clay=2), Points(6), free_with="column"),
    Card("pantheon", BLUE, Cost(wood=1, clay=1, papyrus=2), Points(6), free_with="sun"),
    Card("senate", BLUE, Cost(stone=1, clay=2, papyrus=1), Points(5), free_with="colonnade"),
    Card("chamber_of_commerce", YELLOW, Cost(papyrus=2), CoinsPer(GREY, 3), Points(3)),
    Card("port", YELLOW, Cost(wood=1, glass=1, papyrus=1), CoinsPer(BROWN, 2), Points(3)),
    Card("armory", YELLOW, Cost(stone=2, glass=1), CoinsPer(RED, 1), Points(3)),
    Card("lighthouse", YELLOW, Cost(clay=2, glass=1), CoinsPer(YELLOW, 1), Points(3), free_with="amphora"),
    Card("arena", YELLOW, Cost(wood=1, stone=1, clay=1), CoinsPer(WONDERS, 2), Points(3), free_with="barrel"),
]

GUILDS: Final = [
    Card("merchants_guild", PURPLE, Cost(wood=1, clay=1, glass=1, papyrus=1), CoinsPer(YELLOW, 1, MOST), PointsPer(YELLOW, 1, MOST)),
    Card("shipowners_guild", PURPLE, Cost(stone=1, clay=1, glass=1, papyrus=1), CoinsPer(BROWN_AND_GREY, 1, MOST), PointsPer(BROWN_AND_GREY, 1, MOST)),
    Card("builders_guild", PURPLE, Cost(wood=1, stone=2, clay=1, glass=1), PointsPer(WONDERS, 2, MOST)),
    Card("magistrates_guild", PURPLE, Cost(wood=2, clay=1, papyrus=1), CoinsPer(BLUE, 1, MOST), PointsPer(BLUE, 1, MOST)),
    Card("scientists_guild", PURPLE, Cost(wood=2, clay=2), CoinsPer(GREEN, 1, MOST), PointsPer(GREEN, 1, MOST)),
    Card("moneylenders_guild", PURPLE, Cost(wood=2, stone=2), PointsPer(COIN_SETS, 1, MOST)),
    Card("tacticians_guild", PURPLE, Cost(stone=2, clay=1, papyrus=1), CoinsPer(RED, 1, MOST), PointsPer(RED, 1, MOST)),
]
# fmt: on
