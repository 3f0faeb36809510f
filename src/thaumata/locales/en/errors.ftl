# What the program says when something cannot be done.
# For translators: say what was wrong and, where possible, what would be right. Never "error" or
# "invalid". Lists such as $languages come finished; words typed by a person stand in quotation marks.

## Settings

error-unknown-language = There is no language “{ $language }”. Choose one of: { $languages }.
error-unknown-variant = There is no game “{ $variant }”. Choose one of: { $variants }.
error-unknown-expansion = The game “{ $variant }” has no expansion “{ $expansion }”. Choose from: { $expansions }.
error-unavailable-variant = The game “{ $variant }” cannot be played yet.
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
# $reason is one of the sentences below.
error-position = This position is impossible. { $reason }
error-position-field = The field “{ $field }” does not fit. { $reason }

impossible-card-twice = { $card } is in two places.
impossible-unknown-id = There is no piece “{ $id }”.
impossible-coins = Player { $player } cannot have that many coins.
impossible-slot-covered = The card at { $slot } is gone, but cards that covered it are still there.
impossible-slot-face = The card at { $slot } shows the wrong side.
impossible-back = The card at { $slot } does not belong to its back.
impossible-too-early = { $card } belongs to an age that has not begun.
# $what names what is counted.
impossible-count = The number of { $what } is { $given }; it should be { $expected }.
impossible-pawn = The conflict pawn cannot stand at { $pawn }.
impossible-wonders = The wonders do not fit: there are eight in all, and seven at most are built.
impossible-pending = The decision “{ $pending }” cannot be waiting here.
impossible-missing = “{ $field }” is missing.
impossible-over = The game cannot have ended like this.
# $piece is the id of a god, a token, a chamber or a conspiracy.
impossible-pantheon = The Pantheon cannot be like this: look at “{ $piece }”.
impossible-agora = The Senate cannot be like this: look at “{ $piece }”.
