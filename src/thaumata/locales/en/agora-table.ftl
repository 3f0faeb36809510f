# Agora on the table: labels, lines of a payment, and a short reminder of the rules.
# For translators: labels are short and start with a capital letter, without a full stop. Lines of a
# payment are complete in themselves, without a full stop. Help is in our own words, spoken to the player.

## Labels

label-recruit-price = To recruit

label-category-senate = Senate

## Payment

# A senator costs a coin for each senator that the city has.
payment-senators =
    { $coins ->
        [one] { $coins } coin: { $coins } senator is in your city
       *[other] { $coins } coins: { $coins } senators are in your city
    }
# $source is the progress token Corruption.
payment-free_recruit = Free, thanks to { $source }
# $decree is the name of a decree in these five.
payment-waived_by_decree = { $resource } not needed, thanks to the decree { $decree }
payment-coins_waived =
    { $coins ->
        [one] { $coins } printed coin not needed, thanks to the decree { $decree }
       *[other] { $coins } printed coins not needed, thanks to the decree { $decree }
    }
payment-price_decree = 1 less a unit, thanks to the decree { $decree }
# $card stands in the opponent's city.
payment-chain_borrowed = Free by chain from { $card } of the opponent, thanks to the decree { $decree }
# $mythology is that of the opponent's token.
payment-chain_token_borrowed = Free by the opponent’s token of { $mythology }, thanks to the decree { $decree }

## Help

help-senators = Senators lie among the cards. The first one you recruit is free, each later one costs a coin more than the one before.
help-politicians = A politician gives you senate actions: 1, with two blue cards 2, with four blue cards 3. Each places a cube in the politician’s section or moves one of your cubes to the chamber beside it.
help-conspirators = A conspirator places one cube in any chamber, or lets you draw two conspiracies and keep one of them.
help-conspiracies = Prepare a conspiracy by putting a card from the structure under it instead of building the card. At the start of a later turn you may trigger it, one per turn.
help-senate = Whoever has more cubes in a chamber controls it, uses its decree, and scores its 1, 2 or 3 points at the end.
help-supremacy = Whoever controls all six chambers wins at once by political supremacy.
help-influence-tokens = The military tokens take no coins here: the first lets you place a cube, the second removes a cube of the opponent and lets you move one of yours.
