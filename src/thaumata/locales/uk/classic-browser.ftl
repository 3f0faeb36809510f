# Що клієнт у браузері каже про «7 Чудес»: стіл і рішення.
# Для перекладачів: як у browser.ftl.

## За столом

web-classic-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
web-classic-set-up = Приготування
web-classic-round-brief = { $age }, { $round } з { $rounds }
web-classic-on-left = ліворуч від вас
web-classic-on-right = праворуч від вас
web-classic-sells = можна купити
web-classic-sells-nothing = купити нічого
web-classic-conflict-even = порівну: токена немає
web-classic-conflict-win = перевага { $lead }: { $token }
web-classic-conflict-lose = бракує { $lead }: { $token }
web-classic-conflict-peace = без конфлікту з вами
web-classic-conflict-even-brief = порівну
web-classic-conflict-win-brief = перевага { $lead }
web-classic-conflict-lose-brief = бракує { $lead }
web-classic-conflict-peace-brief = без конфлікту
web-classic-has-chosen = вибір зроблено
web-classic-chooses = обирає
web-classic-you-make = ваше
web-classic-asks = просить
web-classic-one-of = і одне з
web-classic-remembered = Що ви пам’ятаєте про карти в руках
web-classic-unseen =
    { $count ->
        [one] { $count } карта, якої ви не бачили
        [few] { $count } карти, яких ви не бачили
        [many] { $count } карт, яких ви не бачили
       *[other] { $count } карти, яких ви не бачили
    }
web-classic-played-built = збудовано карту «{ $card }»
web-classic-played-stage = збудовано ярус
web-classic-played-sold = карту скинуто за монети
web-classic-played-left_over = карта лишилася

## Карта в руці

web-classic-card =
    { $status ->
        [own] Карта «{ $card }»: досить ваших ресурсів
        [chain] Карта «{ $card }»: безкоштовно
        [trade] Карта «{ $card }»: { $price ->
            [one] { $price } монета
            [few] { $price } монети
            [many] { $price } монет
           *[other] { $price } монети
        }
       *[short] Карта «{ $card }»: { $reason }
    }
web-classic-short =
    { $reason ->
        [refused-built-twice] уже є
        [refused-coins] бракує { $coins ->
            [one] { $coins } монети
            [few] { $coins } монет
            [many] { $coins } монет
           *[other] { $coins } монети
        }
        [refused-free-city-coins] бракує { $coins ->
            [one] { $coins } монети
            [few] { $coins } монет
            [many] { $coins } монет
           *[other] { $coins } монети
        }
        [refused-resource] { $resource ->
            [wood] бракує дерева
            [stone] бракує каменю
            [clay] бракує глини
            [ore] бракує руди
            [glass] бракує скла
            [cloth] бракує тканини
           *[papyrus] бракує папірусу
        }
       *[other] не можна
    }
web-classic-choose-card = { $card }: збудувати, покласти під ярус чи скинути?
web-classic-if =
    { $verb ->
        [build] Якщо збудувати
        [stage] Якщо збудувати ярус
        [sell] Якщо скинути
       *[other] Тоді
    }
web-classic-build = Збудувати
web-classic-build-power = Збудувати безкоштовно, раз за епоху
web-classic-stage = Ярус { $number }
web-classic-sell = Скинути за монети
web-classic-look = Можна лише подивитися: зараз про неї не питають.
web-classic-split = Кому скільки заплатити
web-classic-more-to = Більше заплатити гравцю «{ $player }»
web-classic-shields-against =
    { $mine ->
        [one] { $mine } щит
        [few] { $mine } щити
        [many] { $mine } щитів
       *[other] { $mine } щита
    } проти { $theirs } у гравця «{ $player }»
web-classic-free-later = Безкоштовно згодом: { $cards }
web-classic-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
web-classic-gets =
    { $coins ->
        [one] { $player } отримує { $coins } монету
        [few] { $player } отримує { $coins } монети
        [many] { $player } отримує { $coins } монет
       *[other] { $player } отримує { $coins } монети
    }

## Вільне місто

web-classic-own-card = Ваша карта
web-classic-own-card-how = Оберіть карту для свого міста.
web-classic-free-card = Карта Вільного міста
web-classic-free-card-how =
    { $coins ->
        [one] Місто має змогти її використати; платить своєю { $coins } монетою.
        [few] Місто має змогти її використати; платить своїми { $coins } монетами.
        [many] Місто має змогти її використати; платить своїми { $coins } монетами.
       *[other] Місто має змогти її використати; платить своїми { $coins } монети.
    }
web-classic-free-card-other = У цьому раунді за нього обирає { $player }.
web-classic-change = Змінити
web-classic-pile = лишилося: { $count }

## Монети чи борги

web-classic-loss =
    { $count ->
        [one] Ви втрачаєте { $count } монету. Кожна несплачена монета стає боргом.
        [few] Ви втрачаєте { $count } монети. Кожна несплачена монета стає боргом.
        [many] Ви втрачаєте { $count } монет. Кожна несплачена монета стає боргом.
       *[other] Ви втрачаєте { $count } монети. Кожна несплачена монета стає боргом.
    }
web-classic-coins-or-debts = Монети чи борги
web-classic-pays-coin = Токен { $number }: сплачена монета
web-classic-takes-debt = Токен { $number }: узятий борг
web-classic-settled =
    { $coins ->
        [one] Сплачено { $coins } монету
        [few] Сплачено { $coins } монети
        [many] Сплачено { $coins } монет
       *[other] Сплачено { $coins } монети
    }, { $debts ->
        [one] { $debts } борг
        [few] { $debts } борги
        [many] { $debts } боргів
       *[other] { $debts } боргу
    }
web-classic-pay-all = Сплатити все
web-classic-pay-none = Нічого не платити
