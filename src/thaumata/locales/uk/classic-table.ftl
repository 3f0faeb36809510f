# Що термінал каже про стіл гри «7 Чудес»: написи, ярлички, знаки.
# Для перекладачів: написи короткі; ярлички й літери стоять у вузьких стовпчиках, тож мають бути якнайкоротші.
# Речення закінчуються крапкою. Ширина англійського слова нічого не визначає.

## Літери ресурсів, яких немає в дуелі: разом з іншими всі різні

label-letter-ore = Р
label-letter-cloth = Т

## Заголовок

# $age – назва, як-от «II Епоха».
label-round = { $age }, раунд { $round } з { $rounds }
label-hands-left = карти йдуть ліворуч
label-hands-right = карти йдуть праворуч
label-hands-exchange = гравці міняються картами
# Хто вирішує за Вільне місто в цьому раунді.
label-controller = Вільне місто: { $player }
# Скільки карт лишилося в стопці Вільного міста.
label-pile = стопка: { $count }
label-discards = скинуто: { $count }
# Перед тим, що зробило кожне місто.
label-last-round = Минулий раунд

## Карти на руці та варіанти

label-hand = На руці
# Перед тим, що гравець уже обрав у цьому раунді.
label-sealed = Уже обрано
label-sell = Скинути
# Ярличок малими літерами: карту зараз не збудувати.
label-tag-cannot = ніяк
# Над номерами інших способів оплатити карту.
label-other-ways = або

## Що змінить вибір

label-change-shields = { $player }: щити { $before } → { $after }
label-at-least = Карти, які сусіди збудують у цьому раунді, теж рахуються, тож може бути більше.
label-goes-to-discards = До стопки скидання: { $card }.

## Пояснення

label-boards = Планшети чудес
# $cost – перелік, як-от «2 дерева», $effects – завершені речення.
label-stage = Ярус { $number }, вартість: { $cost }. { $effects }
label-where-hand = Вона у вас на руці.
label-where-stage = Лежить під ярусом чуда, власник – { $player }.
label-where-seen = Ви бачили її серед карт, які тепер тримає { $player }; звідти вона вже могла піти.
label-where-nobody-knows = Ви не бачили, де вона.
label-discards-hidden =
    { $count ->
        [one] { $count } карта долілиць
        [few] { $count } карти долілиць
       *[many] { $count } карт долілиць
    }
error-no-classic-piece = Немає карти чи планшета чуда «{ $text }».

## Відповіді

label-undo-round = Цього не скасувати: відтоді всі відкрили свій вибір у раунді.

## Допомога

label-command-explain-classic = пояснити карту, планшет чуда або варіант за номером; сам знак ? показує перелік
label-command-cities-classic = усі міста з усіма картами
label-command-discards-classic = стопка скидання, наскільки ви її знаєте
label-sign-defeat = токен поразки
label-sign-stage = ярус чуда
label-sign-stage-built = збудований ярус чуда
label-sign-paid = монети лівому та правому сусідові
label-sign-not-for-sale = не продається
label-sign-neighbors = в обох сусідніх містах
label-sign-around = у вашому місті та обох сусідніх
label-sign-symbols = циркулі, шестерні, скрижалі
label-sign-any-symbol = науковий символ на вибір
label-sign-last-card = грає й останню карту
label-sign-free-build = одна безкоштовна будівля за епоху
label-sign-copies-guild = гільдія сусіда зараховується й вам
