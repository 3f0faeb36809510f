# Что игра в терминале говорит о дополнении «Пантеон».
# Для переводчиков: надписи короткие; то, что стоит на рубашках, пишется строчными буквами в узких столбцах.
# Предложения заканчиваются точкой.

## На рубашках карт, лежащих лицом вниз

label-back-temple = храм

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
label-where-enki = Лежит на карте Энки.

## Знаки

label-sign-god = бог и место в Пантеоне
label-sign-mythology = жетон мифологии
label-sign-offering = жертвоприношение
label-sign-minerva = Минерва
