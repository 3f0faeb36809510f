# Назви доповнення «Пантеон»: боги, міфології, токени, великі храми, чудеса світу, токени прогресу.
# Для перекладачів: назви беремо з українського видання, з великої літери лише перше слово та власні
# імена. На карті вміщається до 24 літер. У реченнях назва не відмінюється: вона стоїть у лапках.

## Боги та Брама

duel-god-enki = Енкі
duel-god-ishtar = Іштар
duel-god-nisaba = Нісаба
duel-god-astarte = Астарта
duel-god-baal = Баал
duel-god-tanit = Таніт
duel-god-aphrodite = Афродіта
duel-god-hades = Аїд
duel-god-zeus = Зевс
duel-god-anubis = Анубіс
duel-god-isis = Ісіда
duel-god-ra = Ра
duel-god-mars = Марс
duel-god-minerva = Мінерва
duel-god-neptune = Нептун
duel-god-gate = Брама

## Міфології: п’ять колод богів

duel-mythology-mesopotamian = Месопотамська міфологія
duel-mythology-phoenician = Фінікійська міфологія
duel-mythology-greek = Грецька міфологія
duel-mythology-egyptian = Єгипетська міфологія
duel-mythology-roman = Римська міфологія

## Токени, що лежать на картах: по два на кожну міфологію та троє дарів, з якими бог дешевший

duel-divine_token-mesopotamian_1 = Месопотамська міфологія
duel-divine_token-mesopotamian_2 = Месопотамська міфологія
duel-divine_token-phoenician_1 = Фінікійська міфологія
duel-divine_token-phoenician_2 = Фінікійська міфологія
duel-divine_token-greek_1 = Грецька міфологія
duel-divine_token-greek_2 = Грецька міфологія
duel-divine_token-egyptian_1 = Єгипетська міфологія
duel-divine_token-egyptian_2 = Єгипетська міфологія
duel-divine_token-roman_1 = Римська міфологія
duel-divine_token-roman_2 = Римська міфологія
duel-divine_token-offering_2 = Дари −2
duel-divine_token-offering_3 = Дари −3
duel-divine_token-offering_4 = Дари −4

## Великі храми

duel-card-mesopotamian_grand_temple = Месопотамський великий храм
duel-card-phoenician_grand_temple = Фінікійський великий храм
duel-card-greek_grand_temple = Грецький великий храм
duel-card-egyptian_grand_temple = Єгипетський великий храм
duel-card-roman_grand_temple = Римський великий храм

## Чудеса світу й токени прогресу

duel-wonder-sanctuary = Святиня
duel-wonder-divine_theater = Божественний театр

duel-progress-mysticism = Містицизм
duel-progress-poliorcetics = Мистецтво облоги
duel-progress-engineering = Інженерія

## Білі символи міфологій – на їхніх токенах і великих храмах

chain-mesopotamian = ламасу
chain-phoenician = корабель
chain-greek = смолоскип
chain-egyptian = анх
chain-roman = орел

## Види карт, сорочки та інші елементи гри

family-temples = Великі храми
family-gods = Боги

back-temple = Карта великого храму
# На сорочці бога видно міфологію.
back-mesopotamian = Карта месопотамського бога
back-phoenician = Карта фінікійського бога
back-greek = Карта грецького бога
back-egyptian = Карта єгипетського бога
back-roman = Карта римського бога
