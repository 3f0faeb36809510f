# What senators, conspiracies, decrees, wonders and progress tokens of Agora do: one message per icon.
# For translators: each message is one short sentence in the present tense, spoken to the owner of the
# piece or to whoever controls the decree. Say it in your own words, not in those of the rulebook. Numbers
# are whole numbers, so plural forms work. $resources is a finished list, in the nominative.

## Senators

# $section: left, center or right.
effect-senate_actions =
    { $section ->
        [left] Gives 1 senate action, 2 with two blue cards, 3 with four: each places a cube in the left section or moves one of yours.
        [center] Gives 1 senate action, 2 with two blue cards, 3 with four: each places a cube in the central section or moves one of yours.
       *[right] Gives 1 senate action, 2 with two blue cards, 3 with four: each places a cube in the right section or moves one of yours.
    }
effect-influence_or_plot = You place a cube in any chamber, or you conspire: draw two conspiracies and keep one.

## Decrees, for whoever controls their chamber

# $what: blue, green, yellow, red or wonder.
effect-income =
    { $what ->
        [blue] Whenever anyone builds a blue card, you gain 1 coin (2 in Age II, 3 in Age III).
        [green] Whenever anyone builds a green card, you gain 1 coin (2 in Age II, 3 in Age III).
        [yellow] Whenever anyone builds a yellow card, you gain 1 coin (2 in Age II, 3 in Age III).
        [red] Whenever anyone builds a red card, you gain 1 coin (2 in Age II, 3 in Age III).
       *[wonder] Whenever anyone builds a wonder, you gain 1 coin (2 in Age II, 3 in Age III).
    }
# $color: yellow, red or green.
effect-ignores_symbol =
    { $color ->
        [yellow] Each yellow card costs you one resource less, or none of its coins.
        [red] Each red card costs you one resource less, or none of its coins.
       *[green] Each green card costs you one resource less, or none of its coins.
    }
effect-shield_in_control = 1 shield while you control the chamber; when you lose it, the conflict pawn moves back.
effect-trade_discount = Each unit costs you 1 coin less, but at least 1: { $resources }.
effect-more_blue_cards =
    { $amount ->
        [one] Senate actions count { $amount } more blue card for you.
       *[other] Senate actions count { $amount } more blue cards for you.
    }
effect-more_for_discards =
    { $amount ->
        [one] Discarding a card gives you { $amount } coin more.
       *[other] Discarding a card gives you { $amount } coins more.
    }
effect-borrows_chains = Chain symbols in the opponent’s city count for you too.
effect-conspirators_play_again = After recruiting a conspirator you play again.

## Influence

effect-place_influence = You place a cube in any chamber.
effect-move_influence = You may move one of your cubes to the chamber beside it.
effect-remove_influence = Removes one of the opponent’s cubes, of your choice, from the Senate.
effect-shift_decree = You lay a decree under the decree of another chamber.

## Conspiracies

effect-half_of_coins = Half of the opponent’s coins, rounded up, become yours.
effect-coins_per_cube = Brings 1 coin for each of your cubes in the Senate.
effect-opponent_pays_per_cube = The opponent loses 1 coin for each of their cubes in the Senate.
effect-lock_token = Locks one progress token until the end of the game: the opponent’s, one on the board or one in the box.
effect-token_from_whole_box = You look through the progress tokens in the box and keep one.
effect-build_from_top_row = Builds one building from the top row for free, even a covered one.
effect-build_from_removed = You look at the cards left out of this age and earlier ones, and build one for free.
effect-discard_accessible = Removes one accessible card from the structure, and a second one if you like.
effect-swap_cards = Swaps a blue or green card of the opponent for one of yours of the same color.
effect-destroy_wonder = One wonder that the opponent has built goes back to the box for good.

## Wonders and progress tokens

effect-conspire_when_picked = When you choose this wonder, you conspire.
effect-place_influence_when_picked = When you choose this wonder, you place a cube in any chamber.
effect-trigger_unprepared = You may trigger one of your conspiracies that is not prepared.
effect-free_recruits = Senators cost you nothing.
effect-keeps_both = When you conspire, you keep both conspiracies.

## Notes beside the effects

effect-note-senator = Costs 1 coin for each senator you already have.
