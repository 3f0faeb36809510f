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

## Стол

label-player = Игрок
label-discard-pile = Сброс
label-wonders = Чудеса
label-progress-own = Жетоны развития
label-science = Наука
label-cost = Стоимость
label-free = Бесплатно
label-empty = Пусто

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

# Конец игры, у семейства которой нет своих слов. $kind: id победы в этом семействе.
label-ended = Партия окончена ({ $kind }). Победа: { $players }.

label-victory-civilian = Гражданская победа
label-victory-civilian_tiebreak = Гражданская победа по синим картам
label-victory-military = Военное превосходство
label-victory-scientific = Научное превосходство
label-victory-political = Политическое превосходство
label-victory-shared = Общая победа

## Игра в терминале

label-undo-refused = Отменить нельзя: с тех пор открыта карта или жетон.
# Компьютерный игрок не сделал хода. $kind – вид неудачи, $file и $line – где это случилось.
label-stood-in =
    { $kind ->
        [slow] { $player } думает слишком долго: ход сделал запасной игрок.
        [illegal] { $player } выбирает «{ $text }», а это невозможно: ход сделал запасной игрок.
       *[failed] { $player }: сбой ({ $file }, строка { $line }), ход сделал запасной игрок.
    }
label-undone = Отменено.
label-saved = Партия сохранена в файле { $path }.
label-resumed = Продолжаем партию из файла { $path }.

## Программы и турниры

label-seed = Зерно: { $seed }
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
label-first-player-rate = Победы первого игрока
label-wins = Победы
label-average-points = Очков в среднем
label-victories = Виды побед
