# Назви «7 Чудес: Дуель»: карти, чудеса світу, токени прогресу, ресурси, символи.
# Для перекладачів: назви беремо з українського видання, з великої літери лише перше слово та власні
# імена. На карті вміщається до 24 літер. У реченнях назва не відмінюється: вона стоїть у лапках.

## Карти I Епохи

duel-card-lumber_yard = Склад дерева
duel-card-logging_camp = Табір лісорубів
duel-card-clay_pool = Глиняний кар’єр
duel-card-clay_pit = Глиняна яма
duel-card-quarry = Кар’єр
duel-card-stone_pit = Каменярня
duel-card-glassworks = Виробництво скла
duel-card-press = Прес
duel-card-guard_tower = Сторожова вежа
duel-card-stable = Стайні
duel-card-garrison = Гарнізон
duel-card-palisade = Частокіл
duel-card-workshop = Майстерня
duel-card-apothecary = Аптека
duel-card-scriptorium = Скрипторій
duel-card-pharmacist = Фармацевт
duel-card-theater = Театр
duel-card-altar = Вівтар
duel-card-baths = Лазня
duel-card-stone_reserve = Запас каменю
duel-card-clay_reserve = Запас глини
duel-card-wood_reserve = Запас дерева
duel-card-tavern = Таверна

## Карти II Епохи

duel-card-sawmill = Лісопилка
duel-card-brickyard = Цегляна майстерня
duel-card-shelf_quarry = Глибокий кар’єр
duel-card-glass_blower = Склодуви
duel-card-drying_room = Сушарня
duel-card-walls = Стіни
duel-card-horse_breeders = Конярі
duel-card-barracks = Казарми
duel-card-archery_range = Стрільбище
duel-card-parade_ground = Плац
duel-card-library = Бібліотека
duel-card-dispensary = Амбулаторія
duel-card-school = Школа
duel-card-laboratory = Лабораторія
duel-card-courthouse = Суд
duel-card-statue = Статуя
duel-card-temple = Храм
duel-card-aqueduct = Акведук
duel-card-rostrum = Трибуна
duel-card-forum = Форум
duel-card-caravansery = Караван-сарай
duel-card-customs_house = Митниця
duel-card-brewery = Пивоварня

## Карти III Епохи

duel-card-arsenal = Арсенал
duel-card-pretorium = Військовий штаб
duel-card-fortifications = Фортифікація
duel-card-siege_workshop = Майстерня військових механізмів
duel-card-circus = Цирк
duel-card-academy = Академія
duel-card-study = Аудиторія
duel-card-university = Університет
duel-card-observatory = Обсерваторія
duel-card-palace = Палац
duel-card-town_hall = Ратуша
duel-card-obelisk = Обеліск
duel-card-gardens = Сади
duel-card-pantheon = Пантеон
duel-card-senate = Сенат
duel-card-chamber_of_commerce = Торгова палата
duel-card-port = Порт
duel-card-armory = Склад зброї
duel-card-lighthouse = Маяк
duel-card-arena = Арена

## Гільдії

duel-card-merchants_guild = Гільдія торговців
duel-card-shipowners_guild = Гільдія судновласників
duel-card-builders_guild = Гільдія будівельників
duel-card-magistrates_guild = Гільдія суддів
duel-card-scientists_guild = Гільдія вчених
duel-card-moneylenders_guild = Гільдія лихварів
duel-card-tacticians_guild = Гільдія тактиків

## Чудеса світу

duel-wonder-appian_way = Аппієва дорога
duel-wonder-circus_maximus = Великий цирк
duel-wonder-colossus = Колос
duel-wonder-great_library = Олександрійська бібліотека
duel-wonder-great_lighthouse = Олександрійський маяк
duel-wonder-hanging_gardens = Висячі сади
duel-wonder-mausoleum = Галікарнаський мавзолей
duel-wonder-piraeus = Пірей
duel-wonder-pyramids = Піраміди
duel-wonder-sphinx = Сфінкс
duel-wonder-statue_of_zeus = Статуя Зевса
duel-wonder-temple_of_artemis = Храм Артеміди

## Токени прогресу

duel-progress-agriculture = Землеробство
duel-progress-architecture = Архітектура
duel-progress-economy = Економіка
duel-progress-law = Закон
duel-progress-masonry = Кам’яна кладка
duel-progress-mathematics = Математика
duel-progress-philosophy = Філософія
duel-progress-strategy = Стратегія
duel-progress-theology = Теологія
duel-progress-urbanism = Урбанізм

## Ресурси: сам по собі та з числом (називний відмінок)

resource-wood = дерево
resource-stone = камінь
resource-clay = глина
resource-glass = скло
resource-papyrus = папірус

# Від п’яти: «дерево × 5», бо речовини множини не мають.
resource-amount-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { resource-wood } × { $count }
    }
resource-amount-stone =
    { $count ->
        [one] { $count } камінь
        [few] { $count } камені
       *[many] { resource-stone } × { $count }
    }
resource-amount-clay =
    { $count ->
        [one] { $count } глина
        [few] { $count } глини
       *[many] { resource-clay } × { $count }
    }
resource-amount-glass =
    { $count ->
        [one] { $count } скло
        [few] { $count } скла
       *[many] { resource-glass } × { $count }
    }
resource-amount-papyrus =
    { $count ->
        [one] { $count } папірус
        [few] { $count } папіруси
       *[many] { resource-papyrus } × { $count }
    }

## Наукові символи

symbol-armillary_sphere = армілярна сфера
symbol-sundial = сонячний годинник
symbol-mortar = ступка
symbol-pendulum = маятник
symbol-quill = перо
symbol-wheel = колесо
symbol-scales = терези

## Символи ланцюжків: білі малюнки, завдяки яким пізніша карта безкоштовна

chain-horseshoe = підкова
chain-sword = меч
chain-tower = вежа
chain-book = книга
chain-gear = шестерня
chain-mask = маска
chain-moon = місяць
chain-water_drop = крапля води
chain-amphora = амфора
chain-target = мішень
chain-helmet = шолом
chain-lyre = ліра
chain-oil_lamp = олійна лампа
chain-column = колона
chain-sun = сонце
chain-colonnade = колонада
chain-barrel = бочка

## Епохи та сорочки карт, що лежать долілиць

back-age1 = Карта I Епохи
back-age2 = Карта II Епохи
back-age3 = Карта III Епохи
back-guild = Карта гільдії

## Військові токени біля треку конфлікту

# $size: small (ближчий до центру) або large.
duel-military_token =
    { $size ->
        [large] Великий військовий токен
       *[small] Малий військовий токен
    }
