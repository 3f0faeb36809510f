# Что произошло в партии «7 Чудес»: строки журнала, каждая – законченное предложение. Что звучит так же,
# как в дуэли, стоит среди событий «7 Чудес: Дуэль».
# Для переводчиков: $player, $city, $winner и $loser – имена людей, род неизвестен, не склоняются, или
# название Свободного города; $card и $board – названия элементов игры; $age – название вроде «Эпоха II»;
# $side – «Сторона A» или «Сторона B». Об игроках пишем в настоящем времени. Строка должна помещаться на
# экране телефона.

event-board_dealt = { $player } получает город «{ $board }» ({ $side }).
event-board_dealt_open = { $player } получает город «{ $board }».
event-side_chosen = { $player } выбирает: «{ $board }», { $side }.
event-round_began = { $age }, раунд { $round }.
# $to: left, right или other, когда двое игроков меняются руками.
event-hands_passed =
    { $to ->
        [left] Карты переданы соседям слева.
        [right] Карты переданы соседям справа.
       *[other] Игроки обменялись картами.
    }

event-card_dealt = { $player } получает в руку карту «{ $card }».
event-card_drawn = { $player } берёт из колоды Свободного города карту «{ $card }».
event-left_over = { $player } кладёт последнюю карту, «{ $card }», в сброс.

event-built_by_power = { $player } бесплатно строит карту «{ $card }» благодаря чуду.
# $stage – номер яруса чуда от 1.
event-stage_built = { $player } строит { $stage }-й ярус чуда.
event-stage_card = { $player } строит { $stage }-й ярус чуда, подложив карту «{ $card }».
event-sold_unseen =
    { $coins ->
        [one] { $player } сбрасывает карту за { $coins } монету.
        [few] { $player } сбрасывает карту за { $coins } монеты.
       *[many] { $player } сбрасывает карту за { $coins } монет.
    }
event-sold_card =
    { $coins ->
        [one] { $player } сбрасывает карту «{ $card }» за { $coins } монету.
        [few] { $player } сбрасывает карту «{ $card }» за { $coins } монеты.
       *[many] { $player } сбрасывает карту «{ $card }» за { $coins } монет.
    }
event-raise_declined = { $player } ничего не строит из сброса.

event-paid_city =
    { $coins ->
        [one] { $player } платит { $coins } монету, её получает { $city }.
        [few] { $player } платит { $coins } монеты, их получает { $city }.
       *[many] { $player } платит { $coins } монет, их получает { $city }.
    }

# $value – сколько стоит жетон победы; побеждённый берёт жетон поражения.
event-victory_token = { $player } побеждает в конфликте, { $loser } проигрывает: жетон победы { $value }.
event-defeat_token = { $player } проигрывает в конфликте, { $winner } побеждает: жетон поражения.

# $kind: civilian, civilian_tiebreak или shared, тогда $player – список имён.
event-ended_by_points =
    { $kind ->
        [civilian] { $player } побеждает по числу очков.
        [civilian_tiebreak] Очков поровну: { $player } побеждает по числу монет.
       *[shared] Очков и монет поровну: победу делят { $player }.
    }
