# Что игра в терминале говорит о дополнении «Агора».
# Для переводчиков: надписи короткие; то, что стоит на рубашках, пишется строчными буквами в узких столбцах.
# Предложения заканчиваются точкой.

## На рубашках карт, лежащих лицом вниз

label-back-senator = сенатор

## Где сейчас элемент игры

label-where-chamber = Лежит в палате { $chamber }.
label-where-decree-unseen = Лежит лицом вниз в Сенате или в коробке.
label-where-plot = Лежит под заговором, владелец – { $player }.
label-where-box-or-plot = Лежит в коробке или под заговором.
label-where-conspiracy-unseen = Его ещё никто не показал: лежит в колоде или перед игроком.
label-where-deck = Лежит в колоде заговоров.
label-where-prepared = Подготовлен, владелец – { $player }.
label-where-unprepared = Не подготовлен, владелец – { $player }.
label-where-triggered = Осуществлён, владелец – { $player }.
label-where-locked = Заблокирован до конца игры.

## Знаки

label-sign-conspiracy = заговорщик и заговор
label-sign-decree = палата с декретом
label-sign-cube = кубик влияния
label-sign-ready = подготовленный заговор
label-sign-idle = заговор, который сейчас ничего не даст
label-sign-control = кто контролирует палату
