# Что говорит игра в терминале: ярлыки, буквы, команды, подсказки.
# Для переводчиков: надписи короткие; ярлыки и буквы стоят в узких столбцах, поэтому должны быть как можно
# короче. Предложения заканчиваются точкой. Ширина английского слова ничего не определяет.

## Буквы ресурсов в стоимости: по одной, все разные

label-letter-wood = Д
label-letter-stone = К
label-letter-clay = Г
label-letter-glass = С
label-letter-papyrus = П

## Научные символы одним словом

label-symbol-armillary_sphere = сфера
label-symbol-sundial = часы
label-symbol-mortar = ступка
label-symbol-pendulum = маятник
label-symbol-quill = перо
label-symbol-wheel = колесо
label-symbol-scales = весы

## Ярлыки на картах и чудесах, строчными буквами

label-tag-free = даром
label-tag-chain = цепочка
label-tag-short = ещё { $coins }
label-tag-built = готово
# На рубашке карты, лежащей лицом вниз.
label-back-guild = гильдия

## Надписи на столе

label-computer = Компьютер
# Стоит перед строкой, в которой человек вводит, что роздано.
label-dealer = Раздающий
label-set-up = Подготовка
label-goods = Ресурсы
# Цена покупки ещё одной единицы.
label-price = Покупка
label-build = Построить
label-discard = Сбросить
# $player – соперник, у которого есть жетон развития «Экономика».
label-trade-goes = Монеты за ресурсы получает { $player }.
# Стоит после строки журнала, когда был возможен лишь один ответ.
label-forced = Другого выбора не было.

## Что изменит выбор

label-change-coins = { $player }: монеты { $before } → { $after }
label-change-points = { $player }: очки { $before } → { $after }
label-uncovers = Станут доступны: { $cards }.
label-uncovers-hidden =
    { $count ->
        [one] Откроет { $count } карту, лежащую лицом вниз.
        [few] Откроет { $count } карты, лежащие лицом вниз.
       *[many] Откроет { $count } карт, лежащих лицом вниз.
    }

## Где сейчас элемент игры

label-where-open = Лежит в раскладке, доступна.
label-where-covered = Лежит в раскладке, перекрыта.
label-where-city = Стоит в городе, владелец – { $player }.
label-where-under = Лежит под чудом «{ $wonder }», владелец – { $player }.
label-where-discards = Лежит в сбросе.
label-where-unseen = В эту эпоху её ещё никто не видел: лежит лицом вниз или в коробке.
label-where-later = Может появиться позже: { $age }.
label-where-box = Лежит в коробке.
label-where-waiting = Ещё не построено, владелец – { $player }.
label-where-built = Построено, под ним карта «{ $card }», владелец – { $player }.
label-where-owned = Владелец – { $player }.
label-where-board = Лежит на поле.
label-where-choice = Его можно выбрать сейчас.

## Команды: слова, которые может ввести игрок, лучшее первым, строчными буквами и без пробелов

command-details = ц
command-undo = отменить о
command-score = очки
command-cities = города г
command-discards = сброс
command-log = журнал ж
command-save = сохранить с
command-hint = подсказка п
command-help = помощь
command-quit = выйти в

label-help-commands = Что можно ввести
label-command-number = выбрать вариант с этим номером
label-command-action = выбрать словами действия или названием; каждое слово можно сократить
label-command-explain = объяснить карту, чудо, жетон развития или вариант по номеру; один знак ? показывает список
label-command-details = с номером: как оплачивается выбор и что он изменит
label-command-undo = отменить последнее действие, пока ничего не открыто; с числом: столько последних действий
label-command-score = подсчёт очков на этот миг
label-command-cities = оба города со всеми картами
label-command-discards = сброс
label-command-log = всё, что произошло
label-command-save = с именем файла: сохранить там копию партии
label-command-hint = лучшие действия по мнению компьютера и почему
label-command-help = эта страница
label-command-quit = выйти; партию можно продолжить позже

label-help-signs = Что означают знаки
label-sign-coin = монета
label-sign-point = очко
label-sign-shield = щит
label-sign-wonder = чудо
label-sign-built = построенное чудо
label-sign-token = жетон развития
label-sign-again = ещё один ход
label-sign-chain = цепочка
label-sign-each = за каждый такой элемент
label-sign-most = в городе, где их больше
label-sign-pawn = маркер конфликта
label-sign-removes = соперник теряет карту
label-sign-revives = карта из сброса
label-sign-less = меньше монет у соперника или меньше ресурсов для вас

label-help-rules = Игра вкратце

## Подсказки и ответы

label-play-hint = №: выбрать · ц №: цена · ? название: описание · подсказка · отменить · помощь · выйти
# Что сказать об игре с настоящего стола, в которой раздаёт человек за клавиатурой.
label-deal-hint = Номер или названия: что появилось · ? название: описание · отменить · помощь · выйти
label-dealt = Появилось: { $pieces }
# Другой человек должен отвернуться.
label-hand-over = { $player }, ваш ход. Нажмите {"Enter"}, когда никто другой не смотрит.
label-explain-hint = Введите ? и название или его начало.
label-details-which = Какой вариант? Номер пишут после команды.
label-not-a-choice = Среди вариантов нет «{ $text }»; их номера – от 1 до { $last }.
# $help – слово, которое нужно ввести, чтобы получить помощь.
label-not-understood = «{ $text }» – непонятно. Введите номер из списка или слово «{ $help }».
# $question – готовое предложение: о чём спрашивают сейчас.
label-asked-now = «{ $text }» сейчас невозможно. { $question }
label-not-dealt = «{ $text }» сейчас не может появиться.
label-undo-nothing = Отменять пока нечего.
label-save-exists = Файл { $path } уже есть. Выберите другое имя.
label-record-kept = Партия записывается в файл { $path }.
# $command – что ввести в командной строке.
label-going-on = Продолжить партию: { $command }
# Спрашивает, какую игру из списка продолжить; дальше стрелка и то, что вводят.
label-which-game = Какая партия
label-resume-hint = Номер или название: продолжить эту партию · {"Enter"}: первую · выйти
label-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
# $reason говорит, что не так с файлом, и заканчивается точкой.
label-unreadable = Файл { $path } оставлен как есть: { $reason }
label-unknown-game = Файл { $path } относится к неизвестной здесь игре «{ $variant }». Если она ваша: { $command }
label-after-action = После действия { $number } из { $last }
label-step-hint = {"Enter"}: дальше · -: назад · номер: перейти · выйти

error-no-piece = Нет карты, чуда или жетона развития «{ $text }».
error-nothing-to-resume = Нет партии, которую можно продолжить.
error-no-save = Незаконченной партии «{ $text }» нет. Номера – от 1 до { $last }; можно ввести и начало названия.
error-no-seat = В игре «{ $variant }» нет места { $seat }, есть только от 1 до { $seats }.
# $dealers – слова, из которых выбирают.
error-dealer = Раздающего «{ $dealer }» нет. Выберите одного из таких: { $dealers }.
error-dealer-seed = У раздачи человека нет зерна: уберите {"--seed"} или {"--dealer"}.
error-other-game = В партии из файла { $path } – { $found }, а не { $wanted }.
