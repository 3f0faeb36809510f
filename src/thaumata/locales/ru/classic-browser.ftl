# Что клиент в браузере говорит о «7 Чудесах»: стол и решения.
# Для переводчиков: как в browser.ftl.

## За столом

web-classic-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
web-classic-set-up = Подготовка
web-classic-round-brief = { $age }, { $round } из { $rounds }
web-classic-on-left = слева от вас
web-classic-on-right = справа от вас
web-classic-sells = можно купить
web-classic-sells-nothing = купить нечего
web-classic-conflict-even = поровну: жетона нет
web-classic-conflict-win = перевес { $lead }: { $token }
web-classic-conflict-lose = не хватает { $lead }: { $token }
web-classic-conflict-peace = без конфликта с вами
web-classic-conflict-even-brief = поровну
web-classic-conflict-win-brief = перевес { $lead }
web-classic-conflict-lose-brief = не хватает { $lead }
web-classic-conflict-peace-brief = без конфликта
web-classic-has-chosen = выбор сделан
web-classic-chooses = выбирает
web-classic-you-make = ваше
web-classic-asks = просит
web-classic-one-of = и одно из
web-classic-remembered = Что вы помните о картах в руках
web-classic-unseen =
    { $count ->
        [one] { $count } карта, которой вы не видели
        [few] { $count } карты, которых вы не видели
        [many] { $count } карт, которых вы не видели
       *[other] { $count } карты, которых вы не видели
    }
web-classic-played-built = построена карта «{ $card }»
web-classic-played-stage = построен ярус
web-classic-played-sold = карта сброшена за монеты
web-classic-played-left_over = карта осталась

## Карта в руке

web-classic-card =
    { $status ->
        [own] Карта «{ $card }»: хватает ваших ресурсов
        [chain] Карта «{ $card }»: бесплатно
        [trade] Карта «{ $card }»: { $price ->
            [one] { $price } монета
            [few] { $price } монеты
            [many] { $price } монет
           *[other] { $price } монеты
        }
       *[short] Карта «{ $card }»: { $reason }
    }
web-classic-short =
    { $reason ->
        [refused-built-twice] уже есть
        [refused-coins] не хватает { $coins ->
            [one] { $coins } монеты
            [few] { $coins } монет
            [many] { $coins } монет
           *[other] { $coins } монеты
        }
        [refused-free-city-coins] не хватает { $coins ->
            [one] { $coins } монеты
            [few] { $coins } монет
            [many] { $coins } монет
           *[other] { $coins } монеты
        }
        [refused-resource] { $resource ->
            [wood] не хватает дерева
            [stone] не хватает камня
            [clay] не хватает глины
            [ore] не хватает руды
            [glass] не хватает стекла
            [cloth] не хватает ткани
           *[papyrus] не хватает папируса
        }
       *[other] нельзя
    }
web-classic-choose-card = { $card }: построить, положить под ярус или сбросить?
web-classic-if =
    { $verb ->
        [build] Если построить
        [stage] Если построить ярус
        [sell] Если сбросить
       *[other] Тогда
    }
web-classic-build = Построить
web-classic-build-power = Построить бесплатно, раз за эпоху
web-classic-stage = Ярус { $number }
web-classic-sell = Сбросить за монеты
web-classic-look = Можно только посмотреть: сейчас о ней не спрашивают.
web-classic-split = Кому сколько заплатить
web-classic-more-to = Больше заплатить игроку «{ $player }»
web-classic-shields-against =
    { $mine ->
        [one] { $mine } щит
        [few] { $mine } щита
        [many] { $mine } щитов
       *[other] { $mine } щита
    } против { $theirs } у игрока «{ $player }»
web-classic-free-later = Бесплатно позже: { $cards }
web-classic-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
web-classic-gets =
    { $coins ->
        [one] { $player } получает { $coins } монету
        [few] { $player } получает { $coins } монеты
        [many] { $player } получает { $coins } монет
       *[other] { $player } получает { $coins } монеты
    }

## Свободный город

web-classic-own-card = Ваша карта
web-classic-own-card-how = Выберите карту для своего города.
web-classic-free-card = Карта Свободного города
web-classic-free-card-how =
    { $coins ->
        [one] Город должен суметь её использовать; платит своей { $coins } монетой.
        [few] Город должен суметь её использовать; платит своими { $coins } монетами.
        [many] Город должен суметь её использовать; платит своими { $coins } монетами.
       *[other] Город должен суметь её использовать; платит своими { $coins } монеты.
    }
web-classic-free-card-other = В этом раунде за него выбирает { $player }.
web-classic-change = Изменить
web-classic-pile = осталось: { $count }

## Монеты или долги

web-classic-loss =
    { $count ->
        [one] Вы теряете { $count } монету. Каждая неуплаченная монета становится долгом.
        [few] Вы теряете { $count } монеты. Каждая неуплаченная монета становится долгом.
        [many] Вы теряете { $count } монет. Каждая неуплаченная монета становится долгом.
       *[other] Вы теряете { $count } монеты. Каждая неуплаченная монета становится долгом.
    }
web-classic-coins-or-debts = Монеты или долги
web-classic-pays-coin = Жетон { $number }: монета уплачена
web-classic-takes-debt = Жетон { $number }: взят долг
web-classic-settled =
    { $coins ->
        [one] Уплачена { $coins } монета
        [few] Уплачены { $coins } монеты
        [many] Уплачено { $coins } монет
       *[other] Уплачено { $coins } монеты
    }, { $debts ->
        [one] { $debts } долг
        [few] { $debts } долга
        [many] { $debts } долгов
       *[other] { $debts } долга
    }
web-classic-pay-all = Уплатить всё
web-classic-pay-none = Ничего не платить
