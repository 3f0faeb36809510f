# Що каже програма, коли чогось зробити не можна.
# Для перекладачів: скажіть, що не так, і, де можна, як буде правильно. Ніколи не «помилка». Переліки на
# зразок $languages приходять готовими; слова, введені людиною, стоять у лапках.

## Налаштування

error-unknown-language = Мови «{ $language }» немає. Оберіть одну з таких: { $languages }.
error-unknown-variant = Гри «{ $variant }» немає. Оберіть одну з таких: { $variants }.
error-expansion-alone = { $expansion } грають лише разом із { $needed }.
error-unknown-expansion = Для гри «{ $variant }» немає доповнення «{ $expansion }». Оберіть із таких: { $expansions }.
error-expansions-text = Доповнення подають переліком, як-от [«{ $expansions }»], а не текстом «{ $expansions }».
error-unknown-option = Параметра «{ $option }» немає. Оберіть із таких: { $options }.
error-option-value = Параметр «{ $option }» не може мати значення «{ $value }». Оберіть одне з таких: { $values }.
error-seats =
    { $seats ->
        [one] Гра «{ $variant }» не розрахована на { $seats } гравця.
        [few] Гра «{ $variant }» не розрахована на { $seats } гравців.
       *[many] Гра «{ $variant }» не розрахована на { $seats } гравців.
    }
error-unknown-player = Гравця «{ $player }» немає. Оберіть із таких: { $players }.
error-player-count =
    { $wanted ->
        [one] Потрібен { $wanted } гравець, а вказано: { $given }.
        [few] Потрібні { $wanted } гравці, а вказано: { $given }.
       *[many] Потрібно { $wanted } гравців, а вказано: { $given }.
    }
error-number = Для «{ $option }» потрібне ціле число, а не «{ $value }».
error-move-number = Ходу { $number } немає; останній – { $last }.
error-file = Файл { $path } не підходить: { $reason }.

## Дії

error-not-understood = Не вдалося зрозуміти «{ $text }».
error-illegal = Дія «{ $text }» зараз неможлива.
# $seat рахується від 1; 8 – випадок, який роздає.
error-not-asked =
    { $seat ->
        [8] Випадку зараз нічого роздавати.
       *[other] Гравцеві { $seat } зараз нічого вирішувати.
    }
error-over = Гру закінчено.
error-ambiguous = «{ $text }» можна зрозуміти по-різному: { $candidates }.
error-cannot-retract = Немає вибору, який можна забрати назад.
# $seats – місця, як їх рахують програми, від 0.
error-which-seat = Кілька місць обирають одночасно ({ $seats }): скажіть, для якого з них «{ $text }».
error-pickle-game = Гру не можна перетворити на байти: збережіть її варіант і налаштування, з них вона створюється знову.
error-pickle-state = Стан не можна перетворити на байти: збережіть запис гри або позицію.

## Чому дію відхилено

# Кажуть про те, що хтось хоче зробити, і як підказку до недоступного: одне коротке речення.
refused-coins =
    { $coins ->
        [one] Вам бракує { $coins } монети.
        [few] Вам бракує { $coins } монет.
       *[many] Вам бракує { $coins } монет.
    }
refused-covered = Карту ще накривають інші.
refused-built = Карту вже збудовано.
refused-discarded = Карта лежить у стопці скидання.
refused-no-card = Цієї карти на столі немає.
refused-wonder-built = Чудо вже збудовано.
refused-wonder-of-others = Це чудо не ваше.
refused-seven-wonders = Сім чудес уже збудовано, більше не буде.

## Записи партій

error-record-empty = Запис порожній.
error-record-header = Цей рядок заголовка запису незрозумілий: { $line }
error-record-line = Рядок { $line } запису не підходить: { $reason }
error-record-version = Цей запис має версію { $version }, якої програма не читає.
error-record-hash =
    { $age ->
        [1] Рядок { $line }: після I Епохи позиція не така, як записано. Запис зроблено за іншими правилами; його текст не змінено.
        [2] Рядок { $line }: після II Епохи позиція не така, як записано. Запис зроблено за іншими правилами; його текст не змінено.
        [3] Рядок { $line }: після III Епохи позиція не така, як записано. Запис зроблено за іншими правилами; його текст не змінено.
       *[other] Рядок { $line } ({ $age }): позиція не така, як записано. Запис зроблено за іншими правилами; його текст не змінено.
    }

## Позиції

error-not-json = Це не JSON: { $reason }
error-position-field = Поле «{ $field }» не підходить. { $reason }

# Причини для error-position-field: що стоїть у полі.
error-field-type =
    Тут має бути { $expected ->
        [int] ціле число
        [float] число з дробом
        [str] текст у лапках
        [bool] так чи ні
        [array] перелік у квадратних дужках
        [object] поля у фігурних дужках
        [null] порожнє значення
       *[other] щось інше
    }, а є { $given ->
        [int] ціле число
        [float] число з дробом
        [str] текст у лапках
        [bool] так чи ні
        [array] перелік у квадратних дужках
        [object] поля у фігурних дужках
        [null] порожнє значення
       *[other] щось інше
    }.
error-field-length =
    { $expected ->
        [one] У переліку має бути { $expected } елемент, а їх { $given }.
        [few] У переліку має бути { $expected } елементи, а їх { $given }.
       *[many] У переліку має бути { $expected } елементів, а їх { $given }.
    }
error-field-missing = Його бракує.
error-field-unknown = Такого поля немає.
error-field-key = Назви в ньому мають стояти в лапках.
error-field-other = У позиції тут щось інше.

# Причини для error-not-json. $place рахує байти тексту від 1.
error-json-malformed = Щось не так у байті { $place }.
error-json-short = Текст обривається.
error-json-deep = Забагато вкладених дужок.
error-json-letters = Є літери, яких не можна прочитати.
error-json-number = Одне з чисел завелике.
error-json-object = Позиція – це поля у фігурних дужках, а не { $given }.

impossible-card-twice = «{ $card }» лежить у двох місцях.
impossible-unknown-id = Елемента «{ $id }» немає.
impossible-coins = Гравець { $player } не може мати стільки монет.
impossible-slot-covered = Карти на місці { $slot } вже немає, а карти, що її закривали, ще лежать.
impossible-slot-face = Карта на місці { $slot } лежить не тим боком.
impossible-back = Карта на місці { $slot } не відповідає своїй сорочці.
impossible-too-early = Епоха, до якої належить «{ $card }», ще не почалася.
# $what називає те, що рахують.
impossible-count =
    { $what ->
        [age] Епоха: вказано { $given }, а має бути { $expected }.
        [first] Перший гравець: вказано { $given }, а має бути { $expected }.
        [active] Активний гравець: вказано { $given }, а має бути { $expected }.
        [age1] Карти I Епохи: вказано { $given }, а має бути { $expected }.
        [age2] Карти II Епохи: вказано { $given }, а має бути { $expected }.
        [age3] Карти III Епохи: вказано { $given }, а має бути { $expected }.
        [guild] Карти гільдій: вказано { $given }, а має бути { $expected }.
        [temple] Великі храми: вказано { $given }, а має бути { $expected }.
        [senator] Сенатори: вказано { $given }, а має бути { $expected }.
        [progress] Токени прогресу: вказано { $given }, а має бути { $expected }.
        [board] Токени прогресу на полі: вказано { $given }, а має бути { $expected }.
        [box] Токени прогресу в коробці: вказано { $given }, а має бути { $expected }.
        [drawn] Витягнуте на вибір: вказано { $given }, а має бути { $expected }.
        [structure] Карти у структурі: вказано { $given }, а має бути { $expected }.
        [backs] Сорочки у структурі: вказано { $given }, а має бути { $expected }.
        [to_deal] Карти, що відкриваються: вказано { $given }, а має бути { $expected }.
        [reserve] Монети поза скарбницею: вказано { $given }, а має бути { $expected }.
        [mesopotamian] Месопотамські боги: вказано { $given }, а має бути { $expected }.
        [phoenician] Фінікійські боги: вказано { $given }, а має бути { $expected }.
        [greek] Грецькі боги: вказано { $given }, а має бути { $expected }.
        [egyptian] Єгипетські боги: вказано { $given }, а має бути { $expected }.
        [roman] Римські боги: вказано { $given }, а має бути { $expected }.
        [space] Боги в Пантеоні: вказано { $given }, а має бути { $expected }.
        [mythology] Токени міфології: вказано { $given }, а має бути { $expected }.
        [enki] Токени прогресу на Енкі: вказано { $given }, а має бути { $expected }.
        [decree] Переміщені накази: вказано { $given }, а має бути { $expected }.
        [conspiracy] Змови в грі: вказано { $given }, а має бути { $expected }.
        [removed] Карти, знайдені зрадою: вказано { $given }, а має бути { $expected }.
       *[other] { $what }: вказано { $given }, а має бути { $expected }.
    }
# $pawn – поділка шкали, від -9 до 9.
impossible-pawn = Маркер конфлікту не може стояти на позначці { $pawn }.
impossible-shields = Маркер конфлікту не може стояти на позначці { $pawn }: щити обох гравців не приводять його туди.
impossible-military-token = Військового токена на боці гравця { $player } вже немає, хоча маркер конфлікту не міг зайти так далеко.
impossible-progress = Гравець { $player } має більше токенів прогресу, ніж дають пари символів та інші елементи.
impossible-pair = Гравець { $player } має пару символів, але не має за неї токена прогресу.
impossible-extra-turn = Ніщо не обіцяє гравцеві { $player } додаткового ходу.
impossible-active = Зараз не може бути хід гравця { $player }.
impossible-first-game = Це не ті чудеса, що для першої гри.
impossible-cubes = Ніщо на столі не дає гравцеві { $player } маркерів впливу.
impossible-conspiracies = Гравець { $player } має більше змов, ніж дають змовники й чудеса.
impossible-wonders = Чудеса не сходяться: у гравців їх разом вісім, а збудовано щонайбільше сім.
impossible-pending = Рішення «{ $pending }» не може чекати в цій позиції.
impossible-over = Гра не могла закінчитися так.
# $piece – назва бога, токена, палати чи змови.
impossible-pantheon = Пантеон не може бути таким: погляньте на «{ $piece }».
impossible-agora = Сенат не може бути таким: погляньте на «{ $piece }».

## Чому файл не придатний

file-missing = такого файлу чи теки немає
file-forbidden = його не дозволено читати або записувати
file-folder = це тека
file-no-folder = частина шляху не є текою
file-no-room = на диску немає місця
file-read-only = туди не можна записувати
file-long-name = назва задовга
