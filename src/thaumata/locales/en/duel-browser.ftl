# What the client in the browser says of 7 Wonders Duel: its table, its decisions, the first game.
# For translators: as in browser.ftl.

## At the table

web-duel-with = Duel with { $player }
web-drafting = Choosing wonders
web-structure = Cards on the table
# $distance is how far the conflict pawn is from the center; $side: mine, theirs or middle.
web-track =
    { $side ->
        [mine] Conflict track: the pawn is { $distance ->
            [one] { $distance } space
           *[other] { $distance } spaces
        } from the center, on your side
        [theirs] Conflict track: the pawn is { $distance ->
            [one] { $distance } space
           *[other] { $distance } spaces
        } from the center, on your opponent’s side
       *[middle] Conflict track: the pawn is in the center
    }
# $needed different symbols win at once.
web-symbols = { $count } of { $needed } different science symbols
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-buy = buy { $price }
web-one-of = one of
web-face-down = Face down: { $back }
web-card-covered = { $card }, covered
# $status: own, chain, trade or short.
web-card-open =
    { $status ->
        [own] { $card }, accessible: your own resources are enough
        [chain] { $card }, accessible: free by chain
        [trade] { $card }, accessible: costs { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }
       *[short] { $card }, accessible: { $short ->
            [one] { $short } coin
           *[other] { $short } coins
        } short
    }
web-your-choice = your choice

## Choosing wonders

web-this-pick = this pick
web-next-pick = your next pick
web-next-pick-brief = next pick
web-last-pick = the last of the four
web-last-pick-brief = the last
web-four-1 = the first four
web-four-2 = the second four
web-moves-first = moves first
web-taken = taken by { $player }
web-taken-mine = taken by you
web-sum-asks = Together they cost
web-sum-asks-brief = cost
web-sum-brings = and give
# The words behind a number: $count is that number.
web-sum-points = { $count ->
    [one] point
   *[other] points
}
web-sum-shields = { $count ->
    [one] shield
   *[other] shields
}
web-sum-turns = { $count ->
    [one] extra turn
   *[other] extra turns
}
web-sum-coins = { $count ->
    [one] coin
   *[other] coins
}

## Deciding

# $verb is the action's: build, discard, wonder, or another one.
web-if =
    { $verb ->
        [build] If you build it
        [discard] If you discard it
        [wonder] If you build the wonder
       *[other] If you do that
    }
web-what-it-does = What it does
web-build-it = Build it
web-or-wonder = Or build a wonder with it
web-discard-it = Discard it
web-not-open = Other cards still lie on this one, or it is not your turn.
# $status: own, chain, trade or short.
web-theirs =
    { $status ->
        [own] { $player } could build it with their own resources.
        [chain] { $player } could build it free by chain.
        [trade] { $player } would pay { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } for it.
       *[short] { $player } cannot afford it: { $short ->
            [one] { $short } coin
           *[other] { $short } coins
        } short.
    }
web-choose-card = { $card }: build it, put it under a wonder, or discard it?
web-again = You play again.
web-pawn-moves = { $spaces ->
    [one] The pawn moves { $spaces } space.
   *[other] The pawn moves { $spaces } spaces.
}

## How things stand

web-warn-scientific = { $player } has { $reached } of { $needed } science symbols.
web-warn-military = { $player } is { $missing ->
    [one] { $missing } space
   *[other] { $missing } spaces
} from your capital.

## Panels

web-unseen = { $back }: not seen yet; face down on the table: { $count }
web-box = Progress tokens in the box
web-show-theirs = Show what a card costs the opponent

## The first game: tips, each a heading and a sentence or two

web-coach-goal = Two cities, three ages
web-coach-goal-more = Take cards in turn and build your city. Win at once with your army or with six different science symbols, or have more points after Age III.
web-coach-take = Resources first
web-coach-take-more = Brown and grey cards produce resources, and resources pay for nearly everything else. You can take the outlined cards. Tap “{ $card }”.
web-coach-take-then = Here you see what it costs and what it gives you. The orange button builds it.
web-coach-city = Your city grows on the left
web-coach-city-more = At the top is what you produce and what one more unit would cost; below are your wonders and cards. The numbers at the bottom are your points by category.
web-coach-trade = The coin is the price
web-coach-trade-more = “{ $card }” needs something you do not produce, so you buy it. Tap it to see how the price comes about.
web-coach-price = Trade has its price
web-coach-price-more = A unit costs 2 coins, plus 1 for each one your opponent’s brown and grey cards produce. Watch what they build. Now build what you like.
web-coach-short = A lock means you cannot afford it
web-coach-short-more = You cannot afford “{ $card }”. Tap it anyway to see what is missing.
web-coach-lacking = No card is useless
web-coach-lacking-more = A card you cannot afford can still go under a wonder, or be discarded for coins. And then the other city does not get it.
web-coach-wonder = You can build a wonder
web-coach-wonder-more = Any accessible card will do; it goes under the wonder. Tap “{ $card }”.
web-coach-wonder-then = Choose “{ $wonder }” below the card, and confirm with the orange button. Some wonders let you play again at once.
web-coach-sell = Coins from a card
web-coach-sell-more = { $coins ->
    [one] Discard a card, and the bank pays you { $coins } coin, more with yellow cards in your city. Tap “{ $card }”.
   *[other] Discard a card, and the bank pays you { $coins } coins, more with yellow cards in your city. Tap “{ $card }”.
}
web-coach-sell-then = Choose “Discard it” and confirm with the orange button.
web-coach-chain = Some cards come free
web-coach-chain-more = Two links mean a chain: a card in your city has the symbol that makes this one free.
web-coach-war = The pawn has moved
web-coach-war-more = Each shield pushes it one space towards the other capital. On the way the other city loses coins; whoever reaches the capital wins at once.
web-coach-science = Science symbols
web-coach-science-more = Two identical symbols give you one of the progress tokens at the top. Six different ones win at once.
web-coach-age = Age II
web-coach-age-more = Cards get better and cost more. The player with the weaker army chooses who begins.
web-coach-end = Age III, the last
web-coach-end-more = Guilds count what both cities have. After the last card the points decide. You can take it from here.
