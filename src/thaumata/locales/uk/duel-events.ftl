# Що сталося в партії «7 Чудес: Дуель»: рядки журналу, кожен – завершене речення.
# Для перекладачів: $player і $opponent – імена людей, рід невідомий, не відмінюються; $card, $wonder
# і $token – назви елементів гри; $age – назва на зразок «II Епоха». Про гравців пишемо в теперішньому
# часі, бо минулий показує рід. Рядок має вміщатися на екрані телефона.

event-begins = { $age }: починає { $player }.
event-progress_dealt = Токен прогресу на полі: «{ $token }».
event-wonder_dealt = Чудо на вибір: «{ $wonder }».
event-wonder_picked = { $player } бере чудо «{ $wonder }».
# $slot – місце в структурі, наприклад r2c4.
event-guild_laid = На місці { $slot } лежить гільдія.
event-revealed = Відкрито карту «{ $card }».

event-sold =
    { $coins ->
        [one] { $player } скидає карту «{ $card }» за { $coins } монету.
        [few] { $player } скидає карту «{ $card }» за { $coins } монети.
       *[many] { $player } скидає карту «{ $card }» за { $coins } монет.
    }
event-wonder_built = { $player } будує чудо «{ $wonder }», підклавши карту «{ $card }».
# Сім чудес збудовано, восьме йде в коробку.
event-wonder_returned = Сім чудес збудовано: { $player } повертає в коробку чудо «{ $wonder }».

event-paid_opponent =
    { $coins ->
        [one] { $player } платить { $coins } монету, її отримує { $opponent }.
        [few] { $player } платить { $coins } монети, їх отримує { $opponent }.
       *[many] { $player } платить { $coins } монет, їх отримує { $opponent }.
    }

# $spaces – на скільки секторів пересунуто маркер, $distance – за скільки секторів від центру він тепер (0–9).
event-pawn_moved =
    { $distance ->
        [0]
            { $player } пересуває маркер конфлікту на { $spaces ->
                [one] { $spaces } сектор
                [few] { $spaces } сектори
               *[many] { $spaces } секторів
            }, назад до центру.
       *[other]
            { $player } пересуває маркер конфлікту на { $spaces ->
                [one] { $spaces } сектор
                [few] { $spaces } сектори
               *[many] { $spaces } секторів
            }; тепер він за { $distance ->
                [one] { $distance } сектор
                [few] { $distance } сектори
               *[many] { $distance } секторів
            } від центру.
    }
# $player – той, для кого діє токен; рядок про втрачені монети йде далі.
event-military_token =
    { $coins ->
        [one] { $player }: спрацьовує військовий токен на { $coins } монету.
        [few] { $player }: спрацьовує військовий токен на { $coins } монети.
       *[many] { $player }: спрацьовує військовий токен на { $coins } монет.
    }

event-pair = { $player } має пару наукових символів: { $symbol }.
event-token_drawn = З коробки витягнуто токен прогресу «{ $token }».
event-token_taken = { $player } бере токен прогресу «{ $token }».
event-token_declined = { $player } не бере токена прогресу.
# $player – власник міста, яке втрачає карту.
event-city_card_discarded = { $player } втрачає карту «{ $card }», вона йде в стопку скидання.

event-play_again = { $player } ходить ще раз.
event-extra_turn_lost = { $player } втрачає додатковий хід: епоха закінчилася.

# $kind: civilian, civilian_tiebreak, military, scientific, political; scientific_both і shared – без $player.
event-ended =
    { $kind ->
        [civilian] { $player } перемагає за кількістю балів.
        [civilian_tiebreak] Балів порівну: { $player } перемагає за балами синіх карт.
        [military] { $player } перемагає завдяки військовій перевазі.
        [scientific] { $player } перемагає завдяки науковій перевазі.
        [political] { $player } перемагає завдяки політичній перевазі.
        [scientific_both] Наукова перевага в обох: гравці ділять перемогу.
       *[shared] Порівну в усьому: гравці ділять перемогу.
    }
