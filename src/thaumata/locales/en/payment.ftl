# How a card or a wonder is paid for: the lines under its price, each complete in itself.
# For translators: $resource is a finished amount such as "2 stone" or a bare name such as "stone", in
# the nominative; $source is the name of a card, wonder or progress token. No full stops.

payment-produced = { $resource } from { $source }
payment-choice = { $resource } from { $source }, your choice
payment-bought =
    { $coins ->
        [one] { $resource } bought at { $unit } each: { $coins } coin
       *[other] { $resource } bought at { $unit } each: { $coins } coins
    }
# Why one unit costs $unit: 2 coins and one for each of $symbols.
payment-price_base =
    { $symbols ->
        [0] { $unit } a unit: the opponent’s brown and grey cards do not produce it
        [one] { $unit } a unit: 2 and { $symbols } for the symbol on the opponent’s brown and grey cards
       *[other] { $unit } a unit: 2 and { $symbols } for the symbols on the opponent’s brown and grey cards
    }
payment-price_fixed = 1 a unit, thanks to { $source }
payment-waived = { $resource } not needed, thanks to { $source }
payment-printed_coins =
    { $coins ->
        [one] { $coins } coin printed on the card
       *[other] { $coins } coins printed on the card
    }
payment-chain = Free by chain from { $card }
payment-free = Free
payment-from_discard = Free from the discard pile
payment-to_bank =
    { $coins ->
        [one] { $coins } coin to the bank
       *[other] { $coins } coins to the bank
    }
# $source is the opponent's progress token Economy.
payment-to_opponent =
    { $coins ->
        [one] { $coins } coin to the opponent, for { $source }
       *[other] { $coins } coins to the opponent, for { $source }
    }
payment-total =
    { $coins ->
        [one] { $coins } coin in all
       *[other] { $coins } coins in all
    }
payment-short =
    { $coins ->
        [one] { $coins } coin short
       *[other] { $coins } coins short
    }
