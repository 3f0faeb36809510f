# Що каже сторінка в браузері, крім того, що програма каже всюди.
# Для перекладачів: підписи короткі й починаються з великої літери, якщо не стоять на ярличку; речення закінчуються крапкою.
# До гравця на «ви». Без знаків оклику, ніколи «помилка». Ніщо не залежить від ширини англійського слова.

## Початок

web-lead = Сім чудес для двох, у вашому браузері.
web-learn = Навчитися, граючи
web-learn-how = Перша дуель із чудесами з правил і лагідним суперником.
web-play-computer = Грати з комп’ютером
web-play-friend = Грати з другом
web-play-friend-how = Створіть стіл і надішліть посилання. Реєстрація не потрібна.
web-play-beside = Удвох на цьому пристрої
web-play-beside-how = Поруч, або передаючи його, коли є таємниці.
web-level = Суперник
web-expansions = Доповнення
web-my-tables = Ваші столи
web-open-tables = Відкриті столи
web-unofficial = Неофіційний проєкт для тих, хто має гру. Відкритий код, без реєстрації.
web-guest = Гість
web-second-guest = Другий гість
web-place-gizah = Гіза
web-place-alexandria = Александрія
web-place-rhodos = Родос
web-place-ephesos = Ефес
web-place-olympia = Олімпія
web-place-halikarnassos = Галікарнас
web-place-babylon = Вавилон

## Перед грою

web-who-sits = Хто за столом?
web-waiting = Чекаємо на когось
web-link-good = посилання веде на це місце
web-host = господар столу
web-here = тут
web-not-here = немає
web-person = Людина
web-ready = Готово
web-not-ready = Ще ні
web-shuffle = Помінятися місцями
web-sit-beside = Хтось поруч зі мною
web-clock = Час на роздуми
web-clock-none = Без годинника
web-clock-move = На хід
web-clock-game = На всю гру
web-clock-days = За днями
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
web-bring-how = Надішліть посилання або покажіть квадрат. Досить ввести ім’я й сісти.
web-square = Посилання як квадрат для камери
web-copy = Скопіювати посилання
web-copied = Скопійовано
web-seat-free = Для вас є місце.
web-sit-down = Сісти
web-start = Почати дуель
web-start-now = Починайте, коли захочете.
web-start-or-wait = Почніть зараз, і вільне місце займе комп’ютер, або зачекайте.
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
        [mine] Шкала конфлікту: фішка за { $distance } від середини, на вашому боці
        [theirs] Шкала конфлікту: фішка за { $distance } від середини, на боці суперника
       *[middle] Шкала конфлікту: фішка посередині
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
web-decree-hidden = Декрет відкриють, коли сюди ввійде маркер.
web-face-down = Лежить сорочкою догори: { $back }
web-card-covered = { $card }, накрита
# $status: own, chain, trade або short.
web-card-open =
    { $status ->
        [own] { $card }, відкрита: досить ваших ресурсів
        [chain] { $card }, відкрита: задарма за ланцюжком
        [trade] { $card }, відкрита: коштує { $price }
       *[short] { $card }, відкрита: бракує { $short }
    }
web-tag-own = є все
web-tag-chain = даром
web-legend-own = досить ваших ресурсів
web-legend-chain = даром за ланцюжком
web-legend-trade = решту купити
web-legend-short = не вистачає
web-hide = Сховати цей рядок
web-your-choice = ваш вибір

## Вибір чудес

web-this-pick = цей вибір
web-next-pick = ваш наступний вибір
web-next-pick-brief = далі
web-last-pick = останнє з чотирьох
web-last-pick-brief = останнє
web-four-1 = перші чотири
web-four-2 = другі чотири
web-moves-first = починає
web-taken = взято: { $player }
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
web-recruit-it = Найняти
web-or-wonder = Або збудувати нею чудо
web-discard-it = Скинути
web-not-open = На цій карті ще лежать інші, або зараз не ваш хід.
# $status: own, chain, trade або short.
web-theirs =
    { $status ->
        [own] { $player } може збудувати її власними ресурсами.
        [chain] { $player } може збудувати її задарма за ланцюжком.
        [trade] { $player } має заплатити за неї { $price }.
       *[short] { $player } не може заплатити за неї: бракує { $short }.
    }
web-nothing = Зараз від вас нічого не потрібно.
web-choose-first = Оберіть щось
web-choose-card = { $card }: збудувати, використати чи скинути?
web-compare = Торкніться іншого, щоб порівняти. Нічого не вирішено, поки ви не підтвердите.
web-offerings = Оплатити дарами?
web-you-pay = Ви платите
web-again = Ви ходите ще раз.
web-pawn-moves = { $spaces ->
    [one] Фішка пройде { $spaces } поле.
    [few] Фішка пройде { $spaces } поля.
    [many] Фішка пройде { $spaces } полів.
   *[other] Фішка пройде { $spaces } поля.
}
web-key-confirm = підтвердити
web-key-back = назад
web-keys-walk = від карти до карти,
web-keys-choose = вибрати й підтвердити,
web-keys-pick = вибрати відповідь,

## Дії в сенаті, одна по одній

web-senate-action = Дія { $number } із { $all }
web-senate-now = { $left ->
    [one] Остання дія
    [few] Зараз: лишилося { $left } дії
    [many] Зараз: лишилося { $left } дій
   *[other] Зараз: лишилося { $left } дії
}
web-senate-supply = маркерів у вашому запасі
web-senate-points = балів у сенаті
# $verb: place, move, or another one.
web-cube-here = { $verb ->
    [move] перемістити
    [place] маркер сюди
   *[other] сюди
}
web-lift = Перемістити ваш маркер із палати { $chamber }
web-senate-how = Торкніться палати, оточеної водою, щоб поставити маркер. Щоб перемістити, торкніться своїх маркерів, а тоді сусідньої палати.
web-senate-lifted = Тепер торкніться палати, куди його перемістити.
web-senate-same = Більше нічого в Сенаті не зміниться.

## Що відбувається

# What somebody at the table says: $phrase is one of the set phrases.
web-says = { $player }: { $phrase }
web-thinks = { $player } думає
web-computer-thinks = { $player } зважує карти
web-away = { $player } зараз не за столом
# $player is absent, or out of time.
web-stand-in = Поки що за гравця { $player } грає комп’ютер
web-stand-in-mine = Ваш час вийшов: за вас грає комп’ютер
web-computer-plays = Хай грає комп’ютер
web-dealing = Відкриваються карти
web-sent = Ваш хід надсилається
web-stale = Стіл змінився: оберіть ще раз
web-nothing-paid = Нічого не сплачено. Стіл такий, як зараз видно.
web-lost = Немає зв’язку.
web-kept = Ваш хід збережено тут; його буде надіслано, якщо він іще підходить.
web-take-back = Забрати назад
web-try-now = Спробувати
web-found = { $count ->
    [0] Зв’язок є.
    [one] Зв’язок є. Тим часом сталася { $count } подія.
    [few] Зв’язок є. Тим часом сталося { $count } події.
    [many] Зв’язок є. Тим часом сталося { $count } подій.
   *[other] Зв’язок є. Тим часом сталося { $count } події.
}
web-unreachable = Зараз немає зв’язку із сервісом.
web-warn-science = { $player } має { $count } із 6 наукових символів.
web-warn-war = { $player } за { $count } від вашої столиці.
web-undo = Назад
web-replay = Що сталося
web-back = До столу

## Панелі

web-hint = Підказка
web-advising = Комп’ютер думає над вашим рішенням.
web-no-hint = Зараз підказки немає.
web-wins = Виграш у { $percent } зі 100
web-log = Що сталося
web-piles = Скид і невідомі карти
web-unseen = { $back }: ще не бачені, на столі { $count }
web-box = Токени прогресу в коробці
web-help = Правила коротко
web-menu = Меню
web-language = Мова
web-theme = Вигляд
web-theme-auto = Як пристрій
web-theme-light = Світлий
web-theme-dark = Темний
web-pace = Швидкість руху
web-pace-calm = Спокійно
web-pace-normal = Звичайно
web-pace-quick = Швидко
web-pace-none = Немає
web-sound = Звук, коли мій хід
web-notify = Сповіщення, коли мій хід, а я деінде
web-notify-refused = Браузер не дозволяє тут сповіщень.
web-show-theirs = Показувати ціну карти для суперника
web-show-legend = Пояснювати ярлички
web-names = Імена
web-say = Сказати щось
web-table = Стіл
web-record = Завантажити запис
web-resign = Здатися
web-resign-means = Тоді переможе інший гравець.
web-home = На початок

## Кінець

web-you-win = Ви перемогли
web-you-lose = Ви програли
web-shared = Спільна перемога
web-wins-name = Перемагає { $player }
web-resigned = { $player } здається
web-where-from = Звідки бали
web-over-game = Бали протягом гри
web-chart = Графік балів обох міст протягом гри
web-rematch = Зіграти ще
web-to-rematch = До наступної гри
web-look = Оглянути стіл

## Перша гра: поради, кожна – заголовок і одне-два речення

web-coach-next = Далі
web-coach-leave = Закінчити урок
web-coach-step = Крок { $number } з { $all }
web-coach-tap = Тепер ви: торкніться карти «{ $card }»
web-coach-goal = Два міста, три епохи
web-coach-goal-more = По черзі беріть карти й розбудовуйте місто. Перемога – одразу військом чи шістьма науковими символами, або за балами після III Епохи.
web-coach-take = Спершу ресурси
web-coach-take-more = Коричневі й сірі карти виробляють ресурси, а ними платять майже за все інше. Карти, обведені водою, можна взяти. Торкніться карти «{ $card }».
web-coach-take-then = Тут видно, скільки вона коштує й що дає. Помаранчева кнопка будує її.
web-coach-city = Ваше місто росте ліворуч
web-coach-city-more = Угорі – що ви виробляєте й скільки коштує ще одна одиниця, нижче – чудеса й карти. Числа внизу – ваші бали за видами.
web-coach-trade = Монета – це ціна
web-coach-trade-more = Карта «{ $card }» просить те, чого ви не виробляєте: це купують. Торкніться її, щоб побачити, звідки береться ціна.
web-coach-price = Торгівля має ціну
web-coach-price-more = Одиниця коштує 2 монети й ще 1 за кожну таку на коричневих і сірих картах суперника. Стежте, що він виробляє. А тепер будуйте, що хочете.
web-coach-short = Замок – бракує монет
web-coach-short-more = На карту «{ $card }» вам не вистачає монет. Усе ж торкніться її й погляньте, чого бракує.
web-coach-lacking = Зайвих карт немає
web-coach-lacking-more = Надто дорогу карту можна покласти під чудо або скинути за монети. І тоді вона не дістанеться супернику.
web-coach-wonder = Ви можете збудувати чудо
web-coach-wonder-more = Підійде будь-яка відкрита карта, вона зникне під чудом. Торкніться карти «{ $card }».
web-coach-wonder-then = Оберіть під картою чудо «{ $wonder }» і підтвердьте помаранчевою кнопкою. Деякі чудеса дають ще один хід.
web-coach-sell = Монети за карту
web-coach-sell-more = { $coins ->
    [one] Скиньте карту, і банк заплатить { $coins } монету, а з жовтими картами в місті – більше. Торкніться карти «{ $card }».
    [few] Скиньте карту, і банк заплатить { $coins } монети, а з жовтими картами в місті – більше. Торкніться карти «{ $card }».
   *[many] Скиньте карту, і банк заплатить { $coins } монет, а з жовтими картами в місті – більше. Торкніться карти «{ $card }».
}
web-coach-sell-then = Оберіть «Скинути» й підтвердьте помаранчевою кнопкою.
web-coach-chain = Деякі карти – задарма
web-coach-chain-more = Дві ланки – це ланцюжок: карта у вашому місті має символ, якого просить ця.
web-coach-war = Фішка зрушила
web-coach-war-more = Кожен щит штовхає її на поле до столиці суперника. Дорогою суперник втрачає монети; хто дійде до столиці, одразу перемагає.
web-coach-science = Наукові символи
web-coach-science-more = Два однакові символи дають токен прогресу згори столу. Шість різних – перемога одразу.
web-coach-age = II Епоха
web-coach-age-more = Карти дорожчі й кращі. Хто починає епоху, вирішує слабше військо.
web-coach-end = III Епоха, остання
web-coach-end-more = Гільдії рахують те, що є в обох містах. Після останньої карти вирішують бали. Більше уроків вам не треба.
