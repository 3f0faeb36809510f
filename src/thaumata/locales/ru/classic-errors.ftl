# Почему такой позиции в «7 Чудесах» не бывает.
# Для переводчиков: $city – номер города по часовой стрелке от 1, в партии на двоих третий – Свободный
# город; $player – номер игрока от 1. $card и $board – названия элементов игры.

impossible-copies = «{ $card }»: в позиции таких карт { $given }, а их не больше { $expected }.
impossible-wrong-age = «{ $card }» – карта другой Эпохи.
impossible-unknown-card = Карта может быть неизвестна только кому-то: поле «{ $field }» должно сказать кому.
impossible-own-card = Игрок { $player } знает руку и ходы, свои и союзника: среди них нет неизвестных карт.
impossible-memory = Ни в одной партии нельзя увидеть ровно эти карты, не больше и не меньше.
impossible-same-building = «{ $card }» стоит в одном городе дважды.
impossible-board-twice = Планшет «{ $board }» лежит у двух городов.
impossible-side = Город { $city } лежит стороной { $side }, которую не допускает настройка «{ $option }».
impossible-treasury = У города { $city } не может быть столько монет.
impossible-stages =
    { $most ->
        [0] У города { $city } нет ярусов, которые можно построить.
       *[other] У города { $city } не может быть столько ярусов: на планшете их { $most }.
    }
impossible-stage-deeds = Город { $city }: ярусов стоит – { $given }, а построено по ходам – { $expected }.
impossible-power = Город { $city } не мог воспользоваться бесплатной постройкой.
impossible-hand = У игрока { $player } на руке карт: { $given }, а должно быть { $expected }.
impossible-deed = «{ $deed }» – такого город с картой не делает.
impossible-deeds = Город { $city }, ходов в Эпохе { $age }: в позиции { $given }, а должно быть { $expected }.
impossible-built-deed = Город { $city } построил карту «{ $card }», но её там нет или она построена дважды.
impossible-last-card = Город { $city } не может сыграть последнюю карту Эпохи.
impossible-raised = Город { $city }: карта «{ $card }» не пришла ни с руки, ни из сброса.
impossible-discards = Карта «{ $card }» лежит в сбросе не столько раз, сколько туда попала.
impossible-draw = Карту «{ $card }» не могли взять из стопки Свободного города.
impossible-conflicts = Щиты не дают городу { $city } таких жетонов конфликта.
impossible-diplomacy = Город { $city }, жетоны дипломатии: в позиции { $given }, а должно быть { $expected }.
impossible-losses = Построенное в этом раунде не отнимает у города { $city } таких монет.
impossible-debts = У города { $city } не может быть долгов: { $given }. Построенное приносит ему от { $least } до { $most }.
impossible-part = В части «{ $part }» не может быть «{ $what }».
impossible-sealed = Игрок { $player } не мог выбрать «{ $text }».

# $field называет то, что считают.
impossible-amount =
    { $field ->
        [age] Эпоха: в позиции { $given }, а должно быть { $expected }.
        [round] Раунд: в позиции { $given }, а должно быть { $expected }.
        [cities] Города: в позиции { $given }, а должно быть { $expected }.
        [hands] Руки или карты на руке: в позиции { $given }, а должно быть { $expected }.
        [deeds] Ходы города: в позиции { $given }, а должно быть { $expected }.
        [draws] Карты, взятые из стопки: в позиции { $given }, а должно быть { $expected }.
        [raised] Карты, построенные из сброса: в позиции { $given }, а должно быть { $expected }.
        [remembered] Карты, запомненные из прежних рук: в позиции { $given }, а должно быть { $expected }.
        [seen] Просмотры сброса: в позиции { $given }, а должно быть { $expected }.
        [seen_by] Место, с которого виден стол: в позиции { $given }, а должно быть { $expected }.
        [mixed_in] Гильдии или чёрные карты в колоде: в позиции { $given }, а должно быть { $expected }.
       *[deck] Карты в колоде: в позиции { $given }, а должно быть { $expected }.
    }
