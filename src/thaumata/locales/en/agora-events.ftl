# What happened in a game with Agora: the lines of the log, each a finished sentence.
# For translators: $player is a name chosen by a person, of unknown gender and never inflected; $card,
# $wonder, $token, $decree and $conspiracy are names of pieces; $chamber, $start and $end count the chambers
# from 1. Where your past tense shows the gender, use the present. Keep every line short.

# $slot is the place in the structure, such as r2c4.
event-senator_laid = A senator lies at { $slot }.
# $card is a senator.
event-recruited = { $player } recruited { $card }.
event-recruited_from_discard = { $player } recruited { $card } for free from the discard pile.

## The Senate

event-decree_dealt = Decree in chamber { $chamber }: { $decree }.
event-decree_shifted = { $player } moved the decree of chamber { $start } to chamber { $end }.
event-cube_placed = { $player } placed a cube in chamber { $chamber }.
event-cube_moved = { $player } moved a cube from chamber { $start } to chamber { $end }.
event-cube_removed = { $player } lost a cube in chamber { $chamber }.
event-control_gained = { $player } now controls chamber { $chamber }.
event-control_lost = { $player } no longer controls chamber { $chamber }.
# $size: small or large.
event-influence_token =
    { $size ->
        [small] { $player } triggered a military token: place a cube.
       *[large] { $player } triggered a military token: remove a cube and move one.
    }

## Conspiracies

event-conspired = { $player } conspires.
# Only this player is told.
event-conspiracy_drawn = { $player } drew { $conspiracy }.
event-conspiracy_kept = { $player } kept a conspiracy.
# Only this player is told.
event-conspiracy_chosen = The conspiracy is { $conspiracy }; only { $player } knows.
# $where: top or bottom.
event-conspiracy_put_back =
    { $where ->
        [top] { $player } put a conspiracy back on top of the deck.
       *[bottom] { $player } put a conspiracy back under the deck.
    }
event-conspiracy_prepared = { $player } prepared a conspiracy with { $card }.
event-conspiracy_triggered = { $player } triggered { $conspiracy }.

## What conspiracies do

event-city_card_taken = { $player } took { $card } from the opponent’s city.
event-cards_swapped = { $player } took { $taken } from the opponent and gave { $given } for it.
event-token_locked = { $player } locked { $token } for the rest of the game.
event-token_locked_unseen = { $player } locked a progress token of the box, face down.
event-token_lost = { $player } lost { $token }.
event-built_from_top_row = { $player } built { $card } for free from the top row.
event-removed_looked_at = { $player } looked at the cards left out of the game.
# Only this player is told.
event-removed_card_seen = Left out of the game: { $card }; only { $player } knows.
event-built_from_removed = { $player } built { $card } for free from the cards left out of the game.
event-structure_card_discarded = { $player } removed { $card } from the structure.
# $player is the owner of the wonder.
event-wonder_sabotaged = { $player } lost { $wonder }: it went back to the box.
# The card lay under the wonder.
event-card_uncovered = { $card } went to the discard pile.
