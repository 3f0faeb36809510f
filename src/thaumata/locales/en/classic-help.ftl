# A short reminder of the rules of 7 Wonders, shown when a player asks for help.
# For translators: our own words, two or three short sentences each, spoken to the player.

help-classic-goal = Every player leads a city through three ages of six rounds. Whoever has the most points after Age III wins; if points are equal, coins decide.
help-classic-round = In each round everyone secretly chooses a card from their hand: build it, put it under the next stage of the wonder, or sell it for 3 coins. All choices are carried out at once, then hands are passed to a neighbor: to the left in Ages I and III, to the right in Age II.
help-classic-trade = What your city does not produce you buy from your two neighbors, if their boards and their brown and grey cards make it. A unit costs 2 coins, 1 with the right yellow card; the coins go to the neighbor.
help-classic-chain = Some buildings make later ones free: type ? and a name to see which. No city builds the same card twice.
help-classic-stages = The stages of a wonder are built in order, each with any card from your hand under it.
help-classic-conflicts = At the end of an age each city compares its shields with both neighbors. More shields bring a Victory token of 1, 3 or 5 points by the age, fewer a Defeat token of −1.
help-classic-science = Identical science symbols score the square of their number; each set of three different ones scores 7 more.
help-classic-end = At the end count conflicts, 1 point for every 3 coins, the wonder, blue, green and yellow cards, and guilds.
help-classic-free_city = With two players the Free City is a neighbor of both. You take turns to draw a card from its pile and choose for it too: it sells a card only when it can do nothing else.
help-classic-black = Cities adds black cards and a seventh round to each age. Most of their effects count from the round after they are built.
help-classic-debts = Where a card takes coins from the others, they pay at the end of the round. For each coin that you do not pay you take a debt, which is −1 point at the end.
help-classic-diplomacy = Whoever has a Diplomacy token stays out of the next conflicts: the neighbors on either side fight each other.
help-classic-teams = Two allies side by side win together, with the points of both. You fight only the neighbor from the other team, for two tokens. Diplomacy does not call it off: if one of you has it, you fight for one token, if both have it, for none.
