# Что говорит программа, когда чего-то сделать нельзя.
# Для переводчиков: скажите, что не так, и, где можно, как будет правильно. Никогда не «ошибка». Перечни
# вроде $languages приходят готовыми; слова, введённые человеком, стоят в кавычках.

## Настройки

error-unknown-language = Языка «{ $language }» нет. Выберите один из таких: { $languages }.
error-unknown-variant = Игры «{ $variant }» нет. Выберите одну из таких: { $variants }.
error-expansion-alone = { $expansion } играют только вместе с { $needed }.
error-unknown-expansion = Для игры «{ $variant }» нет дополнения «{ $expansion }». Выберите из таких: { $expansions }.
error-expansions-text = Дополнения подают перечнем, например [«{ $expansions }»], а не текстом «{ $expansions }».
error-unknown-option = Параметра «{ $option }» нет. Выберите из таких: { $options }.
error-option-value = Параметр «{ $option }» не может иметь значение «{ $value }». Выберите одно из таких: { $values }.
error-seats =
    { $seats ->
        [one] Игра «{ $variant }» не рассчитана на { $seats } игрока.
        [few] Игра «{ $variant }» не рассчитана на { $seats } игроков.
       *[many] Игра «{ $variant }» не рассчитана на { $seats } игроков.
    }
error-unknown-player = Игрока «{ $player }» нет. Выберите из таких: { $players }.
error-player-count =
    { $wanted ->
        [one] Нужен { $wanted } игрок, а указано: { $given }.
        [few] Нужны { $wanted } игрока, а указано: { $given }.
       *[many] Нужно { $wanted } игроков, а указано: { $given }.
    }
error-number = Для «{ $option }» нужно целое число, а не «{ $value }».
error-move-number = Хода { $number } нет; последний – { $last }.
error-file = Файл { $path } не подходит: { $reason }.

## Действия

error-not-understood = Не удалось понять «{ $text }».
error-illegal = Действие «{ $text }» сейчас невозможно.
# $seat считается от 1; 8 – случай, который раздаёт.
error-not-asked =
    { $seat ->
        [8] Случаю сейчас нечего раздавать.
       *[other] Игроку { $seat } сейчас нечего решать.
    }
error-over = Игра закончена.
error-ambiguous = «{ $text }» можно понять по-разному: { $candidates }.
error-cannot-retract = Нет выбора, который можно взять назад.
# $seats – места, как их считают программы, с 0.
error-which-seat = Несколько мест выбирают одновременно ({ $seats }): укажите, для какого из них «{ $text }».
error-pickle-game = Игру нельзя превратить в байты: сохраните её вариант и настройки, из них она создаётся заново.
error-pickle-state = Состояние нельзя превратить в байты: сохраните запись партии или позицию.

## Почему действие отклонено

# Говорится о том, что кто-то хочет сделать, и как подсказка к недоступному: одно короткое предложение.
refused-coins =
    { $coins ->
        [one] Вам не хватает { $coins } монеты.
        [few] Вам не хватает { $coins } монет.
       *[many] Вам не хватает { $coins } монет.
    }
refused-covered = Карту ещё закрывают другие.
refused-built = Карта уже построена.
refused-discarded = Карта лежит в сбросе.
refused-no-card = Этой карты на столе нет.
refused-wonder-built = Чудо уже построено.
refused-wonder-of-others = Это чудо не ваше.
refused-seven-wonders = Семь чудес уже построены, больше не будет.

## Записи партий

error-record-empty = Запись пуста.
error-record-header = Эта строка заголовка записи непонятна: { $line }
error-record-line = Строка { $line } записи не подходит: { $reason }
error-record-version = У этой записи версия { $version }, которую программа не читает.
error-record-hash =
    { $age ->
        [1] Строка { $line }: после Эпохи I позиция не такая, как записано. Запись сделана по другим правилам; её текст не изменён.
        [2] Строка { $line }: после Эпохи II позиция не такая, как записано. Запись сделана по другим правилам; её текст не изменён.
        [3] Строка { $line }: после Эпохи III позиция не такая, как записано. Запись сделана по другим правилам; её текст не изменён.
       *[other] Строка { $line } ({ $age }): позиция не такая, как записано. Запись сделана по другим правилам; её текст не изменён.
    }

## Позиции

error-not-json = Это не JSON: { $reason }
error-position-field = Поле «{ $field }» не подходит. { $reason }

# Причины для error-position-field: что стоит в поле.
error-field-type =
    Здесь должно быть { $expected ->
        [int] целое число
        [float] число с дробью
        [str] текст в кавычках
        [bool] да или нет
        [array] перечень в квадратных скобках
        [object] поля в фигурных скобках
        [null] пустое значение
       *[other] что-то другое
    }, а есть { $given ->
        [int] целое число
        [float] число с дробью
        [str] текст в кавычках
        [bool] да или нет
        [array] перечень в квадратных скобках
        [object] поля в фигурных скобках
        [null] пустое значение
       *[other] что-то другое
    }.
error-field-length =
    { $expected ->
        [one] В перечне должен быть { $expected } элемент, а их { $given }.
        [few] В перечне должно быть { $expected } элемента, а их { $given }.
       *[many] В перечне должно быть { $expected } элементов, а их { $given }.
    }
error-field-missing = Его не хватает.
error-field-unknown = Такого поля нет.
error-field-key = Названия в нём должны стоять в кавычках.
error-field-other = В позиции здесь что-то другое.

# Причины для error-not-json. $place считает байты текста от 1.
error-json-malformed = Что-то не так в байте { $place }.
error-json-short = Текст обрывается.
error-json-deep = Слишком много вложенных скобок.
error-json-letters = Есть буквы, которые нельзя прочитать.
error-json-number = Одно из чисел слишком велико.
error-json-object = Позиция – это поля в фигурных скобках, а не { $given }.

impossible-card-twice = «{ $card }» лежит в двух местах.
impossible-unknown-id = Элемента «{ $id }» нет.
impossible-coins = Игрок { $player } не может иметь столько монет.
impossible-slot-covered = Карты на месте { $slot } уже нет, а карты, которые её закрывали, ещё лежат.
impossible-slot-face = Карта на месте { $slot } лежит не той стороной.
impossible-back = Карта на месте { $slot } не соответствует своей рубашке.
impossible-too-early = Эпоха, к которой относится «{ $card }», ещё не началась.
# $what называет то, что считают.
impossible-count =
    { $what ->
        [age] Эпоха: указано { $given }, а должно быть { $expected }.
        [first] Первый игрок: указано { $given }, а должно быть { $expected }.
        [active] Активный игрок: указано { $given }, а должно быть { $expected }.
        [age1] Карты Эпохи I: указано { $given }, а должно быть { $expected }.
        [age2] Карты Эпохи II: указано { $given }, а должно быть { $expected }.
        [age3] Карты Эпохи III: указано { $given }, а должно быть { $expected }.
        [guild] Карты гильдий: указано { $given }, а должно быть { $expected }.
        [temple] Великие храмы: указано { $given }, а должно быть { $expected }.
        [senator] Сенаторы: указано { $given }, а должно быть { $expected }.
        [progress] Жетоны прогресса: указано { $given }, а должно быть { $expected }.
        [board] Жетоны прогресса на поле: указано { $given }, а должно быть { $expected }.
        [box] Жетоны прогресса в коробке: указано { $given }, а должно быть { $expected }.
        [drawn] Вытянутое на выбор: указано { $given }, а должно быть { $expected }.
        [structure] Карты в раскладке: указано { $given }, а должно быть { $expected }.
        [backs] Рубашки в раскладке: указано { $given }, а должно быть { $expected }.
        [to_deal] Открываемые карты: указано { $given }, а должно быть { $expected }.
        [reserve] Монеты вне казны: указано { $given }, а должно быть { $expected }.
        [mesopotamian] Месопотамские боги: указано { $given }, а должно быть { $expected }.
        [phoenician] Финикийские боги: указано { $given }, а должно быть { $expected }.
        [greek] Греческие боги: указано { $given }, а должно быть { $expected }.
        [egyptian] Египетские боги: указано { $given }, а должно быть { $expected }.
        [roman] Римские боги: указано { $given }, а должно быть { $expected }.
        [space] Боги в Пантеоне: указано { $given }, а должно быть { $expected }.
        [mythology] Жетоны мифологии: указано { $given }, а должно быть { $expected }.
        [enki] Жетоны прогресса на Энки: указано { $given }, а должно быть { $expected }.
        [decree] Перемещённые декреты: указано { $given }, а должно быть { $expected }.
        [conspiracy] Заговоры в игре: указано { $given }, а должно быть { $expected }.
        [removed] Карты, найденные изменой: указано { $given }, а должно быть { $expected }.
       *[other] { $what }: указано { $given }, а должно быть { $expected }.
    }
# $pawn – деление шкалы, от -9 до 9.
impossible-pawn = Маркер конфликта не может стоять на отметке { $pawn }.
impossible-shields = Маркер конфликта не может стоять на отметке { $pawn }: щиты обоих игроков не приводят его туда.
impossible-military-token = Военного жетона на стороне игрока { $player } уже нет, хотя маркер конфликта не мог зайти так далеко.
impossible-progress = У игрока { $player } больше жетонов прогресса, чем дают пары символов и другие элементы.
impossible-pair = У игрока { $player } есть пара символов, но нет жетона прогресса за неё.
impossible-extra-turn = Ничто не обещает игроку { $player } дополнительного хода.
impossible-active = Сейчас не может быть ход игрока { $player }.
impossible-first-game = Это не те чудеса, что для первой игры.
impossible-cubes = Ничто на столе не даёт игроку { $player } кубиков влияния.
impossible-conspiracies = У игрока { $player } больше заговоров, чем дают заговорщики и чудеса.
impossible-wonders = Чудеса не сходятся: у игроков их вместе восемь, а построено не больше семи.
impossible-pending = Решение «{ $pending }» не может ждать в этой позиции.
impossible-over = Игра не могла закончиться так.
# $piece – название бога, жетона, палаты или заговора.
impossible-pantheon = Пантеон не может быть таким: посмотрите на «{ $piece }».
impossible-agora = Сенат не может быть таким: посмотрите на «{ $piece }».

## Почему файл не годится

file-missing = такого файла или папки нет
file-forbidden = его нельзя читать или записывать
file-folder = это папка
file-no-folder = часть пути не является папкой
file-no-room = на диске нет места
file-read-only = туда нельзя записывать
file-long-name = имя слишком длинное
