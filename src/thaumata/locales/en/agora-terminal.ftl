# What the game in the terminal says about Agora.
# For translators: labels are short; what stands on backs is in small letters and in narrow columns.
# Sentences end with a full stop.

## On the backs of cards that lie face down

label-back-senator = senator

## Where a piece is

label-where-chamber = It lies in chamber { $chamber }.
label-where-decree-unseen = It lies face down in the Senate or in the box.
label-where-plot = It lies under a conspiracy of { $player }.
label-where-box-or-plot = It is in the box or under a conspiracy.
label-where-conspiracy-unseen = Nobody has shown it: it lies in the deck or before a player.
label-where-deck = It lies in the deck of conspiracies.
label-where-prepared = It belongs to { $player } and is prepared.
label-where-unprepared = It belongs to { $player } and is not prepared.
label-where-triggered = { $player } has triggered it.
label-where-locked = It is locked until the end of the game.

## Signs

label-sign-conspiracy = conspirator and conspiracy
label-sign-decree = chamber with its decree
label-sign-cube = cube
label-sign-ready = prepared conspiracy
label-sign-idle = conspiracy that would do nothing now
label-sign-control = who controls the chamber
