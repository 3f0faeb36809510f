# Что произошло в партии с «Агорой»: строки журнала, каждая – законченное предложение.
# Для переводчиков: $player – имя человека, род неизвестен, не склоняется; $card, $wonder, $token, $decree и
# $conspiracy – названия элементов игры; $chamber, $start и $end – номера палат, от 1. Об игроках пишем в
# настоящем времени, потому что прошедшее показывает род. Строка должна быть короткой.

# $slot – место в раскладке, например r2c4.
event-senator_laid = На месте { $slot } лежит сенатор.
# $card – сенатор.
event-recruited = { $player } нанимает сенатора «{ $card }».
event-recruited_from_discard = { $player } бесплатно нанимает сенатора «{ $card }» из сброса.

## Сенат

event-decree_dealt = Декрет в палате { $chamber }: «{ $decree }».
event-decree_shifted = { $player } перекладывает декрет из палаты { $start } в палату { $end }.
event-cube_placed = { $player } добавляет кубик влияния в палату { $chamber }.
event-cube_moved = { $player } перемещает кубик влияния из палаты { $start } в палату { $end }.
event-cube_removed = { $player } теряет кубик влияния в палате { $chamber }.
event-control_gained = { $player } берёт под контроль палату { $chamber }.
event-control_lost = { $player } теряет контроль над палатой { $chamber }.
# $size: small или large.
event-influence_token =
    { $size ->
        [small] { $player }: срабатывает военный жетон, можно добавить кубик влияния.
       *[large] { $player }: срабатывает военный жетон, можно убрать кубик соперника и переместить свой.
    }

## Заговоры

event-conspired = { $player } замышляет заговор.
# Это видит только сам игрок.
event-conspiracy_drawn = { $player } тянет заговор «{ $conspiracy }».
event-conspiracy_kept = { $player } оставляет себе заговор.
# Это видит только сам игрок.
event-conspiracy_chosen = Это заговор «{ $conspiracy }»; о нём знает только { $player }.
# $where: top или bottom.
event-conspiracy_put_back =
    { $where ->
        [top] { $player } возвращает заговор на верх колоды.
       *[bottom] { $player } возвращает заговор под низ колоды.
    }
event-conspiracy_prepared = { $player } готовит заговор, подложив карту «{ $card }».
event-conspiracy_triggered = { $player } осуществляет заговор «{ $conspiracy }».

## Что делают заговоры

event-city_card_taken = { $player } забирает из города соперника карту «{ $card }».
event-cards_swapped = { $player } забирает у соперника карту «{ $taken }» и отдаёт за неё карту «{ $given }».
event-token_locked = { $player } блокирует до конца игры жетон развития «{ $token }».
event-token_locked_unseen = { $player } блокирует жетон развития из коробки, не показывая его.
event-token_lost = { $player } теряет жетон развития «{ $token }».
event-built_from_top_row = { $player } бесплатно строит карту «{ $card }» из верхнего ряда.
event-removed_looked_at = { $player } смотрит карты, убранные из игры.
# Это видит только сам игрок.
event-removed_card_seen = Из игры убрана карта «{ $card }»; об этом знает только { $player }.
event-built_from_removed = { $player } бесплатно строит карту «{ $card }» из убранных.
event-structure_card_discarded = { $player } убирает из раскладки карту «{ $card }».
# $player – владелец чуда.
event-wonder_sabotaged = { $player } теряет чудо «{ $wonder }», оно уходит в коробку.
# Карта лежала под чудом.
event-card_uncovered = Карта «{ $card }» уходит в сброс.
