# What happened in a game of 7 Wonders: the lines of the log, each a finished sentence. What is told as
# in a duel stands among the events of 7 Wonders Duel.
# For translators: $player, $city, $winner and $loser are names chosen by people, of unknown gender and
# never inflected, or the name of the Free City; $card and $board are names of pieces; $age is a name such
# as "Age II"; $side is "Side A" or "Side B". Keep every line short enough for a phone.

event-board_dealt = { $player } got { $board }: { $side }.
event-board_dealt_open = { $player } got { $board }.
event-side_chosen = { $player } chose { $board }, { $side }.
event-round_began = { $age }, round { $round }.
# $to: left, right, or other where two players exchange their hands.
event-hands_passed =
    { $to ->
        [left] Hands were passed to the left.
        [right] Hands were passed to the right.
       *[other] The players exchanged their hands.
    }

event-card_dealt = { $player } was dealt { $card }.
event-card_drawn = { $player } drew { $card } from the Free City’s pile.
event-left_over = { $player } put the last card, { $card }, on the discard pile.

event-built_by_power = { $player } built { $card } for free by the wonder’s power.
# $stage counts the stages of the wonder from 1.
event-stage_built = { $player } built stage { $stage } of the wonder.
event-stage_card = { $player } built stage { $stage } of the wonder, with { $card } under it.
event-sold_unseen =
    { $coins ->
        [one] { $player } sold a card for { $coins } coin.
       *[other] { $player } sold a card for { $coins } coins.
    }
event-sold_card =
    { $coins ->
        [one] { $player } sold { $card } for { $coins } coin.
       *[other] { $player } sold { $card } for { $coins } coins.
    }
event-raise_declined = { $player } built nothing from the discard pile.

event-paid_city =
    { $coins ->
        [one] { $player } paid { $coins } coin to { $city }.
       *[other] { $player } paid { $coins } coins to { $city }.
    }

# $value is what the Victory token is worth; the loser takes a Defeat token.
event-victory_token = { $player } defeated { $loser }: Victory token { $value }.
event-defeat_token = { $player } took a Defeat token against { $winner }.

# $kind: civilian, civilian_tiebreak or shared, where $player is a list of names.
event-ended_by_points =
    { $kind ->
        [civilian] { $player } won with more points.
        [civilian_tiebreak] Equal points: { $player } won with more coins.
       *[shared] Equal points and coins: { $player } shared the victory.
    }
