# Назви «7 Чудес»: карти, міста та їхні чудеса світу, ресурси, символи, рядки підрахунку балів.
# Для перекладачів: назви з великої літери лише в першому слові та у власних іменах. На карті вміщається
# до 24 літер. У реченнях назва не відмінюється: вона стоїть у лапках. Посилання на інше повідомлення у
# фігурних дужках лишається посиланням: обидва кажуть те саме.

## Карти I Епохи

classic-card-lumber_yard = Склад дерева
classic-card-stone_pit = Каменярня
classic-card-clay_pool = Глиняний кар’єр
classic-card-ore_vein = Рудна жила
classic-card-tree_farm = Лісорозсадник
classic-card-excavation = Котлован
classic-card-clay_pit = Глиняна яма
classic-card-timber_yard = Лісовий склад
classic-card-forest_cave = Лісова печера
classic-card-mine = Шахта
classic-card-loom = Ткацька майстерня
classic-card-glassworks = Виробництво скла
classic-card-press = Прес
classic-card-pawnshop = Ломбард
classic-card-baths = Лазня
classic-card-altar = Вівтар
classic-card-theater = Театр
classic-card-tavern = Таверна
classic-card-east_trading_post = Східний торговий пост
classic-card-west_trading_post = Західний торговий пост
classic-card-marketplace = Ринок
classic-card-stockade = Частокіл
classic-card-barracks = Казарми
classic-card-guard_tower = Сторожова вежа
classic-card-apothecary = Аптека
classic-card-workshop = Майстерня
classic-card-scriptorium = Скрипторій

## Карти II Епохи; три з них – ті самі будівлі, що й у I Епосі

classic-card-sawmill = Лісопилка
classic-card-quarry = Кар’єр
classic-card-brickyard = Цегляна майстерня
classic-card-foundry = Ливарня
classic-card-loom_2 = { classic-card-loom }
classic-card-glassworks_2 = { classic-card-glassworks }
classic-card-press_2 = { classic-card-press }
classic-card-aqueduct = Акведук
classic-card-temple = Храм
classic-card-statue = Статуя
classic-card-courthouse = Суд
classic-card-forum = Форум
classic-card-caravansery = Караван-сарай
classic-card-vineyard = Виноградник
classic-card-bazar = Базар
classic-card-walls = Стіни
classic-card-training_ground = Тренувальний табір
classic-card-stables = Стайні
classic-card-archery_range = Стрільбище
classic-card-dispensary = Амбулаторія
classic-card-laboratory = Лабораторія
classic-card-library = Бібліотека
classic-card-school = Школа

## Карти III Епохи

classic-card-pantheon = Пантеон
classic-card-gardens = Сади
classic-card-town_hall = Ратуша
classic-card-palace = Палац
classic-card-senate = Сенат
classic-card-haven = Гавань
classic-card-lighthouse = Маяк
classic-card-chamber_of_commerce = Торгова палата
classic-card-arena = Арена
classic-card-fortifications = Фортифікація
classic-card-circus = Цирк
classic-card-arsenal = Арсенал
classic-card-siege_workshop = Майстерня військових механізмів
classic-card-lodge = Ложа
classic-card-observatory = Обсерваторія
classic-card-university = Університет
classic-card-academy = Академія
classic-card-study = Аудиторія

## Гільдії

classic-card-workers_guild = Гільдія робітників
classic-card-craftsmens_guild = Гільдія ремісників
classic-card-traders_guild = Гільдія торговців
classic-card-philosophers_guild = Гільдія філософів
classic-card-spies_guild = Гільдія шпигунів
classic-card-strategists_guild = Гільдія стратегів
classic-card-shipowners_guild = Гільдія судновласників
classic-card-scientists_guild = Гільдія вчених
classic-card-magistrates_guild = Гільдія суддів
classic-card-builders_guild = Гільдія будівельників

## Міста на планшетах

classic-board-gizah = Гіза
classic-board-babylon = Вавилон
classic-board-olympia = Олімпія
classic-board-rhodos = Родос
classic-board-ephesos = Ефес
classic-board-alexandria = Олександрія
classic-board-halikarnassos = Галікарнас

## Чудо світу кожного міста

classic-wonder-gizah = Піраміди
classic-wonder-babylon = Висячі сади
classic-wonder-olympia = Статуя Зевса
classic-wonder-rhodos = Колос
classic-wonder-ephesos = Храм Артеміди
classic-wonder-alexandria = Олександрійський маяк
classic-wonder-halikarnassos = Галікарнаський мавзолей

## Два боки планшета; на ньому надруковано латинські літери

classic-side-A = Сторона { "A" }
classic-side-B = Сторона { "B" }

## Ресурси: сам по собі та з числом (називний відмінок)

classic-resource-wood = дерево
classic-resource-stone = камінь
classic-resource-clay = глина
classic-resource-ore = руда
classic-resource-glass = скло
classic-resource-cloth = тканина
classic-resource-papyrus = папірус

# Від п’яти: «дерево × 5», бо речовини множини не мають.
classic-resource-amount-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { classic-resource-wood } × { $count }
    }
classic-resource-amount-stone =
    { $count ->
        [one] { $count } камінь
        [few] { $count } камені
       *[many] { classic-resource-stone } × { $count }
    }
classic-resource-amount-clay =
    { $count ->
        [one] { $count } глина
        [few] { $count } глини
       *[many] { classic-resource-clay } × { $count }
    }
classic-resource-amount-ore =
    { $count ->
        [one] { $count } руда
        [few] { $count } руди
       *[many] { classic-resource-ore } × { $count }
    }
classic-resource-amount-glass =
    { $count ->
        [one] { $count } скло
        [few] { $count } скла
       *[many] { classic-resource-glass } × { $count }
    }
classic-resource-amount-cloth =
    { $count ->
        [one] { $count } тканина
        [few] { $count } тканини
       *[many] { classic-resource-cloth } × { $count }
    }
classic-resource-amount-papyrus =
    { $count ->
        [one] { $count } папірус
        [few] { $count } папіруси
       *[many] { classic-resource-papyrus } × { $count }
    }

## Наукові символи

classic-symbol-compass = циркуль
classic-symbol-gear = шестерня
classic-symbol-tablet = скрижаль

## Хто сидить за столом

# Третє місто в партії на двох.
classic-free_city = Вільне місто
classic-neighbor-left = Сусід ліворуч
classic-neighbor-right = Сусід праворуч

## Аркуш підрахунку

classic-category-military = Військові конфлікти
classic-category-treasury = Скарбниця
classic-category-wonder = Чудо світу
classic-category-blue = { label-category-blue }
classic-category-green = { label-category-green }
classic-category-yellow = { label-category-yellow }
classic-category-guilds = { label-category-purple }
classic-category-black = Чорні карти
classic-category-debts = Борги

classic-victory-civilian = Перемога за балами
classic-victory-civilian_tiebreak = Перемога за балами, вирішили монети
classic-victory-shared = { label-victory-shared }

## Токени конфліктів

classic-victory-token = Токен перемоги { $value }
classic-defeat-token = Токен поразки
