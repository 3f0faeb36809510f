# Назви «7 Чудес: Міста» та командної гри: чорні карти, міста та їхні чудеса світу, токени.
# Для перекладачів: з великої літери лише перше слово та власні назви. На карті вміщається до 24 літер. У
# реченнях назва не відмінюється: вона в лапках.

## Чорні карти I Епохи

classic-card-opium_stash = Запас опіуму
classic-card-smugglers_cache = Сховок контрабандистів
classic-card-west_clandestine_wharf = Західний таємний причал
classic-card-east_clandestine_wharf = Східний таємний причал
classic-card-dive = Кубло
classic-card-cells = Каземати
classic-card-customs = Митниця
classic-card-pigeonhole = Голуб’ятня
classic-card-raider_camp = Табір розбійників
classic-card-secret_warehouse = Таємний склад
classic-card-city_gates = Міська брама
classic-card-militia = Ополчення
classic-card-hideout = Укриття
classic-card-residence = Резиденція

## Чорні карти II Епохи

classic-card-guardhouse = Вартівня
classic-card-trade_center = Торговий центр
classic-card-tabularium = Табулярій
classic-card-black_market = Чорний ринок
classic-card-band_of_spies = Ватага шпигунів
classic-card-lair = Лігво
classic-card-raider_fort = Форт розбійників
classic-card-mercenaries = Найманці
classic-card-architect_firm = Контора архітекторів
classic-card-sepulcher = Гробниця
classic-card-forging_agency = Майстерня підробок
classic-card-opium_den = Опіумна курильня
classic-card-consulate = Консульство
classic-card-gambling_den = Гральний дім

## Чорні карти III Епохи

classic-card-mint = Монетний двір
classic-card-slave_market = Невільничий ринок
classic-card-raider_garrison = Гарнізон розбійників
classic-card-cenotaph = Кенотаф
classic-card-capitol = Капітолій
classic-card-memorial = Меморіал
classic-card-secret_network = Таємна мережа
classic-card-prison = В’язниця
classic-card-opium_distillery = Опіумна винокурня
classic-card-brotherhood = Братство
classic-card-chamber_of_builders = Палата будівельників
classic-card-torture_chamber = Камера тортур
classic-card-contingent = Контингент
classic-card-embassy = Посольство

## Міста на планшетах і їхні чудеса світу

classic-board-byzantium = Візантій
classic-board-petra = Петра

classic-wonder-byzantium = Собор Святої Софії
classic-wonder-petra = Ель-Хазне

## Карти за кольором

family-black = Чорні карти

## Токени: підписи та з числом (називний відмінок)

classic-debt-token = Борг
classic-diplomacy-token = Токен дипломатії
classic-label-debts = Борги
classic-label-diplomacy = Токени дипломатії

classic-amount-debts =
    { $count ->
        [one] { $count } борг
        [few] { $count } борги
       *[many] { $count } боргів
    }
classic-amount-diplomacy =
    { $count ->
        [one] { $count } токен дипломатії
        [few] { $count } токени дипломатії
       *[many] { $count } токенів дипломатії
    }

## Хто сидить за столом

classic-label-ally = Союзник
