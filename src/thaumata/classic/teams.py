"""Team play: allies side by side, for four or six with Cities (C182-C194, C242-C247)."""

from mypy_extensions import i64

from thaumata.classic.box import ClassicBox
from thaumata.classic.cities.diplomacy import DiplomaticConflicts, discard_diplomacy
from thaumata.classic.cities.part import part_of
from thaumata.classic.conflicts import fight
from thaumata.classic.state import ClassicState
from thaumata.rules import Rule


class TeamConflicts(Rule[ClassicState]):
    """Each player fights only the neighbor of another team, for two tokens (C188-C191)."""

    def on_age_end(self, state: ClassicState) -> None:
        """Resolve the conflicts of the second player of each team with the first of the next."""
        diplomacy = part_of(state).diplomacy
        city: i64 = 1
        while city < state.catalog.cities:
            enemy = state.catalog.left[city]
            tokens: i64 = 2
            if diplomacy[city] > 0:
                tokens -= 1
            if diplomacy[enemy] > 0:
                tokens -= 1
            while tokens > 0:
                fight(state, city, enemy)
                tokens -= 1
            city += 2
        discard_diplomacy(state)


def add_to(box: ClassicBox) -> None:
    """Make the players of a box with Cities win and fight in teams."""
    box.side_size = 2
    box.put_instead(DiplomaticConflicts, TeamConflicts())
