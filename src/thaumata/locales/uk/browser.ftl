# Що каже сторінка в браузері, крім того, що програма каже всюди.
# Для перекладачів: підписи короткі й починаються з великої літери, якщо не стоять на ярличку; речення закінчуються крапкою.
# До гравця на «ви». Без знаків оклику, ніколи «помилка». Ніщо не залежить від ширини англійського слова.

## Початок

web-lead = Сім чудес для двох, у вашому браузері.
web-learn = Навчитися, граючи
web-learn-how = Перша дуель: чудеса, які правила радять для початку, і нескладний суперник.
web-play-computer = Грати з комп’ютером
web-play-friend = Грати з другом
web-play-friend-how = Створіть стіл і надішліть посилання. Реєстрація не потрібна.
web-play-beside = { $count ->
    [2] Удвох на цьому пристрої
    [3] Утрьох на цьому пристрої
    [4] Учотирьох на цьому пристрої
   *[other] Гравців на цьому пристрої: { $count }
}
web-play-beside-how = Поруч або передаючи пристрій, коли є що приховати.
web-game = Гра
web-players = Гравці
web-player-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
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
web-clock-game = На всю гру
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
# As short as can be: it stands in the head of the table.
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
web-link-local-how = Для інших пристроїв запустіть сервер командою {"make play NETWORK=1"} або {"thaumata serve --network"}.
web-seat-free = Для вас є місце.
web-sit-down = Сісти
web-start = Почати гру
web-start-now = Починайте, коли захочете.
web-start-or-wait = { $count ->
    [one] Почніть зараз, і вільне місце займе комп’ютер, або зачекайте.
    [few] Почніть зараз, і { $count } вільні місця займуть комп’ютери, або зачекайте.
   *[other] Почніть зараз, і { $count } вільних місць займуть комп’ютери, або зачекайте.
}
web-host-starts = Гру починає господар столу.
web-opening = Стіл відкривається.

## За столом

web-you = Ви
web-your-turn = Ваш хід
web-duel-with = Дуель: { $player }
web-drafting = Вибір чудес
# $player is the name of who shall have the screen next.
web-hand-over = Передайте пристрій: { $player }
web-hand-over-how = Те, що може знати лише { $player }, з’явиться після дотику.
web-hand-over-take = { $player } – це я: показати стіл
web-player-now = { $player }, зараз
web-structure = Карти на столі
# $distance – відстань фішки від середини; $side: mine, theirs або middle.
web-track =
    { $side ->
        [mine] Військовий трек: маркер конфлікту на вашому боці, секторів від центру: { $distance }
        [theirs] Військовий трек: маркер конфлікту на боці суперника, секторів від центру: { $distance }
       *[middle] Військовий трек: маркер конфлікту в центрі
    }
web-symbols = { $count ->
    [one] { $count } із 6 різних наукових символів
    [few] { $count } із 6 різних наукових символів
    [many] { $count } із 6 різних наукових символів
   *[other] { $count } із 6 різних наукових символів
}
web-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
web-buy = по { $price }
web-one-of = одне з
web-cubes-left = { $count ->
    [one] Лишився { $count } маркер впливу
    [few] Лишилося { $count } маркери впливу
    [many] Лишилося { $count } маркерів впливу
   *[other] Лишилося { $count } маркера впливу
}
web-chamber-name = Палата { $chamber }
web-chamber = Палата { $chamber }: балів { $points }, ваших маркерів { $mine }, чужих { $theirs }
web-decree-hidden = Наказ відкриється з першим маркером впливу.
web-face-down = Долілиць: { $back }
web-card-covered = Карта «{ $card }», перекрита
# $status: own, chain, trade або short.
web-card-open =
    { $status ->
        [own] Карта «{ $card }», доступна: досить ваших ресурсів
        [chain] Карта «{ $card }», доступна: безкоштовно за ланцюжком
        [trade] Карта «{ $card }», доступна: ціна в монетах – { $price }
       *[short] Карта «{ $card }», доступна: бракує монет – { $short }
    }
web-tag-own = є все
web-tag-chain = даром
web-legend-own = досить ваших ресурсів
web-legend-chain = безкоштовно за ланцюжком
web-legend-trade = решту купити
web-legend-short = не вистачає
web-hide = Сховати цей рядок
web-your-choice = ваш вибір

## Вибір чудес

web-this-pick = обираєте зараз
web-next-pick = ваш наступний вибір
web-next-pick-brief = далі
web-last-pick = останнє з чотирьох
web-last-pick-brief = останнє
web-four-1 = перші чотири
web-four-2 = другі чотири
web-moves-first = починає
web-taken = бере { $player }
web-taken-mine = узяли ви
web-sum-asks = Разом вони потребують
web-sum-asks-brief = треба
web-sum-brings = і дають
# Слова після числа: $count – саме число.
web-sum-points = { $count ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
web-sum-shields = { $count ->
    [one] щит
    [few] щити
    [many] щитів
   *[other] щита
}
web-sum-turns = { $count ->
    [one] додатковий хід
    [few] додаткові ходи
    [many] додаткових ходів
   *[other] додаткового ходу
}
web-sum-coins = { $count ->
    [one] монета
    [few] монети
    [many] монет
   *[other] монети
}

## Рішення

# $verb – дія: build, discard, wonder або інша.
web-if =
    { $verb ->
        [build] Якщо збудувати
        [discard] Якщо скинути
        [wonder] Якщо збудувати чудо
       *[other] Якщо так зробити
    }
web-what-it-does = Що вона дає
web-build-it = Збудувати
web-recruit-it = Завербувати
web-or-wonder = Або підкласти її під чудо
web-discard-it = Скинути
web-not-open = На цій карті ще лежать інші, або зараз не ваш хід.
# $status: own, chain, trade або short.
web-theirs =
    { $status ->
        [own] { $player } може збудувати її власними ресурсами.
        [chain] { $player } може збудувати її безкоштовно за ланцюжком.
        [trade] { $player } може збудувати її за { $price ->
            [one] { $price } монету.
            [few] { $price } монети.
           *[many] { $price } монет.
        }
       *[short] { $player } не може її оплатити, бракує монет: { $short }.
    }
web-nothing = Зараз від вас нічого не потрібно.
web-choose-first = Оберіть варіант
web-choose-card = «{ $card }»: збудувати, підкласти чи скинути?
web-compare = Торкніться чогось іншого, щоб порівняти. Вибір остаточний лише після підтвердження.
web-offerings = Оплатити дарами?
web-you-pay = Ви платите
web-again = Ви ходите ще раз.
web-pawn-moves = { $spaces ->
    [one] Маркер конфлікту пройде { $spaces } сектор.
    [few] Маркер конфлікту пройде { $spaces } сектори.
    [many] Маркер конфлікту пройде { $spaces } секторів.
   *[other] Маркер конфлікту пройде { $spaces } сектора.
}
web-key-confirm = підтвердити
web-key-back = назад
web-keys-walk = від карти до карти,
web-keys-choose = обрати й підтвердити,
web-keys-pick = обрати відповідь,

## Дії в сенаті, одна по одній

web-senate-action = Дія { $number } із { $all }
web-senate-now = { $left ->
    [one] Остання дія
    [few] Зараз: лишилося { $left } дії
    [many] Зараз: лишилося { $left } дій
   *[other] Зараз: лишилося { $left } дії
}
web-senate-supply = маркерів у вашому запасі
web-senate-points = балів у Сенаті
# $verb: place, move, or another one.
web-cube-here = { $verb ->
    [move] перемістити
    [place] маркер сюди
   *[other] сюди
}
web-lift = Перемістити свій маркер із палати { $chamber }
web-senate-how = Торкніться обведеної палати, щоб додати маркер. Щоб перемістити, торкніться своїх маркерів, а тоді сусідньої палати.
web-senate-lifted = Тепер торкніться палати, куди його перемістити.
web-senate-same = Більше нічого в Сенаті не зміниться.

## Що відбувається

# What somebody at the table says: $phrase is one of the set phrases.
web-says = { $player }: { $phrase }
web-thinks = { $player } думає
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
web-take-back = Скасувати
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
web-warn-science = { $player } має { $count } із 6 наукових символів.
web-warn-war = { $player } за { $count ->
    [one] { $count } сектор
    [few] { $count } сектори
   *[many] { $count } секторів
} від вашої столиці.
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
web-unseen = { $back }: ще не відкрито; на столі долілиць – { $count }
web-box = Токени прогресу в коробці
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
web-show-theirs = Показувати ціну карти для суперника
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
web-resigned = { $player } здається
web-where-from = Звідки бали
web-over-game = Бали протягом гри
web-chart = Графік балів усіх гравців протягом гри
web-rematch = Зіграти ще
web-to-rematch = До наступної гри
web-look = Оглянути стіл

## Перша гра: поради, кожна – заголовок і одне-два речення

web-coach-next = Далі
web-coach-leave = Закінчити урок
web-coach-step = Крок { $number } з { $all }
web-coach-tap = Тепер ви: торкніться карти «{ $card }»
web-coach-goal = Два міста, три епохи
web-coach-goal-more = По черзі беріть карти й розбудовуйте місто. Перемогти можна одразу – військом або шістьма різними науковими символами – чи за балами після III Епохи.
web-coach-take = Спершу ресурси
web-coach-take-more = Коричневі й сірі карти виробляють ресурси, а ними платять майже за все інше. Доступні карти обведено, їх можна взяти. Торкніться карти «{ $card }».
web-coach-take-then = Тут видно, скільки вона коштує й що дає. Помаранчева кнопка будує її.
web-coach-city = Ваше місто росте ліворуч
web-coach-city-more = Угорі – що ви виробляєте й скільки коштує ще одна одиниця, нижче – чудеса й карти. Числа внизу – ваші бали за категоріями.
web-coach-trade = Монета – це ціна
web-coach-trade-more = Для карти «{ $card }» потрібне те, чого ви не виробляєте, тож це доведеться купити. Торкніться її, щоб побачити, звідки береться ціна.
web-coach-price = Торгівля має ціну
web-coach-price-more = Одиниця ресурсу коштує 2 монети й ще по 1 за кожен такий символ на коричневих і сірих картах суперника. Стежте, що він виробляє. А тепер будуйте, що хочете.
web-coach-short = Замок – бракує монет
web-coach-short-more = На карту «{ $card }» вам не вистачає монет. Торкніться її, щоб побачити, чого саме бракує.
web-coach-lacking = Зайвих карт немає
web-coach-lacking-more = Надто дорогу карту можна покласти під чудо або скинути за монети. І тоді вона не дістанеться супернику.
web-coach-wonder = Ви можете збудувати чудо
web-coach-wonder-more = Підійде будь-яка доступна карта, вона ляже під чудо. Торкніться карти «{ $card }».
web-coach-wonder-then = Оберіть під картою чудо «{ $wonder }» і підтвердьте помаранчевою кнопкою. Деякі чудеса дають ще один хід.
web-coach-sell = Монети за карту
web-coach-sell-more = { $coins ->
    [one] Скиньте карту, і банк заплатить { $coins } монету, а з жовтими картами в місті – більше. Торкніться карти «{ $card }».
    [few] Скиньте карту, і банк заплатить { $coins } монети, а з жовтими картами в місті – більше. Торкніться карти «{ $card }».
   *[many] Скиньте карту, і банк заплатить { $coins } монет, а з жовтими картами в місті – більше. Торкніться карти «{ $card }».
}
web-coach-sell-then = Оберіть «Скинути» й підтвердьте помаранчевою кнопкою.
web-coach-chain = Деякі карти безкоштовні
web-coach-chain-more = Дві ланки – це ланцюжок: у вашому місті вже є карта із символом, указаним під вартістю цієї.
web-coach-war = Маркер конфлікту зрушив
web-coach-war-more = Кожен щит пересуває його на один сектор до столиці суперника. Дорогою суперник втрачає монети; хто дійде до столиці, одразу перемагає.
web-coach-science = Наукові символи
web-coach-science-more = Два однакові символи дають токен прогресу з тих, що лежать угорі. Шість різних – і ви одразу перемагаєте.
web-coach-age = II Епоха
web-coach-age-more = Карти дорожчі й кращі. Хто починає епоху, вирішує той, чиє військо слабше.
web-coach-end = III Епоха, остання
web-coach-end-more = Гільдії рахують те, що є в обох містах. Після останньої карти вирішують бали. Далі ви впораєтеся й без уроків.
