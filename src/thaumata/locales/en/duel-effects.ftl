# What cards, wonders and progress tokens of 7 Wonders Duel do: one message per printed icon.
# For translators: each message is one short sentence in the present tense, spoken to the owner of the
# piece. Say it in your own words, not in those of the rulebook. Numbers are whole numbers, so plural
# forms work. $resources is a finished list such as "2 stone" or "glass and papyrus", in the nominative.

effect-produces = Produces { $resources }.
effect-produces_one_of = Produces one unit of your choice each turn: { $resources }.
# From the next turn on, not for the build that brings the card itself.
effect-fixed_price = From your next turn on, each unit costs you 1 coin: { $resources }.
effect-shields =
    { $amount ->
        [one] { $amount } shield: the conflict pawn moves { $amount } space towards the opponent.
       *[other] { $amount } shields: the conflict pawn moves { $amount } spaces towards the opponent.
    }
effect-science = Science symbol: { $symbol }.
effect-points =
    { $amount ->
        [one] Worth { $amount } point.
       *[other] Worth { $amount } points.
    }
effect-coins =
    { $amount ->
        [one] Gives { $amount } coin at once.
       *[other] Gives { $amount } coins at once.
    }

# $what: brown, grey, brown_and_grey, blue, green, yellow, red or wonders.
# $where: own (your city) or most (whichever of the two cities has more of them).
effect-coins_per =
    { $where ->
        [own]
            Gives { $amount ->
                [one] { $amount } coin
               *[other] { $amount } coins
            } at once for each { $what ->
                [brown] brown card in your city.
                [grey] grey card in your city.
                [brown_and_grey] brown or grey card in your city.
                [blue] blue card in your city.
                [green] green card in your city.
                [yellow] yellow card in your city, this one included.
                [red] red card in your city.
               *[wonders] wonder you have built.
            }
       *[most]
            Gives { $amount ->
                [one] { $amount } coin
               *[other] { $amount } coins
            } at once for each { $what ->
                [brown] brown card in the city that has more of them.
                [grey] grey card in the city that has more of them.
                [brown_and_grey] brown or grey card in the city that has more of both together.
                [blue] blue card in the city that has more of them.
                [green] green card in the city that has more of them.
                [yellow] yellow card in the city that has more of them.
                [red] red card in the city that has more of them.
               *[wonders] wonder built in the city that has more of them.
            }
    }

# As above; $what can also be coin_sets (three coins make a set) or progress (progress tokens).
effect-points_per =
    { $where ->
        [own]
            Worth { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            } for each { $what ->
                [brown] brown card in your city.
                [grey] grey card in your city.
                [brown_and_grey] brown or grey card in your city.
                [blue] blue card in your city.
                [green] green card in your city.
                [yellow] yellow card in your city.
                [red] red card in your city.
                [coin_sets] full set of 3 coins you have.
                [progress] progress token you own, this one included.
               *[wonders] wonder you have built.
            }
       *[most]
            Worth { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            } for each { $what ->
                [brown] brown card in the city that has more of them.
                [grey] grey card in the city that has more of them.
                [brown_and_grey] brown or grey card in the city that has more of both together.
                [blue] blue card in the city that has more of them.
                [green] green card in the city that has more of them.
                [yellow] yellow card in the city that has more of them.
                [red] red card in the city that has more of them.
                [coin_sets] full set of 3 coins in the richer treasury.
                [progress] progress token in the city that has more of them.
               *[wonders] wonder built in the city that has more of them.
            }
    }

effect-opponent_loses_coins =
    { $amount ->
        [one] The opponent loses { $amount } coin.
       *[other] The opponent loses { $amount } coins.
    }
effect-play_again = You play again at once.
# $color: brown or grey; in Agora also blue or yellow.
effect-discard_opponent_card =
    { $color ->
        [brown] Removes one brown card of your choice from the opponent’s city.
        [blue] Removes one blue card of your choice from the opponent’s city.
        [yellow] Removes one yellow card of your choice from the opponent’s city.
       *[grey] Removes one grey card of your choice from the opponent’s city.
    }
effect-token_from_box =
    { $amount ->
        [one] Draws { $amount } progress token from the box for you to keep.
       *[other] Draws { $amount } progress tokens from the box; you keep one.
    }
effect-build_from_discard = Builds one card from the discard pile for free.
# $what: wonder or blue.
effect-resource_discount =
    { $what ->
        [wonder]
            { $amount ->
                [one] Each wonder you build later needs { $amount } resource less.
               *[other] Each wonder you build later needs { $amount } resources less.
            }
       *[blue]
            { $amount ->
                [one] Each blue card you build later needs { $amount } resource less.
               *[other] Each blue card you build later needs { $amount } resources less.
            }
    }
effect-collects_trade = Coins the opponent spends on resources go to you.
effect-extra_shields =
    { $amount ->
        [one] Each red card you build later has { $amount } more shield.
       *[other] Each red card you build later has { $amount } more shields.
    }
effect-wonders_play_again = After each wonder you build later you play again.
effect-coins_per_chain =
    { $amount ->
        [one] Each card you build by chain gives you { $amount } coin.
       *[other] Each card you build by chain gives you { $amount } coins.
    }

## Notes beside the effects

# $card is the earlier card of the chain.
effect-note-chain_from = Free if you have built { $card }.
effect-note-chain = Has the chain symbol { $symbol }: a later card with this symbol will be free for you.
effect-note-free = Costs nothing.
