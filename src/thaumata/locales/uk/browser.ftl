# Що каже сторінка в браузері, крім того, що програма каже всюди.
# Для перекладачів: підписи короткі й починаються з великої літери, якщо не стоять на ярличку; речення закінчуються крапкою.
# До гравця на «ви». Без знаків оклику, ніколи «помилка». Ніщо не залежить від ширини англійського слова.

## Початок

web-lead = Сім чудес у вашому браузері.
web-learn = Навчитися, граючи
web-learn-how = Перша дуель: чудеса, які правила радять для початку, і нескладний суперник.
web-play-computer = Грати з комп’ютером
web-play-friend = Грати з другом
web-play-friend-how = Створіть стіл і надішліть посилання. Реєстрація не потрібна.
web-play-beside = { $count ->
    [2] Удвох на цьому пристрої
    [one] { $count } гравець на цьому пристрої
    [few] { $count } гравці на цьому пристрої
   *[many] { $count } гравців на цьому пристрої
}
web-play-beside-how = Поруч або передаючи пристрій, коли є що приховати.
web-game = Гра
web-players = Гравці
web-player-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
web-level = Суперник
web-expansions = Доповнення
web-my-tables = Ваші столи
web-open-tables = Відкриті столи
web-unofficial = Неофіційний проєкт для тих, хто має гру. Відкритий код, без реєстрації.
# $number: which of the people at this device it is.
web-guest = { $number ->
    [1] Гість
   *[other] Гість { $number }
}
web-no-page = За цією адресою немає сторінки.
web-place-gizah = Гіза
web-place-alexandria = Олександрія
web-place-rhodos = Родос
web-place-ephesos = Ефес
web-place-olympia = Олімпія
web-place-halikarnassos = Галікарнас
web-place-babylon = Вавилон

## Перед грою

web-who-sits = Хто за столом?
web-waiting = Чекаємо на гравця
web-link-good = посилання веде на це місце
web-host = господар столу
web-here = тут
web-not-here = не за столом
web-person = Людина
web-ready = Готово
web-not-ready = Ще ні
web-shuffle = { $count ->
    [2] Помінятися місцями
   *[other] Перемішати місця
}
web-sit-beside = Хтось поруч зі мною
web-clock = Час на роздуми
web-clock-none = Без годинника
web-clock-move = На хід
web-clock-game = На всю партію
web-clock-days = Дні на хід
web-minutes = { $count } хв
web-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
# Якнайкоротше: стоїть угорі столу.
web-days-hours = { $days } д { $hours } год
web-your-name = Ваше ім’я
web-bring = Запросіть когось
web-bring-how = Надішліть посилання або покажіть {"QR"}-код. Гостеві досить ввести ім’я й сісти за стіл.
web-square = {"QR"}-код із посиланням
web-copy = Скопіювати посилання
web-copied = Скопійовано
web-share = Поділитися посиланням
web-copy-by-hand = Посилання виділено: тепер скопіюйте його самі.
web-link-local = Це посилання працює лише на цьому комп’ютері.
web-link-local-how = Для інших пристроїв запустіть сервер командою «{"make play NETWORK=1"}» або «{"thaumata serve --network"}».
web-seat-free = Для вас є місце.
web-sit-down = Сісти
web-start = Почати гру
web-start-now = Починайте, коли захочете.
web-start-or-wait = { $count ->
    [one] Почніть зараз, і вільне місце займе комп’ютер, або зачекайте.
    [few] Почніть зараз, і { $count } вільні місця займуть комп’ютери, або зачекайте.
   *[many] Почніть зараз, і { $count } вільних місць займуть комп’ютери, або зачекайте.
}
web-host-starts = Партію починає господар столу.
web-opening = Стіл відкривається.

## За столом

web-you = Ви
web-your-turn = Ваш хід
# $player – той, хто отримує пристрій.
web-hand-over = Передайте пристрій: { $player }
web-hand-over-how = Те, що може знати лише { $player }, з’явиться після дотику.
web-hand-over-take = { $player } – це я: показати стіл
web-player-now = { $player }, зараз
web-tag-own = є все
web-tag-chain = даром
web-legend-own = досить ваших ресурсів
web-legend-chain = безкоштовно за ланцюжком
web-legend-trade = решту купити
web-legend-short = не вистачає
web-hide = Сховати цей рядок

## Рішення

web-nothing = Зараз від вас нічого не потрібно.
web-choose-first = Оберіть варіант
web-compare = Торкніться чогось іншого, щоб порівняти. Вибір остаточний лише після підтвердження.
web-key-confirm = підтвердити
web-key-back = назад
web-keys-walk = від карти до карти,
web-keys-choose = обрати й підтвердити,
web-keys-pick = обрати відповідь,

## Що відбувається

# Що гравець каже за столом: $phrase – одна з готових фраз.
web-says = { $player }: { $phrase }
web-thinks = { $player } думає
# $players – кілька гравців, які вирішують одночасно.
web-thinking = { $players } думають
web-computer-thinks = { $player } обмірковує хід
web-away = { $player } зараз не за столом
# $player is absent, or out of time.
web-stand-in = Поки що за гравця «{ $player }» грає комп’ютер
web-stand-in-mine = Ваш час вийшов: за вас грає комп’ютер
web-computer-plays = Хай грає комп’ютер
web-dealing = Відкриваються карти
web-sent = Ваш хід надсилається
web-stale = Стіл змінився: оберіть ще раз
web-nothing-paid = Нічого не сплачено. На екрані – теперішній стан столу.
web-lost = Немає зв’язку.
web-kept = Ваш хід збережено. Коли зв’язок відновиться, його буде надіслано, якщо він ще можливий.
web-take-back = Не надсилати
web-try-now = Спробувати
web-found = { $count ->
    [0] Зв’язок відновлено.
    [one] Зв’язок відновлено. Тим часом сталася { $count } подія.
    [few] Зв’язок відновлено. Тим часом сталося { $count } події.
    [many] Зв’язок відновлено. Тим часом сталося { $count } подій.
   *[other] Зв’язок відновлено. Тим часом сталося { $count } події.
}
web-unreachable = Зараз немає зв’язку із сервером.
web-failed = Не вдалося. Спробуйте ще раз або перезавантажте сторінку.
web-undo = Скасувати
web-replay = Показати ще раз
web-back = До столу

## Панелі

web-hint = Підказка
web-advising = Комп’ютер обмірковує ваш хід.
web-no-hint = Зараз підказки немає.
web-wins = Перемог: { $percent } зі 100
web-log = Журнал
web-piles = Стопка скидання й невідомі карти
web-help = Правила коротко
web-menu = Меню
web-language = Мова
web-theme = Оформлення
web-theme-auto = Як на пристрої
web-theme-light = Світле
web-theme-dark = Темне
web-pace = Швидкість анімації
web-pace-calm = Спокійно
web-pace-normal = Звичайно
web-pace-quick = Швидко
web-pace-none = Без анімації
web-sound = Звук, коли мій хід
web-notify = Сповіщення, коли мій хід, а вкладку не відкрито
web-notify-refused = Браузер не дозволяє тут сповіщень.
web-notify-insecure = Браузери дозволяють сповіщення лише через {"https"} або на комп’ютері, де працює сервер.
web-notify-unsupported = Цей браузер не підтримує сповіщень.
web-show-legend = Пояснювати ярлички
web-names = Імена
web-say = Сказати щось
web-table = Стіл
web-record = Завантажити запис
web-resign = Здатися
web-resign-means = Тоді переможе інший гравець.
web-home = На головну

## Кінець

web-you-win = Ви перемогли
web-you-lose = Ви програли
web-shared = Спільна перемога
web-wins-name = Перемагає { $player }
# A team: $players is a list of names.
web-win-names = Перемагають { $players }
web-resigned = { $player } здається
web-where-from = Звідки бали
web-over-game = Бали протягом партії
web-chart = Графік балів усіх гравців протягом партії
web-rematch = Зіграти ще
web-to-rematch = До наступної партії
web-look = Оглянути стіл

## Перша гра: поради, кожна – заголовок і одне-два речення

web-coach-next = Далі
web-coach-leave = Закінчити урок
web-coach-step = Крок { $number } з { $all }
web-coach-tap = Тепер ви: торкніться карти «{ $card }»
