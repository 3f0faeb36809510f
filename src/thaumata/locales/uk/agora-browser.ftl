# Що каже клієнт у браузері про «Агору».
# Для перекладачів: як у browser.ftl.

## За столом

web-cubes-left = { $count ->
    [one] Лишився { $count } маркер впливу
    [few] Лишилося { $count } маркери впливу
    [many] Лишилося { $count } маркерів впливу
   *[other] Лишилося { $count } маркера впливу
}
web-chamber-name = Палата { $chamber }
web-chamber = Палата { $chamber }: балів { $points }, ваших маркерів { $mine }, чужих { $theirs }
web-decree-hidden = Наказ відкриється з першим маркером впливу.
web-warn-political = { $player } контролює { $reached } із { $needed } палат.

## Рішення

web-recruit-it = Завербувати

## Дії в сенаті, одна по одній

web-senate-action = Дія { $number } із { $all }
web-senate-now = { $left ->
    [one] Остання дія
    [few] Зараз: лишилося { $left } дії
    [many] Зараз: лишилося { $left } дій
   *[other] Зараз: лишилося { $left } дії
}
web-senate-supply = маркерів у вашому запасі
web-senate-points = балів у Сенаті
# $verb: place, move, or another one.
web-cube-here = { $verb ->
    [move] перемістити
    [place] маркер сюди
   *[other] сюди
}
web-lift = Перемістити свій маркер із палати { $chamber }
web-senate-how = Торкніться обведеної палати, щоб додати маркер. Щоб перемістити, торкніться своїх маркерів, а тоді сусідньої палати.
web-senate-lifted = Тепер торкніться палати, куди його перемістити.
web-senate-same = Більше нічого в Сенаті не зміниться.
