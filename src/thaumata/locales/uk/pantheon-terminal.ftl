# Що гра в терміналі каже про доповнення «Пантеон».
# Для перекладачів: написи короткі; те, що стоїть на сорочках, пишеться малими літерами у вузьких стовпчиках.
# Речення закінчуються крапкою.

## На сорочках карт, що лежать долілиць

label-back-temple = храм

## Міфології одним словом

label-mythology-mesopotamian = Месопотамська
label-mythology-phoenician = Фінікійська
label-mythology-greek = Грецька
label-mythology-egyptian = Єгипетська
label-mythology-roman = Римська

## Варіанти ходу

label-activate = Активувати

## Де зараз елемент гри

label-where-space = Лежить у Пантеоні, місце { $space }.
label-where-space-hidden = Лежить долілиць у Пантеоні, місце { $space }.
label-where-god-unseen = Лежить долілиць у колоді або в Пантеоні.
label-where-enki = Лежить на карті Енкі.

## Знаки

label-sign-god = бог і місце в Пантеоні
label-sign-mythology = токен міфології
label-sign-offering = дари
label-sign-minerva = Мінерва
