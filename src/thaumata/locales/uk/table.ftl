# Написи на столі, в аркуші підрахунку та в терміналі.
# Для перекладачів: написи короткі, з великої літери, без крапки; речення – з крапкою. Ширина
# англійського слова нічого не визначає.

## Переліки: «а, б і в» або «а, б чи в»

# Усі, крім останнього, додаються по одному.
list-next = { $before }, { $item }
list-and = { $before } і { $item }
list-or = { $before } або { $item }
list-empty = нічого

## Полічені речі (називний відмінок)

amount-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }
amount-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
    }
amount-shields =
    { $count ->
        [one] { $count } щит
        [few] { $count } щити
       *[many] { $count } щитів
    }
amount-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
amount-symbols =
    { $count ->
        [one] { $count } символ
        [few] { $count } символи
       *[many] { $count } символів
    }
amount-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }

## Стіл

label-coins = Монети
label-points = Бали
label-shields = Щити
label-age = Епоха
label-turn = Хід
label-to-move = Ходить
label-player = Гравець
label-opponent = Суперник
label-bank = Банк
label-box = Коробка
label-discard-pile = Стопка скидання
label-structure = Структура
label-city = Місто
label-wonders = Чудеса
label-progress-board = Токени прогресу на полі
label-progress-own = Токени прогресу
label-track = Військовий трек
label-pawn = Маркер конфлікту
label-pawn-center = Маркер конфлікту стоїть у центрі.
# $player – той, чия столиця ближче.
label-pawn-at =
    { $distance ->
        [one] Маркер конфлікту за { $distance } сектор від центру, у небезпеці { $player }.
        [few] Маркер конфлікту за { $distance } сектори від центру, у небезпеці { $player }.
       *[many] Маркер конфлікту за { $distance } секторів від центру, у небезпеці { $player }.
    }
label-capital = Столиця
label-military-tokens = Військові токени
label-science = Наука
label-production = Виробництво
# Ціна ще однієї одиниці ресурсу.
label-price-next = Ціна ще однієї одиниці
label-cost = Вартість
label-effect = Ефект
label-chain = Ланцюжок
label-free = Безкоштовно
label-built = Збудовано
label-unbuilt = Не збудовано
label-face-down = Долілиць
label-covered = Закрита
label-accessible = Доступна
label-empty = Порожньо
label-log = Що сталося

## Аркуш підрахунку

label-score-sheet = Підрахунок балів
label-category-blue = Цивільні будівлі
label-category-green = Наукові будівлі
label-category-yellow = Комерційні будівлі
label-category-purple = Гільдії
label-category-wonders = Чудеса
label-category-progress = Токени прогресу
label-category-coins = Монети
label-category-military = Військовий трек
label-total = Разом

label-victory-civilian = Громадянська перемога
label-victory-civilian_tiebreak = Громадянська перемога за синіми картами
label-victory-military = Військова перевага
label-victory-scientific = Наукова перевага
label-victory-political = Політична перевага
label-victory-shared = Спільна перемога
label-winner = Перемога: { $player }
label-shared-victory = Гравці ділять перемогу.
label-game-over = Гру закінчено.

## Гра в терміналі

label-your-turn = { $player }, ваш хід.
label-thinking = Комп’ютер думає.
label-choose-number = Ваш вибір
label-invalid-choice = Серед варіантів немає «{ $text }».
label-undo = Скасувати
label-undo-refused = Скасувати не можна: відтоді відкрито карту або токен.
label-undone = Скасовано.
label-save = Зберегти
label-saved = Гру збережено у файлі { $path }.
label-resume = Продовжити
label-resumed = Триває гра з файлу { $path }.
label-quit = Вийти
label-help = Допомога
label-explain = Пояснити
label-explain-which = Яка карта, чудо чи токен?
label-yes = так
label-no = ні

## Програми й турніри

label-seed = Зерно: { $seed }
label-variant = Гра
label-language = Мова
label-compiled = скомпільовано
label-interpreted = інтерпретується
label-progress-simulating =
    { $games ->
        [one] Розігруємо { $games } партію
        [few] Розігруємо { $games } партії
       *[many] Розігруємо { $games } партій
    }
label-games = Партії
label-games-per-second = Партій за секунду
label-first-player-rate = Перемоги того, хто починає
label-wins = Перемоги
label-draws = Спільні перемоги
label-average-points = Балів у середньому
label-average-turns = Ходів у середньому
label-victories = Види перемог
