# How a card or a stage of 7 Wonders is paid for: lines beside those of payment.ftl, each complete in itself.
# For translators: $resource is a finished amount such as "2 stone", in the nominative; $source is the
# name of a card, a city or a wonder stage. No full stops.

# $neighbor: left or right, as the buyer sees it.
payment-bought_from =
    { $neighbor ->
        [left] { $coins ->
            [one] { $resource } from { $source } on the left, bought at { $unit } each: { $coins } coin
           *[other] { $resource } from { $source } on the left, bought at { $unit } each: { $coins } coins
        }
       *[right] { $coins ->
            [one] { $resource } from { $source } on the right, bought at { $unit } each: { $coins } coin
           *[other] { $resource } from { $source } on the right, bought at { $unit } each: { $coins } coins
        }
    }
payment-price_cheaper = 1 a unit instead of 2, thanks to { $source }
payment-free_build = Free once per age, thanks to { $source }
payment-to_neighbor =
    { $neighbor ->
        [left] { $coins ->
            [one] { $coins } coin to the left neighbor
           *[other] { $coins } coins to the left neighbor
        }
       *[right] { $coins ->
            [one] { $coins } coin to the right neighbor
           *[other] { $coins } coins to the right neighbor
        }
    }

## Pieces in words

# A stage of a wonder by its city.
classic-stage = { $board }, stage { $stage }
# $cards is a list of names.
classic-note-chain_to = Makes these free later: { $cards }.
