# What the client in the browser says besides what the program says everywhere.
# For translators: labels are short and start with a capital letter unless they stand on a tag; sentences end with a full
# stop. To the player as “you”. No exclamation marks, never “error”. Nothing may depend on the width of the English word.

## Home

web-lead = The seven wonders, in your browser.
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
web-waiting = Waiting for a player
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
web-link-local-how = For other devices, start the server with “{"make play NETWORK=1"}” or “{"thaumata serve --network"}”.
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
# $player is the one who gets the device next.
web-hand-over = Pass the device to { $player }
web-hand-over-how = Tap when only { $player } can see the screen.
web-hand-over-take = I am { $player }: show the table
web-player-now = { $player }, now
web-tag-own = ready
web-tag-chain = free
web-legend-own = your own resources
web-legend-chain = free by chain
web-legend-trade = buy the rest
web-legend-short = out of reach
web-hide = Hide this line

## Deciding

web-nothing = Nothing for you to do right now.
web-choose-first = Choose one
web-compare = Tap something else to compare. Nothing is final until you confirm.
web-key-confirm = confirm
web-key-back = back
web-keys-walk = from card to card,
web-keys-choose = to choose and confirm,
web-keys-pick = to pick an answer,

## How things stand

# What a player says at the table: $phrase is one of the set phrases.
web-says = { $player }: { $phrase }
web-thinks = { $player } is thinking
# $players: several players who decide at the same time.
web-thinking = { $players } are thinking
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
web-take-back = Don’t send it
web-try-now = Try now
web-found = { $count ->
    [0] Connected again.
    [one] Connected again. { $count } thing happened meanwhile.
   *[other] Connected again. { $count } things happened meanwhile.
}
web-unreachable = The server cannot be reached at the moment.
web-failed = That did not work. Try again, or reload the page.
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
web-notify-insecure = Browsers allow notifications only over {"https"}, or on the computer where the server runs.
web-notify-unsupported = This browser has no notifications.
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
# A team: $players is a list of names.
web-win-names = { $players } win
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
