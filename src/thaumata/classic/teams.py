"""Team play: allies side by side, for four or six with Cities (C182-C194, C242-C247)."""

from thaumata.classic.box import ClassicBox
from thaumata.classic.cities.diplomacy import DiplomaticConflicts
from thaumata.classic.cities.part import part_of
from thaumata.classic.state import ClassicState


class TeamConflicts(DiplomaticConflicts):
    """Each player fights only the neighbor of another team, for two tokens (C188-C191)."""

    def fights(self, state: ClassicState) -> list[tuple[int, int]]:
        """Resolve the conflicts of the second player of each team with the first of the next."""
        diplomacy = part_of(state).diplomacy
        found: list[tuple[int, int]] = []
        for city in range(1, state.catalog.cities, 2):
            enemy = state.catalog.left[city]
            tokens = 2 - int(diplomacy[city] > 0) - int(diplomacy[enemy] > 0)
            found += [(city, int(enemy))] * tokens
        return found


def add_to(box: ClassicBox) -> None:
    """Make the players of a box with Cities win and fight in teams."""
    box.side_size = 2
    box.put_instead(DiplomaticConflicts, TeamConflicts(twice=False))
