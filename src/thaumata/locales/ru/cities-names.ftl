# Названия «7 Чудес: Города» и командной игры: чёрные карты, города и их чудеса света, жетоны.
# Для переводчиков: с прописной буквы только первое слово и имена собственные. На карте помещается до 24
# букв. В предложениях название не склоняется: оно в кавычках.

## Чёрные карты Эпохи I

classic-card-opium_stash = Запас опиума
classic-card-smugglers_cache = Тайник контрабандистов
classic-card-west_clandestine_wharf = Западный тайный причал
classic-card-east_clandestine_wharf = Восточный тайный причал
classic-card-dive = Притон
classic-card-cells = Казематы
classic-card-customs = Таможня
classic-card-pigeonhole = Голубятня
classic-card-raider_camp = Лагерь налётчиков
classic-card-secret_warehouse = Тайный склад
classic-card-city_gates = Городские ворота
classic-card-militia = Ополчение
classic-card-hideout = Укрытие
classic-card-residence = Резиденция

## Чёрные карты Эпохи II

classic-card-guardhouse = Караульная
classic-card-trade_center = Торговый центр
classic-card-tabularium = Табулярий
classic-card-black_market = Чёрный рынок
classic-card-band_of_spies = Отряд шпионов
classic-card-lair = Логово
classic-card-raider_fort = Форт налётчиков
classic-card-mercenaries = Наёмники
classic-card-architect_firm = Контора архитекторов
classic-card-sepulcher = Гробница
classic-card-forging_agency = Мастерская подделок
classic-card-opium_den = Опиумная курильня
classic-card-consulate = Консульство
classic-card-gambling_den = Игорный дом

## Чёрные карты Эпохи III

classic-card-mint = Монетный двор
classic-card-slave_market = Невольничий рынок
classic-card-raider_garrison = Гарнизон налётчиков
classic-card-cenotaph = Кенотаф
classic-card-capitol = Капитолий
classic-card-memorial = Мемориал
classic-card-secret_network = Тайная сеть
classic-card-prison = Тюрьма
classic-card-opium_distillery = Опиумная винокурня
classic-card-brotherhood = Братство
classic-card-chamber_of_builders = Палата строителей
classic-card-torture_chamber = Камера пыток
classic-card-contingent = Контингент
classic-card-embassy = Посольство

## Города на полях и их чудеса света

classic-board-byzantium = Византий
classic-board-petra = Петра

classic-wonder-byzantium = Собор Святой Софии
classic-wonder-petra = Эль-Хазне

## Карты по цвету

family-black = Чёрные карты

## Жетоны: подписи и с числом (именительный падеж)

classic-debt-token = Долг
classic-diplomacy-token = Жетон дипломатии
classic-label-debts = Долги
classic-label-diplomacy = Жетоны дипломатии

classic-amount-debts =
    { $count ->
        [one] { $count } долг
        [few] { $count } долга
       *[many] { $count } долгов
    }
classic-amount-diplomacy =
    { $count ->
        [one] { $count } жетон дипломатии
        [few] { $count } жетона дипломатии
       *[many] { $count } жетонов дипломатии
    }

## Кто сидит за столом

classic-label-ally = Союзник
