# Что говорит страница в браузере, кроме того, что программа говорит везде.
# Для переводчиков: подписи короткие и начинаются с заглавной буквы, если не стоят на ярлычке; предложения кончаются точкой.
# К игроку на «вы». Без восклицательных знаков, никогда «ошибка». Ничто не зависит от ширины английского слова.

## Начало

web-lead = Семь чудес в вашем браузере.
web-learn = Научиться, играя
web-learn-how = Первая дуэль: чудеса, которые правила советуют для начала, и несложный соперник.
web-play-computer = Играть с компьютером
web-play-friend = Играть с другом
web-play-friend-how = Создайте стол и отправьте ссылку. Регистрация не нужна.
web-play-beside = { $count ->
    [2] Вдвоём на этом устройстве
    [one] { $count } игрок на этом устройстве
    [few] { $count } игрока на этом устройстве
   *[many] { $count } игроков на этом устройстве
}
web-play-beside-how = Рядом или передавая устройство, когда есть что скрывать.
web-game = Игра
web-players = Игроки
web-player-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
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
web-clock-game = На всю партию
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
# Как можно короче: стоит вверху стола.
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
web-link-local-how = Для других устройств запустите сервер командой «{"make play NETWORK=1"}» или «{"thaumata serve --network"}».
web-seat-free = Для вас есть место.
web-sit-down = Сесть
web-start = Начать игру
web-start-now = Начинайте, когда захотите.
web-start-or-wait = { $count ->
    [one] Начните сейчас, и свободное место займёт компьютер, или подождите.
    [few] Начните сейчас, и { $count } свободных места займут компьютеры, или подождите.
   *[many] Начните сейчас, и { $count } свободных мест займут компьютеры, или подождите.
}
web-host-starts = Партию начинает хозяин стола.
web-opening = Стол открывается.

## За столом

web-you = Вы
web-your-turn = Ваш ход
# $player – тот, кто получает устройство.
web-hand-over = Передайте устройство: { $player }
web-hand-over-how = То, что может знать только { $player }, появится после касания.
web-hand-over-take = { $player } – это я: показать стол
web-player-now = { $player }, сейчас
web-tag-own = есть всё
web-tag-chain = даром
web-legend-own = хватает ваших ресурсов
web-legend-chain = бесплатно по цепочке
web-legend-trade = остальное купить
web-legend-short = не хватает
web-hide = Скрыть эту строку

## Решения

web-nothing = Сейчас от вас ничего не требуется.
web-choose-first = Выберите вариант
web-compare = Коснитесь чего-нибудь другого, чтобы сравнить. Выбор окончателен только после подтверждения.
web-key-confirm = подтвердить
web-key-back = назад
web-keys-walk = от карты к карте,
web-keys-choose = выбрать и подтвердить,
web-keys-pick = выбрать ответ,

## Что происходит

# Что игрок говорит за столом: $phrase – одна из готовых фраз.
web-says = { $player }: { $phrase }
web-thinks = { $player } думает
# $players – несколько игроков, которые решают одновременно.
web-thinking = { $players } думают
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
web-take-back = Не отправлять
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
# A team: $players is a list of names.
web-win-names = Побеждают { $players }
web-resigned = { $player } сдаётся
web-where-from = Откуда очки
web-over-game = Очки в течение партии
web-chart = График очков всех игроков в течение партии
web-rematch = Сыграть ещё
web-to-rematch = К следующей партии
web-look = Посмотреть на стол

## Первая игра: советы, каждый – заголовок и одно-два предложения

web-coach-next = Дальше
web-coach-leave = Закончить урок
web-coach-step = Шаг { $number } из { $all }
web-coach-tap = Теперь вы: коснитесь карты «{ $card }»
