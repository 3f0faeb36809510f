# Поради: чим дія добра чи погана, що показують підказка й розбір.
# Для перекладачів: причина – речення про дію, названу вище, дія є підметом; чия вона, не кажемо, бо це може бути дія читача або
# гравця в записаній партії. $player – ім’я когось іншого, не відмінюється; $card, $wonder, $token і $god – назви. $kind – спосіб
# перемоги. $category – рядок підрахунку балів.

## Чим дія добра

reason-only = Єдина можлива дія.
reason-wins-now =
    { $kind ->
        [military] Одразу приносить перемогу: військова перевага.
        [scientific] Одразу приносить перемогу: наукова перевага.
        [political] Одразу приносить перемогу: політична перевага.
       *[other] Завершує партію перемогою.
    }
reason-wins =
    { $turns ->
        [one]
            { $kind ->
                [military] Веде до військової переваги вже цим ходом.
                [scientific] Веде до наукової переваги вже цим ходом.
               *[political] Веде до політичної переваги вже цим ходом.
            }
        [few]
            { $kind ->
                [military] Військова перевага за { $turns } ходи.
                [scientific] Наукова перевага за { $turns } ходи.
               *[political] Політична перевага за { $turns } ходи.
            }
       *[many]
            { $kind ->
                [military] Військова перевага за { $turns } ходів.
                [scientific] Наукова перевага за { $turns } ходів.
               *[political] Політична перевага за { $turns } ходів.
            }
    }
reason-aims =
    { $turns ->
        [one]
            { $kind ->
                [military] Дає найкращі шанси на військову перевагу вже цим ходом.
                [scientific] Дає найкращі шанси на наукову перевагу вже цим ходом.
               *[political] Дає найкращі шанси на політичну перевагу вже цим ходом.
            }
        [few]
            { $kind ->
                [military] Дає найкращі шанси на військову перевагу, приблизно за { $turns } ходи.
                [scientific] Дає найкращі шанси на наукову перевагу, приблизно за { $turns } ходи.
               *[political] Дає найкращі шанси на політичну перевагу, приблизно за { $turns } ходи.
            }
       *[many]
            { $kind ->
                [military] Дає найкращі шанси на військову перевагу, приблизно за { $turns } ходів.
                [scientific] Дає найкращі шанси на наукову перевагу, приблизно за { $turns } ходів.
               *[political] Дає найкращі шанси на політичну перевагу, приблизно за { $turns } ходів.
            }
    }
# $turns – скільки ходів до того, разом із цим.
reason-stops =
    { $turns ->
        [one]
            { $kind ->
                [military] Інакше { $player } може наступним ходом здобути військову перевагу.
                [scientific] Інакше { $player } може наступним ходом здобути наукову перевагу.
               *[political] Інакше { $player } може наступним ходом здобути політичну перевагу.
            }
        [few]
            { $kind ->
                [military] Інакше { $player } може здобути військову перевагу приблизно за { $turns } ходи.
                [scientific] Інакше { $player } може здобути наукову перевагу приблизно за { $turns } ходи.
               *[political] Інакше { $player } може здобути політичну перевагу приблизно за { $turns } ходи.
            }
       *[many]
            { $kind ->
                [military] Інакше { $player } може здобути військову перевагу приблизно за { $turns } ходів.
                [scientific] Інакше { $player } може здобути наукову перевагу приблизно за { $turns } ходів.
               *[political] Інакше { $player } може здобути політичну перевагу приблизно за { $turns } ходів.
            }
    }
reason-total =
    { $points ->
        [one] Приносить зрештою приблизно на { $points } бал більше.
        [few] Приносить зрештою приблизно на { $points } бали більше.
       *[many] Приносить зрештою приблизно на { $points } балів більше.
    }
reason-points =
    { $points ->
        [one] Приносить зрештою приблизно на { $points } бал більше ({ $category }).
        [few] Приносить зрештою приблизно на { $points } бали більше ({ $category }).
       *[many] Приносить зрештою приблизно на { $points } балів більше ({ $category }).
    }
reason-points-theirs =
    { $points ->
        [one] { $player } зрештою має приблизно на { $points } бал менше ({ $category }).
        [few] { $player } зрештою має приблизно на { $points } бали менше ({ $category }).
       *[many] { $player } зрештою має приблизно на { $points } балів менше ({ $category }).
    }
# $other – інша дія словами.
reason-clear = Усе інше значно гірше; друга за силою дія: { $other }.
reason-close = Перевага мінімальна, майже рівноцінна дія: { $other }.
reason-ahead = Трохи краще, ніж друга за силою дія: { $other }.
reason-better =
    { $percent ->
        [one] На { $percent } перемогу зі ста партій більше, ніж із другою за силою дією: { $other }.
        [few] На { $percent } перемоги зі ста партій більше, ніж із другою за силою дією: { $other }.
       *[many] На { $percent } перемог зі ста партій більше, ніж із другою за силою дією: { $other }.
    }

# Карти, ланцюжки, торгівля
reason-denies = Інакше { $player }, найімовірніше, збудує карту «{ $card }».
reason-denies-good = Забирає карту «{ $card }»: інакше { $player } дістане останнє джерело ресурсу цієї епохи ({ $resource }).
reason-covers = Лишає перекритою карту «{ $card }», яку інакше, найімовірніше, збудує { $player }.
reason-reveals-nothing = Не відкриває нової карти, яку { $player } може відразу збудувати.
reason-chain = Відкриває ланцюжок до карти «{ $card }».
reason-cheaper =
    { $coins ->
        [one] Заощаджує приблизно { $coins } монету на наступних будівлях.
        [few] Заощаджує приблизно { $coins } монети на наступних будівлях.
       *[many] Заощаджує приблизно { $coins } монет на наступних будівлях.
    }
reason-dearer =
    { $coins ->
        [one] Дорожча торгівля: { $player } платить загалом приблизно на { $coins } монету більше.
        [few] Дорожча торгівля: { $player } платить загалом приблизно на { $coins } монети більше.
       *[many] Дорожча торгівля: { $player } платить загалом приблизно на { $coins } монет більше.
    }

# Дуель
reason-again = Дає ще один хід.
reason-saves = Береже монети на чудо «{ $wonder }».
reason-wonder = Наближає чудо «{ $wonder }».
reason-wonder-theirs = Заважає планам: { $player } рідше будує чудо «{ $wonder }».
reason-pick-theirs = Інакше { $player }, найімовірніше, візьме чудо «{ $wonder }».
reason-token = Веде до токена прогресу «{ $token }».
reason-token-theirs = Інакше { $player } частіше отримує токен прогресу «{ $token }».
reason-military = Підводить маркер конфлікту до військового токена.
reason-military-theirs = Інакше { $player } частіше доходить до військового токена.

# Пантеон і Агора
reason-god = Веде до карти бога «{ $god }».
reason-god-theirs = Інакше { $player } частіше активує карту «{ $god }».
# $divine_token – токен міфології або дарів.
reason-divine_token = Веде до токена зі структури: { $divine_token }.
reason-divine_token-theirs = Інакше { $player } частіше бере токен зі структури: { $divine_token }.
reason-chamber = Дає контроль над палатою { $chamber } в Сенаті.
reason-chamber-theirs = Інакше { $player } частіше контролює палату { $chamber } в Сенаті.
reason-conspiracy = Робить можливою змову.
reason-conspiracy-theirs = Інакше { $player } частіше здійснює змову.

# 7 Чудес
reason-buries = Ховає карту «{ $card }», яку інакше, найімовірніше, збудує { $player }.
reason-stage = Наближає { $stage }-й ярус чуда.
reason-stage-theirs = Інакше { $player } швидше будує { $stage }-й ярус чуда.
reason-conflict = Дає перемогти в конфліктах; програє { $player }.
reason-conflict-theirs = Рятує від поразок у конфліктах, де перемагає { $player }.
reason-earns =
    { $coins ->
        [one] Приносить від торгівлі сусідів приблизно на { $coins } монету більше.
        [few] Приносить від торгівлі сусідів приблизно на { $coins } монети більше.
       *[many] Приносить від торгівлі сусідів приблизно на { $coins } монет більше.
    }
reason-debts = Дає уникнути боргів.
reason-debts-theirs = { $player } частіше бере борги.
reason-diplomacy = Дає уникнути конфліктів завдяки дипломатії.
reason-raid = Веде до токена перемоги без бою.
reason-raid-theirs = Інакше { $player } частіше бере токен перемоги без бою.
reason-ally =
    { $points ->
        [one] Допомагає союзникові: { $player } має приблизно на { $points } бал більше.
        [few] Допомагає союзникові: { $player } має приблизно на { $points } бали більше.
       *[many] Допомагає союзникові: { $player } має приблизно на { $points } балів більше.
    }

## Чим дія гірша за найкращу

drawback-none = Приблизно так само добре.
drawback-win = Упускає негайну перемогу.
drawback-behind = Трохи гірше.
drawback-less =
    { $percent ->
        [one] На { $percent } перемогу зі ста партій менше.
        [few] На { $percent } перемоги зі ста партій менше.
       *[many] На { $percent } перемог зі ста партій менше.
    }
drawback-loses =
    { $turns ->
        [one]
            { $kind ->
                [military] { $player } може наступним ходом здобути військову перевагу.
                [scientific] { $player } може наступним ходом здобути наукову перевагу.
               *[political] { $player } може наступним ходом здобути політичну перевагу.
            }
        [few]
            { $kind ->
                [military] { $player } може здобути військову перевагу приблизно за { $turns } ходи.
                [scientific] { $player } може здобути наукову перевагу приблизно за { $turns } ходи.
               *[political] { $player } може здобути політичну перевагу приблизно за { $turns } ходи.
            }
       *[many]
            { $kind ->
                [military] { $player } може здобути військову перевагу приблизно за { $turns } ходів.
                [scientific] { $player } може здобути наукову перевагу приблизно за { $turns } ходів.
               *[political] { $player } може здобути політичну перевагу приблизно за { $turns } ходів.
            }
    }
drawback-misses =
    { $kind ->
        [military] Зменшує шанси на військову перевагу.
        [scientific] Зменшує шанси на наукову перевагу.
       *[political] Зменшує шанси на політичну перевагу.
    }
drawback-total =
    { $points ->
        [one] Приносить зрештою приблизно на { $points } бал менше.
        [few] Приносить зрештою приблизно на { $points } бали менше.
       *[many] Приносить зрештою приблизно на { $points } балів менше.
    }
drawback-points =
    { $points ->
        [one] Приносить зрештою приблизно на { $points } бал менше ({ $category }).
        [few] Приносить зрештою приблизно на { $points } бали менше ({ $category }).
       *[many] Приносить зрештою приблизно на { $points } балів менше ({ $category }).
    }
drawback-points-theirs =
    { $points ->
        [one] { $player } зрештою має приблизно на { $points } бал більше ({ $category }).
        [few] { $player } зрештою має приблизно на { $points } бали більше ({ $category }).
       *[many] { $player } зрештою має приблизно на { $points } балів більше ({ $category }).
    }
drawback-lets = Наступним ходом { $player } може збудувати карту «{ $card }».
drawback-uncovers = Відкриває доступ до карти «{ $card }», яку хоче { $player }.
drawback-reveals = Відкриває нову карту, яку { $player } може відразу збудувати.
drawback-chain = Упускає карту «{ $card }», безкоштовну за ланцюжком.
drawback-wonder = Відкладає чудо «{ $wonder }».
drawback-wonder-theirs = { $player } може невдовзі збудувати чудо «{ $wonder }».
drawback-pick-theirs = { $player } може взяти чудо «{ $wonder }».
drawback-token = Упускає токен прогресу «{ $token }».
drawback-token-theirs = { $player } може отримати токен прогресу «{ $token }».
drawback-military-theirs = { $player } може дійти до військового токена.
drawback-god = Упускає карту бога «{ $god }».
drawback-god-theirs = { $player } може активувати карту «{ $god }».
drawback-chamber = Упускає контроль над палатою { $chamber } в Сенаті.
drawback-chamber-theirs = { $player } може контролювати палату { $chamber } в Сенаті.
drawback-conspiracy-theirs = { $player } може здійснити змову.
drawback-stage = Відкладає { $stage }-й ярус чуда.
drawback-conflict = Не дає перемогти в конфліктах, де суперник – { $player }.
drawback-conflict-theirs = Веде до поразок у конфліктах, де перемагає { $player }.
drawback-debts = Веде до боргів.

## На екрані

# $level – одне з повідомлень label-level-….
label-hint = Підказка: { $player } ({ $level })
label-level-medium = рівень «{ opponent-medium }»
label-level-hard = рівень «{ opponent-hard }»
label-level-expert = рівень «{ opponent-expert }»
label-hint-chance = Перемога
label-hint-tries = Спроби
label-hint-place = Місце
label-hint-points = Бали
# $ways – способи перемоги, кожен із часткою партій, через кому.
label-hint-won = Перемоги: { $ways }
label-hint-lost = Перемагають інші: { $ways }
# $reason – речення.
label-hint-why = Чому: { $reason }
# $line – дії словами, кожна з гравцем, через крапку з комою.
label-hint-line = Далі, ймовірно: { $line }
label-hint-step = { $player }: { $action }
label-analysis = Розбір партії ({ $level })
label-analysis-curve = Шанси на перемогу у відсотках: { $player }
label-analysis-curves = Шанси кожного на перемогу у відсотках
label-analysis-turning = Переломні моменти
label-analysis-none = Жодної помилки ціною п’ять відсотків чи більше.
# $cost – утрачені шанси на перемогу, у відсотках.
label-analysis-point =
    { $cost ->
        [one] { $number }. { $player }: { $played }. Ціна – { $cost } відсоток.
        [few] { $number }. { $player }: { $played }. Ціна – { $cost } відсотки.
       *[many] { $number }. { $player }: { $played }. Ціна – { $cost } відсотків.
    }
label-analysis-better = Краще: { $best }. { $reason }
label-analysis-better-plain = Краще: { $best }.
label-analysis-players = Гравці
label-analysis-decisions = Рішення
label-analysis-cost = Середня втрата
label-analysis-mistakes = Помилки
label-analysis-empty = У цьому записі ще немає рішень.
label-progress-thinking = Обмірковування
label-progress-analyzing = Розбір рішень

## Помилки

error-adviser = «{ $level }» не вміє радити. Оберіть із таких: { $levels }.
error-no-advice = Комп’ютер не вчився грати в «{ $variant }»: порад для цієї гри немає.
error-advice-nature = Зараз діє той, хто роздає: порада нікому не потрібна.
error-hint-which = Вирішують кілька гравців. Назвіть одного з них через {"--seat"}: { $seats }.
