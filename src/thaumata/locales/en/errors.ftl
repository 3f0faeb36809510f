# What the program says when something cannot be done.
# For translators: say what was wrong and, where possible, what would be right. Never "error" or
# "invalid". Lists such as $languages come finished; words typed by a person stand in quotation marks.

## Settings

error-unknown-language = There is no language “{ $language }”. Choose one of: { $languages }.
error-unknown-variant = There is no game “{ $variant }”. Choose one of: { $variants }.
error-expansion-alone = { $expansion } can only be played together with { $needed }.
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
error-cannot-retract = There is no choice left to undo.
# $seats lists seats as programs count them, from 0.
error-which-seat = Several seats choose at once ({ $seats }): say for which of them “{ $text }” is meant.
error-pickle-game = A game cannot be pickled: keep its variant and options, which make it again.
error-pickle-state = A state cannot be pickled: keep the record of the game, or a position of it.

## Why an action is refused

# Why an action is refused; also a hint on what is out of reach: one short sentence.
refused-coins =
    { $coins ->
        [one] You are { $coins } coin short.
       *[other] You are { $coins } coins short.
    }
refused-covered = The card is still covered by others.
refused-built = The card is already built.
refused-discarded = The card is in the discard pile.
refused-no-card = The card is not on the table.
refused-wonder-built = The wonder is already built.
refused-wonder-of-others = The wonder is not yours.
refused-seven-wonders = Seven wonders are built: there will be no more.

## Records of games

error-record-empty = The record is empty.
error-record-header = This line of the record’s header is not understood: { $line }
error-record-line = Line { $line } of the record does not fit: { $reason }
error-record-version = This record has version { $version }, which this program cannot read.
error-record-hash =
    { $age ->
        [1] Line { $line }: after Age I the position is not the one recorded. The record was written under other rules; its text is unchanged.
        [2] Line { $line }: after Age II the position is not the one recorded. The record was written under other rules; its text is unchanged.
        [3] Line { $line }: after Age III the position is not the one recorded. The record was written under other rules; its text is unchanged.
       *[other] Line { $line } ({ $age }): the position is not the one recorded. The record was written under other rules; its text is unchanged.
    }

## Why a file cannot be used

file-missing = there is no such file or folder
file-forbidden = it may not be read or written
file-folder = it is a folder
file-no-folder = part of its path is not a folder
file-no-room = there is no room left on the disk
file-read-only = nothing may be written there
file-long-name = the name is too long
