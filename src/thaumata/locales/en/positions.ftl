# A position that is refused: where something stands that does not fit, and why.
# For translators: $field is the name of a field, such as cities[0].coins; $player counts the players from 1;
# $city counts the cities clockwise from 1, with two players the third is the Free City; $card, $board and $piece are
# names of pieces; $given is what the position has and $expected what it should have.

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
error-json-half = It holds half of a character: the code of the other half is missing.
error-json-number = A number in it is too large.
error-json-object = A position is an object in braces, not { $given }.
error-no-positions = A position of “{ $variant }” cannot be read: nobody has said how its table is put together.
error-untold-past = Nobody can guess what is hidden at this table: it does not tell what everyone did before.

## What cannot be read (reasons for error-position-field)

error-field-range = It should be a number from { $least } to { $most }, but is { $given }.
error-field-most = There are { $given } entries, but { $most } at most.
# $known lists what there is.
error-field-piece =
    { $kind ->
        [card] There is no card “{ $id }” in this game.
        [wonder] There is no wonder “{ $id }” in this game.
        [token] There is no progress token “{ $id }” in this game.
        [military_token] There is no military token “{ $id }”: there are { $known }.
        [divine_token] There is no token “{ $id }” for this age.
        [god] There is no god “{ $id }” here.
        [decree] There is no decree “{ $id }”.
        [conspiracy] There is no conspiracy “{ $id }”.
        [place] There is no place “{ $id }” for a conspiracy.
        [board] There is no board “{ $id }” in this game.
        [side] There is no side “{ $id }”: a board has the sides { $known }.
        [slot] There is no slot “{ $id }” in the structure of this age.
        [back] There is no back “{ $id }” in this age: there are { $known }.
        [decision] There is no decision or step “{ $id }” in this game.
        [victory] There is no victory “{ $id }”: there are { $known }.
        [seat] There is no seat “{ $id }”.
       *[other] There is no “{ $id }”.
    }
error-field-seat = There is no seat { $seat }.
# $about is what stands in the position, $pending the name of a decision.
error-field-about = The decision “{ $pending }” cannot be about “{ $about }”.
error-field-value = “{ $given }” makes no sense here.
error-field-no-agenda = It is empty: nobody is asked anything. Left out, it begins a turn.
# $name is the name of a field.
error-field-variant = It is missing: a position with the field “{ $name }” has to name its variant.
error-field-unseen = A card is unknown only to a seat: the field “{ $name }” has to say to which.
# $deed is what stands in the position, such as “build baths”.
error-field-deed = “{ $deed }” is not something a city does with a card.
error-field-token = There is no conflict token of { $given }.

## What cannot be at any table

impossible-card-twice = { $card } is in two places.
impossible-count = The number is { $given }, but should be { $expected }.
impossible-copies =
    { $expected ->
        [0] { $card } is not in the decks of this game.
       *[other] { $card }: there are { $given } of them, but should be { $expected }.
    }
impossible-too-early = { $card } belongs to an age that has not begun.
impossible-wrong-age = { $card } is a card of another age.
# $what is the name of a number that the program keeps.
impossible-number = “{ $what }” is { $given }, but the pieces on the table give { $expected }.
# $pending is the name of a decision, or a dash.
impossible-pending = The decision “{ $pending }” cannot be waiting here.
impossible-stuck = The game cannot go on from the decision “{ $pending }”: it asks a player who can do nothing.
# $known lists the steps that lead on.
impossible-stranded = Nothing follows when the decision or step “{ $pending }” is through: an agenda ends with one of { $known }.
impossible-over = The game cannot be over, or not over, or have ended like this.
impossible-coins = Player { $player } cannot have that many coins.
# $piece is the name of a god, a token or a conspiracy.
impossible-place = { $piece } cannot be like this.

## Duel

impossible-slot-outside = There is no card { $slot } in the structure.
impossible-slot-empty = No card lies face down at { $slot } that could be turned up.
impossible-slot-covered = The card at { $slot } is gone, but cards that covered it are still there.
impossible-slot-face = The card at { $slot } shows the wrong side.
impossible-back = The card at { $slot } does not belong to its back.
impossible-deck =
    { $back ->
        [age1] Cards of Age I in play: { $given }; dealt were { $expected }.
        [age2] Cards of Age II in play: { $given }; dealt were { $expected }.
        [age3] Cards of Age III in play: { $given }; dealt were { $expected }.
        [guild] Guild cards in play: { $given }; dealt were { $expected }.
        [temple] Grand Temples in play: { $given }; dealt were { $expected }.
        [senator] Senators in play: { $given }; dealt were { $expected }.
       *[other] Cards of the deck “{ $back }” in play: { $given }; dealt were { $expected }.
    }
impossible-wonders = The wonders do not fit: there are eight in all, and seven at most are built.
# $pawn is a space of the track, from -9 to 9.
impossible-pawn = The conflict pawn cannot stand at { $pawn }.
impossible-fired = The conflict pawn at { $pawn } is beyond a military token that is still there.
# $piece is the name of a chamber.
impossible-chamber = Cubes, control and decrees do not fit: look at { $piece }.

## 7 Wonders

impossible-own-card = Player { $player } knows their own hand and moves, and those of an ally: none of these cards can be unknown.
impossible-memory = In no game would someone have seen exactly these cards.
# $round is a number; $who is player or controller.
impossible-hand =
    { $who ->
        [controller] In round { $round } this hand has { $expected } cards, with the one that was drawn for the Free City, but there are { $given }.
       *[player] In round { $round } this hand has { $expected } cards, but there are { $given }.
    }
# $left and $expected are numbers of cards.
impossible-hand-short = Cards of the age that are nowhere else: { $left }; the hand needs { $expected }. In round { $round } so many cannot have been used yet.
impossible-same-building = { $card } stands twice in one city.
impossible-board-twice = The board { $board } lies before two cities.
# $side is A or B.
impossible-side = The option “{ $option }” does not allow side { $side }.
impossible-treasury = City { $city } cannot have that many coins.
impossible-power = City { $city } cannot have used a free build.
# $age and $round are numbers.
impossible-deeds = City { $city } cannot have done just this by round { $round } of Age { $age }.
impossible-building = { $card } stands in a city, but came neither from a hand nor from the discard pile.
impossible-built-deed = City { $city } has built { $card }, but it does not stand there, or was built twice.
impossible-last-card = City { $city } cannot play the last card of an age.
impossible-raised = City { $city } cannot build from the discard pile, or has not built this from it.
impossible-discards = { $card } does not lie in the discard pile as often as it was put there.
impossible-draw = In round { $round } no card, or not this one, was drawn from the pile of the Free City.
impossible-conflicts = The shields do not give city { $city } these conflict tokens.
impossible-losses = What was built in this round does not make city { $city } lose these coins.
# $least and $most are numbers of debts; they may be equal.
impossible-debts = City { $city } cannot have { $given } debts: what was built brings it from { $least } to { $most }.
impossible-sealed = Player { $player } cannot have sealed this, or has sealed nothing.

## Random games that are checked
# $seat is a number from 0, $decision the name of a decision, $print the hash of a position.

impossible-contract =
    { $promise ->
        [offers-twice] Seat { $seat } may do something twice over ({ $decision }, { $print }).
        [picks-illegal] Seat { $seat } has picked an action that is not legal ({ $decision }, { $print }).
        [copy-differs] A copy of the table differs from it ({ $decision }, { $print }).
        [copy-offers] A copy of the table offers other actions ({ $decision }, { $print }).
        [copy-shares] A move on a copy has changed the table ({ $decision }, { $print }).
       *[changes-nothing] An action has changed nothing ({ $decision }, { $print }).
    }
