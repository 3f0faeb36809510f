"""A variant of your own: a rule is a class that overrides the moments it cares about.

Here every red card also brings its builder a coin, and discarding a card brings one coin more.
"""

from thaumata.duel import Duel
from thaumata.duel.names import RED
from thaumata.duel.state import DuelState
from thaumata.game import Game, register
from thaumata.rules import Rule


class Spoils(Rule[DuelState]):
    """Soldiers bring something home."""

    def on_built(self, state: DuelState, seat: int, card: int, by_chain: bool) -> None:
        """Pay a coin for a red card."""
        if state.catalog.color[card] == RED:
            state.give(seat, 1)

    def sale_price(self, state: DuelState, seat: int, coins: int) -> int:
        """Pay a coin more for a discarded card."""
        return coins + 1


class SpoilsOfWar(Duel):
    """Duel with that rule."""

    def __init__(self) -> None:
        """Give the variant a name of its own."""
        super().__init__()
        self.name = "spoils"

    def assemble(self, game: Game) -> None:
        """Put Duel together and add the rule."""
        super().assemble(game)
        game.rules.append(Spoils())


def main() -> Game:
    """Register the variant and begin a game of it."""
    register(SpoilsOfWar())
    game = Game("spoils", options={"wonders": "first_game"})
    print(game.variant, "begins with", game.start().decision())
    return game


if __name__ == "__main__":
    main()
