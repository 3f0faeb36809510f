# What cards and wonder stages of 7 Wonders do: one message per printed icon.
# For translators: each message is one short sentence in the present tense, spoken to the owner of the
# piece. Say it in your own words, not in those of the rulebook. Numbers are whole numbers, so plural
# forms work. $resources is a finished list such as "2 stone" or "wood or clay", in the nominative.

classic-effect-produces = Produces each round: { $resources }.
# $for_sale: yes (neighbors may buy the unit too) or no (for the owner alone).
classic-effect-produces_one_of =
    { $for_sale ->
        [yes] Produces one unit of your choice each round: { $resources }.
       *[no] Produces one unit of your choice each round, not for sale: { $resources }.
    }

# From the next round on, not for the round of building itself.
# $goods: raw (wood, stone, clay, ore) or made (glass, cloth, papyrus). $seller: left, right or both.
classic-effect-cheap_trade =
    { $goods ->
        [raw]
            From the next round on a unit of raw material costs you 1 coin from { $seller ->
                [left] your left neighbor.
                [right] your right neighbor.
               *[both] either neighbor.
            }
       *[made]
            From the next round on a unit of manufactured goods costs you 1 coin from { $seller ->
                [left] your left neighbor.
                [right] your right neighbor.
               *[both] either neighbor.
            }
    }

classic-effect-coins =
    { $amount ->
        [one] Gives { $amount } coin at once.
       *[other] Gives { $amount } coins at once.
    }
classic-effect-points =
    { $amount ->
        [one] Worth { $amount } point.
       *[other] Worth { $amount } points.
    }

# $what: cards of a color (brown, grey, blue, yellow, red, green, purple, black, or brown_grey_purple for
# these three), stages (wonder stages) or defeats (Defeat tokens).
# $where: own (your city), others (your city without this card), neighbors (the two cities beside it) or
# everywhere (your city and those two).
classic-effect-coins_per =
    Gives { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } at once for each { $what ->
        [brown] brown card
        [grey] grey card
        [blue] blue card
        [yellow] yellow card
        [red] red card
        [green] green card
        [purple] guild
        [black] black card
        [brown_grey_purple] brown, grey or purple card
        [defeats] Defeat token
       *[stages] wonder stage
    } in { $where ->
        [own] your city.
        [others] your city besides this one.
        [neighbors] the two neighboring cities.
       *[everywhere] your city and the two neighboring ones.
    }
# As above.
classic-effect-points_per =
    Worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } for each { $what ->
        [brown] brown card
        [grey] grey card
        [blue] blue card
        [yellow] yellow card
        [red] red card
        [green] green card
        [purple] guild
        [black] black card
        [brown_grey_purple] brown, grey or purple card
        [defeats] Defeat token
       *[stages] wonder stage
    } in { $where ->
        [own] your city.
        [others] your city besides this one.
        [neighbors] the two neighboring cities.
       *[everywhere] your city and the two neighboring ones.
    }

classic-effect-shields =
    { $amount ->
        [one] { $amount } shield in every conflict.
       *[other] { $amount } shields in every conflict.
    }
classic-effect-science = Science symbol: { $symbol }.
classic-effect-any_science = One science symbol of your choice, chosen when points are counted.

## What only wonder stages do

classic-effect-last_card = In the last round of an age you may also play your last card instead of discarding it.
classic-effect-free_build = Once per age you may build a card from your hand for free.
classic-effect-copies_guild = At the end one guild of a neighboring city scores for you as if it stood in yours.
classic-effect-build_from_discard = At the end of this round you may build one card from the discard pile for free.
