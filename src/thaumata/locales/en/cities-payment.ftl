# What black cards change about a payment: lines beside those of payment.ftl and classic-payment.ftl, each
# complete in itself.
# For translators: $source is the name of a black card; $resources is a finished list such as "2 stone and
# 1 glass", in the nominative. No full stops.

# $neighbor: left or right, as the buyer sees it.
payment-rebate =
    { $neighbor ->
        [left] { $coins ->
            [one] { $coins } coin less to the left neighbor, thanks to { $source }
           *[other] { $coins } coins less to the left neighbor, thanks to { $source }
        }
       *[right] { $coins ->
            [one] { $coins } coin less to the right neighbor, thanks to { $source }
           *[other] { $coins } coins less to the right neighbor, thanks to { $source }
        }
    }
# Follows a line about a unit of a neighbor's wonder board, whose price has the coin off already.
payment-board_cut = 1 coin off for the unit of a wonder board, thanks to { $source }
payment-resources_waived = { $resources } not needed, thanks to { $source }
