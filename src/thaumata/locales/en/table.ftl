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
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-shields =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
amount-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-symbols =
    { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
amount-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## The table

label-coins = Coins
label-points = Points
label-shields = Shields
label-age = Age
label-turn = Turn
label-to-move = To move
label-player = Player
label-opponent = Opponent
label-bank = Bank
label-box = Box
label-discard-pile = Discard pile
label-structure = Structure
label-city = City
label-wonders = Wonders
label-progress-board = Progress tokens on the board
label-progress-own = Progress tokens
label-track = Conflict track
label-pawn = Conflict pawn
label-pawn-center = The conflict pawn stands in the center.
# $player is the one whose capital is nearer.
label-pawn-at =
    { $distance ->
        [one] The conflict pawn stands { $distance } space from the center, on the side of { $player }.
       *[other] The conflict pawn stands { $distance } spaces from the center, on the side of { $player }.
    }
label-capital = Capital
label-military-tokens = Military tokens
label-science = Science
label-production = Production
# The price of buying one more unit of a resource.
label-price-next = Price of one more
label-cost = Cost
label-effect = Effect
label-chain = Chain
label-free = Free
label-built = Built
label-unbuilt = Not built
label-face-down = Face down
label-covered = Covered
label-accessible = Open
label-empty = Empty
label-log = What happened

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

label-victory-civilian = Civilian victory
label-victory-civilian_tiebreak = Civilian victory by blue cards
label-victory-military = Military supremacy
label-victory-scientific = Scientific supremacy
label-victory-political = Political supremacy
label-victory-shared = Shared victory
label-winner = Winner: { $player }
label-shared-victory = Both players share the victory.
label-game-over = The game is over.

## Playing in the terminal

label-your-turn = { $player }, it is your turn.
label-thinking = The computer is thinking.
label-choose-number = Your choice
label-invalid-choice = “{ $text }” is not one of the choices.
label-undo = Undo
label-undo-refused = That cannot be undone: a card or a token has been turned up since.
label-undone = Taken back.
label-save = Save
label-saved = The game is saved in { $path }.
label-resume = Resume
label-resumed = The game from { $path } goes on.
label-quit = Quit
label-help = Help
label-explain = Explain
label-explain-which = Which card, wonder or token?
label-yes = yes
label-no = no

## Programs and tournaments

label-seed = Seed: { $seed }
label-variant = Game
label-language = Language
label-compiled = compiled
label-interpreted = interpreted
label-progress-simulating =
    { $games ->
        [one] Playing { $games } game
       *[other] Playing { $games } games
    }
label-games = Games
label-games-per-second = Games a second
label-first-player-rate = Wins of the player who begins
label-wins = Wins
label-draws = Shared victories
label-average-points = Average points
label-average-turns = Average turns
label-victories = Kinds of victory
