# What a player is asked in 7 Wonders, and the words on the answers.
# For translators: a prompt is one sentence in the second person that names the one task. An action is
# the text of a button or of a numbered line, without a full stop. No exclamation marks.
# $city: own (the player's own city) or free (the Free City, which both of two players direct in turn).

## Questions to nature, asked when a game from a real table is entered

# $number: the place of the city at the table, from 1.
classic-prompt-deal_board = Which wonder board does city { $number } get?
classic-prompt-mix_in = Which card joins the deck?
classic-prompt-deal_card = Which card is dealt to player { $number }?
classic-prompt-draw_from_pile = Which card is drawn from the pile of the Free City?

## Questions to a player

classic-prompt-choose =
    { $city ->
        [free] Now choose a card for the Free City and decide what it does with it.
       *[own] Choose a card and decide what to do with it.
    }
classic-prompt-choose_side = Choose the side of your wonder board.
classic-prompt-last_card =
    { $city ->
        [free] Choose what the Free City does with the last card of the pile.
       *[own] Choose what to do with your last card.
    }
classic-prompt-raise =
    { $city ->
        [free] Choose a card from the discard pile for the Free City to build for free.
       *[own] Choose a card from the discard pile to build for free.
    }
# Said to a player who is not asked, or has chosen already.
classic-prompt-wait =
    { $count ->
        [one] { $count } player has yet to choose.
       *[other] { $count } players have yet to choose.
    }

## Answers

# $price is a finished list of what goes to whom, such as "1 coin to the bank and 2 coins to the left for wood".
classic-action-build =
    { $city ->
        [free] Free City: build { $card }
       *[own] Build { $card }
    }
classic-action-build-price =
    { $city ->
        [free] Free City: build { $card }, paying { $price }
       *[own] Build { $card }: { $price }
    }
# $source is the building that makes the card free.
classic-action-build-chain =
    { $city ->
        [free] Free City: build { $card }, free thanks to { $source }
       *[own] Build { $card }, free thanks to { $source }
    }
# $source is the stage of Olympia that makes one card of each Age free.
classic-action-build-power =
    { $city ->
        [free] Free City: build { $card } for free thanks to { $source }
       *[own] Build { $card } for free thanks to { $source }
    }
# $stage is the number of the stage, $wonder the name of the wonder; $card goes under it.
classic-action-stage =
    { $city ->
        [free] Free City: build stage { $stage } of { $wonder } with { $card } under it
       *[own] Build stage { $stage } of { $wonder } with { $card } under it
    }
classic-action-stage-price =
    { $city ->
        [free] Free City: build stage { $stage } of { $wonder } with { $card } under it, paying { $price }
       *[own] Build stage { $stage } of { $wonder } with { $card } under it: { $price }
    }
classic-action-sell =
    { $city ->
        [free] Free City: sell { $card } for { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[own] Sell { $card } for { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
    }
classic-action-raise =
    { $city ->
        [free] Free City: build { $card } from the discard pile
       *[own] Build { $card } from the discard pile
    }
classic-action-raise-none = Build nothing from the discard pile
classic-action-leave = Discard the last card for no coins
# $side: A or B, as printed.
classic-action-side =
    { $side ->
        [A] Turn the board to side { "A" }
       *[B] Turn the board to side { "B" }
    }

## What goes to whom; parts of the lists above

# $goods is a finished list such as "wood" or "2 clay and ore", in the nominative.
classic-pay-bank =
    { $coins ->
        [one] { $coins } coin to the bank
       *[other] { $coins } coins to the bank
    }
classic-pay-neighbor =
    { $neighbor ->
        [left] { $coins ->
            [one] { $coins } coin to the left for { $goods }
           *[other] { $coins } coins to the left for { $goods }
        }
       *[right] { $coins ->
            [one] { $coins } coin to the right for { $goods }
           *[other] { $coins } coins to the right for { $goods }
        }
    }
# What the Free City pays to a player.
classic-pay-player =
    { $coins ->
        [one] { $coins } coin to { $player } for { $goods }
       *[other] { $coins } coins to { $player } for { $goods }
    }

## Why an action is refused

refused-not-in-hand = The card is not in your hand.
refused-not-discarded = The card is not in the discard pile.
refused-built-twice = The city already has this building.
refused-resource =
    There is not enough { $resource ->
        [wood] wood
        [stone] stone
        [clay] clay
        [ore] ore
        [glass] glass
        [cloth] cloth
       *[papyrus] papyrus
    }: the neighbors do not sell that much.
refused-resources = The city and its neighbors do not produce everything that is needed.
refused-payment = That payment does not fit.
refused-wonder-finished = All stages of the wonder are built.
refused-no-power = No stage of your wonder lets you build this for free now.
refused-power-needless = It costs nothing anyway.
refused-free-city-sale = The Free City sells a card only if it can build nothing.
refused-free-city-coins =
    { $coins ->
        [one] The Free City is { $coins } coin short.
       *[other] The Free City is { $coins } coins short.
    }
