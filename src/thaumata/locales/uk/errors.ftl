# Що каже програма, коли чогось зробити не можна.
# Для перекладачів: скажіть, що не так, і, де можна, як буде правильно. Ніколи не «помилка». Переліки на
# зразок $languages приходять готовими; слова, введені людиною, стоять у лапках.

## Налаштування

error-unknown-language = Мови «{ $language }» немає. Оберіть одну з таких: { $languages }.
error-unknown-variant = Гри «{ $variant }» немає. Оберіть одну з таких: { $variants }.
error-expansion-alone = { $expansion } грають лише разом із { $needed }.
error-unknown-expansion = Для гри «{ $variant }» немає доповнення «{ $expansion }». Оберіть із таких: { $expansions }.
error-expansions-text = Доповнення подають переліком, як-от [«{ $expansions }»], а не текстом «{ $expansions }».
error-unavailable-variant = У гру «{ $variant }» поки що не можна зіграти.
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

## Чому файл не придатний

file-missing = такого файлу чи теки немає
file-forbidden = його не дозволено читати або записувати
file-folder = це тека
file-no-folder = частина шляху не є текою
file-no-room = на диску немає місця
file-read-only = туди не можна записувати
file-long-name = назва задовга
