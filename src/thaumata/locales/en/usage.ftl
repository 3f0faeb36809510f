# What the command line says about itself: the pages of --help, and mistakes on the line.
# For translators: what a person types, such as {"greedy"}, stands in quotation marks and braces and stays as it is. The
# values are short words in capital letters. An explanation is a sentence with a full stop.

## The parts of a page

# $values are what the command needs, such as GAME.
usage-line = Usage: { $command } [OPTIONS] { $values }
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
usage-opponents = Opponents:
usage-examples = Examples:
usage-default = [default: { $value }]

## Values

value-command = COMMAND
value-game = GAME
value-own = FILE:CLASS
value-name = NAME
value-names = NAME,…
value-number = N
value-file = FILE
value-family = FAMILY
value-folder = FOLDER
value-program = PROGRAM
# The number or the name of a game, which may be left out.
value-save = [N|NAME]
# The name of an option, the equals sign and its value.
value-option = NAME=VALUE

## The commands

usage-thaumata = An open digital edition of 7 Wonders Duel and 7 Wonders, unofficial.
usage-thaumata-more = Each command explains itself: {"thaumata simulate --help"}
usage-play = Play a game in the terminal, against the computer or someone next to you.
# The words to type are those of the messages command-undo and command-help.
usage-play-more = Type the number of a choice, or an action such as “{"build baths"}”. Type ? and a name to have any card explained, undo to take a choice back, help for everything else. The game is written down as you play: leave whenever you like and go on later.
usage-replay = Retell a recorded game from the first deal to the score sheet.
usage-replay-more = The numbers before the lines count actions, the dealer’s included; {"--at"} takes them.
usage-show = Draw a position, with everything that may be done in it and what it costs.
usage-hint = Give a hint for a position: the best actions, how often they win, and why.
usage-hint-more = The computer looks ahead as its level does, with what the player may know and nothing else.
usage-analyse = Judge every decision of a recorded game: how it stood, its turning points, what would have been better.
usage-analyse-more = Each decision is judged by what its player could know at that time.
usage-simulate = Let computer players play many games and sum up how they ended.
usage-bench = Measure how fast the rules are.
usage-bench-more = How many random games of Duel and of 7 Wonders for three and seven they play a second, compiled and as plain Python, and what a state takes in time and memory, and a list of choices in time. The best of several rounds counts; the two take turns. In a checkout of the sources each run adds a line to {"benchmarks/history.jsonl"}.
usage-components = Write every component of a game as JSON: costs, icons, chains, counts, and the words in all languages.
usage-schema = Write the JSON Schema of what goes over a wire: views, actions, events, positions, components.

## Arguments and options

# $games are names, with "or" before the last.
usage-game = The game: { $games }, or a class in a file of yours, {"mine.py:RichDuel"}.
usage-game-played = The game: { $games }, or a class in a file of yours, {"mine.py:RichDuel"}. To go on with an old one it may be left out.
usage-told = The record of a game; {"-"} reads the input.
usage-position = A position; {"-"} reads the input.
usage-unchecked = Draw it even if no real game could get there.
usage-own-game = Your own game that this file belongs to, {"mine.py:RichDuel"}.
usage-opponent = Who plays against you, in every other seat: one of the opponents below ({"greedy"} by default), {"human"} for people at one terminal, or a class in a file of yours, {"mybot.py:MyBot"}.
usage-seat = Your seat, counted from 1; 1 by default.
usage-name = Your name.
usage-dealer = Who deals: {"computer"} (by default), or {"human"} to enter a game from a real table as it is dealt.
usage-deal = The same seed deals the same cards; without one the deal is a new one.
# $expansions are names to type, by game.
usage-expansions = Expansions to play with, separated by commas. { $expansions }.
usage-option = A choice of rules, such as {"wonders=first_game"} or {"sides=A"}; there may be several.
usage-record = Keep the game in this file; if it holds one already, go on with it.
usage-resume = Go on with a game that had no file of its own and is not over: the one with this number or name, else one of a list.
usage-language = The language of the answer; by default that of your system.
usage-at = Draw the position after this many actions instead.
usage-position-json = Print the position as JSON and nothing else: the last one, or that of {"--at"}.
usage-hint-file = A position, or the record of a game; {"-"} reads the input.
usage-hint-seat = Whom to advise, counted from 1, where several are to decide.
usage-hint-at = For a record: advise after this many actions instead of after the last.
usage-hint-seed = The same seed gives the same advice.
usage-advice-level = How far to look ahead: {"medium"}, {"hard"} or {"expert"}.
usage-step = Go through the game position by position.
# A level: its name, and a sentence on how it plays.
usage-level = { $name }. { $manner }
usage-players = Who plays, seat by seat: the opponents below, or a class in a file of yours, {"mybot.py:MyBot"}. One name fills every seat.
usage-games = How many games.
usage-seed = The same seed gives the same games.
usage-jobs = How many processes share the games.
# $counts are numbers, by game.
usage-seats = How many play, where there is a choice. { $counts }.
# A part of that list, for a game with a choice.
usage-counts = { $game }: { $least } to { $most } ({ $usual } by default)
usage-teams = Allies win together, for 4 or 6 players with {"cities"}: short for the expansion {"teams"}.
usage-json = Print JSON and nothing else.
usage-rounds = How many rounds to take the best of.
usage-history = Add a line of JSON to this file.
usage-version = Show the version, and whether the rules are compiled.
usage-help = Show this page.

## Mistakes; $help is what to type for the page of the command

error-unknown-command = There is no command “{ $command }”. Choose one of: { $commands }. For help: { $help }
error-unknown-flag = No such option: { $option }. For help: { $help }
# $similar is one option, or several with "or" before the last.
error-similar-flag = No such option: { $option }. Is it { $similar }? For help: { $help }
error-flag-alone = After { $option } a value is missing. For help: { $help }
error-flag-value = { $option } is written without a value. For help: { $help }
error-missing-argument = Missing argument: { $argument }. For help: { $help }
error-extra-argument = “{ $argument }” is one argument too many. For help: { $help }
error-usage = The command line is not understood. For help: { $help }

usage-train = Let the computer learn from games, generation by generation.
usage-train-family = What it learns: {"duel"} or {"classic"}, with all expansions.
usage-train-folder = Where games and networks lie; what is there already is used again.
usage-train-generations = How many generations in all; the first learns from the greedy player.
usage-train-games = How many games each generation plays.
usage-train-python = The Python that fits networks, if another one has {"numpy"}, or {"cupy"} and a GPU.
