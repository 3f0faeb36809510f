# Названия «7 Чудес»: карты, города и их чудеса света, ресурсы, символы, строки подсчёта очков.
# Для переводчиков: названия берём из русского издания, с прописной буквы только первое слово и имена
# собственные. На карте помещается до 24 букв. В предложениях название не склоняется: оно в кавычках.
# Ссылка на другое сообщение в фигурных скобках остаётся ссылкой: оба говорят одно и то же.

## Карты Эпохи I

classic-card-lumber_yard = Лесоповал
classic-card-stone_pit = Каменный карьер
classic-card-clay_pool = Глиняный карьер
classic-card-ore_vein = Рудник
classic-card-tree_farm = Лесной карьер
classic-card-excavation = Котлован
classic-card-clay_pit = Карьер
classic-card-timber_yard = Речной путь
classic-card-forest_cave = Лесная пещера
classic-card-mine = Шахта
classic-card-loom = Ткацкая мастерская
classic-card-glassworks = Стекольная мастерская
classic-card-press = Папирусная мастерская
classic-card-pawnshop = Ломбард
classic-card-baths = Бани
classic-card-altar = Алтарь
classic-card-theater = Театр
classic-card-tavern = Таверна
classic-card-east_trading_post = Восточный базар
classic-card-west_trading_post = Западный базар
classic-card-marketplace = Рынок
classic-card-stockade = Частокол
classic-card-barracks = Казармы
classic-card-guard_tower = Сторожевая вышка
classic-card-apothecary = Аптека
classic-card-workshop = Мастерская
classic-card-scriptorium = Скрипторий

## Карты Эпохи II; три из них – те же здания, что и в Эпоху I

classic-card-sawmill = Лесопилка
classic-card-quarry = Каменоломня
classic-card-brickyard = Кирпичное производство
classic-card-foundry = Плавильня
classic-card-loom_2 = { classic-card-loom }
classic-card-glassworks_2 = { classic-card-glassworks }
classic-card-press_2 = { classic-card-press }
classic-card-aqueduct = Акведук
classic-card-temple = Храм
classic-card-statue = Статуя
classic-card-courthouse = Суд
classic-card-forum = Форум
classic-card-caravansery = Караван-сарай
classic-card-vineyard = Винодельня
classic-card-bazar = Торговая лавка
classic-card-walls = Стены
classic-card-training_ground = Тренировочный лагерь
classic-card-stables = Конюшни
classic-card-archery_range = Стрельбище
classic-card-dispensary = Лазарет
classic-card-laboratory = Лаборатория
classic-card-library = Библиотека
classic-card-school = Школа

## Карты Эпохи III

classic-card-pantheon = Пантеон
classic-card-gardens = Сады
classic-card-town_hall = Ратуша
classic-card-palace = Дворец
classic-card-senate = Сенат
classic-card-haven = Гавань
classic-card-lighthouse = Маяк
classic-card-chamber_of_commerce = Торговая палата
classic-card-arena = Арена
classic-card-fortifications = Укрепления
classic-card-circus = Ипподром
classic-card-arsenal = Арсенал
classic-card-siege_workshop = Осадная мастерская
classic-card-lodge = Ложа
classic-card-observatory = Обсерватория
classic-card-university = Университет
classic-card-academy = Академия
classic-card-study = Студия

## Гильдии

classic-card-workers_guild = Гильдия рабочих
classic-card-craftsmens_guild = Гильдия ремесленников
classic-card-traders_guild = Гильдия торговцев
classic-card-philosophers_guild = Гильдия философов
classic-card-spies_guild = Гильдия шпионов
classic-card-strategists_guild = Гильдия стратегов
classic-card-shipowners_guild = Гильдия судовладельцев
classic-card-scientists_guild = Гильдия учёных
classic-card-magistrates_guild = Гильдия судей
classic-card-builders_guild = Гильдия строителей

## Города на полях

classic-board-gizah = Гиза
classic-board-babylon = Вавилон
classic-board-olympia = Олимпия
classic-board-rhodos = Родос
classic-board-ephesos = Эфес
classic-board-alexandria = Александрия
classic-board-halikarnassos = Галикарнас

## Чудо света каждого города

classic-wonder-gizah = Пирамида Хеопса
classic-wonder-babylon = Висячие сады Семирамиды
classic-wonder-olympia = Статуя Зевса в Олимпии
classic-wonder-rhodos = Колосс Родосский
classic-wonder-ephesos = Храм Артемиды в Эфесе
classic-wonder-alexandria = Александрийский маяк
classic-wonder-halikarnassos = Мавзолей в Галикарнасе

## Две стороны поля; на нём напечатаны латинские буквы

classic-side-A = Сторона { "A" }
classic-side-B = Сторона { "B" }

## Ресурсы: сам по себе и с числом (именительный падеж)

classic-resource-wood = древесина
classic-resource-stone = камень
classic-resource-clay = глина
classic-resource-ore = руда
classic-resource-glass = стекло
classic-resource-cloth = ткань
classic-resource-papyrus = папирус

# От пяти: «древесина × 5», потому что у веществ нет множественного числа.
classic-resource-amount-wood =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { classic-resource-wood } × { $count }
    }
classic-resource-amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { classic-resource-stone } × { $count }
    }
classic-resource-amount-clay =
    { $count ->
        [one] { $count } глина
        [few] { $count } глины
       *[many] { classic-resource-clay } × { $count }
    }
classic-resource-amount-ore =
    { $count ->
        [one] { $count } руда
        [few] { $count } руды
       *[many] { classic-resource-ore } × { $count }
    }
classic-resource-amount-glass =
    { $count ->
        [one] { $count } стекло
        [few] { $count } стекла
       *[many] { classic-resource-glass } × { $count }
    }
classic-resource-amount-cloth =
    { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { classic-resource-cloth } × { $count }
    }
classic-resource-amount-papyrus =
    { $count ->
        [one] { $count } папирус
        [few] { $count } папируса
       *[many] { classic-resource-papyrus } × { $count }
    }

## Научные символы

classic-symbol-compass = циркуль
classic-symbol-gear = шестерня
classic-symbol-tablet = скрижаль

## Кто сидит за столом

# Третий город в партии на двоих.
classic-free_city = Свободный город
classic-neighbor-left = Сосед слева
classic-neighbor-right = Сосед справа

## Лист подсчёта

classic-category-military = Военные конфликты
classic-category-treasury = Сокровищница
classic-category-wonder = Чудо света
classic-category-blue = { label-category-blue }
classic-category-green = { label-category-green }
classic-category-yellow = { label-category-yellow }
classic-category-guilds = { label-category-purple }
classic-category-black = Чёрные карты
classic-category-debts = Долги

classic-victory-civilian = Победа по очкам
classic-victory-civilian_tiebreak = Победа по очкам, решили монеты
classic-victory-shared = { label-victory-shared }

## Жетоны конфликтов

classic-victory-token = Жетон победы { $value }
classic-defeat-token = Жетон поражения
