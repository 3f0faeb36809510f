# The arena: computer players meet in pairs and are rated.
# For translators: labels are short and start with a capital letter, without a full stop; sentences have
# one. What a person types stands in quotation marks and braces and stays as it is.

## The page of the command

usage-arena = Let computer players meet in pairs, on the same deals from every seat, and rate them.
usage-arena-more = Each game is written to a file as soon as it is over; a run that was stopped goes on with {"--results"}. A player that crashes, is too slow or makes an impossible move loses the game. Where more than two sides play, one player sits alone among as many of the other as there are seats left, takes every seat in turn, and then they change roles.
usage-arena-players = Who plays, separated by commas: {"novice"}, {"easy"}, {"medium"}, {"hard"}, {"expert"}, {"greedy"}, {"random"}, a class in a file of yours, {"mybot.py:MyBot"}, or a program in any language, {"exec:COMMAND"}. A comma inside quotation marks belongs to the command. A single player plays against itself.
usage-arena-games = How many games for each pairing, or a few more: each deal is played from every seat.
usage-arena-gauntlet = Only the first player meets each of the others.
usage-arena-lone = Only the first player of each pairing sits alone among the other; for more than two sides.
usage-arena-pace = Multiplies how far our levels look ahead.
usage-arena-seconds = The longest time for a decision of our levels and of programs; without it programs have 10 seconds.
usage-arena-results = Keep the games in this file; what is in it already is not played again.
usage-arena-ray = Share the games among the machines of a Ray cluster, or the processors of this one.

## Mistakes

error-positive-number = “{ $option }” needs a number above zero, not “{ $value }”.
error-no-entrants = No players are named.
error-same-entrant = “{ $player }” is named twice.
error-program-command = “{ $player }” names no program that could be started.
error-no-program = The program “{ $program }” of “{ $player }” is not found.
error-lone = “{ $option }” is for games of more than two sides.
# $install is what to type.
error-no-ray = Ray is not installed here. To install it: { $install }
error-worker-ended = A process that played games has ended by itself, as when a player crashes or memory runs out. The games played before are kept.
error-results-version = The results in { $path } have version { $version }, which this program cannot read.
error-results-line = Line { $number } of { $path } is not an arena result.
# $name is a setting such as seed or pace.
error-results-settings = The results in { $path } are of another arena: { $name } is “{ $found }” there, not “{ $wanted }”.

## Why a player has lost a game by itself

# $reason is a message of Python, $complaint the last line of a program's error stream.
forfeit-failed = it failed at { $file }, line { $line }: { $reason }
forfeit-illegal = it chose “{ $text }”, which is not possible ({ $decision })
forfeit-slow = it did not answer within { $seconds } seconds (last complaint: { $complaint })
forfeit-died = it ended in the middle of the game with code { $code } (last complaint: { $complaint })
forfeit-long = it wrote more than { $bytes } bytes for one answer
forfeit-not-ready = it answered the start with “{ $text }” instead of “{ $ready }”
forfeit-no-start = it does not start: { $reason }

## The report

# $limit is 0 where there is no time limit.
label-arena =
    { $limit ->
        [0] { $game }. Games: { $games }, pace: { $pace }, seed: { $seed }
       *[other] { $game }. Games: { $games }, pace: { $pace }, seconds a decision at most: { $limit }, seed: { $seed }
    }
label-elo = Elo
label-arena-median = Median
label-arena-p99 = 99 %
label-arena-against = Against
# A player in one seat, and who sits in all the others.
label-arena-alone = Alone
label-arena-among = Among
label-arena-won = Won
label-arena-shared = Shared
label-arena-chance = Chance, %
label-milliseconds = { $number } ms
label-seconds = { $number } s
label-forfeit = Forfeit
label-arena-forfeits = { $player } forfeited games ({ $games }): { $reason }.
label-arena-times = Times are those of decisions with a choice: half of them took no longer than the median.
label-arena-results = Results: { $path }
# $option is what to add to the command.
label-arena-stopped = Stopped. Games played: { $games } of { $scheduled }. To go on, repeat the command with { $option }
