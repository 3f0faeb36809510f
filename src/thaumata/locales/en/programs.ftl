# What the programs of the command line say: simulations and measurements.
# For translators: labels are short and start with a capital letter, without a full stop; sentences have
# one. Words of the command line, such as --games, stay as they are and come as variables.

## Numbers and options

error-number-least = “{ $option }” must be { $least } or more, not { $value }.
error-number-most = “{ $option }” must be { $most } or less, not { $value }.
# $text is what the user typed; the right form is shown as $form.
error-option-form = An option is given as { $form }, not as “{ $text }”.

## Players and games from a file

error-player-class = The file { $path } has no player “{ $player }”.
# $reason is a message of Python.
error-network = { $path } is not a network.
error-player-broken = The player { $name } does not start: { $reason }
# $reason is a message of Python.
error-player-failed = The player “{ $player }” has failed at { $file }, line { $line }, in { $game } with seed { $seed }: { $reason }
# $number counts the games of a simulation from 1.
error-player-failed-in = The player “{ $player }” has failed at { $file }, line { $line }, in game { $number } of { $game } with seed { $seed }: { $reason }
error-player-illegal = The player “{ $player }” chose “{ $text }” in { $game } with seed { $seed }, which is not possible.
error-player-illegal-in = The player “{ $player }” chose “{ $text }” in game { $number } of { $game } with seed { $seed }, which is not possible.
error-player-slow = The player “{ $player }” has thought for more than { $seconds } seconds in { $game } with seed { $seed }.
error-game-class = The file { $path } has no game “{ $name }”.
# $reason is a message of Python.
error-game-broken = The game { $name } does not start: { $reason }

## The end of a game, for programs

# $kind is the id of a victory, such as civilian; $winners lists players, $points has the totals of all.
outcome-line =
    { $count ->
        [one] Player { $winners } wins ({ $kind }), { $points }
       *[other] Players { $winners } win ({ $kind }), { $points }
    }

## Simulations

# Under a table with average points. $scored games of $games were decided by points.
label-averages =
    { $games ->
        [one] The averages are over { $scored } of { $games } game: the one that went to scoring.
       *[other] The averages are over { $scored } of { $games } games: those that went to scoring.
    }
label-averages-all = The averages are over all games.

## Measurements

label-progress-measuring = Measuring, round { $number } of { $rounds }
label-copy-time = Copying a state, nanoseconds
label-copy-into-time = Copying into another state, nanoseconds
label-state-size = Size of a state, bytes
label-allocating-moves = Moves that ask for memory, %
label-decisions-per-game = Decisions in a game
label-choices-per-decision = Choices in a decision
# A table on which everything can be paid in one way, and the one with the most ways to pay.
label-listing-easy = Listing the choices of an easy hand, nanoseconds
label-listing-worst = Listing the choices of the hardest hand, nanoseconds
label-listed-easy = Choices with an easy hand
label-listed-worst = Choices with the hardest hand
label-most-plans = Ways to pay for one card of it, at most
label-speed-ratio = Compiled, the rules are { $ratio } times as fast.
label-simulations = { $variant }: the search of { $level } makes { $simulations } simulations a second.
label-not-compiled = The rules are not compiled here.

note-interpreted = Thaumata was installed without a C compiler and runs as plain Python: everything works, the computer players think a hundred times slower. This is said once.

error-unknown-family = There is nothing to learn about “{ $family }”. There is: { $families }.
error-training = The network was not fitted: { $reason } Fitting needs {"numpy"} and {"scipy"}.
label-trained = Generation { $generation }: { $path }
label-trained-match = Against the generation before, { $simulations } simulations each: won { $won } % of { $games } games of { $variant } (chance: { $chance } %)
