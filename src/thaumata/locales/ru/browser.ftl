# Что говорит страница в браузере, кроме того, что программа говорит везде.
# Для переводчиков: подписи короткие и начинаются с заглавной буквы, если не стоят на ярлычке; предложения кончаются точкой.
# К игроку на «вы». Без восклицательных знаков, никогда «ошибка». Ничто не зависит от ширины английского слова.

## Начало

web-lead = Семь чудес для двоих, в вашем браузере.
web-learn = Научиться, играя
web-learn-how = Первая дуэль: чудеса, которые правила советуют для начала, и несложный соперник.
web-play-computer = Играть с компьютером
web-play-friend = Играть с другом
web-play-friend-how = Создайте стол и отправьте ссылку. Регистрация не нужна.
web-play-beside = { $count ->
    [2] Вдвоём на этом устройстве
    [3] Втроём на этом устройстве
    [4] Вчетвером на этом устройстве
   *[other] Игроков на этом устройстве: { $count }
}
web-play-beside-how = Рядом или передавая устройство, когда есть что скрывать.
web-game = Игра
web-players = Игроки
web-player-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-level = Соперник
web-expansions = Дополнения
web-my-tables = Ваши столы
web-open-tables = Открытые столы
web-unofficial = Неофициальный проект для тех, у кого есть игра. Открытый код, без регистрации.
# $number: which of the people at this device it is.
web-guest = { $number ->
    [1] Гость
   *[other] Гость { $number }
}
web-no-page = По этому адресу нет страницы.
web-place-gizah = Гиза
web-place-alexandria = Александрия
web-place-rhodos = Родос
web-place-ephesos = Эфес
web-place-olympia = Олимпия
web-place-halikarnassos = Галикарнас
web-place-babylon = Вавилон

## Перед игрой

web-who-sits = Кто за столом?
web-waiting = Ждём игрока
web-link-good = ссылка ведёт на это место
web-host = хозяин стола
web-here = здесь
web-not-here = не за столом
web-person = Человек
web-ready = Готово
web-not-ready = Ещё нет
web-shuffle = { $count ->
    [2] Поменяться местами
   *[other] Перемешать места
}
web-sit-beside = Кто-то рядом со мной
web-clock = Время на раздумья
web-clock-none = Без часов
web-clock-move = На ход
web-clock-game = На всю игру
web-clock-days = Дни на ход
web-minutes = { $count } мин
web-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
# As short as can be: it stands in the head of the table.
web-days-hours = { $days } д { $hours } ч
web-your-name = Ваше имя
web-bring = Пригласите кого-нибудь
web-bring-how = Отправьте ссылку или покажите {"QR"}-код. Гостю достаточно ввести имя и сесть за стол.
web-square = {"QR"}-код со ссылкой
web-copy = Скопировать ссылку
web-copied = Скопировано
web-share = Поделиться ссылкой
web-copy-by-hand = Ссылка выделена: теперь скопируйте её сами.
web-link-local = Эта ссылка работает только на этом компьютере.
web-link-local-how = Для других устройств запустите сервер командой {"make play NETWORK=1"} или {"thaumata serve --network"}.
web-seat-free = Для вас есть место.
web-sit-down = Сесть
web-start = Начать игру
web-start-now = Начинайте, когда захотите.
web-start-or-wait = { $count ->
    [one] Начните сейчас, и свободное место займёт компьютер, или подождите.
    [few] Начните сейчас, и { $count } свободных места займут компьютеры, или подождите.
   *[other] Начните сейчас, и { $count } свободных мест займут компьютеры, или подождите.
}
web-host-starts = Игру начинает хозяин стола.
web-opening = Стол открывается.

## За столом

web-you = Вы
web-your-turn = Ваш ход
web-duel-with = Дуэль: { $player }
web-drafting = Выбор чудес
# $player is the name of who shall have the screen next.
web-hand-over = Передайте устройство: { $player }
web-hand-over-how = То, что может знать только { $player }, появится после касания.
web-hand-over-take = { $player } – это я: показать стол
web-player-now = { $player }, сейчас
web-structure = Карты на столе
# $distance – расстояние фишки от середины; $side: mine, theirs или middle.
web-track =
    { $side ->
        [mine] Военный трек: маркер конфликта на вашей стороне, делений от центра: { $distance }
        [theirs] Военный трек: маркер конфликта на стороне соперника, делений от центра: { $distance }
       *[middle] Военный трек: маркер конфликта в центре
    }
web-symbols = { $count ->
    [one] { $count } из 6 разных научных символов
    [few] { $count } из 6 разных научных символов
    [many] { $count } из 6 разных научных символов
   *[other] { $count } из 6 разных научных символов
}
web-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
web-buy = по { $price }
web-one-of = одно из
web-cubes-left = { $count ->
    [one] Остался { $count } кубик влияния
    [few] Осталось { $count } кубика влияния
    [many] Осталось { $count } кубиков влияния
   *[other] Осталось { $count } кубика влияния
}
web-chamber-name = Палата { $chamber }
web-chamber = Палата { $chamber }: очков { $points }, ваших кубиков { $mine }, чужих { $theirs }
web-decree-hidden = Декрет откроют, когда сюда войдёт кубик.
web-face-down = Лицом вниз: { $back }
web-card-covered = Карта «{ $card }», перекрыта
# $status: own, chain, trade или short.
web-card-open =
    { $status ->
        [own] Карта «{ $card }», доступна: хватает ваших ресурсов
        [chain] Карта «{ $card }», доступна: бесплатно по цепочке
        [trade] Карта «{ $card }», доступна: цена в монетах – { $price }
       *[short] Карта «{ $card }», доступна: не хватает монет – { $short }
    }
web-tag-own = есть всё
web-tag-chain = даром
web-legend-own = хватает ваших ресурсов
web-legend-chain = бесплатно по цепочке
web-legend-trade = остальное купить
web-legend-short = не хватает
web-hide = Скрыть эту строку
web-your-choice = ваш выбор

## Выбор чудес

web-this-pick = выбираете сейчас
web-next-pick = ваш следующий выбор
web-next-pick-brief = далее
web-last-pick = последнее из четырёх
web-last-pick-brief = последнее
web-four-1 = первые четыре
web-four-2 = вторые четыре
web-moves-first = начинает
web-taken = берёт { $player }
web-taken-mine = взяли вы
web-sum-asks = Вместе они требуют
web-sum-asks-brief = нужно
web-sum-brings = и дают
# Слова после числа: $count – само число.
web-sum-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-sum-shields = { $count ->
    [one] щит
    [few] щита
    [many] щитов
   *[other] щита
}
web-sum-turns = { $count ->
    [one] повторный ход
    [few] повторных хода
    [many] повторных ходов
   *[other] повторного хода
}
web-sum-coins = { $count ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}

## Решения

# $verb – действие: build, discard, wonder или другое.
web-if =
    { $verb ->
        [build] Если построить
        [discard] Если сбросить
        [wonder] Если построить чудо
       *[other] Если так сделать
    }
web-what-it-does = Что она даёт
web-build-it = Построить
web-recruit-it = Нанять
web-or-wonder = Или подложить её под чудо
web-discard-it = Сбросить
web-not-open = На этой карте ещё лежат другие, или сейчас не ваш ход.
# $status: own, chain, trade или short.
web-theirs =
    { $status ->
        [own] { $player } может построить её своими ресурсами.
        [chain] { $player } может построить её бесплатно по цепочке.
        [trade] { $player } может построить её за { $price ->
            [one] { $price } монету.
            [few] { $price } монеты.
           *[many] { $price } монет.
        }
       *[short] { $player } не может её оплатить, не хватает монет: { $short }.
    }
web-nothing = Сейчас от вас ничего не требуется.
web-choose-first = Выберите вариант
web-choose-card = «{ $card }»: построить, подложить или сбросить?
web-compare = Коснитесь чего-нибудь другого, чтобы сравнить. Выбор окончателен только после подтверждения.
web-offerings = Оплатить жертвоприношениями?
web-you-pay = Вы платите
web-again = Вы ходите ещё раз.
web-pawn-moves = { $spaces ->
    [one] Маркер конфликта пройдёт { $spaces } деление.
    [few] Маркер конфликта пройдёт { $spaces } деления.
    [many] Маркер конфликта пройдёт { $spaces } делений.
   *[other] Маркер конфликта пройдёт { $spaces } деления.
}
web-key-confirm = подтвердить
web-key-back = назад
web-keys-walk = от карты к карте,
web-keys-choose = выбрать и подтвердить,
web-keys-pick = выбрать ответ,

## Действия в сенате, одно за другим

web-senate-action = Действие { $number } из { $all }
web-senate-now = { $left ->
    [one] Последнее действие
    [few] Сейчас: осталось { $left } действия
    [many] Сейчас: осталось { $left } действий
   *[other] Сейчас: осталось { $left } действия
}
web-senate-supply = кубиков в вашем запасе
web-senate-points = очков в Сенате
# $verb: place, move, or another one.
web-cube-here = { $verb ->
    [move] переместить
    [place] кубик сюда
   *[other] сюда
}
web-lift = Переместить свой кубик из палаты { $chamber }
web-senate-how = Коснитесь обведённой палаты, чтобы добавить кубик. Чтобы переместить, коснитесь своих кубиков, а затем соседней палаты.
web-senate-lifted = Теперь коснитесь палаты, куда его переместить.
web-senate-same = Больше ничего в Сенате не изменится.

## Что происходит

# What somebody at the table says: $phrase is one of the set phrases.
web-says = { $player }: { $phrase }
web-thinks = { $player } думает
web-computer-thinks = { $player } обдумывает ход
web-away = { $player } сейчас не за столом
# $player is absent, or out of time.
web-stand-in = Пока за игрока «{ $player }» играет компьютер
web-stand-in-mine = Ваше время вышло: за вас играет компьютер
web-computer-plays = Пусть играет компьютер
web-dealing = Открываются карты
web-sent = Ваш ход отправляется
web-stale = Стол изменился: выберите снова
web-nothing-paid = Ничего не заплачено. На экране – нынешнее состояние стола.
web-lost = Нет связи.
web-kept = Ваш ход сохранён. Когда связь восстановится, он будет отправлен, если ещё возможен.
web-take-back = Отменить
web-try-now = Попробовать
web-found = { $count ->
    [0] Связь восстановлена.
    [one] Связь восстановлена. Тем временем произошло { $count } событие.
    [few] Связь восстановлена. Тем временем произошло { $count } события.
    [many] Связь восстановлена. Тем временем произошло { $count } событий.
   *[other] Связь восстановлена. Тем временем произошло { $count } события.
}
web-unreachable = Сейчас нет связи с сервером.
web-failed = Не получилось. Попробуйте ещё раз или обновите страницу.
web-warn-science = У игрока «{ $player }» { $count } из 6 научных символов.
web-warn-war = { $player } в { $count ->
    [one] { $count } делении
    [few] { $count } делениях
   *[many] { $count } делениях
} от вашей столицы.
web-undo = Отменить
web-replay = Показать ещё раз
web-back = К столу

## Панели

web-hint = Подсказка
web-advising = Компьютер обдумывает ваш ход.
web-no-hint = Сейчас подсказки нет.
web-wins = Побед: { $percent } из 100
web-log = Журнал
web-piles = Сброс и неизвестные карты
web-unseen = { $back }: ещё не открыто; на столе лицом вниз – { $count }
web-box = Жетоны развития в коробке
web-help = Правила кратко
web-menu = Меню
web-language = Язык
web-theme = Оформление
web-theme-auto = Как на устройстве
web-theme-light = Светлое
web-theme-dark = Тёмное
web-pace = Скорость анимации
web-pace-calm = Спокойно
web-pace-normal = Обычно
web-pace-quick = Быстро
web-pace-none = Без анимации
web-sound = Звук, когда мой ход
web-notify = Уведомление, когда мой ход, а вкладка не открыта
web-notify-refused = Браузер не разрешает здесь уведомления.
web-notify-insecure = Браузеры разрешают уведомления только через {"https"} или на компьютере, где работает сервер.
web-notify-unsupported = Этот браузер не поддерживает уведомления.
web-show-theirs = Показывать цену карты для соперника
web-show-legend = Объяснять ярлычки
web-names = Имена
web-say = Сказать что-нибудь
web-table = Стол
web-record = Скачать запись
web-resign = Сдаться
web-resign-means = Тогда победит другой игрок.
web-home = На главную

## Конец

web-you-win = Вы победили
web-you-lose = Вы проиграли
web-shared = Общая победа
web-wins-name = Побеждает { $player }
web-resigned = { $player } сдаётся
web-where-from = Откуда очки
web-over-game = Очки в течение игры
web-chart = График очков всех игроков в течение игры
web-rematch = Сыграть ещё
web-to-rematch = К следующей игре
web-look = Посмотреть на стол

## Первая игра: советы, каждый – заголовок и одно-два предложения

web-coach-next = Дальше
web-coach-leave = Закончить урок
web-coach-step = Шаг { $number } из { $all }
web-coach-tap = Теперь вы: коснитесь карты «{ $card }»
web-coach-goal = Два города, три эпохи
web-coach-goal-more = По очереди берите карты и стройте город. Победить можно сразу – войском или шестью разными научными символами – либо по очкам после Эпохи III.
web-coach-take = Сначала ресурсы
web-coach-take-more = Коричневые и серые карты производят ресурсы, а ими платят почти за всё остальное. Доступные карты обведены, их можно взять. Коснитесь карты «{ $card }».
web-coach-take-then = Здесь видно, сколько она стоит и что даёт. Оранжевая кнопка строит её.
web-coach-city = Ваш город растёт слева
web-coach-city-more = Вверху – что вы производите и сколько стоит ещё одна единица, ниже – чудеса и карты. Числа внизу – ваши очки по категориям.
web-coach-trade = Монета – это цена
web-coach-trade-more = Для карты «{ $card }» нужно то, чего вы не производите, так что это придётся купить. Коснитесь её, чтобы увидеть, откуда берётся цена.
web-coach-price = У торговли есть цена
web-coach-price-more = Единица ресурса стоит 2 монеты и ещё по 1 за каждый такой символ на коричневых и серых картах соперника. Следите, что он производит. А теперь стройте, что хотите.
web-coach-short = Замок – не хватает монет
web-coach-short-more = На карту «{ $card }» вам не хватает монет. Коснитесь её, чтобы увидеть, чего именно не хватает.
web-coach-lacking = Лишних карт нет
web-coach-lacking-more = Слишком дорогую карту можно положить под чудо или сбросить за монеты. И тогда она не достанется сопернику.
web-coach-wonder = Вы можете построить чудо
web-coach-wonder-more = Подойдёт любая доступная карта, она ляжет под чудо. Коснитесь карты «{ $card }».
web-coach-wonder-then = Выберите под картой чудо «{ $wonder }» и подтвердите оранжевой кнопкой. Некоторые чудеса дают ещё один ход.
web-coach-sell = Монеты за карту
web-coach-sell-more = { $coins ->
    [one] Сбросьте карту, и банк заплатит { $coins } монету, а с жёлтыми картами в городе – больше. Коснитесь карты «{ $card }».
    [few] Сбросьте карту, и банк заплатит { $coins } монеты, а с жёлтыми картами в городе – больше. Коснитесь карты «{ $card }».
   *[many] Сбросьте карту, и банк заплатит { $coins } монет, а с жёлтыми картами в городе – больше. Коснитесь карты «{ $card }».
}
web-coach-sell-then = Выберите «Сбросить» и подтвердите оранжевой кнопкой.
web-coach-chain = Некоторые карты бесплатны
web-coach-chain-more = Два звена – это цепочка: в вашем городе уже есть карта с символом, указанным в стоимости этой.
web-coach-war = Маркер конфликта сдвинулся
web-coach-war-more = Каждый щит двигает его на одно деление к столице соперника. По пути соперник теряет монеты; кто дойдёт до столицы, сразу побеждает.
web-coach-science = Научные символы
web-coach-science-more = Два одинаковых символа дают жетон развития из тех, что лежат вверху. Шесть разных – и вы сразу побеждаете.
web-coach-age = Эпоха II
web-coach-age-more = Карты дороже и лучше. Кто начинает эпоху, решает тот, чьё войско слабее.
web-coach-end = Эпоха III, последняя
web-coach-end-more = Гильдии считают то, что есть в обоих городах. После последней карты решают очки. Дальше вы справитесь и без уроков.
