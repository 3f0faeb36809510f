# The games and their expansions, and what all of them have: ages, seats, colors of cards.
# For translators: use the names printed in your edition; in sentences a name is never inflected.

## Games and expansions

duel-variant = 7 Wonders Duel
duel-expansion-pantheon = Pantheon
duel-expansion-agora = Agora
classic-variant = 7 Wonders
classic-expansion-cities = Cities
classic-expansion-teams = Teams

## Ages

age-1 = Age I
age-2 = Age II
age-3 = Age III

## Colors of cards and what they stand for

family-brown = Raw materials
family-grey = Manufactured goods
family-blue = Civilian buildings
family-green = Scientific buildings
family-yellow = Commercial buildings
family-red = Military buildings
family-purple = Guilds

## Who sits at the table

# $number counts from 1.
seat = Player { $number }
