# Names of the expansion Pantheon: gods, mythologies, tokens, Grand Temples, wonders, progress tokens.
# For translators: use the names printed in your edition. A name stands alone on a card, where two
# lines of eleven letters fit, so 24 letters are the limit. In sentences a name is never inflected.

## Gods, and the Gate

duel-god-enki = Enki
duel-god-ishtar = Ishtar
duel-god-nisaba = Nisaba
duel-god-astarte = Astarte
duel-god-baal = Baal
duel-god-tanit = Tanit
duel-god-aphrodite = Aphrodite
duel-god-hades = Hades
duel-god-zeus = Zeus
duel-god-anubis = Anubis
duel-god-isis = Isis
duel-god-ra = Ra
duel-god-mars = Mars
duel-god-minerva = Minerva
duel-god-neptune = Neptune
duel-god-gate = The Gate

## Mythologies: the five decks of gods

duel-mythology-mesopotamian = Mesopotamian mythology
duel-mythology-phoenician = Phoenician mythology
duel-mythology-greek = Greek mythology
duel-mythology-egyptian = Egyptian mythology
duel-mythology-roman = Roman mythology

## Tokens that lie on cards: two for each mythology, and three offerings, which make a god cheaper

duel-divine_token-mesopotamian_1 = Mesopotamian mythology
duel-divine_token-mesopotamian_2 = Mesopotamian mythology
duel-divine_token-phoenician_1 = Phoenician mythology
duel-divine_token-phoenician_2 = Phoenician mythology
duel-divine_token-greek_1 = Greek mythology
duel-divine_token-greek_2 = Greek mythology
duel-divine_token-egyptian_1 = Egyptian mythology
duel-divine_token-egyptian_2 = Egyptian mythology
duel-divine_token-roman_1 = Roman mythology
duel-divine_token-roman_2 = Roman mythology
duel-divine_token-offering_2 = Offering −2
duel-divine_token-offering_3 = Offering −3
duel-divine_token-offering_4 = Offering −4

## Grand Temples

duel-card-mesopotamian_grand_temple = Mesopotamian Grand Temple
duel-card-phoenician_grand_temple = Phoenician Grand Temple
duel-card-greek_grand_temple = Greek Grand Temple
duel-card-egyptian_grand_temple = Egyptian Grand Temple
duel-card-roman_grand_temple = Roman Grand Temple

## Wonders and progress tokens

duel-wonder-sanctuary = The Sanctuary
duel-wonder-divine_theater = The Divine Theater

duel-progress-mysticism = Mysticism
duel-progress-poliorcetics = Poliorcetics
duel-progress-engineering = Engineering

## The white symbols of the mythologies, on their tokens and Grand Temples

chain-mesopotamian = lamassu
chain-phoenician = ship
chain-greek = torch
chain-egyptian = ankh
chain-roman = eagle

## Families of cards, backs and other pieces

family-temples = Grand Temples
family-gods = Gods

back-temple = Grand Temple card
# The back of a god shows the mythology.
back-mesopotamian = Mesopotamian god card
back-phoenician = Phoenician god card
back-greek = Greek god card
back-egyptian = Egyptian god card
back-roman = Roman god card
