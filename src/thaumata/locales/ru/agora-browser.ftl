# Что говорит клиент в браузере об «Агоре».
# Для переводчиков: как в browser.ftl.

## За столом

web-cubes-left = { $count ->
    [one] Остался { $count } кубик влияния
    [few] Осталось { $count } кубика влияния
    [many] Осталось { $count } кубиков влияния
   *[other] Осталось { $count } кубика влияния
}
web-chamber-name = Палата { $chamber }
web-chamber = Палата { $chamber }: очков { $points }, ваших кубиков { $mine }, чужих { $theirs }
web-decree-hidden = Декрет откроют, когда сюда войдёт кубик.
web-warn-political = { $player } контролирует { $reached } из { $needed } палат.

## Решения

web-recruit-it = Нанять

## Действия в сенате, одно за другим

web-senate-action = Действие { $number } из { $all }
web-senate-now = { $left ->
    [one] Последнее действие
    [few] Сейчас: осталось { $left } действия
    [many] Сейчас: осталось { $left } действий
   *[other] Сейчас: осталось { $left } действия
}
web-senate-supply = кубиков в вашем запасе
web-senate-points = очков в Сенате
# $verb: place, move, or another one.
web-cube-here = { $verb ->
    [move] переместить
    [place] кубик сюда
   *[other] сюда
}
web-lift = Переместить свой кубик из палаты { $chamber }
web-senate-how = Коснитесь обведённой палаты, чтобы добавить кубик. Чтобы переместить, коснитесь своих кубиков, а затем соседней палаты.
web-senate-lifted = Теперь коснитесь палаты, куда его переместить.
web-senate-same = Больше ничего в Сенате не изменится.
