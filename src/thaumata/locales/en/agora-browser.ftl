# What the client in the browser says of Agora.
# For translators: as in browser.ftl.

## At the table

web-cubes-left = { $count ->
    [one] { $count } cube left
   *[other] { $count } cubes left
}
web-chamber-name = Chamber { $chamber }
web-chamber = Chamber { $chamber }: points { $points }, your cubes { $mine }, theirs { $theirs }
web-decree-hidden = The decree is turned up when a cube enters.
web-warn-political = { $player } controls { $reached } of { $needed } chambers.

## Deciding

web-recruit-it = Recruit

## Senate actions, one by one

web-senate-action = Action { $number } of { $all }
web-senate-now = { $left ->
    [one] The last action
   *[other] Now: { $left } actions are left
}
web-senate-supply = cubes in your supply
web-senate-points = points in the Senate
# $verb: place, move, or another one.
web-cube-here = { $verb ->
    [move] move here
    [place] a cube here
   *[other] this one
}
web-lift = Move one of your cubes from chamber { $chamber }
web-senate-how = Tap an outlined chamber to place a cube. To move one, tap your cubes, then the chamber next to them.
web-senate-lifted = Now tap the chamber it should go to.
web-senate-same = Nothing else changes in the Senate.
