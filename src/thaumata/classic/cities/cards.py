"""The black cards of Cities, one line each; one card per city joins the deck of each age."""

from typing import Final

from thaumata.classic.catalog import FREE, Card, Cost
from thaumata.classic.cities.icons import (
    PER_STAGE,
    PER_VICTORY,
    CoinsPerVictory,
    CopiesScience,
    Diplomacy,
    NeighborsDebt,
    NeighborsGain,
    OthersGain,
    OthersLose,
    PointsPerVictory,
    ReturnsDefeats,
    Right,
    TakesVictory,
)
from thaumata.classic.counting import DEFEATS, OWN
from thaumata.classic.icons import BuildsFromDiscard, Coins, CoinsPer, PointsPer, Shields
from thaumata.classic.names import BLACK
from thaumata.kit.points import Points

# fmt: off
AGE_I: Final = [
    Card("opium_stash", BLACK, FREE, Coins(3), OthersLose(1)),
    Card("smugglers_cache", BLACK, FREE, Right("cache")),
    Card("west_clandestine_wharf", BLACK, Cost(coins=1), Right("wharf_left")),
    Card("east_clandestine_wharf", BLACK, Cost(coins=1), Right("wharf_right")),
    Card("dive", BLACK, FREE, Coins(6), NeighborsGain(1)),
    Card("cells", BLACK, FREE, PointsPerVictory(2, age=1)),
    Card("customs", BLACK, FREE, Points(4), OthersGain(1)),
    Card("pigeonhole", BLACK, Cost(coins=1, ore=1), CopiesScience()),
    Card("raider_camp", BLACK, FREE, TakesVictory(1), NeighborsDebt(1)),
    Card("secret_warehouse", BLACK, Cost(coins=2), Right("warehouse")),
    Card("city_gates", BLACK, Cost(coins=1, wood=1), Points(4)),
    Card("militia", BLACK, Cost(coins=3), Shields(2)),
    Card("hideout", BLACK, FREE, Points(2), OthersLose(1)),
    Card("residence", BLACK, Cost(clay=1), Points(1), Diplomacy()),
]

AGE_II: Final = [
    Card("guardhouse", BLACK, Cost(coins=2, wood=1, ore=1), PointsPerVictory(3, age=2)),
    Card("trade_center", BLACK, Cost(stone=1, clay=1, papyrus=1), Points(6), OthersGain(2)),
    Card("tabularium", BLACK, Cost(coins=2, wood=1, ore=1, cloth=1), Points(6)),
    Card("black_market", BLACK, Cost(ore=1, cloth=1), Right("market")),
    Card("band_of_spies", BLACK, Cost(coins=2, stone=1, clay=1), CopiesScience()),
    Card("lair", BLACK, Cost(wood=1, glass=1), Points(3), OthersLose(2)),
    Card("raider_fort", BLACK, Cost(coins=1, clay=1, ore=1), TakesVictory(2), NeighborsDebt(1)),
    Card("mercenaries", BLACK, Cost(coins=4, papyrus=1), Shields(3)),
    Card("architect_firm", BLACK, Cost(coins=1, papyrus=1), Points(2), Right("architects")),
    Card("sepulcher", BLACK, Cost(stone=1, glass=1, cloth=1), Points(4), OthersLose(1, PER_VICTORY)),
    Card("forging_agency", BLACK, Cost(coins=2), BuildsFromDiscard()),
    Card("opium_den", BLACK, Cost(papyrus=1), Coins(4), OthersLose(3)),
    Card("consulate", BLACK, Cost(clay=1, papyrus=1), Points(2), Diplomacy()),
    Card("gambling_den", BLACK, Cost(coins=1), Coins(9), NeighborsGain(2)),
]

AGE_III: Final = [
    Card("mint", BLACK, Cost(wood=2, clay=1, glass=1, cloth=1), Points(8), OthersGain(3)),
    Card("slave_market", BLACK, Cost(wood=2, ore=2), CoinsPerVictory(1), PointsPerVictory(1)),
    Card("raider_garrison", BLACK, Cost(coins=2, stone=2, cloth=1), TakesVictory(3), NeighborsDebt(1)),
    Card("cenotaph", BLACK, Cost(stone=1, clay=2, glass=1, cloth=1), Points(5), OthersLose(1, PER_VICTORY)),
    Card("capitol", BLACK, Cost(coins=2, stone=2, clay=2, glass=1, papyrus=1), Points(8)),
    Card("memorial", BLACK, Cost(wood=1, stone=1, cloth=1), CoinsPer(DEFEATS, 2, OWN), ReturnsDefeats()),
    Card("secret_network", BLACK, Cost(stone=1, papyrus=1), CoinsPer(BLACK, 1, OWN), PointsPer(BLACK, 1, OWN)),
    Card("prison", BLACK, Cost(coins=2, clay=1, ore=2, papyrus=1), PointsPerVictory(4, age=3)),
    Card("opium_distillery", BLACK, Cost(wood=1, glass=1), Coins(5), OthersLose(5)),
    Card("brotherhood", BLACK, Cost(wood=2, ore=1, cloth=1), Points(4), OthersLose(3)),
    Card("chamber_of_builders", BLACK, Cost(wood=1, clay=1, glass=1, papyrus=1), Points(4), OthersLose(1, PER_STAGE)),
    Card("torture_chamber", BLACK, Cost(coins=3, ore=2, glass=1), CopiesScience()),
    Card("contingent", BLACK, Cost(coins=5, cloth=1), Shields(5)),
    Card("embassy", BLACK, Cost(stone=1, cloth=1, papyrus=1), Points(3), Diplomacy()),
]
# fmt: on
