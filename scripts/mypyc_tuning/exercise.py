"""Plays the games that a profile is taken from: see `scripts/builder/profile.py`.

Random games of every kind of table, and searches, in about the shares in which a player's time is
spent on them. Everything follows from fixed seeds.
"""

from thaumata.game import Game
from thaumata.players.playout import Playout
from thaumata.players.playout_many import RandomGames
from thaumata.players.playout_tally import Tally
from thaumata.players.series import Series

RANDOM_GAMES = {
    "duel": 3000,
    "duel+pantheon": 1000,
    "duel+agora": 1000,
    "duel+pantheon+agora": 1000,
    "classic-2": 300,
    "classic-3": 2000,
    "classic-4+cities": 400,
    "classic-4+cities+teams": 200,
    "classic-5": 400,
    "classic-7": 800,
}
"""How many games of each variant are dealt, and as many again drawn freely."""

SEARCHED_GAMES = ("duel", "duel+pantheon+agora", "classic-3", "classic-4+cities")

"""The variants of which one game is played in which every seat looks ahead."""


def main() -> None:
    """Play all of it."""
    for variant, games in RANDOM_GAMES.items():
        game = Game(variant)
        RandomGames(game, 1, Tally(game)).play(0, games)
        playout = Playout(1)
        for _ in range(games):
            playout.finish(game.start())
    for variant in SEARCHED_GAMES:
        game = Game(variant)
        Series(game, ["medium"] * game.seats, 1).play_game(0)


if __name__ == "__main__":
    main()
