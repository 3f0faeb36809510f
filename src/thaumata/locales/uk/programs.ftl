# Що кажуть програми командного рядка: моделювання та вимірювання.
# Для перекладачів: написи короткі, починаються з великої літери й не мають крапки; речення її мають.
# Слова командного рядка, як-от --games, не змінюються і приходять як змінні.

## Числа й параметри

error-number-least = «{ $option }» має бути не менше ніж { $least }, а не { $value }.
error-number-most = «{ $option }» має бути не більше ніж { $most }, а не { $value }.
# $text – те, що введено; правильний вигляд – $form.
error-option-form = Параметр записують як { $form }, а не «{ $text }».

## Гравці та ігри з файлу

error-player-class = У файлі { $path } немає гравця «{ $player }».
# $reason – повідомлення мови програмування.
error-network = { $path } – не мережа.
error-player-broken = Гравець «{ $name }» не запускається: { $reason }
# $reason – повідомлення мови програмування.
error-player-failed = Гравець «{ $player }»: збій у файлі { $file }, рядок { $line }, гра { $game }, зерно { $seed }: { $reason }
# $number рахує партії моделювання від 1.
error-player-failed-in = Гравець «{ $player }»: збій у файлі { $file }, рядок { $line }, партія { $number } гри { $game }, зерно { $seed }: { $reason }
error-player-illegal = Гравець «{ $player }» обирає «{ $text }», а це неможливо: гра { $game }, зерно { $seed }.
error-player-illegal-in = Гравець «{ $player }» обирає «{ $text }», а це неможливо: партія { $number } гри { $game }, зерно { $seed }.
error-player-slow = Гравець «{ $player }» думає довше, ніж { $seconds } с: гра { $game }, зерно { $seed }.
error-game-class = У файлі { $path } немає гри «{ $name }».
# $reason – повідомлення мови програмування.
error-game-broken = Гра «{ $name }» не запускається: { $reason }

## Кінець гри, для програм

# $kind – назва перемоги для програм, наприклад civilian; $winners – перелік гравців, $points – очки всіх.
outcome-line =
    { $count ->
        [one] Переміг гравець { $winners } ({ $kind }), { $points }
        [few] Перемогли гравці { $winners } ({ $kind }), { $points }
       *[many] Перемогли гравці { $winners } ({ $kind }), { $points }
    }

## Моделювання

# Під таблицею із середніми балами. З $games партій $scored завершено підрахунком балів.
label-averages = Середні – за партіями, які дійшли до підрахунку балів: { $scored } з { $games }.
label-averages-all = Середні – за всіма партіями.

## Вимірювання

label-progress-measuring = Вимірювання, коло { $number } з { $rounds }
label-copy-time = Копіювання стану, наносекунд
label-copy-into-time = Копіювання в інший стан, наносекунд
label-state-size = Розмір стану, байтів
label-allocating-moves = Ходи, що потребують пам’яті, %
label-decisions-per-game = Рішень у партії
label-choices-per-decision = Варіантів у рішенні
# Стіл, за яким усе можна оплатити одним способом, і той, де способів оплати найбільше.
label-listing-easy = Перелік варіантів легкої руки, наносекунд
label-listing-worst = Перелік варіантів найважчої руки, наносекунд
label-listed-easy = Варіантів із легкою рукою
label-listed-worst = Варіантів із найважчою рукою
label-most-plans = Найбільше способів оплати однієї її карти
label-speed-ratio = Скомпільовані правила швидші у стільки разів: { $ratio }.
label-simulations = { $variant }: пошук рівня { $level }, симуляцій за секунду: { $simulations }.
label-not-compiled = Правила тут не скомпільовано.

note-interpreted = Thaumata встановлено без компілятора C, тож вона працює як звичайний Python: усе діє, але комп’ютерні гравці думають разів у сто повільніше. Це повідомлення з’являється один раз.

error-unknown-family = Навчати гри «{ $family }» не вміємо. Є: { $families }.
error-training = Мережу не налаштовано: { $reason } Для цього потрібні {"numpy"} та {"scipy"}.
label-trained = Покоління { $generation }: { $path }
label-trained-match = Проти попереднього покоління, по { $simulations } симуляцій: виграно { $won } % із { $games } партій «{ $variant }» (випадково було б { $chance } %)
