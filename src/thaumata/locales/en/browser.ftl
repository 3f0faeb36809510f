# What the client in the browser says besides what the program says everywhere.
# For translators: labels are short and start with a capital letter unless they stand on a tag; sentences end with a full
# stop. To the player as “you”. No exclamation marks, never “error”. Nothing may depend on the width of the English word.

## Home

web-lead = The seven wonders for two, in your browser.
web-learn = Learn by playing
web-learn-how = Your first duel: the wonders the rulebook suggests and an easy opponent.
web-play-computer = Play the computer
web-play-friend = Play with a friend
web-play-friend-how = Open a table and send a link. No account needed.
web-play-beside = { $count ->
    [2] Two players, one device
   *[other] { $count } players, one device
}
web-play-beside-how = Side by side; pass it over when something is secret.
web-game = Game
web-players = Players
web-player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-level = Opponent
web-expansions = Expansions
web-my-tables = Your tables
web-open-tables = Open tables
web-unofficial = Unofficial and unaffiliated, for people who own the game. Open source, no account needed.
# $number: which of the people at this device it is.
web-guest = { $number ->
    [1] Guest
   *[other] Guest { $number }
}
web-no-page = There is no page at this address.
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
web-link-good = open to anyone with the link
web-host = host
web-here = here
web-not-here = not here
web-person = A person
web-ready = Ready
web-not-ready = Not yet
web-shuffle = { $count ->
    [2] Swap the seats
   *[other] Shuffle the seats
}
web-sit-beside = Someone next to me
web-clock = Thinking time
web-clock-none = No clock
web-clock-move = Per move
web-clock-game = Per game
web-clock-days = Days per move
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
web-bring = Invite someone
web-bring-how = Send the link or show the QR code. They type a name and join.
web-square = QR code of the link
web-copy = Copy the link
web-copied = Copied
web-share = Share the link
web-copy-by-hand = The link is selected: now copy it yourself.
web-link-local = This link works on this computer only.
web-link-local-how = For other devices, start the service with {"make play NETWORK=1"} or {"thaumata serve --network"}.
web-seat-free = There is a seat for you.
web-sit-down = Sit down
web-start = Start the game
web-start-now = Start when you like.
web-start-or-wait = { $count ->
    [one] Start now, and the computer takes the empty seat, or wait.
   *[other] Start now, and computers take the { $count } empty seats, or wait.
}
web-host-starts = The host starts the game.
web-opening = Opening the table.

## At the table

web-you = You
web-your-turn = Your turn
web-duel-with = Duel with { $player }
web-drafting = Choosing wonders
# $player is the name of who shall have the screen next.
web-hand-over = Pass the device to { $player }
web-hand-over-how = Tap when only { $player } can see the screen.
web-hand-over-take = I am { $player }: show the table
web-player-now = { $player }, now
web-structure = Cards on the table
# $distance is that of the pawn from the middle; $side: mine, theirs or middle.
web-track =
    { $side ->
        [mine] Conflict track: the pawn is { $distance ->
            [one] { $distance } space
           *[other] { $distance } spaces
        } from the center, on your side
        [theirs] Conflict track: the pawn is { $distance ->
            [one] { $distance } space
           *[other] { $distance } spaces
        } from the center, on your opponent’s side
       *[middle] Conflict track: the pawn is in the center
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
        [own] { $card }, accessible: your own resources are enough
        [chain] { $card }, accessible: free by chain
        [trade] { $card }, accessible: costs { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }
       *[short] { $card }, accessible: { $short ->
            [one] { $short } coin
           *[other] { $short } coins
        } short
    }
web-tag-own = ready
web-tag-chain = free
web-legend-own = your own resources
web-legend-chain = free by chain
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
web-sum-asks = Together they cost
web-sum-asks-brief = cost
web-sum-brings = and give
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
        [own] { $player } could build it with their own resources.
        [chain] { $player } could build it free by chain.
        [trade] { $player } would pay { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } for it.
       *[short] { $player } cannot afford it: { $short ->
            [one] { $short } coin
           *[other] { $short } coins
        } short.
    }
web-nothing = Nothing for you to do right now.
web-choose-first = Choose one
web-choose-card = { $card }: build it, put it under a wonder, or discard it?
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
web-senate-how = Tap an outlined chamber to place a cube. To move one, tap your cubes, then the chamber next to them.
web-senate-lifted = Now tap the chamber it should go to.
web-senate-same = Nothing else changes in the Senate.

## How things stand

# What somebody at the table says: $phrase is one of the set phrases.
web-says = { $player }: { $phrase }
web-thinks = { $player } is thinking
web-computer-thinks = { $player } weighs the cards
web-away = { $player } is not here at the moment
# $player is absent, or out of time.
web-stand-in = The computer is playing for { $player }
web-stand-in-mine = Your time ran out: the computer is playing for you
web-computer-plays = Let the computer play
web-dealing = Turning up cards
web-sent = Your move is on its way
web-stale = The table has changed: choose again
web-nothing-paid = Nothing was spent. This is the table as it is now.
web-lost = No connection.
web-kept = Your move is saved. When you are back online it will be sent if it is still possible.
web-take-back = Take it back
web-try-now = Try now
web-found = { $count ->
    [0] Connected again.
    [one] Connected again. { $count } thing happened meanwhile.
   *[other] Connected again. { $count } things happened meanwhile.
}
web-unreachable = The server cannot be reached at the moment.
web-failed = That did not work. Try again, or reload the page.
web-warn-science = { $player } has { $count } of 6 science symbols.
web-warn-war = { $player } is { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} from your capital.
web-undo = Undo
web-replay = Replay
web-back = Back to the table

## Panels

web-hint = Hint
web-advising = The computer is thinking about your move.
web-no-hint = There is no hint at the moment.
web-wins = Wins { $percent } of 100
web-log = Log
web-piles = Piles and unseen cards
web-unseen = { $back }: not seen yet; face down on the table: { $count }
web-box = Progress tokens in the box
web-help = The rules in short
web-menu = Menu
web-language = Language
web-theme = Theme
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-pace = Animation speed
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-none = None
web-sound = Sound on my turn
web-notify = Notify me when it is my turn and this tab is in the background
web-notify-refused = The browser does not allow notifications here.
web-notify-insecure = Browsers allow notifications only over {"https"}, or on the computer where the service runs.
web-notify-unsupported = This browser has no notifications.
web-show-theirs = Show what a card costs the opponent
web-show-legend = Explain the tags
web-names = Names
web-say = Say something
web-table = Table
web-record = Download the record
web-resign = Resign
web-resign-means = The other player then wins.
web-home = Home

## The end

web-you-win = You win
web-you-lose = You lose
web-shared = Shared victory
web-wins-name = { $player } wins
web-resigned = { $player } resigned
web-where-from = Where the points came from
web-over-game = Points over the game
web-chart = Chart of all players’ points over the game
web-rematch = Play again
web-to-rematch = To the next game
web-look = View the table

## The first game: tips, each a heading and a sentence or two

web-coach-next = Next
web-coach-leave = Leave the lesson
web-coach-step = Step { $number } of { $all }
web-coach-tap = Now you: tap “{ $card }”
web-coach-goal = Two cities, three ages
web-coach-goal-more = Take cards in turn and build your city. Win at once with your army or with six different science symbols, or have more points after Age III.
web-coach-take = Resources first
web-coach-take-more = Brown and grey cards produce resources, and resources pay for nearly everything else. You can take the outlined cards. Tap “{ $card }”.
web-coach-take-then = Here you see what it costs and what it gives you. The orange button builds it.
web-coach-city = Your city grows on the left
web-coach-city-more = At the top is what you produce and what one more unit would cost; below are your wonders and cards. The numbers at the bottom are your points by category.
web-coach-trade = The coin is the price
web-coach-trade-more = “{ $card }” needs something you do not produce, so you buy it. Tap it to see how the price comes about.
web-coach-price = Trade has its price
web-coach-price-more = A unit costs 2 coins, plus 1 for each one your opponent’s brown and grey cards produce. Watch what they build. Now build what you like.
web-coach-short = A lock means you cannot afford it
web-coach-short-more = You cannot afford “{ $card }”. Tap it anyway to see what is missing.
web-coach-lacking = No card is useless
web-coach-lacking-more = A card you cannot afford can still go under a wonder, or be discarded for coins. And then the other city does not get it.
web-coach-wonder = You can build a wonder
web-coach-wonder-more = Any accessible card will do; it goes under the wonder. Tap “{ $card }”.
web-coach-wonder-then = Choose “{ $wonder }” below the card, and confirm with the orange button. Some wonders let you play again at once.
web-coach-sell = Coins from a card
web-coach-sell-more = { $coins ->
    [one] Discard a card, and the bank pays you { $coins } coin, more with yellow cards in your city. Tap “{ $card }”.
   *[other] Discard a card, and the bank pays you { $coins } coins, more with yellow cards in your city. Tap “{ $card }”.
}
web-coach-sell-then = Choose “Discard it” and confirm with the orange button.
web-coach-chain = Some cards come free
web-coach-chain-more = Two links mean a chain: a card in your city has the symbol that makes this one free.
web-coach-war = The pawn has moved
web-coach-war-more = Each shield pushes it one space towards the other capital. On the way the other city loses coins; whoever reaches the capital wins at once.
web-coach-science = Science symbols
web-coach-science-more = Two identical symbols give you one of the progress tokens at the top. Six different ones win at once.
web-coach-age = Age II
web-coach-age-more = Cards get better and cost more. The player with the weaker army chooses who begins.
web-coach-end = Age III, the last
web-coach-end-more = Guilds count what both cities have. After the last card the points decide. You can take it from here.
