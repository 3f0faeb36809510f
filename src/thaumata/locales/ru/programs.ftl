# Что говорят программы командной строки: моделирование и измерения.
# Для переводчиков: надписи короткие, начинаются с большой буквы и не имеют точки; у предложений она есть.
# Слова командной строки, например --games, не меняются и приходят как переменные.

## Числа и параметры

error-number-least = «{ $option }» должно быть не меньше { $least }, а не { $value }.
error-number-most = «{ $option }» должно быть не больше { $most }, а не { $value }.
# $text – то, что введено; правильный вид – $form.
error-option-form = Параметр записывают как { $form }, а не «{ $text }».

## Игроки и игры из файла

error-player-class = В файле { $path } нет игрока «{ $player }».
# $reason – сообщение языка программирования.
error-network = { $path } – не сеть.
error-player-broken = Игрок «{ $name }» не запускается: { $reason }
# $reason – сообщение языка программирования.
error-player-failed = Игрок «{ $player }»: сбой в файле { $file }, строка { $line }, игра { $game }, зерно { $seed }: { $reason }
# $number считает партии моделирования от 1.
error-player-failed-in = Игрок «{ $player }»: сбой в файле { $file }, строка { $line }, партия { $number } игры { $game }, зерно { $seed }: { $reason }
error-player-illegal = Игрок «{ $player }» выбирает «{ $text }», а это невозможно: игра { $game }, зерно { $seed }.
error-player-illegal-in = Игрок «{ $player }» выбирает «{ $text }», а это невозможно: партия { $number } игры { $game }, зерно { $seed }.
error-player-slow = Игрок «{ $player }» думает дольше { $seconds } с: игра { $game }, зерно { $seed }.
error-game-class = В файле { $path } нет игры «{ $name }».
# $reason – сообщение языка программирования.
error-game-broken = Игра «{ $name }» не запускается: { $reason }

## Конец игры, для программ

# $kind – название победы для программ, например civilian; $winners – список игроков, $points – очки всех.
outcome-line =
    { $count ->
        [one] Победил игрок { $winners } ({ $kind }), { $points }
        [few] Победили игроки { $winners } ({ $kind }), { $points }
       *[many] Победили игроки { $winners } ({ $kind }), { $points }
    }

## Моделирование

# Под таблицей со средними очками. Из $games партий $scored завершены подсчётом очков.
label-averages = Средние – по партиям, которые дошли до подсчёта очков: { $scored } из { $games }.
label-averages-all = Средние – по всем партиям.

## Измерения

label-progress-measuring = Измерение, круг { $number } из { $rounds }
label-copy-time = Копирование состояния, наносекунд
label-copy-into-time = Копирование в другое состояние, наносекунд
label-state-size = Размер состояния, байт
label-allocating-moves = Ходы, которым нужна память, %
label-decisions-per-game = Решений в партии
label-choices-per-decision = Вариантов в решении
# Стол, за которым всё можно оплатить одним способом, и тот, где способов оплаты больше всего.
label-listing-easy = Список вариантов лёгкой руки, наносекунд
label-listing-worst = Список вариантов самой трудной руки, наносекунд
label-listed-easy = Вариантов с лёгкой рукой
label-listed-worst = Вариантов с самой трудной рукой
label-most-plans = Больше всего способов оплаты одной её карты
label-speed-ratio = Скомпилированные правила быстрее во столько раз: { $ratio }.
label-simulations = { $variant }: поиск уровня { $level }, симуляций в секунду: { $simulations }.
label-not-compiled = Правила здесь не скомпилированы.

note-interpreted = Thaumata установлена без компилятора C и работает как обычный Python: всё действует, но компьютерные игроки думают раз в сто медленнее. Это сообщение появляется один раз.

error-unknown-family = Учить игре «{ $family }» не умеем. Есть: { $families }.
error-training = Сеть не настроена: { $reason } Для этого нужны {"numpy"} и {"scipy"}.
label-trained = Поколение { $generation }: { $path }
label-trained-match = Против предыдущего поколения, по { $simulations } симуляций: выиграно { $won } % из { $games } партий «{ $variant }» (случайно было бы { $chance } %)
