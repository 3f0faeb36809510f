# What the client in the browser says of 7 Wonders: its table and its decisions.
# For translators: as in browser.ftl.

## At the table

web-classic-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-classic-set-up = Set-up
web-classic-round-brief = { $age }, { $round } of { $rounds }
web-classic-on-left = on your left
web-classic-on-right = on your right
web-classic-sells = sells you
web-classic-sells-nothing = sells you nothing
# $lead is the difference of shields; $token what the conflict would bring now, with its sign.
web-classic-conflict-even = even with you: no token
web-classic-conflict-win = you win by { $lead }: { $token }
web-classic-conflict-lose = you lose by { $lead }: { $token }
web-classic-conflict-peace = no conflict with you
web-classic-conflict-even-brief = even
web-classic-conflict-win-brief = win by { $lead }
web-classic-conflict-lose-brief = lose by { $lead }
web-classic-conflict-peace-brief = no conflict
web-classic-has-chosen = has chosen
web-classic-chooses = is choosing
web-classic-you-make = you make
web-classic-asks = asks
web-classic-one-of = and one of
web-classic-remembered = What you remember of hands
web-classic-unseen =
    { $count ->
        [one] { $count } card that you have not seen
       *[other] { $count } cards that you have not seen
    }
web-classic-played-built = built { $card }
web-classic-played-stage = built a stage
web-classic-played-sold = sold a card
web-classic-played-left_over = left a card over

## A card of the hand

# $status: own, chain, trade or short; $reason says why it is out of reach.
web-classic-card =
    { $status ->
        [own] { $card }: your own resources are enough
        [chain] { $card }: free
        [trade] { $card }: costs { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }
       *[short] { $card }: { $reason }
    }
# What hangs on a card that cannot be built: very short. $reason is the id of the refusal.
web-classic-short =
    { $reason ->
        [refused-built-twice] you have one
        [refused-coins] { $coins ->
            [one] { $coins } coin short
           *[other] { $coins } coins short
        }
        [refused-free-city-coins] { $coins ->
            [one] { $coins } coin short
           *[other] { $coins } coins short
        }
        [refused-resource] { $resource ->
            [wood] no wood
            [stone] no stone
            [clay] no clay
            [ore] no ore
            [glass] no glass
            [cloth] no cloth
           *[papyrus] no papyrus
        }
       *[other] cannot
    }
web-classic-choose-card = { $card }: build it, put it under a stage, or sell it?
web-classic-if =
    { $verb ->
        [build] If you build it
        [stage] If you build the stage
        [sell] If you sell it
       *[other] Then
    }
web-classic-build = Build it
web-classic-build-power = Build it for free, once in this age
web-classic-stage = Stage { $number }
web-classic-sell = Sell it
web-classic-look = You can look at it; what to do with it is not asked now.
web-classic-split = Who is paid how much
web-classic-more-to = Pay more to { $player }
web-classic-shields-against = { $mine } shields against { $theirs } of { $player }
web-classic-free-later = Free later: { $cards }
web-classic-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-classic-gets =
    { $coins ->
        [one] { $player } gets { $coins } coin
       *[other] { $player } gets { $coins } coins
    }

## The Free City

web-classic-own-card = Your card
web-classic-own-card-how = Choose a card for your own city.
web-classic-free-card = The Free City’s card
web-classic-free-card-how =
    { $coins ->
        [one] It must be one the city can use; it pays from its own { $coins } coin.
       *[other] It must be one the city can use; it pays from its own { $coins } coins.
    }
web-classic-free-card-other = { $player } chooses for it in this round.
web-classic-change = Change
web-classic-pile =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }

## Coins or debts

web-classic-loss =
    { $count ->
        [one] You lose { $count } coin. Each coin that you do not pay becomes a debt.
       *[other] You lose { $count } coins. Each coin that you do not pay becomes a debt.
    }
web-classic-coins-or-debts = Coins or debts
web-classic-pays-coin = Token { $number }: a coin is paid
web-classic-takes-debt = Token { $number }: a debt is taken
web-classic-settled =
    { $coins ->
        [one] { $coins } coin paid
       *[other] { $coins } coins paid
    }, { $debts ->
        [one] { $debts } debt
       *[other] { $debts } debts
    }
web-classic-pay-all = Pay all
web-classic-pay-none = Pay none
