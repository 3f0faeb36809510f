# What the client in the browser says besides what the program says everywhere.
# For translators: labels are short and start with a capital letter unless they stand on a tag; sentences end with a full
# stop. To the player as “you”. No exclamation marks, never “error”. Nothing may depend on the width of the English word.

## Home

web-lead = The seven wonders for two, in your browser.
web-learn = Learn by playing
web-learn-how = A first duel with the wonders of the rulebook and a mild opponent.
web-play-computer = Play the computer
web-play-friend = Play with a friend
web-play-friend-how = Make a table and send a link. No account is needed.
web-play-beside = Two at this device
web-play-beside-how = Side by side, or handing it on where there are secrets.
web-level = Opponent
web-expansions = Expansions
web-my-tables = Your tables
web-open-tables = Open tables
web-unofficial = Unofficial and unaffiliated, for people who own the game. Open source, no account needed.
web-guest = Guest
web-second-guest = Second guest
web-place-gizah = Gizah
web-place-alexandria = Alexandria
web-place-rhodos = Rhodos
web-place-ephesos = Ephesos
web-place-olympia = Olympia
web-place-halikarnassos = Halikarnassos
web-place-babylon = Babylon

## Before a game

web-who-sits = Who sits here?
web-waiting = Waiting for somebody
web-link-good = the link is good for this seat
web-host = host
web-here = here
web-not-here = not here
web-person = A person
web-ready = Ready
web-not-ready = Not yet
web-shuffle = Swap the seats
web-sit-beside = Somebody beside me
web-clock = Time to think
web-clock-none = No clock
web-clock-move = Each move
web-clock-game = The whole game
web-clock-days = By days
web-minutes = { $count } min
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# As short as can be: it stands in the head of the table.
web-days-hours = { $days } d { $hours } h
web-your-name = Your name
web-bring = Bring somebody
web-bring-how = Send the link or show the square. They type a name and sit down.
web-square = The link as a square for cameras
web-copy = Copy the link
web-copied = Copied
web-seat-free = There is a seat for you.
web-sit-down = Sit down
web-start = Start the duel
web-start-now = Start when you like.
web-start-or-wait = Start now, and the computer takes the empty seat, or wait.
web-host-starts = The host begins the game.
web-opening = The table is being opened.

## At the table

web-you = You
web-your-turn = Your turn
web-duel-with = Duel with { $player }
web-drafting = Choosing wonders
# $player is the name of who shall have the screen next.
web-hand-over = Give it to { $player }
web-hand-over-how = What { $player } alone may know is shown after the tap.
web-hand-over-take = I am { $player }: show the table
web-player-now = { $player }, now
web-structure = Cards on the table
# $distance is that of the pawn from the middle; $side: mine, theirs or middle.
web-track =
    { $side ->
        [mine] Conflict track: the pawn is { $distance } from the middle, on your side
        [theirs] Conflict track: the pawn is { $distance } from the middle, on the other side
       *[middle] Conflict track: the pawn is in the middle
    }
web-symbols = { $count ->
    [one] { $count } of 6 different science symbols
   *[other] { $count } of 6 different science symbols
}
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-buy = buy { $price }
web-one-of = one of
web-cubes-left = { $count ->
    [one] { $count } cube left
   *[other] { $count } cubes left
}
web-chamber-name = Chamber { $chamber }
web-chamber = Chamber { $chamber }: points { $points }, your cubes { $mine }, theirs { $theirs }
web-decree-hidden = The decree is turned up when a cube enters.
web-face-down = Face down: { $back }
web-card-covered = { $card }, covered
# $status: own, chain, trade or short.
web-card-open =
    { $status ->
        [own] { $card }, open: your own goods suffice
        [chain] { $card }, open: free by chain
        [trade] { $card }, open: costs { $price }
       *[short] { $card }, open: { $short } short
    }
web-tag-own = yours
web-tag-chain = free
web-legend-own = your own goods
web-legend-chain = chained, free
web-legend-trade = buy the rest
web-legend-short = out of reach
web-hide = Hide this line
web-your-choice = your choice

## Choosing wonders

web-this-pick = this pick
web-next-pick = your next pick
web-next-pick-brief = next pick
web-last-pick = the last of the four
web-last-pick-brief = the last
web-four-1 = the first four
web-four-2 = the second four
web-moves-first = moves first
web-taken = taken by { $player }
web-taken-mine = taken by you
web-sum-asks = Together they ask for
web-sum-asks-brief = asks
web-sum-brings = and bring
# The words behind a number: $count is that number.
web-sum-points = { $count ->
    [one] point
   *[other] points
}
web-sum-shields = { $count ->
    [one] shield
   *[other] shields
}
web-sum-turns = { $count ->
    [one] extra turn
   *[other] extra turns
}
web-sum-coins = { $count ->
    [one] coin
   *[other] coins
}

## Deciding

# $verb is the action's: build, discard, wonder, or another one.
web-if =
    { $verb ->
        [build] If you build it
        [discard] If you discard it
        [wonder] If you build the wonder
       *[other] If you do that
    }
web-what-it-does = What it does
web-build-it = Build it
web-recruit-it = Recruit
web-or-wonder = Or build a wonder with it
web-discard-it = Discard it
web-not-open = Other cards still lie on this one, or it is not your turn.
# $status: own, chain, trade or short.
web-theirs =
    { $status ->
        [own] { $player } could build it with own goods.
        [chain] { $player } could build it free by chain.
        [trade] { $player } would pay { $price } for it.
       *[short] { $player } cannot pay for it: { $short } short.
    }
web-nothing = Nothing is asked of you now.
web-choose-first = Choose one
web-choose-card = { $card }: build it, use it, or discard it?
web-compare = Tap something else to compare. Nothing is final until you confirm.
web-offerings = Pay with offerings?
web-you-pay = You pay
web-again = You play again.
web-pawn-moves = { $spaces ->
    [one] The pawn moves { $spaces } space.
   *[other] The pawn moves { $spaces } spaces.
}
web-key-confirm = confirm
web-key-back = back
web-keys-walk = from card to card,
web-keys-choose = to choose and confirm,
web-keys-pick = to pick an answer,

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
web-senate-how = Tap a chamber with water around it for a cube. To move one, tap your cubes, then a chamber beside them.
web-senate-lifted = Now tap the chamber where it shall go.
web-senate-same = Nothing else changes in the Senate.

## How things stand

# What somebody at the table says: $phrase is one of the set phrases.
web-says = { $player }: { $phrase }
web-thinks = { $player } is thinking
web-computer-thinks = { $player } weighs the cards
web-away = { $player } is not here at the moment
# $player is absent, or out of time.
web-stand-in = A computer plays for { $player } meanwhile
web-stand-in-mine = Your time was up: a computer plays for you
web-computer-plays = Let the computer play
web-dealing = Cards are being turned up
web-sent = Your move is on its way
web-stale = The table has changed: choose again
web-nothing-paid = Nothing was paid. The table is as it stands now.
web-lost = No connection.
web-kept = Your move is kept here and sent when it still fits.
web-take-back = Take it back
web-try-now = Try now
web-found = { $count ->
    [0] Connected again.
    [one] Connected again. { $count } thing happened meanwhile.
   *[other] Connected again. { $count } things happened meanwhile.
}
web-unreachable = The service cannot be reached at the moment.
web-warn-science = { $player } has { $count } of 6 symbols of science.
web-warn-war = { $player } is { $count } from your capital.
web-undo = Undo
web-replay = What happened
web-back = Back to the table

## Panels

web-hint = Hint
web-advising = The computer thinks about your decision.
web-no-hint = There is no hint at the moment.
web-wins = Wins { $percent } of 100
web-log = What has happened
web-piles = Piles and unseen cards
web-unseen = { $back }: not seen yet, { $count } of them on the table
web-box = Progress tokens in the box
web-help = The rules in short
web-menu = Menu
web-language = Language
web-theme = Look
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-pace = Pace of motion
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-none = None
web-sound = A sound when it is my turn
web-notify = A notification when it is my turn and I am elsewhere
web-notify-refused = The browser does not allow notifications here.
web-show-theirs = Show what a card costs the opponent
web-show-legend = Explain the tags
web-names = Names
web-say = Say something
web-table = Table
web-record = Download the record
web-resign = Give up
web-resign-means = The other player then wins.
web-home = Home

## The end

web-you-win = You win
web-you-lose = You lose
web-shared = Shared victory
web-wins-name = { $player } wins
web-resigned = { $player } has given up
web-where-from = Where the points came from
web-over-game = Points over the game
web-chart = Chart of the points of both cities over the game
web-rematch = Play again
web-to-rematch = To the next game
web-look = Look at the table

## The first game: tips, each a heading and a sentence or two

web-coach-next = Go on
web-coach-leave = Leave the lesson
web-coach-step = Step { $number } of { $all }
web-coach-tap = Now you: tap “{ $card }”
web-coach-goal = Two cities, three ages
web-coach-goal-more = Take cards in turn and build your city. Win at once with the army or with six symbols of science, or have more points after Age III.
web-coach-take = Goods come first
web-coach-take-more = Brown and grey cards make goods, and goods pay for nearly everything else. Cards with water around them can be taken. Tap “{ $card }”.
web-coach-take-then = Here stands what it costs and what it brings. The orange button builds it.
web-coach-city = Your city grows on the left
web-coach-city-more = At the top is what you make and what one more unit would cost, below your wonders and cards. The numbers at the foot are your points by kind.
web-coach-trade = The coin is the price
web-coach-trade-more = “{ $card }” asks for something that you do not make: it is bought. Tap it to see how the price comes about.
web-coach-price = Trade has its price
web-coach-price-more = A unit costs 2 coins, and 1 more for each that the other city makes on its brown and grey cards. Watch what your opponent makes. Now build what you like.
web-coach-short = A lock: out of reach
web-coach-short-more = For “{ $card }” you lack coins. Tap it all the same, and see what is missing.
web-coach-lacking = No card is useless
web-coach-lacking-more = A card that is too dear can still go under a wonder, or be discarded for coins. And then the other city does not get it.
web-coach-wonder = You can build a wonder
web-coach-wonder-more = Any open card will do, it disappears under the wonder. Tap “{ $card }”.
web-coach-wonder-then = Choose “{ $wonder }” below the card, and confirm with the orange button. Some wonders let you play again at once.
web-coach-sell = Coins from a card
web-coach-sell-more = { $coins ->
    [one] Discard a card, and the bank pays you { $coins } coin, more with yellow cards in your city. Tap “{ $card }”.
   *[other] Discard a card, and the bank pays you { $coins } coins, more with yellow cards in your city. Tap “{ $card }”.
}
web-coach-sell-then = Choose to discard it, and confirm with the orange button.
web-coach-chain = Some cards come free
web-coach-chain-more = Two links mean a chain: a card that stands in your city shows the sign that this one asks for.
web-coach-war = The pawn has moved
web-coach-war-more = Each shield pushes it one space towards the other capital. On the way the other city loses coins; whoever reaches the capital wins at once.
web-coach-science = Symbols of science
web-coach-science-more = Two equal symbols bring a progress token from the top of the table. Six different ones win at once.
web-coach-age = Age II
web-coach-age-more = The cards grow dearer and better. The weaker army chooses who begins an age.
web-coach-end = Age III, the last
web-coach-end-more = Guilds count what both cities have. After the last card the points decide. You need no more lessons.
