# What happened in a game with Pantheon: the lines of the log, each a finished sentence.
# For translators: $player and $owner are names chosen by people, of unknown gender and never inflected;
# $god, $card, $wonder, $token and $divine_token are names of pieces; $mythology is a name such as "Greek
# mythology". Where your past tense shows the gender, use the present. Keep every line short.

# $slot is the place in the structure, such as r2c4.
event-temple_laid = A Grand Temple lies at { $slot }.
event-token_laid = Token at { $slot }: { $divine_token }.
event-divine_token_taken = { $player } took a token: { $divine_token }.
event-offering_spent = { $player } spent a token: { $divine_token }.

## Gods

# Only the player who looked is told who the god is.
event-god_seen = { $player } looked at { $god }.
# $space counts the spaces of the Pantheon from 1.
event-god_placed = { $player } laid a god of { $mythology } on space { $space } of the Pantheon.
event-god_chosen = The god on space { $space } is { $god }; only { $player } knows.
event-gate_placed = The Gate lies on space { $space } of the Pantheon.
event-god_revealed = Turned up: { $god }.
event-enki_token = Progress token on Enki: { $token }.
event-activated =
    { $coins ->
        [0] { $player } activated { $god } for free.
        [one] { $player } activated { $god } for { $coins } coin.
       *[other] { $player } activated { $god } for { $coins } coins.
    }
event-deck_revealed = { $player } turned up the gods of { $mythology }.
# Only this player is told.
event-deck_ordered = { $player } put { $god } on top of the deck.

## What gods do

event-coins_on_card =
    { $coins ->
        [one] { $player } has { $coins } coin on Astarte.
       *[other] { $player } has { $coins } coins on Astarte.
    }
event-paid_from_card =
    { $coins ->
        [one] { $player } took { $coins } coin from Astarte to pay with.
       *[other] { $player } took { $coins } coins from Astarte to pay with.
    }
event-symbol_copied = { $player } put the snake on { $card }.
event-snake_lost = { $player } lost the snake, and the symbol of { $card } with it.
event-card_taken = { $player } took { $card } from the opponent’s city.
event-structure_discarded = { $player } removed { $card } from the structure.
# $player is the owner of the wonder.
event-wonder_ruined = { $player } lost { $wonder }: it was torn down, and { $card } went to the discard pile.
# Also in Agora.
event-wonder_taken = { $player } took { $wonder } from the opponent.
# $distance is that from the center, 9 a capital; $owner is the player on whose side the space lies.
event-minerva_placed =
    { $distance ->
        [0] { $player } put Minerva in the center of the conflict track.
        [9] { $player } put Minerva in { $owner }’s capital.
        [one] { $player } put Minerva { $distance } space from the center, on { $owner }’s side.
       *[other] { $player } put Minerva { $distance } spaces from the center, on { $owner }’s side.
    }
# $player is the one whose advance ends.
event-minerva_gone = Minerva stopped the advance of { $player } and left the track.
# $size: small or large.
event-military_token_removed =
    { $size ->
        [small] { $player } removed the small military token on { $owner }’s side.
       *[large] { $player } removed the large military token on { $owner }’s side.
    }
