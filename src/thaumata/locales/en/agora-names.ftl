# Names of the expansion Agora: senators, conspiracies, decrees, chambers, wonders, progress tokens.
# For translators: use the names printed in your edition. A name stands alone on a card, where two
# lines of eleven letters fit, so 24 letters are the limit. In sentences a name is never inflected.

## Senators: a politician works in one section of the Senate

duel-card-politician_left_1 = Politician on the Left
duel-card-politician_left_2 = Politician on the Left
duel-card-politician_center_1 = Politician in the Center
duel-card-politician_center_2 = Politician in the Center
duel-card-politician_center_3 = Politician in the Center
duel-card-politician_right_1 = Politician on the Right
duel-card-politician_right_2 = Politician on the Right
duel-card-conspirator_1 = Conspirator
duel-card-conspirator_2 = Conspirator
duel-card-conspirator_3 = Conspirator
duel-card-conspirator_4 = Conspirator
duel-card-conspirator_5 = Conspirator
duel-card-conspirator_6 = Conspirator

## Conspiracies

duel-conspiracy-extortion = Extortion
duel-conspiracy-blackmail = Blackmail
duel-conspiracy-expropriation = Expropriation
duel-conspiracy-swindle = Swindle
duel-conspiracy-obscurantism = Obscurantism
duel-conspiracy-coup = Coup
duel-conspiracy-property_fraud = Property Fraud
duel-conspiracy-treason = Treason
duel-conspiracy-political_maneuver = Political Maneuver
duel-conspiracy-espionage = Espionage
duel-conspiracy-turn_of_events = Turn of Events
duel-conspiracy-embezzlement = Embezzlement
duel-conspiracy-foreclosure = Foreclosure
duel-conspiracy-coercion = Coercion
duel-conspiracy-insider_influence = Insider Influence
duel-conspiracy-sabotage = Sabotage

## Decrees: the tokens bear pictures only, so these names are ours

duel-decree-income_blue = Income from Blue Cards
duel-decree-income_green = Income from Green Cards
duel-decree-income_yellow = Income from Yellow Cards
duel-decree-income_red = Income from Red Cards
duel-decree-income_wonder = Income from Wonders
duel-decree-ignore_cost_yellow = Discount on Yellow Cards
duel-decree-ignore_cost_red = Discount on Red Cards
duel-decree-ignore_cost_green = Discount on Green Cards
duel-decree-wonder_discount = Discount on Wonders
duel-decree-shield = Shield
duel-decree-trade_brown = Cheap Raw Materials
duel-decree-trade_grey = Cheap Goods
duel-decree-senate_plus_two_blue = More Votes
duel-decree-discard_plus_two = Profitable Discards
duel-decree-opponent_chains = Borrowed Chains
duel-decree-conspirator_play_again = Swift Conspirators

## The Senate: six chambers from left to right, two in each section

# $number counts from 1 on the left.
chamber = Chamber { $number }

## Wonders and progress tokens

duel-wonder-curia_julia = Curia Julia
duel-wonder-knossos = Knossos

duel-progress-corruption = Corruption
duel-progress-organized_crime = Organized Crime

## Families of cards, backs and other pieces

family-senators = Senators
family-conspiracies = Conspiracies
family-decrees = Decrees

back-senator = Senator card
back-conspiracy = Conspiracy card
