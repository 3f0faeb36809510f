# Что произошло в партии с «Пантеоном»: строки журнала, каждая – законченное предложение.
# Для переводчиков: $player и $owner – имена людей, род неизвестен, не склоняются; $god, $card, $wonder,
# $token и $divine_token – названия элементов игры; $mythology – название вроде «Греческая мифология». Об
# игроках пишем в настоящем времени, потому что прошедшее показывает род. Строка должна быть короткой.

# $slot – место в раскладке, например r2c4.
event-temple_laid = На месте { $slot } лежит великий храм.
event-token_laid = Жетон на месте { $slot }: «{ $divine_token }».
event-divine_token_taken = { $player } берёт жетон «{ $divine_token }».
event-offering_spent = { $player } тратит жетон «{ $divine_token }».

## Боги

# Кто этот бог, видит только тот, кто смотрел.
event-god_seen = { $player } видит карту «{ $god }».
# $space – номер места в Пантеоне, от 1.
event-god_placed = { $player } кладёт бога из колоды «{ $mythology }» на место { $space } Пантеона.
event-god_chosen = На месте { $space } лежит карта «{ $god }»; об этом знает только { $player }.
event-gate_placed = Врата лежат на месте { $space } Пантеона.
event-god_revealed = Открыта карта «{ $god }».
event-enki_token = Жетон развития на карте Энки: «{ $token }».
event-activated =
    { $coins ->
        [0] { $player } бесплатно активирует карту «{ $god }».
        [one] { $player } активирует карту «{ $god }» за { $coins } монету.
        [few] { $player } активирует карту «{ $god }» за { $coins } монеты.
       *[many] { $player } активирует карту «{ $god }» за { $coins } монет.
    }
event-deck_revealed = { $player } открывает колоду «{ $mythology }».
# Это видит только сам игрок.
event-deck_ordered = { $player } кладёт карту «{ $god }» на верх колоды.

## Что делают боги

event-coins_on_card =
    { $coins ->
        [one] { $player } кладёт на карту Астарты { $coins } монету.
        [few] { $player } кладёт на карту Астарты { $coins } монеты.
       *[many] { $player } кладёт на карту Астарты { $coins } монет.
    }
event-paid_from_card =
    { $coins ->
        [one] { $player } берёт для оплаты { $coins } монету с карты Астарты.
        [few] { $player } берёт для оплаты { $coins } монеты с карты Астарты.
       *[many] { $player } берёт для оплаты { $coins } монет с карты Астарты.
    }
event-symbol_copied = { $player } кладёт змею на карту «{ $card }».
event-snake_lost = { $player } теряет змею, а с ней и символ карты «{ $card }».
event-card_taken = { $player } забирает из города соперника карту «{ $card }».
event-structure_discarded = { $player } убирает из раскладки карту «{ $card }».
# $player – владелец чуда.
event-wonder_ruined = { $player } теряет построенное чудо «{ $wonder }»; карта «{ $card }» уходит в сброс.
# Также в «Агоре».
event-wonder_taken = { $player } забирает у соперника чудо «{ $wonder }».
# $distance – расстояние от центра, 9 – столица; $owner – тот, на чьей стороне деление.
event-minerva_placed =
    { $distance ->
        [0] { $player } ставит Минерву в центр военного трека.
        [9] { $player } ставит Минерву в столицу игрока «{ $owner }».
        [one] { $player } ставит Минерву в { $distance } делении от центра, на стороне игрока «{ $owner }».
        [few] { $player } ставит Минерву в { $distance } делениях от центра, на стороне игрока «{ $owner }».
       *[many] { $player } ставит Минерву в { $distance } делениях от центра, на стороне игрока «{ $owner }».
    }
# $player – тот, чьё наступление остановлено.
event-minerva_gone = { $player } наступает, но Минерва останавливает маркер конфликта и исчезает.
# $size: small или large.
event-military_token_removed =
    { $size ->
        [small] { $player } убирает малый военный жетон на стороне игрока «{ $owner }».
       *[large] { $player } убирает большой военный жетон на стороне игрока «{ $owner }».
    }
