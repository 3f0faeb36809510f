# A short reminder of the rules of 7 Wonders Duel, shown when a player asks for help.
# For translators: our own words, two or three short sentences each, spoken to the player.

help-goal = Two cities grow through three ages. Win at once by reaching the opponent’s capital with the conflict pawn or by collecting six different science symbols; otherwise the city with more points wins after Age III.
help-turn = On your turn take one accessible card, one that no other card covers. Build it, discard it for coins, or put it under one of your wonders to build that wonder.
help-trade = What your city does not produce you buy from the bank. A unit costs 2 coins and 1 more for each such symbol on the opponent’s brown and grey cards.
help-chain = A white symbol in a cost means a chain: if the earlier card is in your city, you build the later one for free.
help-military = Each shield pushes the conflict pawn one space towards the opponent. On the way it takes 2 and then 5 coins from the opponent, once each; at the end its place is worth 2, 5 or 10 points.
help-science = A second copy of a science symbol gives you a progress token from the board at once.
help-wonders = Each player has four wonders, but only seven can be built in all; the eighth leaves the game.
help-discard = Discarding a card gives you 2 coins, plus 1 for each yellow card in your city.
help-age = When all cards are taken the age is over. The player with the weaker army chooses who begins the next one; with the pawn in the center, whoever played last begins.
help-end = After Age III count blue, green, yellow and purple cards, wonders, progress tokens, the conflict track and 1 point for every 3 coins. If points are equal, blue cards decide.
