# Служба: її команда і те, що вона каже людям у браузері.
# Для перекладачів: те, що людина набирає, стоїть у лапках і дужках і лишається як є.

## Команди

value-host = АДРЕСА
value-url = АДРЕСА
value-hash = ГЕШ
usage-serve = Тримати столи для браузерів і програм, доки ви не зупините.
usage-serve-more = Без параметрів служба доступна лише на цьому комп’ютері й зберігає все у файлі у вашій теці даних. Кожен параметр можна задати і в середовищі: {"--database"} — це {"THAUMATA_DATABASE"} і так далі; параметр у рядку важливіший.
usage-host = Адреса, на якій слухати; {"127.0.0.1"} — лише цей комп’ютер, {"0.0.0.0"} — усі мережі. [якщо не вказано: 127.0.0.1]
usage-port = Порт, на якому слухати; 0 — будь-який вільний. [якщо не вказано: 8000]
usage-database = Де зберігати столи: {"sqlite:///FILE"} або {"postgresql://USER:PASSWORD@HOST/NAME"}. [якщо не вказано: файл у вашій теці даних]
usage-origin = Де службу знаходять браузери, якщо перед нею стоїть проксі: {"https://games.example.org"}.
usage-workers = Скільки процесів думають за комп’ютерних гравців. [якщо не вказано: 2]
usage-tables = Скільки незавершених столів може відкрити один гість. [якщо не вказано: 50]
usage-rate = Скільки повідомлень за секунду може надсилати один гість. [якщо не вказано: 20]
usage-idle = Через скільки секунд стіл, на який ніхто не дивиться, залишає пам’ять. [якщо не вказано: 300]
usage-patience = Скільки секунд може думати комп’ютерний гравець. [якщо не вказано: 60]
usage-absence = Скільки секунд інші чекають на гравця за столом без годинника, перш ніж на його місце сяде комп’ютер; 0 — завжди. [якщо не вказано: 600]
usage-verify = Перевірити, чи кожна карта партії випала так, як каже зерно, визначене до її початку.
usage-verify-more = Служба показує геш до першої карти, а зерно — коли партію закінчено. Той самий геш свідчить, що вибору між ними вона не мала.
usage-verified = Запис закінченої партії; {"-"} читає з входу.
usage-commitment = Геш, показаний перед партією, для порівняння.

label-serving = Служба готова: { $address }
label-verified = { $count ->
    [one] { $count } карта чи жетон випали
    [few] { $count } карти й жетони випали
   *[many] { $count } карт і жетонів випали
} так, як каже зерно { $seed }.
label-commitment = Геш, показаний перед партією, має бути { $hash }
error-no-service = Службу не встановлено. Наберіть: { $command }
error-no-postgres = Засіб для роботи з {"PostgreSQL"} не встановлено. Наберіть: { $command }
error-not-served = Служба не змогла запуститися; рядки вище кажуть чому.
error-database = Базу даних не можна використати: { $reason }
error-database-url = Адреса бази даних незрозуміла. Її пишуть так: { $forms }
error-origin = «{ $origin }» — не та адреса, де браузери можуть знайти службу. Її пишуть так: { $form }
error-no-seed = У записі немає зерна: перевірити роздачу неможливо.
error-deal = Дія { $number } роздала «{ $text }», але зерно каже «{ $due }».
error-commitment = Запис належить до іншого гешу: { $found }
error-table-line = Рядок { $line } столу більше не відповідає правилам: { $reason }
error-table-hash = позиція інша
label-undo-other = Цього вже не скасувати: відтоді діяв інший гравець.

## Що читає людина в браузері

service-again = Стіл саме накривають знову. Спробуйте ще раз.
service-not-saved = Це не вдалося зберегти, тож цього не сталося. Спробуйте за хвилину ще раз.
service-unreachable = Столи зараз недосяжні. Нічого не втрачено. Спробуйте ще раз.
service-failed = У нас щось пішло не так. Ми це занотували.
service-malformed = Повідомлення незрозуміле.
service-too-long = Повідомлення задовге.
service-too-quick = Занадто швидко. Зачекайте хвильку.
service-no-page = За цією адресою нічого немає.
service-no-client = Сторінки для браузера тут не зібрано. Введіть: {"make play"}
service-no-method = За цією адресою цього зробити не можна.
service-origin = Запит надійшов з іншого сайту.
service-stranger = Спершу виберіть ім’я.
service-no-name = В імені має бути хоча б одна літера.
service-bad-key = Цей ключ недійсний.
service-no-table = Такого столу немає.
service-no-record = Цей стіл не має запису.
service-many-tables = У вас { $most ->
    [one] { $most } незавершений стіл
    [few] { $most } незавершені столи
   *[many] { $most } незавершених столів
}; більше не можна.
service-many-sockets = Ви дивитеся на забагато столів водночас.
service-no-level = Рівня «{ $level }» немає. Виберіть один із: { $levels }.
service-no-seat = Ви не маєте місця за цим столом.
service-no-such-seat = За цим столом немає місця { $seat }.
service-no-free-seat = Це місце зайняте.
service-own-seat = Це ваше власне місце.
service-not-host = Це може зробити лише господар столу.
service-not-invited = Щоб сісти за стіл, потрібне його посилання.
service-not-ready = { $player } ще не готові.
service-not-absent = На цьому місці ніхто не відсутній.
service-stand-in = За вас грає комп’ютер. Відкрийте стіл знову, щоб повернути своє місце.
service-time-up = Ваш час вийшов: за вас вирішує комп’ютер.
service-not-asked = Зараз від вас нічого не очікують.
service-no-hints = Поки за столом грають інші люди, підказок немає.
service-no-study = Не вдалося це обчислити. Спробуйте ще раз.
service-is-lobby = Партія ще не почалася.
service-is-playing = Партія триває.
service-is-over = Партію закінчено.
service-is-closed = Стіл закрито.
service-closed-rules = Ця партія не може тривати: відтоді правила виправлено, і рядок { $line } їм більше не відповідає. Її запис збережено.
service-closed-admin = Цей стіл закрив той, хто тримає службу. Його запис збережено.

phrase-hello = Вітаю!
phrase-well-played = Гарно зіграно!
phrase-thanks = Дякую.
phrase-sorry = Перепрошую!
phrase-hurry = Ваш хід, коли будете готові.
phrase-thinking = Дайте подумати.
phrase-good-game = Гарна була партія!
phrase-wow = Ого!
phrase-applause = 👏
phrase-laughter = 😄
phrase-surprise = 😮
phrase-sadness = 😢

## Скільки столів витримує служба

value-measured = [{"server"}]
value-numbers = ЧИСЛО,…
usage-measured = Не вказуйте, щоб виміряти правила; {"server"} запускає службу й грає за багатьма столами через справжні з’єднання.
usage-load-tables = З {"server"}: за скількома столами грати водночас, одне число за одним.
usage-load-rate = З {"server"}: скільки дій за секунду намагаються зіграти всі столи разом.
usage-load-seconds = З {"server"}: скільки секунд вимірювати кожну кількість столів.
label-progress-tables = Граємо за столами: { $tables }
label-load-tables = Столи
label-load-actions = Дій за секунду
label-load-p50 = Половина за, мс
label-load-p99 = 99 зі 100 за, мс
label-load-refused = Відмов
label-load-memory = Пам’ять на стіл, КБ
label-load-socket = Пам’ять на з’єднання, КБ
label-load-service = Робота служби, мс на дію
label-load-crowd = Робота гравців, мс на дію
error-measured = «{ $what }» не можна виміряти. Не вказуйте нічого або виберіть: { $known }

## Для тих, хто тримає службу

value-tables = [СТІЛ…]
value-days = ДНІ
usage-admin = Показати, закрити або вилучити столи служби.
usage-admin-more = Працює із самою базою даних, хоч служба запущена, хоч ні; нічого з партій не показує. Хто сидить за столом, який закривають, дізнається про це за кілька секунд, а запис партії залишається. Вилучити можна лише закінчені або закриті столи, і тоді їхні записи зникнуть назавжди: спершу зробіть резервну копію.
usage-admin-what = Що зробити: {"list"} — показати столи; {"close"} — закрити незакінчені; {"purge"} — вилучити назавжди закінчені й закриті.
usage-admin-tables = Позначення столів; їх показує {"list"}.
usage-admin-stage = Лише столи на цій стадії.
usage-admin-older = Лише столи, за якими стільки днів нічого не відбувалося.
usage-admin-database = База даних служби, як для {"serve"}; підійде й {"THAUMATA_DATABASE"}. [якщо не вказано: файл у вашій теці даних]
label-admin-table = Стіл
label-admin-game = Гра
label-admin-stage = Стадія
label-admin-players = Гравці
label-admin-lines = Рядки
label-admin-changed = Остання зміна
label-stage-lobby = не почато
label-stage-playing = триває
label-stage-over = закінчено
label-stage-closed = закрито
label-admin-list = { $count ->
    [0] Таких столів немає.
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
}
label-admin-close = { $count ->
    [0] Закривати не було чого.
    [one] Закрито { $count } стіл.
    [few] Закрито { $count } столи.
   *[many] Закрито { $count } столів.
}
label-admin-purge = { $count ->
    [0] Вилучати не було чого.
    [one] Назавжди вилучено { $count } стіл.
    [few] Назавжди вилучено { $count } столи.
   *[many] Назавжди вилучено { $count } столів.
}
error-no-database = Бази даних служби немає: { $path }
error-admin-what = Зі столами не можна зробити «{ $what }». Виберіть одне з: { $known }.
error-admin-stage = Стадії «{ $stage }» немає. Виберіть одну з: { $known }.
error-admin-which = Скажіть, які столи: назвіть їх або вкажіть { $option }.
error-admin-table = Такого столу «{ $table }» немає.
error-admin-finished = Стіл { $table } уже закінчено.
error-admin-unfinished = Стіл { $table } не закінчено. Спершу закрийте його.
