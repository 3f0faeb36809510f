# Advice: why an action is good or not, what hint and analyse show.
# For translators: a reason is a sentence about an action that stands above it, which is its subject; whose action it is is not
# said, since it can be the reader’s or that of a player in a recorded game. $player is the name of another player, not inflected;
# $card, $wonder, $token and $god are names. $kind is a way to win. $category is a row of the score sheet.

## Reasons for an action

reason-only = The only possible action.
reason-wins-now =
    { $kind ->
        [military] Wins at once, by military supremacy.
        [scientific] Wins at once, by scientific supremacy.
        [political] Wins at once, by political supremacy.
       *[other] Ends the game, and wins it.
    }
reason-wins =
    { $turns ->
        [one]
            { $kind ->
                [military] Wins by military supremacy this turn.
                [scientific] Wins by scientific supremacy this turn.
               *[political] Wins by political supremacy this turn.
            }
       *[other]
            { $kind ->
                [military] Wins by military supremacy in { $turns } turns.
                [scientific] Wins by scientific supremacy in { $turns } turns.
               *[political] Wins by political supremacy in { $turns } turns.
            }
    }
reason-aims =
    { $turns ->
        [one]
            { $kind ->
                [military] Gives the best chance of military supremacy, this turn already.
                [scientific] Gives the best chance of scientific supremacy, this turn already.
               *[political] Gives the best chance of political supremacy, this turn already.
            }
       *[other]
            { $kind ->
                [military] Gives the best chance of military supremacy, in about { $turns } turns.
                [scientific] Gives the best chance of scientific supremacy, in about { $turns } turns.
               *[political] Gives the best chance of political supremacy, in about { $turns } turns.
            }
    }
# $turns counts the turns until then, the one in hand included.
reason-stops =
    { $turns ->
        [one]
            { $kind ->
                [military] Otherwise { $player } can win by military supremacy next turn.
                [scientific] Otherwise { $player } can win by scientific supremacy next turn.
               *[political] Otherwise { $player } can win by political supremacy next turn.
            }
       *[other]
            { $kind ->
                [military] Keeps military supremacy from { $player }, who could reach it in about { $turns } turns.
                [scientific] Keeps scientific supremacy from { $player }, who could reach it in about { $turns } turns.
               *[political] Keeps political supremacy from { $player }, who could reach it in about { $turns } turns.
            }
    }
reason-total =
    { $points ->
        [one] Brings about { $points } point more in the end.
       *[other] Brings about { $points } points more in the end.
    }
reason-points =
    { $points ->
        [one] Brings about { $points } point more in the end ({ $category }).
       *[other] Brings about { $points } points more in the end ({ $category }).
    }
reason-points-theirs =
    { $points ->
        [one] Costs { $player } about { $points } point in the end ({ $category }).
       *[other] Costs { $player } about { $points } points in the end ({ $category }).
    }
# $other is another action in words.
reason-clear = Nothing else comes close; next would be: { $other }.
reason-close = A close call; nearly as good: { $other }.
reason-ahead = Somewhat better than the next best: { $other }.
reason-better =
    { $percent ->
        [one] Wins { $percent } game in a hundred more than the next best: { $other }.
       *[other] Wins { $percent } games in a hundred more than the next best: { $other }.
    }

# Cards, chains, trade
reason-denies = Otherwise { $player } will most likely build { $card } next.
reason-denies-good = Keeps { $card } from { $player }: the last source of { $resource } in this age.
reason-covers = Keeps { $card } covered; { $player } would most likely build it next.
reason-reveals-nothing = Turns up no card for { $player } to build next.
reason-chain = Prepares { $card }, free by chain.
reason-cheaper =
    { $coins ->
        [one] Saves about { $coins } coin on later buildings.
       *[other] Saves about { $coins } coins on later buildings.
    }
reason-dearer =
    { $coins ->
        [one] Makes trade more expensive for { $player }, by about { $coins } coin in all.
       *[other] Makes trade more expensive for { $player }, by about { $coins } coins in all.
    }

# Duel
reason-again = Brings another turn.
reason-saves = Keeps coins for { $wonder }.
reason-wonder = Prepares { $wonder }.
reason-wonder-theirs = Makes { $wonder } hard to build for { $player }.
reason-pick-theirs = Otherwise { $player } will most likely take { $wonder }.
reason-token = Leads to the progress token { $token }.
reason-token-theirs = Keeps the progress token { $token } from { $player }.
reason-military = Brings the conflict pawn to a military token.
reason-military-theirs = Keeps { $player } away from the military tokens.

# Pantheon and Agora
reason-god = Leads to the god { $god }.
reason-god-theirs = Keeps { $player } from activating { $god }.
# $divine_token is a mythology or offering token.
reason-divine_token = Leads to a token of the structure: { $divine_token }.
reason-divine_token-theirs = Keeps a token of the structure from { $player }: { $divine_token }.
reason-chamber = Wins control of chamber { $chamber } in the Senate.
reason-chamber-theirs = Keeps { $player } from controlling chamber { $chamber } in the Senate.
reason-conspiracy = Makes a conspiracy possible.
reason-conspiracy-theirs = Makes a conspiracy of { $player } less likely.

# 7 Wonders
reason-buries = Buries { $card }; { $player } would most likely build it next.
reason-stage = Prepares stage { $stage } of the wonder.
reason-stage-theirs = Keeps { $player } from stage { $stage } for now.
reason-conflict = Wins conflicts with { $player }.
reason-conflict-theirs = Does not lose conflicts with { $player }.
reason-earns =
    { $coins ->
        [one] Earns about { $coins } coin more from neighbors’ trade.
       *[other] Earns about { $coins } coins more from neighbors’ trade.
    }
reason-debts = Avoids debts.
reason-debts-theirs = Puts { $player } into debt.
reason-diplomacy = Stays out of the conflicts by diplomacy.
reason-raid = Leads to a Victory token without a fight.
reason-raid-theirs = Keeps { $player } from a Victory token without a fight.
reason-ally =
    { $points ->
        [one] Helps the ally, { $player }: about { $points } point more.
       *[other] Helps the ally, { $player }: about { $points } points more.
    }

## What speaks against an action that is not the best

drawback-none = About as good.
drawback-win = Misses an immediate win.
drawback-behind = Somewhat worse.
drawback-less =
    { $percent ->
        [one] Wins { $percent } game in a hundred less.
       *[other] Wins { $percent } games in a hundred less.
    }
drawback-loses =
    { $turns ->
        [one]
            { $kind ->
                [military] Lets { $player } win by military supremacy next turn.
                [scientific] Lets { $player } win by scientific supremacy next turn.
               *[political] Lets { $player } win by political supremacy next turn.
            }
       *[other]
            { $kind ->
                [military] Lets { $player } reach military supremacy in about { $turns } turns.
                [scientific] Lets { $player } reach scientific supremacy in about { $turns } turns.
               *[political] Lets { $player } reach political supremacy in about { $turns } turns.
            }
    }
drawback-misses =
    { $kind ->
        [military] Gives up chances of military supremacy.
        [scientific] Gives up chances of scientific supremacy.
       *[political] Gives up chances of political supremacy.
    }
drawback-total =
    { $points ->
        [one] Brings about { $points } point less in the end.
       *[other] Brings about { $points } points less in the end.
    }
drawback-points =
    { $points ->
        [one] Brings about { $points } point less in the end ({ $category }).
       *[other] Brings about { $points } points less in the end ({ $category }).
    }
drawback-points-theirs =
    { $points ->
        [one] Brings { $player } about { $points } point in the end ({ $category }).
       *[other] Brings { $player } about { $points } points in the end ({ $category }).
    }
drawback-lets = Lets { $player } build { $card } next.
drawback-uncovers = Uncovers { $card }, which { $player } wants.
drawback-reveals = Turns up a card that { $player } can build next.
drawback-chain = Misses { $card }, free by chain.
drawback-wonder = Puts off { $wonder }.
drawback-wonder-theirs = Lets { $player } build { $wonder } soon.
drawback-pick-theirs = Lets { $player } take { $wonder }.
drawback-token = Misses the progress token { $token }.
drawback-token-theirs = Lets { $player } have the progress token { $token }.
drawback-military-theirs = Lets { $player } reach a military token.
drawback-god = Misses the god { $god }.
drawback-god-theirs = Lets { $player } activate { $god }.
drawback-chamber = Misses control of chamber { $chamber } in the Senate.
drawback-chamber-theirs = Lets { $player } control chamber { $chamber } in the Senate.
drawback-conspiracy-theirs = Lets { $player } trigger a conspiracy.
drawback-stage = Puts off stage { $stage } of the wonder.
drawback-conflict = Does not win conflicts with { $player }.
drawback-conflict-theirs = Loses conflicts with { $player }.
drawback-debts = Leads to debts.

## On the screen

# $level is one of the messages label-level-….
label-hint = Hint for { $player } ({ $level })
label-level-medium = { opponent-medium } level
label-level-hard = { opponent-hard } level
label-level-expert = { opponent-expert } level
label-hint-chance = Wins
label-hint-tries = Tries
label-hint-place = Place
label-hint-points = Points
# $ways are ways to win with the games in a hundred that end so, separated by commas.
label-hint-won = Won: { $ways }
label-hint-lost = Others win: { $ways }
# $reason is a sentence.
label-hint-why = Why: { $reason }
# $line are actions in words, each with its player, separated by semicolons.
label-hint-line = Then probably: { $line }
label-hint-step = { $player }: { $action }
label-analysis = Analysis ({ $level })
label-analysis-curve = { $player }’s chances of winning, in percent
label-analysis-curves = Everyone’s chances of winning, in percent
label-analysis-turning = Turning points
label-analysis-none = Nobody made a mistake that cost five percent or more.
# $cost is lost chances to win, in points of a hundred.
label-analysis-point =
    { $cost ->
        [one] { $number }. { $player }: { $played }. That cost { $cost } percent of the winning chances.
       *[other] { $number }. { $player }: { $played }. That cost { $cost } percent of the winning chances.
    }
label-analysis-better = Better: { $best }. { $reason }
label-analysis-better-plain = Better: { $best }.
label-analysis-players = Players
label-analysis-decisions = Decisions
label-analysis-cost = Average loss
label-analysis-mistakes = Mistakes
label-analysis-empty = There is no decision in this record yet.
label-progress-thinking = Looking ahead
label-progress-analyzing = Looking at every decision

## Mistakes

error-adviser = “{ $level }” cannot give advice. Choose one of: { $levels }.
error-no-advice = The computer has not learned { $variant }: there is no advice for this game.
error-advice-nature = It is the dealer’s turn: nobody needs advice.
error-hint-which = Several players are to decide. Say which one with {"--seat"}: { $seats }.
