# What a player is asked in 7 Wonders Duel, and the words on the answers.
# For translators: a prompt is one sentence in the second person that names the one task. An action is
# the text of a button or of a numbered line, without a full stop. No exclamation marks.

## Questions to nature, asked when a game from a real table is entered

prompt-first_player = Who begins the game?
prompt-deal_progress = Which progress token comes to the board?
prompt-deal_wonder = Which wonder is laid out?
prompt-lay_guild = Where does a guild lie?
prompt-deal_card = Which card is turned up at { $slot }?
prompt-draw_token = Which progress token is drawn from the box?

## Questions to a player

prompt-pick_wonder = Choose a wonder for your city.
prompt-turn = Your turn: take one of the accessible cards.
prompt-take_token = You have a pair of identical symbols: choose a progress token from the board.
prompt-library = Choose one of the drawn progress tokens; the others go back to the box.
prompt-mausoleum = Choose a card from the discard pile to build for free.
# $color: brown or grey; in Agora also blue or yellow.
prompt-discard_card =
    { $color ->
        [brown] Choose the brown card the opponent will lose.
        [blue] Choose the blue card the opponent will lose.
        [yellow] Choose the yellow card the opponent will lose.
       *[grey] Choose the grey card the opponent will lose.
    }
prompt-starter = Choose who begins the next age.

## Answers

action-build = Build { $card }
action-build-price =
    { $coins ->
        [one] Build { $card } for { $coins } coin
       *[other] Build { $card } for { $coins } coins
    }
action-discard =
    { $coins ->
        [one] Discard { $card } for { $coins } coin
       *[other] Discard { $card } for { $coins } coins
    }
# $card is the card that goes under the wonder.
action-wonder = Build { $wonder } with { $card } under it
action-wonder-price =
    { $coins ->
        [one] Build { $wonder } for { $coins } coin, with { $card } under it
       *[other] Build { $wonder } for { $coins } coins, with { $card } under it
    }
action-pick = Choose { $wonder }
action-take = Take { $token }
action-decline = Take no progress token
# A card of the discard pile comes back.
action-revive = Build { $card } from the discard pile
# A card of the opponent's city is removed.
action-ruin = Remove { $card } from the opponent’s city
action-begins = { $player } begins
