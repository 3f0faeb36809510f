"""The value that Cities adds to a city, by the table in ``worth.py``."""

from __future__ import annotations

from mypy_extensions import i64

from thaumata.classic.cities.losses import loss_of, settle
from thaumata.classic.cities.names import CITY_PAY, PAY
from thaumata.classic.cities.part import part_of
from thaumata.classic.names import FREE_CITY
from thaumata.classic.state import ClassicState
from thaumata.game import piece_of, verb_of
from thaumata.players.values.classic.cities.worth import ICONS, LOSS, TRUCE
from thaumata.players.values.classic.conflict_value import conflict_value
from thaumata.players.values.classic.part_value import ClassicPartValue


class CitiesValue(ClassicPartValue):
    """Values losses, debts to come and diplomacy."""

    def __init__(self) -> None:
        """Add the black icons to the table."""
        super().__init__(ICONS)

    def act_alone(self, state: ClassicState, seat: i64, action: i64) -> None:
        """Pay the losses of an action."""
        verb = verb_of(action)
        if verb in (PAY, CITY_PAY):
            city: i64 = FREE_CITY if verb == CITY_PAY else seat
            settle(state, city, piece_of(action))
            part = part_of(state)
            part.losses[city] = 0
            part.losses_per_victory[city] = 0
            part.losses_per_stage[city] = 0

    def look_ahead(self, state: ClassicState, city: i64) -> None:
        """Count the rights that take effect later."""
        part = part_of(state)
        part.rights[city] = part.next_rights[city]

    def worth(self, state: ClassicState, city: i64) -> i64:
        """Return the value of losses to come, and of staying out of conflicts."""
        value = -LOSS * loss_of(state, city)
        tokens = part_of(state).diplomacy[city]
        age = state.age if state.age > 0 else 1
        while tokens > 0 and age <= 3:
            value += TRUCE - conflict_value(state, city, age, 0)
            age += 1
            tokens -= 1
        return value
