# Названия дополнения «Пантеон»: боги, мифологии, жетоны, великие храмы, чудеса света, жетоны развития.
# Для переводчиков: названия берём из русского издания, с прописной буквы только первое слово и имена
# собственные. На карте помещается до 24 букв. В предложениях название не склоняется: оно в кавычках.

## Боги и Врата

duel-god-enki = Энки
duel-god-ishtar = Иштар
duel-god-nisaba = Нисаба
duel-god-astarte = Астарта
duel-god-baal = Баал
duel-god-tanit = Танит
duel-god-aphrodite = Афродита
duel-god-hades = Аид
duel-god-zeus = Зевс
duel-god-anubis = Анубис
duel-god-isis = Исида
duel-god-ra = Ра
duel-god-mars = Марс
duel-god-minerva = Минерва
duel-god-neptune = Нептун
duel-god-gate = Врата

## Мифологии: пять колод богов

duel-mythology-mesopotamian = Месопотамская мифология
duel-mythology-phoenician = Финикийская мифология
duel-mythology-greek = Греческая мифология
duel-mythology-egyptian = Египетская мифология
duel-mythology-roman = Римская мифология

## Жетоны, лежащие на картах: по два на каждую мифологию и три жертвоприношения, с которыми бог дешевле

duel-divine_token-mesopotamian_1 = Месопотамская мифология
duel-divine_token-mesopotamian_2 = Месопотамская мифология
duel-divine_token-phoenician_1 = Финикийская мифология
duel-divine_token-phoenician_2 = Финикийская мифология
duel-divine_token-greek_1 = Греческая мифология
duel-divine_token-greek_2 = Греческая мифология
duel-divine_token-egyptian_1 = Египетская мифология
duel-divine_token-egyptian_2 = Египетская мифология
duel-divine_token-roman_1 = Римская мифология
duel-divine_token-roman_2 = Римская мифология
duel-divine_token-offering_2 = Жертвоприношение −2
duel-divine_token-offering_3 = Жертвоприношение −3
duel-divine_token-offering_4 = Жертвоприношение −4

## Великие храмы

duel-card-mesopotamian_grand_temple = Месопотамский великий храм
duel-card-phoenician_grand_temple = Финикийский великий храм
duel-card-greek_grand_temple = Греческий великий храм
duel-card-egyptian_grand_temple = Египетский великий храм
duel-card-roman_grand_temple = Римский великий храм

## Чудеса света и жетоны развития

duel-wonder-sanctuary = Святилище
duel-wonder-divine_theater = Божественный театр

duel-progress-mysticism = Мистицизм
duel-progress-poliorcetics = Осадная техника
duel-progress-engineering = Инженерное дело

## Белые символы мифологий – на их жетонах и великих храмах

chain-mesopotamian = ламассу
chain-phoenician = корабль
chain-greek = факел
chain-egyptian = анх
chain-roman = орёл

## Виды карт, рубашки и другие элементы игры

family-temples = Великие храмы
family-gods = Боги

back-temple = Карта великого храма
# На рубашке бога видна мифология.
back-mesopotamian = Карта месопотамского бога
back-phoenician = Карта финикийского бога
back-greek = Карта греческого бога
back-egyptian = Карта египетского бога
back-roman = Карта римского бога
