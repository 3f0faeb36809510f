# Что терминал говорит о столе игры «7 Чудес»: надписи, ярлыки, знаки.
# Для переводчиков: надписи короткие; ярлыки и буквы стоят в узких столбцах и должны быть как можно короче.
# Предложения заканчиваются точкой. Ширина английского слова ничего не определяет.

## Буквы ресурсов, которых нет в дуэли: вместе с другими все разные

label-letter-ore = Р
label-letter-cloth = Т

## Заголовок

# $age – название, например «Эпоха II».
label-round = { $age }, раунд { $round } из { $rounds }
label-hands-left = карты идут влево
label-hands-right = карты идут вправо
label-hands-exchange = игроки меняются картами
# Кто решает за Свободный город в этом раунде.
label-controller = Свободный город: { $player }
# Сколько карт осталось в колоде Свободного города.
label-pile = колода: { $count }
label-discards = сброшено: { $count }
# Перед тем, что сделал каждый город.
label-last-round = Прошлый раунд

## Карты в руке и варианты

label-hand = В руке
# Перед тем, что игрок уже выбрал в этом раунде.
label-sealed = Уже выбрано
label-sell = Сбросить
# Ярлык строчными буквами: карту сейчас не построить.
label-tag-cannot = нельзя
# Над номерами других способов оплатить карту.
label-other-ways = или

## Что изменит выбор

label-change-shields = { $player }: щиты { $before } → { $after }
label-at-least = Карты, которые соседи построят в этом раунде, тоже считаются, так что может быть больше.
label-goes-to-discards = В сброс: { $card }.

## Пояснения

label-boards = Поля чудес
# $cost – перечень, например «2 древесины», $effects – законченные предложения.
label-stage = Ярус { $number }, стоимость: { $cost }. { $effects }
label-where-hand = Она у вас в руке.
label-where-stage = Лежит под ярусом чуда, владелец – { $player }.
label-where-seen = Вы видели её среди карт, которые теперь держит { $player }; оттуда она уже могла уйти.
label-where-nobody-knows = Вы не видели, где она.
label-discards-hidden =
    { $count ->
        [one] { $count } карта лицом вниз
        [few] { $count } карты лицом вниз
       *[many] { $count } карт лицом вниз
    }
error-no-classic-piece = Нет карты или поля чуда «{ $text }».

## Ответы

label-undo-round = Этого не отменить: с тех пор все открыли свой выбор в раунде.

## Помощь

label-command-explain-classic = объяснить карту, поле чуда или вариант по номеру; один знак ? показывает список
label-command-cities-classic = все города со всеми картами
label-command-discards-classic = сброс, насколько вы его знаете
label-sign-defeat = жетон поражения
label-sign-stage = ярус чуда
label-sign-stage-built = построенный ярус чуда
label-sign-paid = монеты левому и правому соседу
label-sign-not-for-sale = не продаётся
label-sign-neighbors = в обоих соседних городах
label-sign-around = в вашем городе и обоих соседних
label-sign-symbols = циркули, шестерни, скрижали
label-sign-any-symbol = научный символ на выбор
label-sign-last-card = играет и последнюю карту
label-sign-free-build = одна бесплатная постройка за эпоху
label-sign-copies-guild = гильдия соседа засчитывается и вам
