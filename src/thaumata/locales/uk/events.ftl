# Що стається не в одній лише грі: рядки журналу, кожен — завершене речення.
# Для перекладачів: як у duel-events.ftl.

event-age_began = { $age } почалася.
event-built = { $player } будує карту «{ $card }».
event-built_by_chain = { $player } безкоштовно будує карту «{ $card }» за ланцюжком.
event-built_from_discard = { $player } безкоштовно будує карту «{ $card }» зі стопки скидання.
event-paid_bank =
    { $coins ->
        [one] { $player } платить у банк { $coins } монету.
        [few] { $player } платить у банк { $coins } монети.
       *[many] { $player } платить у банк { $coins } монет.
    }
event-coins_gained =
    { $coins ->
        [one] { $player } отримує { $coins } монету.
        [few] { $player } отримує { $coins } монети.
       *[many] { $player } отримує { $coins } монет.
    }
event-coins_lost =
    { $coins ->
        [one] { $player } втрачає { $coins } монету.
        [few] { $player } втрачає { $coins } монети.
       *[many] { $player } втрачає { $coins } монет.
    }
event-age_ended = { $age } закінчилася.
# Дія гри з вашого файлу, як її записано; друга – дія випадку.
event-played = { $player }: { $text }.
event-played_by_nature = Роздано: { $text }.
