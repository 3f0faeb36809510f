# Советы: чем действие хорошо или плохо, что показывают подсказка и разбор.
# Для переводчиков: причина – предложение о действии, названном выше, действие и есть подлежащее; чьё оно, не говорим: это может
# быть действие читателя или игрока в записанной партии. $player – имя кого-то другого, не склоняется; $card, $wonder, $token и
# $god – названия. $kind – способ победить. $category – строка подсчёта очков.

## Чем действие хорошо

reason-only = Единственное возможное действие.
reason-wins-now =
    { $kind ->
        [military] Сразу приносит победу: военное превосходство.
        [scientific] Сразу приносит победу: научное превосходство.
        [political] Сразу приносит победу: политическое превосходство.
       *[other] Завершает партию победой.
    }
reason-wins =
    { $turns ->
        [one]
            { $kind ->
                [military] Ведёт к военному превосходству уже этим ходом.
                [scientific] Ведёт к научному превосходству уже этим ходом.
               *[political] Ведёт к политическому превосходству уже этим ходом.
            }
        [few]
            { $kind ->
                [military] Военное превосходство за { $turns } хода.
                [scientific] Научное превосходство за { $turns } хода.
               *[political] Политическое превосходство за { $turns } хода.
            }
       *[many]
            { $kind ->
                [military] Военное превосходство за { $turns } ходов.
                [scientific] Научное превосходство за { $turns } ходов.
               *[political] Политическое превосходство за { $turns } ходов.
            }
    }
reason-aims =
    { $turns ->
        [one]
            { $kind ->
                [military] Даёт лучшие шансы на военное превосходство уже этим ходом.
                [scientific] Даёт лучшие шансы на научное превосходство уже этим ходом.
               *[political] Даёт лучшие шансы на политическое превосходство уже этим ходом.
            }
        [few]
            { $kind ->
                [military] Даёт лучшие шансы на военное превосходство, примерно за { $turns } хода.
                [scientific] Даёт лучшие шансы на научное превосходство, примерно за { $turns } хода.
               *[political] Даёт лучшие шансы на политическое превосходство, примерно за { $turns } хода.
            }
       *[many]
            { $kind ->
                [military] Даёт лучшие шансы на военное превосходство, примерно за { $turns } ходов.
                [scientific] Даёт лучшие шансы на научное превосходство, примерно за { $turns } ходов.
               *[political] Даёт лучшие шансы на политическое превосходство, примерно за { $turns } ходов.
            }
    }
# $turns – сколько ходов до того, вместе с этим.
reason-stops =
    { $turns ->
        [one]
            { $kind ->
                [military] Иначе { $player } может следующим ходом достичь военного превосходства.
                [scientific] Иначе { $player } может следующим ходом достичь научного превосходства.
               *[political] Иначе { $player } может следующим ходом достичь политического превосходства.
            }
        [few]
            { $kind ->
                [military] Иначе { $player } может достичь военного превосходства примерно за { $turns } хода.
                [scientific] Иначе { $player } может достичь научного превосходства примерно за { $turns } хода.
               *[political] Иначе { $player } может достичь политического превосходства примерно за { $turns } хода.
            }
       *[many]
            { $kind ->
                [military] Иначе { $player } может достичь военного превосходства примерно за { $turns } ходов.
                [scientific] Иначе { $player } может достичь научного превосходства примерно за { $turns } ходов.
               *[political] Иначе { $player } может достичь политического превосходства примерно за { $turns } ходов.
            }
    }
reason-total =
    { $points ->
        [one] Приносит в итоге примерно на { $points } очко больше.
        [few] Приносит в итоге примерно на { $points } очка больше.
       *[many] Приносит в итоге примерно на { $points } очков больше.
    }
reason-points =
    { $points ->
        [one] Приносит в итоге примерно на { $points } очко больше ({ $category }).
        [few] Приносит в итоге примерно на { $points } очка больше ({ $category }).
       *[many] Приносит в итоге примерно на { $points } очков больше ({ $category }).
    }
reason-points-theirs =
    { $points ->
        [one] { $player } получает в итоге примерно на { $points } очко меньше ({ $category }).
        [few] { $player } получает в итоге примерно на { $points } очка меньше ({ $category }).
       *[many] { $player } получает в итоге примерно на { $points } очков меньше ({ $category }).
    }
# $other – другое действие словами.
reason-clear = Всё остальное намного хуже; второе по силе действие: { $other }.
reason-close = Преимущество минимально, почти равноценное действие: { $other }.
reason-ahead = Немного лучше, чем второе по силе действие: { $other }.
reason-better =
    { $percent ->
        [one] На { $percent } победу из ста партий больше, чем со вторым по силе действием: { $other }.
        [few] На { $percent } победы из ста партий больше, чем со вторым по силе действием: { $other }.
       *[many] На { $percent } побед из ста партий больше, чем со вторым по силе действием: { $other }.
    }

# Карты, цепочки, торговля
reason-denies = Иначе { $player }, скорее всего, построит карту «{ $card }».
reason-denies-good = Забирает карту «{ $card }»: иначе { $player } получит последний источник ресурса в этой эпохе ({ $resource }).
reason-covers = Оставляет перекрытой карту «{ $card }», которую иначе, скорее всего, построит { $player }.
reason-reveals-nothing = Не открывает новой карты, которую { $player } может сразу построить.
reason-chain = Открывает цепочку к карте «{ $card }».
reason-cheaper =
    { $coins ->
        [one] Экономит примерно { $coins } монету на следующих постройках.
        [few] Экономит примерно { $coins } монеты на следующих постройках.
       *[many] Экономит примерно { $coins } монет на следующих постройках.
    }
reason-dearer =
    { $coins ->
        [one] Торговля дорожает: { $player } платит в целом примерно на { $coins } монету больше.
        [few] Торговля дорожает: { $player } платит в целом примерно на { $coins } монеты больше.
       *[many] Торговля дорожает: { $player } платит в целом примерно на { $coins } монет больше.
    }

# Дуэль
reason-again = Даёт ещё один ход.
reason-saves = Бережёт монеты на чудо «{ $wonder }».
reason-wonder = Приближает чудо «{ $wonder }».
reason-wonder-theirs = Мешает планам: { $player } реже строит чудо «{ $wonder }».
reason-pick-theirs = Иначе { $player }, скорее всего, возьмёт чудо «{ $wonder }».
reason-token = Ведёт к жетону развития «{ $token }».
reason-token-theirs = Иначе { $player } чаще получает жетон развития «{ $token }».
reason-military = Подводит маркер конфликта к военному жетону.
reason-military-theirs = Иначе { $player } чаще доходит до военного жетона.

# Пантеон и Агора
reason-god = Ведёт к карте бога «{ $god }».
reason-god-theirs = Иначе { $player } чаще активирует карту «{ $god }».
# $divine_token – жетон мифологии или жертвоприношения.
reason-divine_token = Ведёт к жетону из раскладки: { $divine_token }.
reason-divine_token-theirs = Иначе { $player } чаще берёт жетон из раскладки: { $divine_token }.
reason-chamber = Даёт контроль над палатой { $chamber } в Сенате.
reason-chamber-theirs = Иначе { $player } чаще контролирует палату { $chamber } в Сенате.
reason-conspiracy = Делает возможным заговор.
reason-conspiracy-theirs = Иначе { $player } чаще осуществляет заговор.

# 7 чудес
reason-buries = Прячет карту «{ $card }», которую иначе, скорее всего, построит { $player }.
reason-stage = Приближает { $stage }-й ярус чуда.
reason-stage-theirs = Иначе { $player } быстрее строит { $stage }-й ярус чуда.
reason-conflict = Даёт победить в конфликтах; проигрывает { $player }.
reason-conflict-theirs = Спасает от поражений в конфликтах, где побеждает { $player }.
reason-earns =
    { $coins ->
        [one] Приносит от торговли соседей примерно на { $coins } монету больше.
        [few] Приносит от торговли соседей примерно на { $coins } монеты больше.
       *[many] Приносит от торговли соседей примерно на { $coins } монет больше.
    }
reason-debts = Избавляет от долгов.
reason-debts-theirs = { $player } чаще берёт долги.
reason-diplomacy = Избавляет от конфликтов благодаря дипломатии.
reason-raid = Ведёт к жетону победы без боя.
reason-raid-theirs = Иначе { $player } чаще берёт жетон победы без боя.
reason-ally =
    { $points ->
        [one] Помогает союзнику: { $player } получает примерно на { $points } очко больше.
        [few] Помогает союзнику: { $player } получает примерно на { $points } очка больше.
       *[many] Помогает союзнику: { $player } получает примерно на { $points } очков больше.
    }

## Чем действие хуже лучшего

drawback-none = Примерно так же хорошо.
drawback-win = Упускает немедленную победу.
drawback-behind = Немного хуже.
drawback-less =
    { $percent ->
        [one] На { $percent } победу из ста партий меньше.
        [few] На { $percent } победы из ста партий меньше.
       *[many] На { $percent } побед из ста партий меньше.
    }
drawback-loses =
    { $turns ->
        [one]
            { $kind ->
                [military] { $player } может следующим ходом достичь военного превосходства.
                [scientific] { $player } может следующим ходом достичь научного превосходства.
               *[political] { $player } может следующим ходом достичь политического превосходства.
            }
        [few]
            { $kind ->
                [military] { $player } может достичь военного превосходства примерно за { $turns } хода.
                [scientific] { $player } может достичь научного превосходства примерно за { $turns } хода.
               *[political] { $player } может достичь политического превосходства примерно за { $turns } хода.
            }
       *[many]
            { $kind ->
                [military] { $player } может достичь военного превосходства примерно за { $turns } ходов.
                [scientific] { $player } может достичь научного превосходства примерно за { $turns } ходов.
               *[political] { $player } может достичь политического превосходства примерно за { $turns } ходов.
            }
    }
drawback-misses =
    { $kind ->
        [military] Уменьшает шансы на военное превосходство.
        [scientific] Уменьшает шансы на научное превосходство.
       *[political] Уменьшает шансы на политическое превосходство.
    }
drawback-total =
    { $points ->
        [one] Приносит в итоге примерно на { $points } очко меньше.
        [few] Приносит в итоге примерно на { $points } очка меньше.
       *[many] Приносит в итоге примерно на { $points } очков меньше.
    }
drawback-points =
    { $points ->
        [one] Приносит в итоге примерно на { $points } очко меньше ({ $category }).
        [few] Приносит в итоге примерно на { $points } очка меньше ({ $category }).
       *[many] Приносит в итоге примерно на { $points } очков меньше ({ $category }).
    }
drawback-points-theirs =
    { $points ->
        [one] { $player } получает в итоге примерно на { $points } очко больше ({ $category }).
        [few] { $player } получает в итоге примерно на { $points } очка больше ({ $category }).
       *[many] { $player } получает в итоге примерно на { $points } очков больше ({ $category }).
    }
drawback-lets = Следующим ходом { $player } может построить карту «{ $card }».
drawback-uncovers = Открывает доступ к карте «{ $card }», которую хочет { $player }.
drawback-reveals = Открывает новую карту, которую { $player } может сразу построить.
drawback-chain = Упускает карту «{ $card }», бесплатную по цепочке.
drawback-wonder = Откладывает чудо «{ $wonder }».
drawback-wonder-theirs = { $player } может скоро построить чудо «{ $wonder }».
drawback-pick-theirs = { $player } может взять чудо «{ $wonder }».
drawback-token = Упускает жетон развития «{ $token }».
drawback-token-theirs = { $player } может получить жетон развития «{ $token }».
drawback-military-theirs = { $player } может дойти до военного жетона.
drawback-god = Упускает карту бога «{ $god }».
drawback-god-theirs = { $player } может активировать карту «{ $god }».
drawback-chamber = Упускает контроль над палатой { $chamber } в Сенате.
drawback-chamber-theirs = { $player } может контролировать палату { $chamber } в Сенате.
drawback-conspiracy-theirs = { $player } может осуществить заговор.
drawback-stage = Откладывает { $stage }-й ярус чуда.
drawback-conflict = Не даёт победить в конфликтах, где соперник – { $player }.
drawback-conflict-theirs = Ведёт к поражениям в конфликтах, где побеждает { $player }.
drawback-debts = Ведёт к долгам.

## На экране

# $level – одно из сообщений label-level-….
label-hint = Подсказка: { $player } ({ $level })
label-level-medium = уровень «{ opponent-medium }»
label-level-hard = уровень «{ opponent-hard }»
label-level-expert = уровень «{ opponent-expert }»
label-hint-chance = Победа
label-hint-tries = Попытки
label-hint-place = Место
label-hint-points = Очки
# $ways – способы победы, каждый с долей партий, через запятую.
label-hint-won = Победы: { $ways }
label-hint-lost = Побеждают другие: { $ways }
# $reason – предложение.
label-hint-why = Почему: { $reason }
# $line – действия словами, каждое с игроком, через точку с запятой.
label-hint-line = Дальше, вероятно: { $line }
label-hint-step = { $player }: { $action }
label-analysis = Разбор партии ({ $level })
label-analysis-curve = Шансы на победу в процентах: { $player }
label-analysis-curves = Шансы каждого на победу в процентах
label-analysis-turning = Переломные моменты
label-analysis-none = Ни одной ошибки ценой в пять процентов или больше.
# $cost – потерянные шансы на победу, в процентах.
label-analysis-point =
    { $cost ->
        [one] { $number }. { $player }: { $played }. Цена – { $cost } процент.
        [few] { $number }. { $player }: { $played }. Цена – { $cost } процента.
       *[many] { $number }. { $player }: { $played }. Цена – { $cost } процентов.
    }
label-analysis-better = Лучше: { $best }. { $reason }
label-analysis-better-plain = Лучше: { $best }.
label-analysis-players = Игроки
label-analysis-decisions = Решения
label-analysis-cost = Средняя потеря
label-analysis-mistakes = Ошибки
label-analysis-empty = В этой записи ещё нет решений.
label-progress-thinking = Обдумывание
label-progress-analyzing = Разбор решений

## Ошибки

error-adviser = «{ $level }» не умеет советовать. Выберите из таких: { $levels }.
error-no-advice = Компьютер не учился играть в «{ $variant }»: советов для этой игры нет.
error-advice-nature = Сейчас действует раздающий: совет никому не нужен.
error-hint-which = Решают несколько игроков. Назовите одного из них через {"--seat"}: { $seats }.
