# Labels of the table, the score sheet and the terminal.
# For translators: labels are short and start with a capital letter, without a full stop; sentences have
# one. Nothing may depend on the width of the English word.

## Lists: "a, b and c" or "a, b or c"

# All items but the last, added one by one.
list-next = { $before }, { $item }
list-and = { $before } and { $item }
list-or = { $before } or { $item }
list-empty = nothing

## Counted things

amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

## The table

label-player = Player
label-discard-pile = Discard pile
label-wonders = Wonders
label-progress-own = Progress tokens
label-science = Science
label-cost = Cost
label-free = Free
label-empty = Empty

## The score sheet

label-score-sheet = Score sheet
label-category-blue = Civilian buildings
label-category-green = Scientific buildings
label-category-yellow = Commercial buildings
label-category-purple = Guilds
label-category-wonders = Wonders
label-category-progress = Progress tokens
label-category-coins = Coins
label-category-military = Conflict track
label-total = Total

# The end of a game whose family has no words of its own. $kind: its id of the victory.
label-ended = The game is over ({ $kind }). Won by: { $players }.

label-victory-civilian = Civilian victory
label-victory-civilian_tiebreak = Civilian victory by blue cards
label-victory-military = Military supremacy
label-victory-scientific = Scientific supremacy
label-victory-political = Political supremacy
label-victory-shared = Shared victory

## Playing in the terminal

label-undo-refused = That cannot be undone: a card or a token has been turned up since.
# A computer player did not move. $kind is failed, illegal or slow; $file and $line are where it failed.
label-stood-in =
    { $kind ->
        [slow] { $player } takes too long: a stand-in has moved.
        [illegal] { $player } chose “{ $text }”, which is not possible: a stand-in has moved.
       *[failed] { $player } failed in { $file }, line { $line }: a stand-in has moved.
    }
label-undone = Undone.
label-saved = The game is saved in { $path }.
label-resumed = The game from { $path } goes on.

## Programs and tournaments

label-seed = Seed: { $seed }
label-compiled = compiled
label-interpreted = interpreted
label-progress-simulating =
    { $games ->
        [one] Playing { $games } game
       *[other] Playing { $games } games
    }
label-games = Games
label-games-per-second = Games per second
label-first-player-rate = Wins by the first player
label-wins = Wins
label-average-points = Average points
label-victories = Kinds of victory
