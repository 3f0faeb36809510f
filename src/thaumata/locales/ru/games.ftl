# Игры и их дополнения, и то, что есть во всех: эпохи, места, цвета карт.
# Для переводчиков: берите названия из своего издания; в предложениях название никогда не склоняется.

## Игры и дополнения

duel-variant = 7 Чудес: Дуэль
duel-expansion-pantheon = Пантеон
duel-expansion-agora = Агора
classic-variant = 7 Чудес
classic-expansion-cities = Города
classic-expansion-teams = Команды

## Эпохи

age-1 = Эпоха I
age-2 = Эпоха II
age-3 = Эпоха III

## Цвета карт и что они означают

family-brown = Сырьё
family-grey = Товары
family-blue = Гражданские здания
family-green = Научные здания
family-yellow = Торговые здания
family-red = Военные здания
family-purple = Гильдии

## Участники

# $number считается от 1.
seat = Игрок { $number }
