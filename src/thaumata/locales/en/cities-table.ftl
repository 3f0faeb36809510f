# What the terminal says about a table of Cities and of teams.
# For translators: labels are short.

# Before the cards of an ally, who shows them.
label-ally-hand = Hand of { $player }
label-team-total = Team
label-sign-ally = ally
label-sign-victory = Victory token
label-sign-others-lose = the other cities lose coins
label-sign-others-gain = the other cities gain coins
label-sign-debt = debt
label-sign-diplomacy = Diplomacy token
label-sign-rebate = once a round, 1 coin off what you buy there
label-sign-no-resources = wonder stages for their coins alone
label-sign-more-of-same = one unit of what your city makes
label-sign-more-of-other = one unit of what your city does not make
label-sign-copies-symbol = a neighbor’s science symbol counts for you
