# Позиція, яку відхилено: де стоїть те, що не підходить, і чому.
# Для перекладачів: $field – назва поля, як-от cities[0].coins; $player – номер гравця від 1; $city – номер міста за
# годинниковою стрілкою від 1, у партії на двох третє – Вільне місто; $card, $board і $piece – назви елементів гри;
# $given – що є в позиції, $expected – що має бути.

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
error-json-half = Є лише половина символу: коду другої половини немає.
error-json-number = Одне з чисел завелике.
error-json-object = Позиція – це поля у фігурних дужках, а не { $given }.
error-no-positions = Позицію гри «{ $variant }» не можна прочитати: ніхто не сказав, як складається її стіл.
error-untold-past = Ніхто не може вгадати, що приховано за цим столом: не сказано, що всі робили раніше.

## Чого не можна прочитати (причини для error-position-field)

error-field-range = Тут має бути число від { $least } до { $most }, а стоїть { $given }.
error-field-most = Елементів тут { $given }, а може бути щонайбільше { $most }.
# $known – перелік того, що є.
error-field-piece =
    { $kind ->
        [card] Карти «{ $id }» у цій грі немає.
        [wonder] Чуда «{ $id }» у цій грі немає.
        [token] Токена прогресу «{ $id }» у цій грі немає.
        [military_token] Військового токена «{ $id }» немає: є { $known }.
        [divine_token] Токена «{ $id }» для цієї епохи немає.
        [god] Бога «{ $id }» тут бути не може.
        [decree] Наказу «{ $id }» немає.
        [conspiracy] Змови «{ $id }» немає.
        [place] Місця «{ $id }» для змови немає.
        [board] Планшета «{ $id }» у цій грі немає.
        [side] Сторони «{ $id }» немає: планшет має сторони { $known }.
        [slot] Місця «{ $id }» у структурі цієї епохи немає.
        [back] Сорочки «{ $id }» у цій епосі немає: є { $known }.
        [decision] Рішення чи кроку «{ $id }» у цій грі немає.
        [victory] Перемоги «{ $id }» немає: є { $known }.
        [seat] Місця гравця «{ $id }» немає.
       *[other] «{ $id }» тут немає.
    }
error-field-seat = Місця гравця { $seat } немає.
# $about – що стоїть у позиції, $pending – назва рішення.
error-field-about = Рішення «{ $pending }» не може стосуватися «{ $about }».
error-field-value = «{ $given }» тут не має сенсу.
error-field-no-agenda = Воно порожнє: нікого ні про що не запитано. Якщо його немає, починається хід.
# $name – назва поля.
error-field-variant = Його бракує: позиція з полем «{ $name }» має назвати свій варіант гри.
error-field-unseen = Карта може бути невідома лише комусь: поле «{ $name }» має сказати кому.
# $deed – що стоїть у позиції, як-от «build baths».
error-field-deed = «{ $deed }» – такого місто з картою не робить.
error-field-token = Токена конфлікту «{ $given }» немає.

## Чого не буває на жодному столі

impossible-card-twice = «{ $card }» лежить у двох місцях.
impossible-count = Тут { $given }, а має бути { $expected }.
impossible-copies =
    { $expected ->
        [0] Карти «{ $card }» немає в колодах цієї гри.
       *[other] «{ $card }»: таких карт { $given }, а має бути { $expected }.
    }
impossible-too-early = Епоха, до якої належить «{ $card }», ще не почалася.
impossible-wrong-age = «{ $card }» – карта іншої епохи.
# $what – назва числа, яке зберігає програма.
impossible-number = «{ $what }» дорівнює { $given }, а елементи на столі дають { $expected }.
# $pending – назва рішення або риска.
impossible-pending = Рішення «{ $pending }» не може тут чекати.
impossible-stuck = Від рішення «{ $pending }» грати далі не можна: запитано того, хто нічого не може зробити.
# $known – перелік кроків, що ведуть далі.
impossible-stranded = Після рішення чи кроку «{ $pending }» нічого не настає: останнім має стояти одне з { $known }.
impossible-over = Партія вже закінчена, або ще ні, або закінчилася не так.
impossible-coins = Гравець { $player } не може мати стільки монет.
# $piece – назва бога, токена чи змови.
impossible-place = «{ $piece }»: так бути не може.

## Дуель

impossible-slot-outside = Карти { $slot } у структурі немає.
impossible-slot-empty = На місці { $slot } немає карти долілиць, яку можна відкрити.
impossible-slot-covered = Карти на місці { $slot } вже немає, а карти, що її перекривали, ще лежать.
impossible-slot-face = Карта на місці { $slot } лежить не тим боком.
impossible-back = Карта на місці { $slot } не відповідає своїй сорочці.
impossible-deck =
    { $back ->
        [age1] Карт I Епохи в грі { $given }, а роздано { $expected }.
        [age2] Карт II Епохи в грі { $given }, а роздано { $expected }.
        [age3] Карт III Епохи в грі { $given }, а роздано { $expected }.
        [guild] Карт гільдій у грі { $given }, а роздано { $expected }.
        [temple] Великих храмів у грі { $given }, а роздано { $expected }.
        [senator] Сенаторів у грі { $given }, а роздано { $expected }.
       *[other] Карт колоди «{ $back }» у грі { $given }, а роздано { $expected }.
    }
impossible-wonders = Чудеса не сходяться: у гравців їх разом вісім, а збудовано щонайбільше сім.
# $pawn – сектор військового треку, від -9 до 9.
impossible-pawn = Маркер конфлікту не може стояти на секторі { $pawn }.
impossible-fired = Маркер конфлікту на секторі { $pawn } уже за військовим токеном, який ще лежить.
# $piece – назва палати.
impossible-chamber = Маркери впливу, контроль і накази не сходяться: погляньте на «{ $piece }».

## 7 Чудес

impossible-own-card = Гравець { $player } знає свою руку та свої ходи, а також руку й ходи союзника: невідомих карт серед них немає.
impossible-memory = У жодній партії не можна побачити саме ці карти, ні більше, ні менше.
# $round is a number; $who is player or controller.
impossible-hand =
    { $who ->
        [controller] У раунді { $round } у цій руці має бути карт: { $expected }, разом із взятою для Вільного міста, а їх { $given }.
       *[player] У раунді { $round } у цій руці має бути карт: { $expected }, а їх { $given }.
    }
# $left and $expected are numbers of cards.
impossible-hand-short = Карт епохи, яких ніде більше немає: { $left }, а в руці має бути { $expected }. До раунду { $round } стільки карт зіграти не могли.
impossible-same-building = «{ $card }» стоїть в одному місті двічі.
impossible-board-twice = Планшет «{ $board }» лежить у двох містах.
# $side – назва сторони.
impossible-side = Налаштування «{ $option }» не дозволяє сторони { $side }.
impossible-treasury = У міста { $city } не може бути стільки монет.
impossible-power = Місто { $city } не могло скористатися безкоштовним будівництвом.
# $age і $round – числа.
impossible-deeds = Місто { $city } не могло зробити саме це до раунду { $round } епохи { $age }.
impossible-building = «{ $card }» стоїть у місті, але не прийшла ні з руки, ні зі стопки скидання.
impossible-built-deed = Місто { $city } збудувало карту «{ $card }», але її там нема або збудовано двічі.
impossible-last-card = Місто { $city } не може зіграти останню карту епохи.
impossible-raised = Місто { $city } не може будувати зі стопки скидання або збудувало з неї не це.
impossible-discards = Карта «{ $card }» лежить у стопці скидання не стільки разів, скільки туди потрапила.
impossible-draw = У раунді { $round } зі стопки Вільного міста карти не брали або взяли не цю.
impossible-conflicts = Щити не дають місту { $city } таких токенів конфлікту.
impossible-losses = Збудоване в цьому раунді не забирає в міста { $city } таких монет.
# $least і $most – кількості боргів; вони можуть бути однакові.
impossible-debts = У міста { $city } не може бути боргів: { $given }. Збудоване приносить йому від { $least } до { $most }.
impossible-sealed = Гравець { $player } не міг цього обрати або нічого не обрав.

## Випадкові партії, які перевіряють
# $seat – номер від 0, $decision – назва рішення, $print – відбиток позиції.

impossible-contract =
    { $promise ->
        [offers-twice] Місцю { $seat } щось запропоновано двічі ({ $decision }, { $print }).
        [picks-illegal] Місце { $seat } обрало недозволену дію ({ $decision }, { $print }).
        [copy-differs] Копія столу відрізняється від нього ({ $decision }, { $print }).
        [copy-offers] Копія столу пропонує інші дії ({ $decision }, { $print }).
        [copy-shares] Хід на копії змінив сам стіл ({ $decision }, { $print }).
       *[changes-nothing] Дія нічого не змінила ({ $decision }, { $print }).
    }
