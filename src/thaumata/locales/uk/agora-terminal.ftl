# Що гра в терміналі каже про доповнення «Агора».
# Для перекладачів: написи короткі; те, що стоїть на сорочках, пишеться малими літерами у вузьких стовпчиках.
# Речення закінчуються крапкою.

## На сорочках карт, що лежать долілиць

label-back-senator = сенатор

## Де зараз елемент гри

label-where-chamber = Лежить у палаті { $chamber }.
label-where-decree-unseen = Лежить долілиць у Сенаті або в коробці.
label-where-plot = Лежить під змовою, власник – { $player }.
label-where-box-or-plot = Лежить у коробці або під змовою.
label-where-conspiracy-unseen = Її ще ніхто не показав: лежить у колоді або перед гравцем.
label-where-deck = Лежить у колоді змов.
label-where-prepared = Підготована, власник – { $player }.
label-where-unprepared = Не підготована, власник – { $player }.
label-where-triggered = Здійснена, власник – { $player }.
label-where-locked = Заблокований до кінця гри.

## Знаки

label-sign-conspiracy = змовник і змова
label-sign-decree = палата з наказом
label-sign-cube = маркер впливу
label-sign-ready = підготована змова
label-sign-idle = змова, яка зараз нічого не дасть
label-sign-control = хто контролює палату
