# Позиция, которую отклонили: где стоит то, что не подходит, и почему.
# Для переводчиков: $field – название поля, например cities[0].coins; $player – номер игрока от 1; $city – номер города
# по часовой стрелке от 1, в партии на двоих третий – Свободный город; $card, $board и $piece – названия элементов игры;
# $given – что есть в позиции, $expected – что должно быть.

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
error-field-missing = Оно отсутствует.
error-field-unknown = Такого поля нет.
error-field-key = Названия в нём должны стоять в кавычках.
error-field-other = В позиции здесь что-то другое.

# Причины для error-not-json. $place считает байты текста от 1.
error-json-malformed = Что-то не так в байте { $place }.
error-json-short = Текст обрывается.
error-json-deep = Слишком много вложенных скобок.
error-json-letters = Есть буквы, которые нельзя прочитать.
error-json-half = Есть лишь половина символа: кода второй половины нет.
error-json-number = Одно из чисел слишком велико.
error-json-object = Позиция – это поля в фигурных скобках, а не { $given }.
error-no-positions = Позицию игры «{ $variant }» нельзя прочитать: никто не сказал, как складывается её стол.
error-untold-past = Никто не может угадать, что скрыто за этим столом: не сказано, что все делали раньше.

## Чего нельзя прочитать (причины для error-position-field)

error-field-range = Здесь должно быть число от { $least } до { $most }, а стоит { $given }.
error-field-most = Элементов здесь { $given }, а может быть не больше { $most }.
# $known – перечень того, что есть.
error-field-piece =
    { $kind ->
        [card] Карты «{ $id }» в этой игре нет.
        [wonder] Чуда «{ $id }» в этой игре нет.
        [token] Жетона развития «{ $id }» в этой игре нет.
        [military_token] Военного жетона «{ $id }» нет: есть { $known }.
        [divine_token] Жетона «{ $id }» для этой эпохи нет.
        [god] Бога «{ $id }» здесь быть не может.
        [decree] Декрета «{ $id }» нет.
        [conspiracy] Заговора «{ $id }» нет.
        [place] Места «{ $id }» для заговора нет.
        [board] Поля чуда «{ $id }» в этой игре нет.
        [side] Стороны «{ $id }» нет: у поля чуда есть стороны { $known }.
        [slot] Места «{ $id }» в раскладке этой эпохи нет.
        [back] Рубашки «{ $id }» в этой эпохе нет: есть { $known }.
        [decision] Решения или шага «{ $id }» в этой игре нет.
        [victory] Победы «{ $id }» нет: есть { $known }.
        [seat] Места игрока «{ $id }» нет.
       *[other] «{ $id }» здесь нет.
    }
error-field-seat = Места игрока { $seat } нет.
# $about – что стоит в позиции, $pending – название решения.
error-field-about = Решение «{ $pending }» не может касаться «{ $about }».
error-field-value = «{ $given }» здесь не имеет смысла.
error-field-no-agenda = Оно пусто: никого ни о чём не спрашивают. Если его нет, начинается ход.
# $name – название поля.
error-field-variant = Оно отсутствует: позиция с полем «{ $name }» должна назвать свой вариант игры.
error-field-unseen = Карта может быть неизвестна только кому-то: поле «{ $name }» должно сказать кому.
# $deed – что стоит в позиции, например «build baths».
error-field-deed = «{ $deed }» – такого город с картой не делает.
error-field-token = Жетона конфликта «{ $given }» нет.

## Чего не бывает ни на одном столе

impossible-card-twice = «{ $card }» лежит в двух местах.
impossible-count = Здесь { $given }, а должно быть { $expected }.
impossible-copies =
    { $expected ->
        [0] Карты «{ $card }» нет в колодах этой игры.
       *[other] «{ $card }»: таких карт { $given }, а должно быть { $expected }.
    }
impossible-too-early = Эпоха, к которой относится «{ $card }», ещё не началась.
impossible-wrong-age = «{ $card }» – карта другой эпохи.
# $what – название числа, которое хранит программа.
impossible-number = «{ $what }» равно { $given }, а элементы на столе дают { $expected }.
# $pending – название решения или черта.
impossible-pending = Решение «{ $pending }» не может здесь ждать.
impossible-stuck = От решения «{ $pending }» играть дальше нельзя: спрошен тот, кто ничего не может сделать.
# $known – перечень шагов, которые ведут дальше.
impossible-stranded = После решения или шага «{ $pending }» ничего не следует: последним должно стоять одно из { $known }.
impossible-over = Партия уже закончена, или ещё нет, или закончилась не так.
impossible-coins = У игрока { $player } не может быть столько монет.
# $piece – название бога, жетона или заговора.
impossible-place = «{ $piece }»: так быть не может.

## Дуэль

impossible-slot-outside = Карты { $slot } в раскладке нет.
impossible-slot-empty = На месте { $slot } нет карты лицом вниз, которую можно открыть.
impossible-slot-covered = Карты на месте { $slot } уже нет, а карты, которые её перекрывали, ещё лежат.
impossible-slot-face = Карта на месте { $slot } лежит не той стороной.
impossible-back = Карта на месте { $slot } не соответствует своей рубашке.
impossible-deck =
    { $back ->
        [age1] Карт Эпохи I в игре { $given }, а роздано { $expected }.
        [age2] Карт Эпохи II в игре { $given }, а роздано { $expected }.
        [age3] Карт Эпохи III в игре { $given }, а роздано { $expected }.
        [guild] Карт гильдий в игре { $given }, а роздано { $expected }.
        [temple] Великих храмов в игре { $given }, а роздано { $expected }.
        [senator] Сенаторов в игре { $given }, а роздано { $expected }.
       *[other] Карт колоды «{ $back }» в игре { $given }, а роздано { $expected }.
    }
impossible-wonders = Чудеса не сходятся: у игроков их вместе восемь, а построено не больше семи.
# $pawn – деление военного трека, от -9 до 9.
impossible-pawn = Маркер конфликта не может стоять на делении { $pawn }.
impossible-fired = Маркер конфликта на делении { $pawn } уже за военным жетоном, который ещё лежит.
# $piece – название палаты.
impossible-chamber = Кубики влияния, контроль и декреты не сходятся: посмотрите на «{ $piece }».

## 7 Чудес

impossible-own-card = Игрок { $player } знает свою руку и свои ходы, а также руку и ходы союзника: неизвестных карт среди них нет.
impossible-memory = Ни в одной партии нельзя увидеть ровно эти карты, не больше и не меньше.
# $round is a number; $who is player or controller.
impossible-hand =
    { $who ->
        [controller] В раунде { $round } в этой руке должно быть карт: { $expected }, вместе со взятой для Свободного города, а их { $given }.
       *[player] В раунде { $round } в этой руке должно быть карт: { $expected }, а их { $given }.
    }
# $left and $expected are numbers of cards.
impossible-hand-short = Карт эпохи, которых больше нигде нет: { $left }, а в руке должно быть { $expected }. К раунду { $round } столько карт сыграть не могли.
impossible-same-building = «{ $card }» стоит в одном городе дважды.
impossible-board-twice = Поле чуда «{ $board }» лежит у двух городов.
# $side – название стороны.
impossible-side = Настройка «{ $option }» не допускает сторону { $side }.
impossible-treasury = У города { $city } не может быть столько монет.
impossible-power = Город { $city } не мог воспользоваться бесплатной постройкой.
# $age и $round – числа.
impossible-deeds = Город { $city } не мог сделать именно это к раунду { $round } эпохи { $age }.
impossible-building = «{ $card }» стоит в городе, но не пришла ни из руки, ни из сброса.
impossible-built-deed = Город { $city } построил карту «{ $card }», но её там нет или она построена дважды.
impossible-last-card = Город { $city } не может сыграть последнюю карту эпохи.
impossible-raised = Город { $city } не может строить из сброса или построил из него не это.
impossible-discards = Карта «{ $card }» лежит в сбросе не столько раз, сколько туда попала.
impossible-draw = В раунде { $round } из колоды Свободного города карту не брали или взяли не эту.
impossible-conflicts = Щиты не дают городу { $city } таких жетонов конфликта.
impossible-losses = Построенное в этом раунде не отнимает у города { $city } таких монет.
# $least и $most – количества долгов; они могут быть одинаковы.
impossible-debts = У города { $city } не может быть долгов: { $given }. Построенное приносит ему от { $least } до { $most }.
impossible-sealed = Игрок { $player } не мог выбрать такое или ничего не выбрал.

## Случайные партии, которые проверяются
# $seat – номер от 0, $decision – название решения, $print – отпечаток позиции.

impossible-contract =
    { $promise ->
        [offers-twice] Месту { $seat } что-то предложено дважды ({ $decision }, { $print }).
        [picks-illegal] Место { $seat } выбрало недопустимое действие ({ $decision }, { $print }).
        [copy-differs] Копия стола отличается от него ({ $decision }, { $print }).
        [copy-offers] Копия стола предлагает другие действия ({ $decision }, { $print }).
        [copy-shares] Ход на копии изменил сам стол ({ $decision }, { $print }).
       *[changes-nothing] Действие ничего не изменило ({ $decision }, { $print }).
    }
