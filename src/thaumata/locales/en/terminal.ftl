# What the game in the terminal says: tags, letters, commands, hints.
# For translators: labels are short; tags and letters stand in narrow columns, so keep them as short as
# English. Sentences end with a full stop. Nothing may depend on the width of the English word.

## Letters for resources in costs: one each, all different

label-letter-wood = W
label-letter-stone = S
label-letter-clay = C
label-letter-glass = G
label-letter-papyrus = P

## Science symbols in one word

label-symbol-armillary_sphere = sphere
label-symbol-sundial = sundial
label-symbol-mortar = mortar
label-symbol-pendulum = pendulum
label-symbol-quill = quill
label-symbol-wheel = wheel
label-symbol-scales = scales

## Tags on cards and wonders, in small letters

label-tag-free = free
label-tag-chain = chain
label-tag-short = { $coins } short
label-tag-built = built
# On the back of a card that lies face down.
label-back-guild = guild

## Labels of the table

label-computer = Computer
# Stands before the line in which a person enters what is dealt.
label-dealer = Dealer
label-set-up = Setting up
label-goods = Resources
# The price of buying one more unit.
label-price = To buy
label-build = Build
label-discard = Discard
# $player is the opponent, who has the progress token Economy.
label-trade-goes = Coins for resources go to { $player }.
# Follows a line of the log where the player had one possible answer.
label-forced = There was no other choice.

## What a choice would change

label-change-coins = { $player }: coins { $before } → { $after }
label-change-points = { $player }: points { $before } → { $after }
label-uncovers = Makes accessible: { $cards }.
label-uncovers-hidden =
    { $count ->
        [one] Turns up { $count } card that lies face down.
       *[other] Turns up { $count } cards that lie face down.
    }

## Where a piece is

label-where-open = It lies in the structure, accessible.
label-where-covered = It lies in the structure, covered.
label-where-city = It stands in the city of { $player }.
label-where-under = It lies under { $wonder }, built by { $player }.
label-where-discards = It is in the discard pile.
label-where-unseen = Nobody has seen it in this age: it lies face down or in the box.
label-where-later = It may come in { $age }.
label-where-box = It is in the box.
label-where-waiting = It belongs to { $player } and is not built.
label-where-built = Built by { $player }, with { $card } under it.
label-where-owned = It belongs to { $player }.
label-where-board = It lies on the board.
label-where-choice = It is to be chosen now.

## Commands: the words that a player may type, the best first, in small letters and without spaces

command-details = i
command-undo = undo u
command-score = score
command-cities = cities c
command-discards = discards d
command-log = log l
command-save = save s
command-hint = hint h
command-help = help
command-quit = quit q exit

label-help-commands = What you can type
label-command-number = choose what has this number
label-command-action = choose by the words of the action or by a name; every word may be cut short
label-command-explain = explain a card, a wonder, a progress token or the choice with a number; ? alone lists them
label-command-details = with a number: how the choice is paid and what it changes
label-command-undo = take your last choice back, as long as nothing has been revealed; with a number: so many
label-command-score = the score sheet as it would count now
label-command-cities = both cities with all their cards
label-command-discards = the discard pile
label-command-log = everything that has happened
label-command-save = with the name of a file: keep a copy of the game there
label-command-hint = the best actions as the computer sees them, and why
label-command-help = this page
label-command-quit = leave; the game can go on later

label-help-signs = What the signs mean
label-sign-coin = coin
label-sign-point = point
label-sign-shield = shield
label-sign-wonder = wonder
label-sign-built = wonder that stands
label-sign-token = progress token
label-sign-again = play again
label-sign-chain = chain
label-sign-each = for each
label-sign-most = in the city that has more
label-sign-pawn = conflict pawn
label-sign-removes = the opponent loses a card
label-sign-revives = card from the discard pile
label-sign-less = fewer coins for the opponent or fewer resources for you

label-help-rules = The game in short

## Hints and answers

label-play-hint = Number: choose · i number: price · ? name: explain · hint · undo · help · quit
# What is to be told about a game from a real table, in which the person at the keyboard deals.
label-deal-hint = Number or names: what comes up · ? name: explain · undo · help · quit
label-dealt = Last came up: { $pieces }
# The other one should look away.
label-hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
label-explain-hint = Type ? and a name or its beginning.
label-details-which = Which choice? Its number follows the command.
label-not-a-choice = “{ $text }” is not one of the choices; their numbers go from 1 to { $last }.
# $help is the word to type for help.
label-not-understood = “{ $text }” is not understood. Type a number from the list, or { $help }.
# $question is a finished sentence: what is asked now.
label-asked-now = “{ $text }” is not possible now. { $question }
label-not-dealt = “{ $text }” cannot come up now.
label-undo-nothing = There is nothing to undo yet.
label-save-exists = There is already a file { $path }. Choose another name.
label-record-kept = The game is written down in { $path }.
# $command is what to type in the shell.
label-going-on = To go on with the game: { $command }
# Asks which game of a list to go on with; an arrow and what is typed follow.
label-which-game = Which game
label-resume-hint = Number or name: go on with that game · Enter: the first · quit
label-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# $reason says what is wrong with the file, and ends with a full stop.
label-unreadable = The file { $path } is left alone: { $reason }
label-unknown-game = The file { $path } is of a game that is not known here, “{ $variant }”. Is it one of yours? Then: { $command }
label-after-action = After action { $number } of { $last }
label-step-hint = Enter: on · -: back · number: go there · quit

error-no-piece = There is no card, wonder or progress token “{ $text }”.
error-nothing-to-resume = There is no game to go on with.
error-no-save = There is no unfinished game “{ $text }”. Their numbers go from 1 to { $last }, or type the beginning of a name.
error-no-seat = There is no seat { $seat } in { $variant }, only 1 to { $seats }.
# $dealers are the words to choose from.
error-dealer = There is no dealer “{ $dealer }”. Choose one of: { $dealers }.
error-dealer-seed = What a person deals has no seed: leave out {"--seed"} or {"--dealer"}.
error-other-game = The game in { $path } has { $found }, not { $wanted }.
