# Что говорит программа, когда чего-то сделать нельзя.
# Для переводчиков: скажите, что не так, и, где можно, как будет правильно. Никогда не «ошибка». Перечни
# вроде $languages приходят готовыми; слова, введённые человеком, стоят в кавычках.

## Настройки

error-unknown-language = Языка «{ $language }» нет. Выберите один из таких: { $languages }.
error-unknown-variant = Игры «{ $variant }» нет. Выберите одну из таких: { $variants }.
error-expansion-alone = { $expansion } играют только вместе с { $needed }.
error-unknown-expansion = Для игры «{ $variant }» нет дополнения «{ $expansion }». Выберите из таких: { $expansions }.
error-expansions-text = Дополнения подают перечнем, например [«{ $expansions }»], а не текстом «{ $expansions }».
error-unavailable-variant = В игру «{ $variant }» пока нельзя сыграть.
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

## Почему файл не годится

file-missing = такого файла или папки нет
file-forbidden = его нельзя читать или записывать
file-folder = это папка
file-no-folder = часть пути не является папкой
file-no-room = на диске нет места
file-read-only = туда нельзя записывать
file-long-name = имя слишком длинное
