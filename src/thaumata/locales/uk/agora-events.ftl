# Що сталося в партії з «Агорою»: рядки журналу, кожен – завершене речення.
# Для перекладачів: $player – ім’я людини, рід невідомий, не відмінюється; $card, $wonder, $token, $decree і
# $conspiracy – назви елементів гри; $chamber, $start і $end – номери палат, від 1. Про гравців пишемо в
# теперішньому часі, бо минулий показує рід. Рядок має бути коротким.

# $slot – місце в структурі, наприклад r2c4.
event-senator_laid = На місці { $slot } лежить сенатор.
# $card – сенатор.
event-recruited = { $player } вербує сенатора «{ $card }».
event-recruited_from_discard = { $player } безкоштовно вербує сенатора «{ $card }» зі стопки скидання.

## Сенат

event-decree_dealt = Наказ у палаті { $chamber }: «{ $decree }».
event-decree_shifted = { $player } перекладає наказ із палати { $start } до палати { $end }.
event-cube_placed = { $player } додає маркер впливу в палату { $chamber }.
event-cube_moved = { $player } переміщує маркер впливу з палати { $start } до палати { $end }.
event-cube_removed = { $player } втрачає маркер впливу в палаті { $chamber }.
event-control_gained = { $player } бере під контроль палату { $chamber }.
event-control_lost = { $player } втрачає контроль над палатою { $chamber }.
# $size: small або large.
event-influence_token =
    { $size ->
        [small] { $player }: спрацьовує військовий токен, можна додати маркер впливу.
       *[large] { $player }: спрацьовує військовий токен, можна прибрати маркер суперника й перемістити свій.
    }

## Змови

event-conspired = { $player } задумує змову.
# Це бачить лише сам гравець.
event-conspiracy_drawn = { $player } тягне змову «{ $conspiracy }».
event-conspiracy_kept = { $player } лишає собі змову.
# Це бачить лише сам гравець.
event-conspiracy_chosen = Це змова «{ $conspiracy }»; про неї знає лише { $player }.
# $where: top або bottom.
event-conspiracy_put_back =
    { $where ->
        [top] { $player } повертає змову на верх колоди.
       *[bottom] { $player } повертає змову під низ колоди.
    }
event-conspiracy_prepared = { $player } готує змову, підклавши карту «{ $card }».
event-conspiracy_triggered = { $player } здійснює змову «{ $conspiracy }».

## Що роблять змови

event-city_card_taken = { $player } забирає з міста суперника карту «{ $card }».
event-cards_swapped = { $player } забирає в суперника карту «{ $taken }» і віддає за неї карту «{ $given }».
event-token_locked = { $player } блокує до кінця гри токен прогресу «{ $token }».
event-token_locked_unseen = { $player } блокує токен прогресу з коробки, не показуючи його.
event-token_lost = { $player } втрачає токен прогресу «{ $token }».
event-built_from_top_row = { $player } безкоштовно будує карту «{ $card }» з верхнього ряду.
event-removed_looked_at = { $player } дивиться карти, прибрані з гри.
# Це бачить лише сам гравець.
event-removed_card_seen = З гри прибрано карту «{ $card }»; про це знає лише { $player }.
event-built_from_removed = { $player } безкоштовно будує карту «{ $card }» з прибраних.
event-structure_card_discarded = { $player } прибирає зі структури карту «{ $card }».
# $player – власник чуда.
event-wonder_sabotaged = { $player } втрачає чудо «{ $wonder }», воно йде в коробку.
# Карта лежала під чудом.
event-card_uncovered = Карта «{ $card }» йде в стопку скидання.
