# What happened in a game of 7 Wonders Duel: the lines of the log, each a finished sentence.
# For translators: $player and $opponent are names chosen by people, of unknown gender and never
# inflected; $card, $wonder and $token are names of pieces; $age is a name such as "Age II". Where your
# past tense shows the gender, use the present. Keep every line short enough for a phone.

event-begins = { $player } begins { $age }.
event-progress_dealt = Progress token on the board: { $token }.
event-wonder_dealt = Wonder to choose from: { $wonder }.
event-wonder_picked = { $player } took { $wonder }.
# $slot is the place in the structure, such as r2c4.
event-guild_laid = A guild lies at { $slot }.
event-revealed = Turned up: { $card }.

event-sold =
    { $coins ->
        [one] { $player } discarded { $card } for { $coins } coin.
       *[other] { $player } discarded { $card } for { $coins } coins.
    }
event-wonder_built = { $player } built { $wonder }, with { $card } under it.
# Seven wonders stand, the eighth goes back to the box.
event-wonder_returned = Seven wonders stand: { $wonder } of { $player } went back to the box.

event-paid_opponent =
    { $coins ->
        [one] { $player } paid { $coins } coin to { $opponent }.
       *[other] { $player } paid { $coins } coins to { $opponent }.
    }

# $spaces is how far the pawn moved, $distance how far from the center it stands now (0 to 9).
event-pawn_moved =
    { $distance ->
        [0]
            { $player } moved the conflict pawn { $spaces ->
                [one] { $spaces } space
               *[other] { $spaces } spaces
            }, back to the center.
       *[other]
            { $player } moved the conflict pawn { $spaces ->
                [one] { $spaces } space
               *[other] { $spaces } spaces
            }; it now stands { $distance ->
                [one] { $distance } space
               *[other] { $distance } spaces
            } from the center.
    }
# $player is the one whom the token serves; the line about the lost coins follows.
event-military_token =
    { $coins ->
        [one] { $player } triggered the military token for { $coins } coin.
       *[other] { $player } triggered the military token for { $coins } coins.
    }

event-pair = { $player } has a pair of science symbols: { $symbol }.
event-token_drawn = Progress token drawn from the box: { $token }.
event-token_taken = { $player } took { $token }.
event-token_declined = { $player } took no progress token.
# $player is the owner of the city that loses the card.
event-city_card_discarded = { $player } lost { $card } to the discard pile.

event-play_again = { $player } plays again.
event-extra_turn_lost = { $player } lost the extra turn: the age is over.

# $kind: civilian, civilian_tiebreak, military, scientific, political; scientific_both and shared have no
# $player.
event-ended =
    { $kind ->
        [civilian] { $player } won on points.
        [civilian_tiebreak] Points are equal: { $player } won on blue cards.
        [military] { $player } won by military supremacy.
        [scientific] { $player } won by scientific supremacy.
        [political] { $player } won by political supremacy.
        [scientific_both] Both reached scientific supremacy: the players shared the victory.
       *[shared] Equal in everything: the players shared the victory.
    }
