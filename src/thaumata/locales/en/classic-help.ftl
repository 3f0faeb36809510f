# A short reminder of the rules of 7 Wonders, shown when a player asks for help.
# For translators: our own words, two or three short sentences each, spoken to the player.

help-classic-goal = Every player leads a city through three ages of six rounds. Whoever has the most points after Age III wins; on equal points coins decide.
help-classic-round = In each round everybody chooses a card of the hand in secret: build it, put it under the next stage of the wonder, or sell it for 3 coins. All choices are carried out together, then hands go to a neighbor: to the left in Ages I and III, to the right in Age II.
help-classic-trade = What your city does not produce you buy from your two neighbors, if their boards and their brown and grey cards make it. A unit costs 2 coins, 1 with the right yellow card; the coins go to the neighbor.
help-classic-chain = Some buildings make later ones free: ? and a name tells which. No city builds the same card twice.
help-classic-stages = The stages of a wonder are built in order, each with a card of the hand under it, whatever card that is.
help-classic-conflicts = At the end of an age each city compares its shields with both neighbors. More shields bring a Victory token of 1, 3 or 5 points by the age, fewer a Defeat token of −1.
help-classic-science = Science scores the square of each number of equal symbols, and 7 points for each set of three different ones.
help-classic-end = At the end count conflicts, 1 point for every 3 coins, the wonder, blue, green and yellow cards, and guilds.
help-classic-free_city = With two players the Free City is a neighbor of both. In turn one of you draws a card of its pile and also chooses for it: it sells a card only when it can do nothing else.
help-classic-black = Cities adds black cards and a seventh round to each age. Most of what they allow counts from the round after building.
help-classic-debts = Where a card takes coins from the others, they pay at the end of the round. For each coin that you do not pay you take a debt, which is −1 point at the end.
help-classic-diplomacy = Whoever has a Diplomacy token stays out of the next conflicts: the neighbors on either side fight each other.
help-classic-teams = Two allies side by side win together, with the points of both. You fight the neighbor of the other team alone, for two tokens. Diplomacy does not call it off: if one of you has it, you fight for one token, if both have it, for none.
