# The service: its command, and what it says to people in a browser.
# For translators: what a person types stands in quotation marks and braces and stays as it is.

## The commands

value-host = ADDRESS
value-url = URL
value-hash = HASH
usage-serve = Host tables for browsers and programs, until you stop it.
usage-serve-more = By default it serves this computer only and keeps everything in a file in your data folder. Every option can be set in the environment too: {"--database"} is {"THAUMATA_DATABASE"}, and so on; a flag goes first.
usage-host = The address to listen at; {"127.0.0.1"} is this computer alone, {"0.0.0.0"} every network. [default: 127.0.0.1]
usage-port = The port to listen at; 0 is any free one. [default: 8000]
usage-network = Let other devices in your network play, too: prints the address to open there, and a QR code for phones.
usage-fd = Serve on a socket that listens already, by its file descriptor, as a supervisor hands it on: a restart then refuses no connection.
usage-database = Where tables are kept: {"sqlite:///FILE"} or {"postgresql://USER:PASSWORD@HOST/NAME"}. [default: a file in your data folder]
usage-origin = Where browsers find the service, if a proxy stands before it: {"https://games.example.org"}.
usage-workers = How many processes think for computer players. [default: 2]
usage-tables = How many unfinished tables one guest may have opened. [default: 50]
usage-rate = How many messages a second one guest may send. [default: 20]
usage-idle = After how many seconds a table that nobody is viewing is unloaded from memory. [default: 300]
usage-patience = How many seconds a computer player may think. [default: 60]
usage-absence = How many seconds the others wait for a player at a table without a clock, before a computer takes the seat; 0 means no limit. [default: 600]
usage-served-game = A game of your own to offer beside the others: a class in a file, {"mine.py:RichDuel"}. It can be given several times. The file runs with the rights of the service, so name only files that you trust.
usage-verify = Check that every card of a game came as the seed fixed before it began.
usage-verify-more = The server shows a hash before the first card, and the seed when the game is over. The same hash shows that it had no choice in between.
usage-verified = The record of a finished game; {"-"} reads the input.
usage-commitment = The hash that was shown before the game, to be compared.

label-serving = The service is ready: { $address }
label-network = On other devices in your network, open: { $address }
label-network-others = If that does not open there, try: { $addresses }
label-network-scan = With a phone, scan this:
label-network-none = This computer is in no network now: no other device can reach it.
label-verified = { $count ->
    [one] { $count } deal matches
   *[other] { $count } deals match
} seed { $seed }.
label-commitment = The hash shown before the game must be { $hash }
error-no-service = The service is not installed. Type: { $command }
error-no-postgres = The PostgreSQL driver is not installed. Type: { $command }
error-not-served = The service could not start; the lines above say why.
error-database = The database cannot be used: { $reason }
error-database-url = The database is not understood. It is written as one of: { $forms }
error-origin = “{ $origin }” is not where browsers can find a service. It is written like { $form }
error-network-host = “{ $option }” is for other devices, but “{ $host }” is this computer alone.
error-served-game = “{ $name }” does not name a game in a file. It is written like { $form }
error-served-twice = The game “{ $name }” calls itself “{ $family }”, and there is a game of that name already.
error-no-seed = The record has no seed: what was dealt cannot be checked.
error-deal = Action { $number } dealt “{ $text }”, but the seed says “{ $due }”.
error-commitment = The record belongs to another hash: { $found }
error-table-line = Line { $line } of the table no longer fits the rules: { $reason }
error-table-hash = the position is another one
label-undo-other = That cannot be undone: another player has acted since.

## What a person in a browser reads

service-again = The table is being set up again. Try once more.
service-not-saved = This could not be saved, so nothing has changed. Try again in a moment.
service-unreachable = The tables cannot be reached at the moment. Nothing is lost. Try once more.
service-failed = Something went wrong on our side. It has been logged.
service-malformed = The message was not understood.
service-too-long = The message is too long.
service-too-quick = That was too quick. Wait a moment.
service-no-page = There is nothing at this address.
service-no-client = The pages for browsers are not built here. Type: {"make play"}
service-no-method = This cannot be done at this address.
service-origin = The request comes from another site.
service-stranger = Choose a name first.
service-no-name = A name needs at least one letter.
service-bad-key = This key does not work.
service-no-table = There is no such table.
service-no-record = This table has no record.
service-no-position = This game has no position { $number }.
service-not-your-past = While the game is in progress you can look back from your own seat only.
service-many-tables = You have { $most ->
    [one] { $most } unfinished table
   *[other] { $most } unfinished tables
}; more are not possible.
service-many-sockets = You have too many tables open at once.
service-no-level = There is no level “{ $level }”. Choose one of: { $levels }.
service-no-seat = You have no seat at this table.
service-no-such-seat = There is no seat { $seat } at this table.
service-no-free-seat = This seat is taken.
service-own-seat = This is your own seat.
service-not-host = Only the host of the table may do that.
service-not-invited = You need the link of the table to sit down.
service-not-ready = { $player } is not ready yet.
service-not-absent = The player in this seat is here.
service-stand-in = The computer is playing for you. Open the table again to take your seat back.
service-time-up = Your time is up: a computer decides for you.
service-not-asked = There is nothing for you to do right now.
service-no-hints = There are no hints while other people play at the table.
service-no-study = This could not be calculated. Try again.
service-is-lobby = The game has not begun.
service-is-playing = The game is in progress.
service-is-over = The game is over.
service-is-closed = The table is closed.
service-closed-rules = This game cannot go on: the rules have been corrected since, and line { $line } no longer fits them. Its record is kept.
service-closed-admin = This table was closed by the administrator. Its record is kept.
service-unknown-game = The game of this table, “{ $variant }”, is not offered here now. Nothing is lost: the table goes on when the server is started with it again.

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-hurry = Your turn, when you are ready.
phrase-thinking = Let me think.
phrase-good-game = Good game!
phrase-wow = Wow!
phrase-applause = 👏
phrase-laughter = 😄
phrase-surprise = 😮
phrase-sadness = 😢

## How many tables a service can hold

value-measured = [{"server"}]
value-numbers = N,…
usage-measured = Leave it out to measure the rules; {"server"} starts a service and plays many tables through real sockets.
usage-load-tables = With {"server"}: how many tables are played at once, one number after the other.
usage-load-rate = With {"server"}: how many actions a second all tables together try to play.
usage-load-seconds = With {"server"}: for how many seconds each number of tables is measured.
label-progress-tables = { $tables ->
    [one] Playing { $tables } table
   *[other] Playing { $tables } tables
}
label-load-tables = Tables
label-load-actions = Actions a second
label-load-p50 = Half within, ms
label-load-p99 = 99 of 100 within, ms
label-load-refused = Refused
label-load-memory = Memory a table, KB
label-load-socket = Memory a socket, KB
label-load-service = Work of the service, ms an action
label-load-crowd = Work of the players, ms an action
error-measured = “{ $what }” cannot be measured. Leave it out, or choose: { $known }

## For the operator of a service

value-tables = [TABLE…]
value-days = DAYS
usage-admin = List, close and purge the tables of a service.
usage-admin-more = Works on the database itself, whether the service runs or not; nothing of a game is shown. Anyone at a table that is closed is told within seconds, and its record stays. Only tables that are over or closed can be purged, and then their records are gone for good: make a backup first.
usage-admin-what = What to do: {"list"} tables; {"close"} those that are not finished; {"purge"} finished and closed ones for good.
usage-admin-tables = The ids of tables; {"list"} shows them.
usage-admin-stage = Only tables in this stage.
usage-admin-older = Only tables where nothing has happened for so many days.
usage-admin-database = The database of the service, as for {"serve"}; {"THAUMATA_DATABASE"} does as well. [default: the file in your data folder]
label-admin-table = Table
label-admin-game = Game
label-admin-stage = Stage
label-admin-players = Players
label-admin-lines = Lines
label-admin-changed = Last change
label-stage-lobby = not begun
label-stage-playing = in play
label-stage-over = over
label-stage-closed = closed
label-admin-list = { $count ->
    [0] There is no such table.
    [one] { $count } table
   *[other] { $count } tables
}
label-admin-close = { $count ->
    [0] There was nothing to close.
    [one] { $count } table is closed.
   *[other] { $count } tables are closed.
}
label-admin-purge = { $count ->
    [0] There was nothing to purge.
    [one] { $count } table is gone for good.
   *[other] { $count } tables are gone for good.
}
error-no-database = There is no database of a service: { $path }
error-admin-what = “{ $what }” cannot be done with tables. Choose one of: { $known }.
error-admin-stage = There is no stage “{ $stage }”. Choose one of: { $known }.
error-admin-which = Say which tables: name them, or give { $option }.
error-admin-table = There is no table “{ $table }” of that kind.
error-admin-finished = Table { $table } is finished already.
error-admin-unfinished = Table { $table } is not finished. Close it first.
