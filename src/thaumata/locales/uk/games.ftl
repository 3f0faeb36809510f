# Ігри та їхні доповнення, і те, що є в усіх: епохи, місця, кольори карт.
# Для перекладачів: беріть назви зі свого видання; у реченнях назва ніколи не відмінюється.

## Ігри та доповнення

duel-variant = 7 Чудес: Дуель
duel-expansion-pantheon = Пантеон
duel-expansion-agora = Агора
classic-variant = 7 Чудес
classic-expansion-cities = Міста
classic-expansion-teams = Команди

## Епохи

age-1 = I Епоха
age-2 = II Епоха
age-3 = III Епоха

## Кольори карт і що вони означають

family-brown = Сировина
family-grey = Товари
family-blue = Цивільні будівлі
family-green = Наукові будівлі
family-yellow = Комерційні будівлі
family-red = Військові будівлі
family-purple = Гільдії

## Учасники

# $number рахується від 1.
seat = Гравець { $number }
