# Что произошло в партии «7 Чудес: Дуэль»: строки журнала, каждая – законченное предложение.
# Для переводчиков: $player и $opponent – имена людей, род неизвестен, не склоняются; $card, $wonder
# и $token – названия элементов игры; $age – название вроде «Эпоха II». Об игроках пишем в настоящем
# времени, потому что прошедшее показывает род. Строка должна помещаться на экране телефона.

event-begins = { $age }: начинает { $player }.
event-progress_dealt = Жетон развития на поле: «{ $token }».
event-wonder_dealt = Чудо на выбор: «{ $wonder }».
event-wonder_picked = { $player } берёт чудо «{ $wonder }».
# $slot – место в раскладке, например r2c4.
event-guild_laid = На месте { $slot } лежит гильдия.
event-revealed = Открыта карта «{ $card }».

event-sold =
    { $coins ->
        [one] { $player } сбрасывает карту «{ $card }» за { $coins } монету.
        [few] { $player } сбрасывает карту «{ $card }» за { $coins } монеты.
       *[many] { $player } сбрасывает карту «{ $card }» за { $coins } монет.
    }
event-wonder_built = { $player } строит чудо «{ $wonder }», подложив карту «{ $card }».
# Семь чудес построено, восьмое уходит в коробку.
event-wonder_returned = Семь чудес построено: { $player } возвращает в коробку чудо «{ $wonder }».

event-paid_opponent =
    { $coins ->
        [one] { $player } платит { $coins } монету, её получает { $opponent }.
        [few] { $player } платит { $coins } монеты, их получает { $opponent }.
       *[many] { $player } платит { $coins } монет, их получает { $opponent }.
    }

# $spaces – на сколько делений передвинут маркер, $distance – в скольких делениях от центра он теперь (0–9).
event-pawn_moved =
    { $distance ->
        [0]
            { $player } двигает маркер конфликта на { $spaces ->
                [one] { $spaces } деление
                [few] { $spaces } деления
               *[many] { $spaces } делений
            }, обратно к центру.
       *[other]
            { $player } двигает маркер конфликта на { $spaces ->
                [one] { $spaces } деление
                [few] { $spaces } деления
               *[many] { $spaces } делений
            }; теперь до центра { $distance ->
                [one] { $distance } деление.
                [few] { $distance } деления.
               *[many] { $distance } делений.
            }
    }
# $player – тот, для кого действует жетон; строка о потерянных монетах идёт следом.
event-military_token =
    { $coins ->
        [one] { $player }: срабатывает военный жетон на { $coins } монету.
        [few] { $player }: срабатывает военный жетон на { $coins } монеты.
       *[many] { $player }: срабатывает военный жетон на { $coins } монет.
    }

event-pair = { $player } собирает пару научных символов: { $symbol }.
event-token_drawn = Из коробки вытянут жетон развития «{ $token }».
event-token_taken = { $player } берёт жетон развития «{ $token }».
event-token_declined = { $player } не берёт жетон развития.
# $player – владелец города, который теряет карту.
event-city_card_discarded = { $player } теряет карту «{ $card }», она уходит в сброс.

event-play_again = { $player } ходит ещё раз.
event-extra_turn_lost = { $player } теряет дополнительный ход: эпоха закончилась.

# $kind: civilian, civilian_tiebreak, military, scientific, political; scientific_both и shared – без $player.
event-ended =
    { $kind ->
        [civilian] { $player } побеждает по числу очков.
        [civilian_tiebreak] Очков поровну: { $player } побеждает по очкам синих карт.
        [military] { $player } побеждает благодаря военному превосходству.
        [scientific] { $player } побеждает благодаря научному превосходству.
        [political] { $player } побеждает благодаря политическому превосходству.
        [scientific_both] Научное превосходство у обоих: игроки делят победу.
       *[shared] Поровну во всём: игроки делят победу.
    }
