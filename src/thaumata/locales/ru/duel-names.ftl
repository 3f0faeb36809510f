# Названия «7 Чудес: Дуэль»: карты, чудеса света, жетоны развития, ресурсы, символы.
# Для переводчиков: названия берём из русского издания, с прописной буквы только первое слово и имена
# собственные. На карте помещается до 24 букв. В предложениях название не склоняется: оно в кавычках.

## Карты Эпохи I

duel-card-lumber_yard = Лесоповал
duel-card-logging_camp = Лесозаготовка
duel-card-clay_pool = Глиняный карьер
duel-card-clay_pit = Карьер
duel-card-quarry = Каменоломня
duel-card-stone_pit = Каменный карьер
duel-card-glassworks = Стекольная мастерская
duel-card-press = Папирусная мастерская
duel-card-guard_tower = Сторожевая вышка
duel-card-stable = Конюшня
duel-card-garrison = Гарнизон
duel-card-palisade = Частокол
duel-card-workshop = Мастерская
duel-card-apothecary = Аптека
duel-card-scriptorium = Скрипторий
duel-card-pharmacist = Лавка травника
duel-card-theater = Театр
duel-card-altar = Алтарь
duel-card-baths = Бани
duel-card-stone_reserve = Склад камней
duel-card-clay_reserve = Склад глины
duel-card-wood_reserve = Склад древесины
duel-card-tavern = Таверна

## Карты Эпохи II

duel-card-sawmill = Лесопилка
duel-card-brickyard = Кирпичное производство
duel-card-shelf_quarry = Добыча камня
duel-card-glass_blower = Мастерская стеклодува
duel-card-drying_room = Сушильная комната
duel-card-walls = Стены
duel-card-horse_breeders = Коневодство
duel-card-barracks = Казармы
duel-card-archery_range = Стрельбище
duel-card-parade_ground = Площадь
duel-card-library = Библиотека
duel-card-dispensary = Лазарет
duel-card-school = Школа
duel-card-laboratory = Лаборатория
duel-card-courthouse = Суд
duel-card-statue = Статуя
duel-card-temple = Храм
duel-card-aqueduct = Акведук
duel-card-rostrum = Трибуна
duel-card-forum = Форум
duel-card-caravansery = Караван-сарай
duel-card-customs_house = Таможня
duel-card-brewery = Пивоварня

## Карты Эпохи III

duel-card-arsenal = Арсенал
duel-card-pretorium = Штаб
duel-card-fortifications = Укрепления
duel-card-siege_workshop = Осадная мастерская
duel-card-circus = Ипподром
duel-card-academy = Академия
duel-card-study = Студия
duel-card-university = Университет
duel-card-observatory = Обсерватория
duel-card-palace = Дворец
duel-card-town_hall = Ратуша
duel-card-obelisk = Обелиск
duel-card-gardens = Сады
duel-card-pantheon = Пантеон
duel-card-senate = Сенат
duel-card-chamber_of_commerce = Торговая палата
duel-card-port = Порт
duel-card-armory = Оружейная
duel-card-lighthouse = Маяк
duel-card-arena = Арена

## Гильдии

duel-card-merchants_guild = Гильдия торговцев
duel-card-shipowners_guild = Гильдия судовладельцев
duel-card-builders_guild = Гильдия строителей
duel-card-magistrates_guild = Гильдия судей
duel-card-scientists_guild = Гильдия учёных
duel-card-moneylenders_guild = Гильдия ростовщиков
duel-card-tacticians_guild = Гильдия стратегов

## Чудеса света

duel-wonder-appian_way = Аппиева дорога
duel-wonder-circus_maximus = Большой цирк
duel-wonder-colossus = Колосс Родосский
duel-wonder-great_library = Александрийская библиотека
duel-wonder-great_lighthouse = Александрийский маяк
duel-wonder-hanging_gardens = Висячие сады Семирамиды
duel-wonder-mausoleum = Мавзолей в Галикарнасе
duel-wonder-piraeus = Пирей
duel-wonder-pyramids = Пирамида Хеопса
duel-wonder-sphinx = Большой сфинкс
duel-wonder-statue_of_zeus = Статуя Зевса в Олимпии
duel-wonder-temple_of_artemis = Храм Артемиды в Эфесе

## Жетоны развития

duel-progress-agriculture = Земледелие
duel-progress-architecture = Архитектура
duel-progress-economy = Экономика
duel-progress-law = Закон
duel-progress-masonry = Каменная кладка
duel-progress-mathematics = Математика
duel-progress-philosophy = Философия
duel-progress-strategy = Стратегия
duel-progress-theology = Теология
duel-progress-urbanism = Урбанизм

## Ресурсы: сам по себе и с числом (именительный падеж)

resource-wood = древесина
resource-stone = камень
resource-clay = глина
resource-glass = стекло
resource-papyrus = папирус

# От пяти: «древесина × 5», потому что у веществ нет множественного числа.
resource-amount-wood =
    { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { resource-wood } × { $count }
    }
resource-amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { resource-stone } × { $count }
    }
resource-amount-clay =
    { $count ->
        [one] { $count } глина
        [few] { $count } глины
       *[many] { resource-clay } × { $count }
    }
resource-amount-glass =
    { $count ->
        [one] { $count } стекло
        [few] { $count } стекла
       *[many] { resource-glass } × { $count }
    }
resource-amount-papyrus =
    { $count ->
        [one] { $count } папирус
        [few] { $count } папируса
       *[many] { resource-papyrus } × { $count }
    }

## Научные символы

symbol-armillary_sphere = армиллярная сфера
symbol-sundial = солнечные часы
symbol-mortar = ступка
symbol-pendulum = маятник
symbol-quill = перо
symbol-wheel = колесо
symbol-scales = весы

## Символы цепочек: белые рисунки, благодаря которым более поздняя карта бесплатна

chain-horseshoe = подкова
chain-sword = меч
chain-tower = башня
chain-book = книга
chain-gear = шестерня
chain-mask = маска
chain-moon = луна
chain-water_drop = капля воды
chain-amphora = амфора
chain-target = мишень
chain-helmet = шлем
chain-lyre = лира
chain-oil_lamp = масляная лампа
chain-column = колонна
chain-sun = солнце
chain-colonnade = колоннада
chain-barrel = бочка

## Эпохи и рубашки карт, лежащих лицом вниз

back-age1 = Карта Эпохи I
back-age2 = Карта Эпохи II
back-age3 = Карта Эпохи III
back-guild = Карта гильдии

## Военные жетоны у трека конфликта

# $size: small (ближе к центру) или large.
duel-military_token =
    { $size ->
        [large] Большой военный жетон
       *[small] Малый военный жетон
    }
