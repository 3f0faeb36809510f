# What the terminal says about a table of 7 Wonders: labels, tags, signs.
# For translators: labels are short; tags and letters stand in narrow columns, so keep them as short as
# English. Sentences end with a full stop. Nothing may depend on the width of the English word.

## Letters for the resources that a duel lacks: with the others all different

label-letter-ore = O
label-letter-cloth = L

## The heading

# $age is a name such as "Age II".
label-round = { $age }, round { $round } of { $rounds }
label-hands-left = hands go left
label-hands-right = hands go right
label-hands-exchange = hands are exchanged
# Who decides for the Free City in this round.
label-controller = Free City: { $player }
# The cards that are left in the pile of the Free City.
label-pile = pile: { $count }
label-discards = discards: { $count }
# Before what every city did.
label-last-round = Last round

## The hand and the choices

label-hand = Hand
# Before what the player has sealed already in this round.
label-sealed = Chosen so far
label-sell = Sell
# A tag in small letters: the card cannot be built now.
label-tag-cannot = cannot
# Over the numbers of further ways to pay for a card.
label-other-ways = or

## What a choice would change

label-change-shields = { $player }: shields { $before } → { $after }
label-at-least = Cards that neighbors build in this round count too, so it may become more.
label-goes-to-discards = To the discard pile: { $card }.

## Pieces explained

label-boards = Wonder boards
# $cost is a list such as "2 wood", $effects are finished sentences.
label-stage = Stage { $number }, cost: { $cost }. { $effects }
label-where-hand = It is in your hand.
label-where-stage = It lies under a wonder stage of { $player }.
label-where-seen = You have seen it in the hand that { $player } now holds; it may have left it since.
label-where-nobody-knows = You have not seen where it is.
label-discards-hidden =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
error-no-classic-piece = There is no card or wonder board “{ $text }”.

## Answers

label-undo-round = That cannot be undone: all choices of the round have been shown since.

## Help

label-command-explain-classic = explain a card, a wonder board or the choice with a number; ? alone lists them
label-command-cities-classic = all cities with all their cards
label-command-discards-classic = the discard pile, as far as you know it
label-sign-defeat = Defeat token
label-sign-stage = wonder stage
label-sign-stage-built = wonder stage that stands
label-sign-paid = coins to the left and to the right neighbor
label-sign-not-for-sale = not for sale
label-sign-neighbors = in both neighboring cities
label-sign-around = in your city and both neighboring ones
label-sign-symbols = compasses, gears, tablets
label-sign-any-symbol = science symbol of your choice
label-sign-last-card = plays the last card too
label-sign-free-build = one free build per age
label-sign-copies-guild = a neighbor’s guild counts for you
