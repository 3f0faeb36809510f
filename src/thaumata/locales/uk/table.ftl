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

## Стіл

label-player = Гравець
label-discard-pile = Стопка скидання
label-wonders = Чудеса
label-progress-own = Токени прогресу
label-science = Наука
label-cost = Вартість
label-free = Безкоштовно
label-empty = Порожньо

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

# Кінець гри, чия родина не має власних слів. $kind: id перемоги в цій родині.
label-ended = Партію завершено ({ $kind }). Перемога: { $players }.

label-victory-civilian = Громадянська перемога
label-victory-civilian_tiebreak = Громадянська перемога за синіми картами
label-victory-military = Військова перевага
label-victory-scientific = Наукова перевага
label-victory-political = Політична перевага
label-victory-shared = Спільна перемога

## Гра в терміналі

label-undo-refused = Скасувати не можна: відтоді відкрито карту або токен.
# Комп’ютерний гравець не зробив ходу. $kind – вид невдачі, $file і $line – де це сталося.
label-stood-in =
    { $kind ->
        [slow] { $player } думає задовго: хід зробив запасний гравець.
        [illegal] { $player } обирає «{ $text }», а це неможливо: хід зробив запасний гравець.
       *[failed] { $player }: збій ({ $file }, рядок { $line }), хід зробив запасний гравець.
    }
label-undone = Скасовано.
label-saved = Партію збережено у файлі { $path }.
label-resumed = Продовжуємо партію з файлу { $path }.

## Програми й турніри

label-seed = Зерно: { $seed }
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
label-first-player-rate = Перемоги першого гравця
label-wins = Перемоги
label-average-points = Балів у середньому
label-victories = Види перемог
