# What happens in more than one game: lines of the log, each a finished sentence.
# For translators: as in duel-events.ftl.

event-age_began = { $age } began.
event-built = { $player } built { $card }.
event-built_by_chain = { $player } built { $card } for free by chain.
event-built_from_discard = { $player } built { $card } for free from the discard pile.
event-paid_bank =
    { $coins ->
        [one] { $player } paid { $coins } coin to the bank.
       *[other] { $player } paid { $coins } coins to the bank.
    }
event-coins_gained =
    { $coins ->
        [one] { $player } gained { $coins } coin.
       *[other] { $player } gained { $coins } coins.
    }
event-coins_lost =
    { $coins ->
        [one] { $player } lost { $coins } coin.
       *[other] { $player } lost { $coins } coins.
    }
event-age_ended = { $age } ended.
# An action of a game from a file of yours, as it is written; the second one is nature's.
event-played = { $player }: { $text }.
event-played_by_nature = Dealt: { $text }.
