# What black cards and the wonder stages of 7 Wonders: Cities do: one message per printed icon.
# For translators: each message is one short sentence in the present tense, spoken to the owner of the
# piece. Say it in your own words, not in those of the rulebook. Numbers are whole numbers, so plural
# forms work.

## Coins and debts of others

# $what: flat (so many coins), victories (for each Victory token) or stages (for each wonder stage); the
# tokens and stages are those of the city that loses.
classic-effect-others_lose =
    { $what ->
        [victories] { $amount ->
            [one] At the end of the round every city but yours loses { $amount } coin for each of its Victory tokens.
           *[other] At the end of the round every city but yours loses { $amount } coins for each of its Victory tokens.
        }
        [stages] { $amount ->
            [one] At the end of the round every city but yours loses { $amount } coin for each of its wonder stages.
           *[other] At the end of the round every city but yours loses { $amount } coins for each of its wonder stages.
        }
       *[flat] { $amount ->
            [one] At the end of the round every city but yours loses { $amount } coin.
           *[other] At the end of the round every city but yours loses { $amount } coins.
        }
    }
classic-effect-others_gain =
    { $amount ->
        [one] Every city but yours gains { $amount } coin at once.
       *[other] Every city but yours gains { $amount } coins at once.
    }
classic-effect-neighbors_gain =
    { $amount ->
        [one] Each of your two neighbors gains { $amount } coin at once.
       *[other] Each of your two neighbors gains { $amount } coins at once.
    }
classic-effect-neighbors_debt =
    { $amount ->
        [one] Each of your two neighbors takes { $amount } debt at once.
       *[other] Each of your two neighbors takes { $amount } debts at once.
    }

## Conflicts

# $value is what the token is worth: 1, 3 or 5.
classic-effect-takes_victory = Brings a Victory token worth { $value } at once.
classic-effect-returns_defeats = You give back all Defeat tokens you have.
classic-effect-diplomacy = Brings a Diplomacy token: you stay out of the next conflicts, or in team play fight for 1 token instead of 2.
classic-effect-coins_per_victory =
    { $amount ->
        [one] Brings { $amount } coin at once for each Victory token you have.
       *[other] Brings { $amount } coins at once for each Victory token you have.
    }
# $age: the Age of the tokens that count, 0 for all of them.
classic-effect-points_per_victory =
    Worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } for each Victory token { $age ->
        [0] you have.
        [1] of Age I you have.
        [2] of Age II you have.
       *[3] of Age III you have.
    }

## Trade, production, science

# $right: wharf_left, wharf_right (a rebate from one side), cache (a rebate on the resource of a wonder
# board), architects (stages without resources), warehouse (more of what is made), market (what is not).
classic-effect-right =
    { $right ->
        [wharf_left] From the next round on the first unit you buy on the left in a round costs 1 coin less.
        [wharf_right] From the next round on the first unit you buy on the right in a round costs 1 coin less.
        [cache] From the next round on the unit made by a neighbor’s wonder board costs you 1 coin less.
        [architects] From the next round on your wonder stages need no resources, only the coins they show.
        [warehouse] Each round produces one more unit of a resource that your board, brown or grey cards produce; it is not for sale.
       *[market] Each round produces one unit of a resource that your board, brown and grey cards do not produce; it is not for sale.
    }
classic-effect-copies_science = At the end the symbol of one green card in a neighboring city counts for you too.
