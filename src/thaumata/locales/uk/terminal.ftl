# Що каже гра в терміналі: ярлички, літери, команди, підказки.
# Для перекладачів: написи короткі; ярлички й літери стоять у вузьких стовпчиках, тож мають бути якнайкоротші.
# Речення закінчуються крапкою. Ширина англійського слова нічого не визначає.

## Літери ресурсів у вартості: по одній, усі різні

label-letter-wood = Д
label-letter-stone = К
label-letter-clay = Г
label-letter-glass = С
label-letter-papyrus = П

## Наукові символи одним словом

label-symbol-armillary_sphere = сфера
label-symbol-sundial = годинник
label-symbol-mortar = ступка
label-symbol-pendulum = маятник
label-symbol-quill = перо
label-symbol-wheel = колесо
label-symbol-scales = терези

## Ярлички на картах і чудесах, малими літерами

label-tag-free = даром
label-tag-chain = ланцюжок
label-tag-short = бракує { $coins }
label-tag-built = стоїть
# На сорочці карти, що лежить долілиць.
label-back-guild = гільдія

## Написи на столі

label-computer = Комп’ютер
# Стоїть перед рядком, у якому людина вводить, що роздано.
label-dealer = Роздавач
label-set-up = Підготовка
label-goods = Ресурси
# Ціна купівлі ще однієї одиниці.
label-price = Купівля
label-build = Збудувати
label-discard = Скинути
# $player – суперник, у якого є токен прогресу «Економіка».
label-trade-goes = Монети за ресурси отримує { $player }.
# Стоїть після рядка журналу, коли можлива була лише одна відповідь.
label-forced = Іншого вибору не було.

## Що змінить вибір

label-change-coins = { $player }: монети { $before } → { $after }
label-change-points = { $player }: бали { $before } → { $after }
label-uncovers = Стануть доступні: { $cards }.
label-uncovers-hidden =
    { $count ->
        [one] Відкриє { $count } карту, що лежить долілиць.
        [few] Відкриє { $count } карти, що лежать долілиць.
       *[many] Відкриє { $count } карт, що лежать долілиць.
    }

## Де зараз елемент гри

label-where-open = Лежить у структурі, доступна.
label-where-covered = Лежить у структурі, перекрита.
label-where-city = Стоїть у місті, власник – { $player }.
label-where-under = Лежить під чудом «{ $wonder }», власник – { $player }.
label-where-discards = Лежить у стопці скидання.
label-where-unseen = Цієї епохи її ще ніхто не бачив: лежить долілиць або в коробці.
label-where-later = Може з’явитися пізніше: { $age }.
label-where-box = Лежить у коробці.
label-where-waiting = Ще не збудовано, власник – { $player }.
label-where-built = Збудовано, під ним карта «{ $card }», власник – { $player }.
label-where-owned = Власник – { $player }.
label-where-board = Лежить на полі.
label-where-choice = Можна обрати зараз.

## Команди: слова, які може ввести гравець, найкраще перше, малими літерами й без пропусків

command-details = ц
command-undo = скасувати с
command-score = бали
command-cities = міста м
command-discards = скинуті
command-log = журнал ж
command-save = зберегти з
command-hint = підказка п
command-help = допомога д
command-quit = вийти в

label-help-commands = Що можна ввести
label-command-number = обрати варіант із цим номером
label-command-action = обрати словами дії або назвою; кожне слово можна скоротити
label-command-explain = пояснити карту, чудо, токен прогресу або варіант за номером; сам знак ? показує перелік
label-command-details = з номером: як оплачується вибір і що він змінить
label-command-undo = скасувати останню дію, поки нічого не відкрито; з числом: стільки останніх дій
label-command-score = підрахунок балів на цю мить
label-command-cities = обидва міста з усіма картами
label-command-discards = стопка скидання
label-command-log = усе, що сталося
label-command-save = з іменем файлу: зберегти там копію партії
label-command-hint = найкращі дії на думку комп’ютера і чому
label-command-help = ця сторінка
label-command-quit = вийти; партію можна продовжити пізніше

label-help-signs = Що означають знаки
label-sign-coin = монета
label-sign-point = бал
label-sign-shield = щит
label-sign-wonder = чудо
label-sign-built = збудоване чудо
label-sign-token = токен прогресу
label-sign-again = ще один хід
label-sign-chain = ланцюжок
label-sign-each = за кожен такий елемент
label-sign-most = у місті, де їх більше
label-sign-pawn = маркер конфлікту
label-sign-removes = суперник втрачає карту
label-sign-revives = карта зі стопки скидання
label-sign-less = менше монет у суперника або менше ресурсів для вас

label-help-rules = Гра коротко

## Підказки та відповіді

label-play-hint = №: обрати · ц №: ціна · ? назва: опис · підказка · скасувати · допомога · вийти
# Що сказати про гру зі справжнього столу, у якій роздає людина за клавіатурою.
label-deal-hint = Номер або назви: що з’явилося · ? назва: пояснити · скасувати · допомога · вийти
label-dealt = З’явилося: { $pieces }
# Інша людина має відвернутися.
label-hand-over = { $player }, ваш хід. Натисніть {"Enter"}, коли ніхто інший не дивиться.
label-explain-hint = Введіть ? і назву або її початок.
label-details-which = Який варіант? Номер пишуть після команди.
label-not-a-choice = Серед варіантів немає «{ $text }»; їхні номери – від 1 до { $last }.
# $help – слово, яке треба ввести, щоб отримати допомогу.
label-not-understood = «{ $text }» – незрозуміло. Введіть номер зі списку або слово «{ $help }».
# $question – готове речення: про що питають зараз.
label-asked-now = «{ $text }» зараз неможливо. { $question }
label-not-dealt = «{ $text }» зараз не може з’явитися.
label-undo-nothing = Скасовувати ще нічого.
label-save-exists = Файл { $path } уже є. Оберіть інше ім’я.
label-record-kept = Партія записується у файл { $path }.
# $command – що ввести в командному рядку.
label-going-on = Продовжити партію: { $command }
# Запитує, яку гру з переліку продовжити; далі стрілка і те, що вводять.
label-which-game = Яка партія
label-resume-hint = Номер або назва: продовжити цю партію · {"Enter"}: першу · вийти
label-moves =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }
# $reason каже, що не так із файлом, і закінчується крапкою.
label-unreadable = Файл { $path } залишено як є: { $reason }
label-unknown-game = Файл { $path } належить до невідомої тут гри «{ $variant }». Якщо вона ваша: { $command }
label-after-action = Після дії { $number } з { $last }
label-step-hint = {"Enter"}: далі · -: назад · номер: перейти · вийти

error-no-piece = Немає карти, чуда чи токена прогресу «{ $text }».
error-nothing-to-resume = Немає партії, яку можна продовжити.
error-no-save = Незакінченої партії «{ $text }» немає. Номери – від 1 до { $last }; можна ввести й початок назви.
error-no-seat = У грі «{ $variant }» немає місця { $seat }, є лише від 1 до { $seats }.
# $dealers – слова, з яких обирають.
error-dealer = Роздавача «{ $dealer }» немає. Оберіть одного з таких: { $dealers }.
error-dealer-seed = Роздача людини не має зерна: приберіть {"--seed"} або {"--dealer"}.
error-other-game = У партії з файлу { $path } – { $found }, а не { $wanted }.
