# Що сталося в партії з «Пантеоном»: рядки журналу, кожен – завершене речення.
# Для перекладачів: $player і $owner – імена людей, рід невідомий, не відмінюються; $god, $card, $wonder,
# $token і $divine_token – назви елементів гри; $mythology – назва на зразок «Грецька міфологія». Про
# гравців пишемо в теперішньому часі, бо минулий показує рід. Рядок має бути коротким.

# $slot – місце в структурі, наприклад r2c4.
event-temple_laid = На місці { $slot } лежить великий храм.
event-token_laid = Токен на місці { $slot }: «{ $divine_token }».
event-divine_token_taken = { $player } бере токен «{ $divine_token }».
event-offering_spent = { $player } витрачає токен «{ $divine_token }».

## Боги

# Хто цей бог, бачить лише той, хто дивився.
event-god_seen = { $player } бачить карту «{ $god }».
# $space – номер місця в Пантеоні, від 1.
event-god_placed = { $player } кладе бога з колоди «{ $mythology }» на місце { $space } Пантеону.
event-god_chosen = На місці { $space } лежить карта «{ $god }»; про це знає лише { $player }.
event-gate_placed = Брама лежить на місці { $space } Пантеону.
event-god_revealed = Відкрито карту «{ $god }».
event-enki_token = Токен прогресу на карті Енкі: «{ $token }».
event-activated =
    { $coins ->
        [0] { $player } безкоштовно активує карту «{ $god }».
        [one] { $player } активує карту «{ $god }» за { $coins } монету.
        [few] { $player } активує карту «{ $god }» за { $coins } монети.
       *[many] { $player } активує карту «{ $god }» за { $coins } монет.
    }
event-deck_revealed = { $player } відкриває колоду «{ $mythology }».
# Це бачить лише сам гравець.
event-deck_ordered = { $player } кладе карту «{ $god }» на верх колоди.

## Що роблять боги

event-coins_on_card =
    { $coins ->
        [one] { $player } кладе на карту Астарти { $coins } монету.
        [few] { $player } кладе на карту Астарти { $coins } монети.
       *[many] { $player } кладе на карту Астарти { $coins } монет.
    }
event-paid_from_card =
    { $coins ->
        [one] { $player } бере для оплати { $coins } монету з карти Астарти.
        [few] { $player } бере для оплати { $coins } монети з карти Астарти.
       *[many] { $player } бере для оплати { $coins } монет із карти Астарти.
    }
event-symbol_copied = { $player } кладе змію на карту «{ $card }».
event-snake_lost = { $player } втрачає змію, а з нею й символ карти «{ $card }».
event-card_taken = { $player } забирає з міста суперника карту «{ $card }».
event-structure_discarded = { $player } прибирає зі структури карту «{ $card }».
# $player – власник чуда.
event-wonder_ruined = { $player } втрачає збудоване чудо «{ $wonder }»; карта «{ $card }» йде в стопку скидання.
# Також в «Агорі».
event-wonder_taken = { $player } забирає в суперника чудо «{ $wonder }».
# $distance – відстань від центру, 9 – столиця; $owner – той, на чиєму боці сектор.
event-minerva_placed =
    { $distance ->
        [0] { $player } ставить Мінерву в центр військового треку.
        [9] { $player } ставить Мінерву в столицю гравця «{ $owner }».
        [one] { $player } ставить Мінерву за { $distance } сектор від центру, на боці гравця «{ $owner }».
        [few] { $player } ставить Мінерву за { $distance } сектори від центру, на боці гравця «{ $owner }».
       *[many] { $player } ставить Мінерву за { $distance } секторів від центру, на боці гравця «{ $owner }».
    }
# $player – той, чий наступ зупинено.
event-minerva_gone = { $player } наступає, але Мінерва зупиняє маркер конфлікту й зникає.
# $size: small або large.
event-military_token_removed =
    { $size ->
        [small] { $player } прибирає малий військовий токен на боці гравця «{ $owner }».
       *[large] { $player } прибирає великий військовий токен на боці гравця «{ $owner }».
    }
