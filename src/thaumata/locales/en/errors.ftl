# What the program says when something cannot be done.
# For translators: say what was wrong and, where possible, what would be right. Never "error" or
# "invalid". Lists such as $languages come finished; words typed by a person stand in quotation marks.

## Settings

error-unknown-language = There is no language “{ $language }”. Choose one of: { $languages }.
error-unknown-variant = There is no game “{ $variant }”. Choose one of: { $variants }.
error-expansion-alone = { $expansion } is played together with { $needed } only.
error-unknown-expansion = The game “{ $variant }” has no expansion “{ $expansion }”. Choose from: { $expansions }.
error-expansions-text = Expansions are given as a list, such as [“{ $expansions }”], not as the text “{ $expansions }”.
error-unknown-option = There is no option “{ $option }”. Choose from: { $options }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $values }.
error-seats =
    { $seats ->
        [one] The game “{ $variant }” is not for { $seats } player.
       *[other] The game “{ $variant }” is not for { $seats } players.
    }
error-unknown-player = There is no player “{ $player }”. Choose from: { $players }.
error-player-count =
    { $wanted ->
        [one] { $wanted } player is needed; the number given is { $given }.
       *[other] { $wanted } players are needed; the number given is { $given }.
    }
error-number = “{ $option }” needs a whole number, not “{ $value }”.
error-move-number = There is no move { $number }; the last one is { $last }.
error-file = The file { $path } cannot be used: { $reason }.

## Actions

error-not-understood = “{ $text }” is not understood.
error-illegal = “{ $text }” is not possible now.
# $seat counts from 1; 8 is nature, who deals.
error-not-asked =
    { $seat ->
        [8] Nature has nothing to deal now.
       *[other] Player { $seat } has nothing to decide now.
    }
error-over = The game is over.
error-ambiguous = “{ $text }” can mean more than one thing: { $candidates }.
error-cannot-retract = There is no choice left to take back.
# $seats lists seats as programs count them, from 0.
error-which-seat = Several seats choose at once ({ $seats }): say for which of them “{ $text }” is meant.
error-pickle-game = A game cannot be pickled: keep its variant and options, which make it again.
error-pickle-state = A state cannot be pickled: keep the record of the game, or a position of it.

## Why an action is refused

# Told of what somebody wants to do, and as a hint on what is out of reach: one short sentence.
refused-coins =
    { $coins ->
        [one] You are { $coins } coin short.
       *[other] You are { $coins } coins short.
    }
refused-covered = The card is still covered by others.
refused-built = The card is built already.
refused-discarded = The card is in the discard pile.
refused-no-card = The card is not on the table.
refused-wonder-built = The wonder is built already.
refused-wonder-of-others = The wonder is not yours.
refused-seven-wonders = Seven wonders are built: there will be no more.

## Records of games

error-record-empty = The record is empty.
error-record-header = This line of the record’s head is not understood: { $line }
error-record-line = Line { $line } of the record does not fit: { $reason }
error-record-version = This record has version { $version }, which this program cannot read.
error-record-hash =
    { $age ->
        [1] Line { $line }: after Age I the position is not the one recorded. The record was written under other rules; its text is unchanged.
        [2] Line { $line }: after Age II the position is not the one recorded. The record was written under other rules; its text is unchanged.
        [3] Line { $line }: after Age III the position is not the one recorded. The record was written under other rules; its text is unchanged.
       *[other] Line { $line } ({ $age }): the position is not the one recorded. The record was written under other rules; its text is unchanged.
    }

## Positions

error-not-json = This is not JSON: { $reason }
error-position-field = The field “{ $field }” does not fit. { $reason }

# Reasons for error-position-field: what kind of thing stands in the field.
error-field-type =
    There should be { $expected ->
        [int] a whole number
        [float] a number with a fraction
        [str] text in quotation marks
        [bool] true or false
        [array] a list in brackets
        [object] an object in braces
        [null] nothing
       *[other] something else
    }, but there is { $given ->
        [int] a whole number
        [float] a number with a fraction
        [str] text in quotation marks
        [bool] true or false
        [array] a list in brackets
        [object] an object in braces
        [null] nothing
       *[other] something else
    }.
error-field-length =
    { $expected ->
        [one] The list should have { $expected } entry, but has { $given }.
       *[other] The list should have { $expected } entries, but has { $given }.
    }
error-field-missing = It is missing.
error-field-unknown = There is no such field.
error-field-key = Its names should stand in quotation marks.
error-field-other = A position has something else there.

# Reasons for error-not-json. $place counts the bytes of the text from 1.
error-json-malformed = Something is wrong at byte { $place }.
error-json-short = It ends too early.
error-json-deep = It is nested too deep.
error-json-letters = It holds letters that cannot be read as UTF-8.
error-json-number = A number in it is too large.
error-json-object = A position is an object in braces, not { $given }.

impossible-card-twice = { $card } is in two places.
impossible-unknown-id = There is no piece “{ $id }”.
impossible-coins = Player { $player } cannot have that many coins.
impossible-slot-covered = The card at { $slot } is gone, but cards that covered it are still there.
impossible-slot-face = The card at { $slot } shows the wrong side.
impossible-back = The card at { $slot } does not belong to its back.
impossible-too-early = { $card } belongs to an age that has not begun.
# $what names what is counted.
impossible-count =
    { $what ->
        [age] Age: the position has { $given }; it should be { $expected }.
        [first] First player: the position has { $given }; it should be { $expected }.
        [active] Active player: the position has { $given }; it should be { $expected }.
        [age1] Cards of Age I: the position has { $given }; it should be { $expected }.
        [age2] Cards of Age II: the position has { $given }; it should be { $expected }.
        [age3] Cards of Age III: the position has { $given }; it should be { $expected }.
        [guild] Guild cards: the position has { $given }; it should be { $expected }.
        [temple] Grand Temples: the position has { $given }; it should be { $expected }.
        [senator] Senators: the position has { $given }; it should be { $expected }.
        [progress] Progress tokens: the position has { $given }; it should be { $expected }.
        [board] Progress tokens on the board: the position has { $given }; it should be { $expected }.
        [box] Progress tokens in the box: the position has { $given }; it should be { $expected }.
        [drawn] Pieces drawn for a choice: the position has { $given }; it should be { $expected }.
        [structure] Cards in the structure: the position has { $given }; it should be { $expected }.
        [backs] Backs in the structure: the position has { $given }; it should be { $expected }.
        [to_deal] Cards being turned up: the position has { $given }; it should be { $expected }.
        [reserve] Coins outside the treasury: the position has { $given }; it should be { $expected }.
        [mesopotamian] Mesopotamian gods: the position has { $given }; it should be { $expected }.
        [phoenician] Phoenician gods: the position has { $given }; it should be { $expected }.
        [greek] Greek gods: the position has { $given }; it should be { $expected }.
        [egyptian] Egyptian gods: the position has { $given }; it should be { $expected }.
        [roman] Roman gods: the position has { $given }; it should be { $expected }.
        [space] Gods in the Pantheon: the position has { $given }; it should be { $expected }.
        [mythology] Mythology tokens: the position has { $given }; it should be { $expected }.
        [enki] Progress tokens on Enki: the position has { $given }; it should be { $expected }.
        [decree] Decrees that were moved: the position has { $given }; it should be { $expected }.
        [conspiracy] Conspiracies in play: the position has { $given }; it should be { $expected }.
        [removed] Cards found by Treason: the position has { $given }; it should be { $expected }.
       *[other] { $what }: the position has { $given }; it should be { $expected }.
    }
# $pawn is a space of the track, from -9 to 9.
impossible-pawn = The conflict pawn cannot stand at { $pawn }.
impossible-shields = The conflict pawn cannot stand at { $pawn }: the shields of both players do not bring it there.
impossible-military-token = A military token on the side of player { $player } is gone, but the pawn cannot have come so far.
impossible-progress = Player { $player } has more progress tokens than pairs of symbols and other pieces bring.
impossible-pair = Player { $player } has a pair of symbols, but not the progress token for it.
impossible-extra-turn = Nothing promises player { $player } an extra turn.
impossible-active = It cannot be the turn of player { $player }.
impossible-first-game = These are not the wonders of a first game.
impossible-cubes = Nothing on the table brings player { $player } influence cubes.
impossible-conspiracies = Player { $player } has more conspiracies than conspirators and wonders bring.
impossible-wonders = The wonders do not fit: there are eight in all, and seven at most are built.
impossible-pending = The decision “{ $pending }” cannot be waiting here.
impossible-over = The game cannot have ended like this.
# $piece is the name of a god, a token, a chamber or a conspiracy.
impossible-pantheon = The Pantheon cannot be like this: look at “{ $piece }”.
impossible-agora = The Senate cannot be like this: look at “{ $piece }”.

## Why a file cannot be used

file-missing = there is no such file or folder
file-forbidden = it may not be read or written
file-folder = it is a folder
file-no-folder = a part of its path is no folder
file-no-room = there is no room left on the disk
file-read-only = nothing may be written there
file-long-name = the name is too long
