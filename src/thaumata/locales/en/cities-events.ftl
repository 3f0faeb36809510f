# What happened in a game with Cities, or in teams: the lines of the log, each a finished sentence. What is
# told as in a duel, such as lost coins, stands among the events of 7 Wonders Duel.
# For translators: $player is a name that a person chose, of unknown gender and never inflected, or the name
# of the Free City; $age is a name such as "Age II". Keep every line short enough for a phone.

event-debt_taken =
    { $debts ->
        [one] { $player } took { $debts } debt.
       *[other] { $player } took { $debts } debts.
    }
event-diplomacy_taken =
    { $tokens ->
        [one] { $player } took { $tokens } Diplomacy token.
       *[other] { $player } took { $tokens } Diplomacy tokens.
    }
event-diplomacy_used = { $age }: { $player } used a Diplomacy token in the conflicts.
# $value is what the Victory token is worth.
event-token_raided = { $player } took a Victory token without a fight: { $value }.
event-defeats_returned =
    { $tokens ->
        [one] { $player } gave back { $tokens } Defeat token.
       *[other] { $player } gave back { $tokens } Defeat tokens.
    }

# The end of a game in teams: $player is a list of the two who won. $kind: civilian or civilian_tiebreak.
event-ended_by_team =
    { $kind ->
        [civilian] { $player } won together with more points.
       *[civilian_tiebreak] Equal points: { $player } won together with more coins.
    }
