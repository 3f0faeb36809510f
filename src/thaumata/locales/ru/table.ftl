# Надписи на столе, в листе подсчёта и в терминале.
# Для переводчиков: надписи короткие, с прописной буквы, без точки; предложения – с точкой. Ширина
# английского слова ничего не определяет.

## Перечни: «а, б и в» или «а, б или в»

# Все, кроме последнего, добавляются по одному.
list-next = { $before }, { $item }
list-and = { $before } и { $item }
list-or = { $before } или { $item }
list-empty = ничего

## Сосчитанные вещи (именительный падеж)

amount-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
amount-shields =
    { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[many] { $count } щитов
    }
amount-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
amount-symbols =
    { $count ->
        [one] { $count } символ
        [few] { $count } символа
       *[many] { $count } символов
    }
amount-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }

## Стол

label-coins = Монеты
label-points = Очки
label-shields = Щиты
label-age = Эпоха
label-turn = Ход
label-to-move = Ходит
label-player = Игрок
label-opponent = Соперник
label-bank = Банк
label-box = Коробка
label-discard-pile = Сброс
label-structure = Раскладка
label-city = Город
label-wonders = Чудеса
label-progress-board = Жетоны развития на поле
label-progress-own = Жетоны развития
label-track = Военный трек
label-pawn = Маркер конфликта
label-pawn-center = Маркер конфликта стоит в центре.
# $player – тот, чья столица ближе.
label-pawn-at =
    { $distance ->
        [one] До центра маркеру конфликта { $distance } деление, под угрозой { $player }.
        [few] До центра маркеру конфликта { $distance } деления, под угрозой { $player }.
       *[many] До центра маркеру конфликта { $distance } делений, под угрозой { $player }.
    }
label-capital = Столица
label-military-tokens = Военные жетоны
label-science = Наука
label-production = Производство
# Цена ещё одной единицы ресурса.
label-price-next = Цена ещё одной единицы
label-cost = Стоимость
label-effect = Эффект
label-chain = Цепочка
label-free = Бесплатно
label-built = Построено
label-unbuilt = Не построено
label-face-down = Лицом вниз
label-covered = Закрыта
label-accessible = Доступна
label-empty = Пусто
label-log = Что произошло

## Лист подсчёта

label-score-sheet = Подсчёт очков
label-category-blue = Гражданские здания
label-category-green = Научные здания
label-category-yellow = Торговые здания
label-category-purple = Гильдии
label-category-wonders = Чудеса
label-category-progress = Жетоны развития
label-category-coins = Монеты
label-category-military = Военный трек
label-total = Всего

label-victory-civilian = Гражданская победа
label-victory-civilian_tiebreak = Гражданская победа по синим картам
label-victory-military = Военное превосходство
label-victory-scientific = Научное превосходство
label-victory-political = Политическое превосходство
label-victory-shared = Общая победа
label-winner = Победа: { $player }
label-shared-victory = Игроки делят победу.
label-game-over = Игра закончена.

## Игра в терминале

label-your-turn = { $player }, ваш ход.
label-thinking = Компьютер думает.
label-choose-number = Ваш выбор
label-invalid-choice = Среди вариантов нет «{ $text }».
label-undo = Отменить
label-undo-refused = Отменить нельзя: с тех пор открыта карта или жетон.
label-undone = Отменено.
label-save = Сохранить
label-saved = Игра сохранена в файле { $path }.
label-resume = Продолжить
label-resumed = Продолжается игра из файла { $path }.
label-quit = Выйти
label-help = Помощь
label-explain = Объяснить
label-explain-which = Какая карта, чудо или жетон?
label-yes = да
label-no = нет

## Программы и турниры

label-seed = Зерно: { $seed }
label-variant = Игра
label-language = Язык
label-compiled = скомпилировано
label-interpreted = интерпретируется
label-progress-simulating =
    { $games ->
        [one] Разыгрываем { $games } партию
        [few] Разыгрываем { $games } партии
       *[many] Разыгрываем { $games } партий
    }
label-games = Партии
label-games-per-second = Партий в секунду
label-first-player-rate = Победы начинающего
label-wins = Победы
label-draws = Общие победы
label-average-points = Очков в среднем
label-average-turns = Ходов в среднем
label-victories = Виды побед
