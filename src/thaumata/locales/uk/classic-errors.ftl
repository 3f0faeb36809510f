# Чому такої позиції у «7 Чудесах» не буває.
# Для перекладачів: $city – номер міста за годинниковою стрілкою від 1, у партії на двох третє – Вільне
# місто; $player – номер гравця від 1. $card і $board – назви елементів гри.

impossible-copies = «{ $card }»: у позиції таких карт { $given }, а їх щонайбільше { $expected }.
impossible-wrong-age = «{ $card }» – карта іншої Епохи.
impossible-unknown-card = Карта може бути невідома лише комусь: поле «{ $field }» має сказати кому.
impossible-own-card = Гравець { $player } знає руку і ходи, свої та союзника: серед них нема невідомих карт.
impossible-memory = У жодній партії не можна побачити саме ці карти, ні більше, ні менше.
impossible-same-building = «{ $card }» стоїть в одному місті двічі.
impossible-board-twice = Планшет «{ $board }» лежить у двох містах.
impossible-side = Місто { $city } лежить стороною { $side }, якої не дозволяє налаштування «{ $option }».
impossible-treasury = У міста { $city } не може бути стільки монет.
impossible-stages =
    { $most ->
        [0] У міста { $city } нема ярусів, які можна збудувати.
       *[other] У міста { $city } не може бути стільки ярусів: на планшеті їх { $most }.
    }
impossible-stage-deeds = Місто { $city }: стоїть ярусів – { $given }, а збудовано за ходами – { $expected }.
impossible-power = Місто { $city } не могло скористатися безкоштовним будівництвом.
impossible-hand = У гравця { $player } на руці карт: { $given }, а має бути { $expected }.
impossible-deed = «{ $deed }» – такого місто з картою не робить.
impossible-deeds = Місто { $city }, ходів в Епосі { $age }: у позиції { $given }, а має бути { $expected }.
impossible-built-deed = Місто { $city } збудувало карту «{ $card }», але її там нема або збудовано двічі.
impossible-last-card = Місто { $city } не може зіграти останню карту Епохи.
impossible-raised = Місто { $city }: карта «{ $card }» не прийшла ні з руки, ні зі стопки скидання.
impossible-discards = Карта «{ $card }» лежить у стопці скидання не стільки разів, скільки туди потрапила.
impossible-draw = Карту «{ $card }» не могли взяти зі стопки Вільного міста.
impossible-conflicts = Щити не дають місту { $city } таких токенів конфлікту.
impossible-diplomacy = Місто { $city }, токени дипломатії: у позиції { $given }, а має бути { $expected }.
impossible-losses = Збудоване в цьому раунді не забирає в міста { $city } таких монет.
impossible-debts = У міста { $city } не може бути боргів: { $given }. Збудоване приносить йому від { $least } до { $most }.
impossible-part = У частині «{ $part }» не може бути «{ $what }».
impossible-sealed = Гравець { $player } не міг вибрати «{ $text }».

# $field називає те, що рахують.
impossible-amount =
    { $field ->
        [age] Епоха: у позиції { $given }, а має бути { $expected }.
        [round] Раунд: у позиції { $given }, а має бути { $expected }.
        [cities] Міста: у позиції { $given }, а має бути { $expected }.
        [hands] Руки або карти на руці: у позиції { $given }, а має бути { $expected }.
        [deeds] Ходи міста: у позиції { $given }, а має бути { $expected }.
        [draws] Карти, взяті зі стопки: у позиції { $given }, а має бути { $expected }.
        [raised] Карти, збудовані зі стопки скидання: у позиції { $given }, а має бути { $expected }.
        [remembered] Карти, запам’ятані з давніх рук: у позиції { $given }, а має бути { $expected }.
        [seen] Перегляди стопки скидання: у позиції { $given }, а має бути { $expected }.
        [seen_by] Місце, з якого видно стіл: у позиції { $given }, а має бути { $expected }.
        [mixed_in] Гільдії або чорні карти в колоді: у позиції { $given }, а має бути { $expected }.
       *[deck] Карти в колоді: у позиції { $given }, а має бути { $expected }.
    }
