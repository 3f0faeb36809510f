# What a player is asked in a game with Agora, and the words on the answers.
# For translators: a prompt is one sentence in the second person that names the one task. An action is
# the text of a button or of a numbered line, without a full stop. No exclamation marks.

## Questions to nature, asked when a game from a real table is entered

prompt-lay_senator = Where does a senator lie?
# $chamber counts the chambers from 1.
prompt-deal_decree = Which decree lies in chamber { $chamber }?
prompt-draw_conspiracy = Which conspiracy is drawn?
prompt-deal_removed = Which card was left out of this age?

## Questions to a player

# $section: left, center or right. $count is how many actions are left.
prompt-senate_action =
    { $section ->
        [left]
            { $count ->
                [one] Place a cube in the left section or move one of yours; { $count } action is left.
               *[other] Place a cube in the left section or move one of yours; { $count } actions are left.
            }
        [center]
            { $count ->
                [one] Place a cube in the central section or move one of yours; { $count } action is left.
               *[other] Place a cube in the central section or move one of yours; { $count } actions are left.
            }
       *[right]
            { $count ->
                [one] Place a cube in the right section or move one of yours; { $count } action is left.
               *[other] Place a cube in the right section or move one of yours; { $count } actions are left.
            }
    }
prompt-conspirator = Place a cube in a chamber, or conspire.
prompt-place_cube = Choose the chamber for your cube.
prompt-move_cube = You may move one of your cubes to the chamber beside it.
prompt-remove_cube = Choose the chamber where the opponent loses a cube.
prompt-keep_conspiracy = Choose which conspiracy to keep.
prompt-put_back = The other conspiracy goes back: choose the top or the bottom of the deck.
# $which: prepared or unprepared.
prompt-trigger =
    { $which ->
        [prepared] You may trigger a prepared conspiracy before your turn.
       *[unprepared] You may trigger a conspiracy that is not prepared.
    }
prompt-extortion = Choose a wonder to take from the opponent.
prompt-obscurantism = Choose the progress token to lock.
prompt-property_fraud = Choose a building from the top row to build for free.
prompt-treason = Choose one of the cards left out of the game to build for free.
prompt-espionage = Choose a progress token from the box.
# $which: first or second.
prompt-turn_of_events =
    { $which ->
        [first] Choose a card to remove from the structure.
       *[second] You may remove a second card from the structure.
    }
prompt-foreclosure = Choose a brown or grey card to take from the opponent.
prompt-coercion = Choose one of the opponent’s cards and the card of the same color you give for it.
prompt-insider_influence = Choose a decree and the chamber it moves to.
prompt-sabotage = Choose the wonder the opponent will lose.

## Answers

# $card is a senator.
action-recruit = Recruit { $card }
action-recruit-price =
    { $coins ->
        [one] Recruit { $card } for { $coins } coin
       *[other] Recruit { $card } for { $coins } coins
    }
action-recruit_discarded = Recruit { $card } from the discard pile
action-place_cube = Place a cube in chamber { $chamber }
action-move_cube = Move a cube from chamber { $start } to chamber { $end }
action-remove_cube = Remove one of the opponent’s cubes from chamber { $chamber }
action-no_action = End senate actions
action-no_move = Do not move a cube
action-conspire = Conspire
action-keep = Keep { $conspiracy }
action-top = On top of the deck
action-bottom = Under the deck
# $card is the card that goes under the conspiracy.
action-prepare = Prepare { $conspiracy } with { $card } under it
action-trigger = Trigger { $conspiracy }
action-trigger-idle = Trigger { $conspiracy }, which would do nothing now
action-no_trigger = Do not trigger a conspiracy
action-lock = Lock { $token }
action-build_top = Build { $card } from the top row
action-build_removed = Build { $card } from the cards left out
action-no_discard = Do not remove a second card
action-swap = Take { $taken } and give { $given }
action-shift_decree = Move the decree of chamber { $start } to chamber { $end }
action-destroy_wonder = Send { $wonder } back to the box

## Why an action is refused

refused-no-conspiracy = You have no such conspiracy to prepare.
