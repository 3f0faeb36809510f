# Why a position of 7 Wonders cannot come about.
# For translators: $city counts the cities clockwise from 1, with two players the third is the Free City;
# $player counts the players from 1. $card and $board are names of pieces.

impossible-copies = { $card }: the position has { $given } of them, but there are no more than { $expected }.
impossible-wrong-age = { $card } is a card of another age.
impossible-unknown-card = A card is unknown only to somebody: the field “{ $field }” has to say to whom.
impossible-own-card = Player { $player } knows the own hand and deeds, and those of an ally: no card of them is unknown.
impossible-memory = No game lets somebody see just these cards, no more and no fewer.
impossible-same-building = { $card } stands twice in one city.
impossible-board-twice = The board { $board } lies before two cities.
# $side is A or B.
impossible-side = City { $city } lies on side { $side }, which the option “{ $option }” does not allow.
impossible-treasury = City { $city } cannot have that many coins.
# $most is how many stages the board has.
impossible-stages =
    { $most ->
        [0] City { $city } has no stages to build.
       *[other] City { $city } cannot have that many stages: its board has { $most }.
    }
impossible-stage-deeds = City { $city }: stages that stand: { $given }; stages that its deeds built: { $expected }.
impossible-power = City { $city } cannot have used a free build.
impossible-hand = The hand of player { $player } has { $given } cards; it should have { $expected }.
# $deed is what stands in the position, such as “build baths”.
impossible-deed = “{ $deed }” is nothing that a city does with a card.
# $age is a number; $expected may be several numbers.
impossible-deeds = City { $city }, deeds in Age { $age }: the position has { $given }; it should be { $expected }.
impossible-built-deed = City { $city } has built { $card }, but it does not stand there, or was built twice.
impossible-last-card = City { $city } cannot play the last card of an age.
impossible-raised = City { $city }: { $card } came neither from a hand nor from the discard pile.
impossible-discards = { $card } does not lie in the discard pile as often as it was put there.
impossible-draw = { $card } cannot have been drawn from the pile of the Free City.
impossible-conflicts = The shields do not give city { $city } these conflict tokens.
impossible-diplomacy = City { $city }, Diplomacy tokens: the position has { $given }; it should be { $expected }.
impossible-losses = What was built in this round does not make city { $city } lose these coins.
# $least and $most are numbers of debts; they may be equal.
impossible-debts = City { $city } cannot have { $given } debts: what was built brings it from { $least } to { $most }.
# $part is the name of an expansion, $what stands in the position there.
impossible-part = The part “{ $part }” cannot hold “{ $what }”.
# $text is an action, such as “build baths”.
impossible-sealed = Player { $player } cannot have sealed “{ $text }”.

# $field names what is counted.
impossible-amount =
    { $field ->
        [age] Age: the position has { $given }; it should be { $expected }.
        [round] Round: the position has { $given }; it should be { $expected }.
        [cities] Cities: the position has { $given }; it should be { $expected }.
        [hands] Hands, or cards in a hand: the position has { $given }; it should be { $expected }.
        [deeds] Deeds: the position has { $given }; it should be { $expected }.
        [draws] Cards drawn from the pile: the position has { $given }; it should be { $expected }.
        [raised] Cards built from the discard pile: the position has { $given }; it should be { $expected }.
        [remembered] Cards remembered from earlier hands: the position has { $given }; it should be { $expected }.
        [seen] Looks at the discard pile: the position has { $given }; it should be { $expected }.
        [seen_by] Seat that sees the table: the position has { $given }; it should be { $expected }.
        [mixed_in] Guilds or black cards in the deck: the position has { $given }; it should be { $expected }.
       *[deck] Cards in the deck: the position has { $given }; it should be { $expected }.
    }
