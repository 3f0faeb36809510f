# Что происходит не в одной лишь игре: строки журнала, каждая — законченное предложение.
# Для переводчиков: как в duel-events.ftl.

event-age_began = { $age } началась.
event-built = { $player } строит карту «{ $card }».
event-built_by_chain = { $player } бесплатно строит карту «{ $card }» по цепочке.
event-built_from_discard = { $player } бесплатно строит карту «{ $card }» из сброса.
event-paid_bank =
    { $coins ->
        [one] { $player } платит в банк { $coins } монету.
        [few] { $player } платит в банк { $coins } монеты.
       *[many] { $player } платит в банк { $coins } монет.
    }
event-coins_gained =
    { $coins ->
        [one] { $player } получает { $coins } монету.
        [few] { $player } получает { $coins } монеты.
       *[many] { $player } получает { $coins } монет.
    }
event-coins_lost =
    { $coins ->
        [one] { $player } теряет { $coins } монету.
        [few] { $player } теряет { $coins } монеты.
       *[many] { $player } теряет { $coins } монет.
    }
event-age_ended = { $age } закончилась.
# Действие игры из вашего файла, как оно записано; второе – действие случая.
event-played = { $player }: { $text }.
event-played_by_nature = Раздано: { $text }.
