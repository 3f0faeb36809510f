# Що сталося в партії «7 Чудес»: рядки журналу, кожен – завершене речення. Що звучить так само, як у
# дуелі, стоїть серед подій «7 Чудес: Дуель».
# Для перекладачів: $player, $city, $winner і $loser – імена людей, рід невідомий, не відмінюються, або
# назва Вільного міста; $card і $board – назви елементів гри; $age – назва на зразок «II Епоха»; $side –
# «Сторона A» або «Сторона B». Про гравців пишемо в теперішньому часі. Рядок має вміщатися на екрані
# телефона.

event-board_dealt = { $player } отримує місто «{ $board }» ({ $side }).
event-board_dealt_open = { $player } отримує місто «{ $board }».
event-side_chosen = { $player } обирає: «{ $board }», { $side }.
event-round_began = { $age }, раунд { $round }.
# $to: left, right або other, коли двоє гравців міняються руками.
event-hands_passed =
    { $to ->
        [left] Карти з рук передано ліворуч.
        [right] Карти з рук передано праворуч.
       *[other] Гравці обмінялися картами з рук.
    }

event-card_dealt = { $player } отримує на руку карту «{ $card }».
event-card_drawn = { $player } бере зі стопки Вільного міста карту «{ $card }».
event-left_over = { $player } кладе останню карту, «{ $card }», у стопку скидання.

event-built_by_power = { $player } безкоштовно будує карту «{ $card }» завдяки чуду.
# $stage – номер яруса чуда від 1.
event-stage_built = { $player } будує { $stage }-й ярус чуда.
event-stage_card = { $player } будує { $stage }-й ярус чуда, підклавши карту «{ $card }».
event-sold_unseen =
    { $coins ->
        [one] { $player } скидає карту за { $coins } монету.
        [few] { $player } скидає карту за { $coins } монети.
       *[many] { $player } скидає карту за { $coins } монет.
    }
event-sold_card =
    { $coins ->
        [one] { $player } скидає карту «{ $card }» за { $coins } монету.
        [few] { $player } скидає карту «{ $card }» за { $coins } монети.
       *[many] { $player } скидає карту «{ $card }» за { $coins } монет.
    }
event-raise_declined = { $player } нічого не будує зі стопки скидання.

event-paid_city =
    { $coins ->
        [one] { $player } платить { $coins } монету, її отримує { $city }.
        [few] { $player } платить { $coins } монети, їх отримує { $city }.
       *[many] { $player } платить { $coins } монет, їх отримує { $city }.
    }

# $value – скільки вартий токен перемоги; переможений бере токен поразки.
event-victory_token = { $player } перемагає в конфлікті, { $loser } програє: токен перемоги { $value }.
event-defeat_token = { $player } програє в конфлікті, { $winner } перемагає: токен поразки.

# $kind: civilian, civilian_tiebreak або shared, тоді $player – перелік імен.
event-ended_by_points =
    { $kind ->
        [civilian] { $player } перемагає за кількістю балів.
        [civilian_tiebreak] Балів порівну: { $player } перемагає за кількістю монет.
       *[shared] Балів і монет порівну: перемогу ділять { $player }.
    }
