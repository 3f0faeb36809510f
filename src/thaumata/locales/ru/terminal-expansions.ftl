# Что игра в терминале говорит о дополнениях «Пантеон» и «Агора».
# Для переводчиков: надписи короткие; то, что стоит на рубашках, пишется строчными буквами в узких столбцах.
# Предложения заканчиваются точкой.

## На рубашках карт, лежащих лицом вниз

label-back-temple = храм
label-back-senator = сенатор

## Мифологии одним словом

label-mythology-mesopotamian = Месопотамская
label-mythology-phoenician = Финикийская
label-mythology-greek = Греческая
label-mythology-egyptian = Египетская
label-mythology-roman = Римская

## Варианты хода

label-activate = Активировать

## Где сейчас элемент игры

label-where-space = Лежит в Пантеоне, место { $space }.
label-where-space-hidden = Лежит лицом вниз в Пантеоне, место { $space }.
label-where-god-unseen = Лежит лицом вниз в колоде или в Пантеоне.
label-where-chamber = Лежит в палате { $chamber }.
label-where-decree-unseen = Лежит лицом вниз в Сенате или в коробке.
label-where-plot = Лежит под заговором, владелец – { $player }.
label-where-box-or-plot = Лежит в коробке или под заговором.
label-where-conspiracy-unseen = Его ещё никто не показал: лежит в колоде или перед игроком.
label-where-deck = Лежит в колоде заговоров.
label-where-prepared = Подготовлен, владелец – { $player }.
label-where-unprepared = Не подготовлен, владелец – { $player }.
label-where-triggered = Осуществлён, владелец – { $player }.
label-where-locked = Заперт до конца игры.
label-where-enki = Лежит на карте Энки.

## Знаки

label-sign-god = бог и место в Пантеоне
label-sign-mythology = жетон мифологии
label-sign-offering = жертвоприношение
label-sign-minerva = Минерва
label-sign-conspiracy = заговорщик и заговор
label-sign-decree = палата с декретом
label-sign-cube = кубик влияния
label-sign-ready = подготовленный заговор
label-sign-idle = заговор, который сейчас ничего не даст
label-sign-control = кто контролирует палату
