# What gods, Grand Temples, wonders and progress tokens of Pantheon do: one message per printed icon.
# For translators: each message is one short sentence in the present tense, spoken to the owner of the
# piece. Say it in your own words, not in those of the rulebook. Numbers are whole numbers, so plural
# forms work.

## Gods

effect-token_from_card = You keep one of the two progress tokens on this card; the other goes back to the box.
effect-copy_symbol = The snake goes on a green card of the opponent: its science symbol counts for you too.
effect-coins_on_card =
    { $amount ->
        [one] { $amount } coin lies on this card: yours to spend, safe from losses, and worth 1 point if you keep it.
       *[other] { $amount } coins lie on this card: yours to spend, safe from losses, and worth 1 point each if you keep them.
    }
# Also in Agora.
effect-take_resource_card = You take one brown or grey card of your choice from the opponent’s city.
effect-discard_from_structure = Removes any one card from the structure, even a covered one; a token on it is yours.
effect-ruin_wonder = Tears down a wonder of either player: it does nothing more until it is built again.
effect-wonder_from_discard = Builds one of your wonders for free, with a card from the discard pile under it.
# Also in Agora.
effect-take_unbuilt_wonder = One wonder that the opponent has not built becomes yours.
effect-place_minerva = Minerva stands guard on a space of the conflict track: she stops the pawn once, then leaves.
effect-use_military_tokens = Removes one military token unused; you then use another one, whichever side it was on.
effect-reveal_every_deck = Turns up the top god of every deck; you activate one of them for free.

## Grand Temples, wonders, progress tokens

# $points is a finished list of three numbers.
effect-grand_temple = One, two or three Grand Temples are worth { $points } points together.
effect-activation_discount =
    { $amount ->
        [one] Activating a card of the Pantheon costs you { $amount } coin less.
       *[other] Activating a card of the Pantheon costs you { $amount } coins less.
    }
effect-reveal_one_deck = Turns up all gods of a deck of your choice; you activate one of them for free.
effect-points_per_divine_token =
    { $amount ->
        [one] Worth { $amount } point for each mythology token and each unspent offering you have.
       *[other] Worth { $amount } points for each mythology token and each unspent offering you have.
    }
effect-siege_coins =
    { $amount ->
        [one] The opponent loses { $amount } coin for each space you move the conflict pawn.
       *[other] The opponent loses { $amount } coins for each space you move the conflict pawn.
    }
effect-chains_for_coins =
    { $amount ->
        [one] You may build any card with a chain symbol in its cost for { $amount } coin.
       *[other] You may build any card with a chain symbol in its cost for { $amount } coins.
    }

## Notes beside the effects

effect-note-chain_token = Free when you have a token of { $mythology }.
effect-note-gate = Costs twice what its space says.
effect-note-enki = When Enki is turned up, two progress tokens from the box are placed on this card.
