# What a player is asked in a game with Pantheon, and the words on the answers.
# For translators: a prompt is one sentence in the second person that names the one task. An action is
# the text of a button or of a numbered line, without a full stop. No exclamation marks.

## Questions to nature, asked when a game from a real table is entered

prompt-lay_temple = Where does a Grand Temple lie?
# $slot is the place in the structure, such as r2c4.
prompt-lay_token = Which token lies at { $slot }?
prompt-look_at_god = Which god does the player see?
prompt-show_god = Which god is turned up?
prompt-draw_for_enki = Which progress token is placed on Enki?
prompt-deal_discarded = Which card lay face down?

## Questions to a player

prompt-first_token = Two tokens are yours: choose which one you take first.
prompt-place_god = Choose a god and an empty space of the Pantheon.
prompt-free_god = Choose a god to activate for free.
prompt-choose_deck = Choose the deck to turn up.
prompt-order_deck = Choose the god to put on top of the deck.
prompt-take_from_enki = Choose one of the tokens on Enki; the other goes back to the box.
prompt-copy_symbol = Choose the green card whose symbol to copy.
prompt-take_resource_card = Choose a brown or grey card to take from the opponent.
prompt-discard_from_structure = Choose a card to remove from the structure.
prompt-ruin_wonder = Choose the wonder to tear down.
prompt-wonder_from_discard = Choose a wonder to build for free and the discarded card that goes under it.
prompt-take_unbuilt_wonder = Choose a wonder to take from the opponent.
prompt-place_minerva = Choose the space for Minerva to guard.
prompt-remove_military_token = Choose a military token to remove unused.
prompt-apply_military_token = Choose a military token to use.
prompt-split_payment = Choose how many of the coins come from Astarte.

## Answers

action-activate = Activate { $god }
action-activate-price =
    { $coins ->
        [one] Activate { $god } for { $coins } coin
       *[other] Activate { $god } for { $coins } coins
    }
# $offerings is a finished list of tokens, such as "Offering −2 and Offering −4".
action-activate-offerings = Activate { $god } with { $offerings }
action-activate-offerings-price =
    { $coins ->
        [one] Activate { $god } for { $coins } coin and { $offerings }
       *[other] Activate { $god } for { $coins } coins and { $offerings }
    }
action-uncover = Take the token at { $slot } first
# $space counts the spaces of the Pantheon from 1.
action-place_god = Place { $god } on space { $space }
action-reveal = Turn up { $mythology }
action-top_god = Put { $god } on top
action-copy = Copy the symbol of { $card }
# These two also in Agora.
action-take_card = Take { $card } from the opponent’s city
action-take_wonder = Take { $wonder } from the opponent
# A card that lies open, and one that lies face down.
action-throw_out = Remove { $card } from the structure
action-throw_out-hidden = Remove the face-down card at { $slot }
action-ruin_wonder = Tear down { $wonder }
# $distance is that from the center, 9 a capital; $player is the one on whose side the space lies.
action-guard =
    { $distance ->
        [0] Place Minerva in the center
        [9] Place Minerva in { $player }’s capital
        [one] Place Minerva { $distance } space from the center, on { $player }’s side
       *[other] Place Minerva { $distance } spaces from the center, on { $player }’s side
    }
# $size: small or large; $player is the one on whose side the token lies.
action-remove_token =
    { $size ->
        [small] Remove the small military token on { $player }’s side
       *[large] Remove the large military token on { $player }’s side
    }
action-apply_token =
    { $size ->
        [small] Use the small military token on { $player }’s side
       *[large] Use the large military token on { $player }’s side
    }
action-spend =
    { $coins ->
        [0] Pay with the treasury alone
        [one] Take { $coins } coin from Astarte
       *[other] Take { $coins } coins from Astarte
    }

## Why an action is refused

refused-pantheon-closed = The Pantheon opens with Age II.
refused-no-god = This card is not in the Pantheon.
refused-offerings = You do not have these offering tokens.
refused-offering-wasted = Fewer offering tokens are enough.
