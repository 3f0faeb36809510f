"""The values of the greedy player for Agora, in hundredths of a point."""

from typing import Final

DECREES: Final = {
    "income_blue": 240,
    "income_green": 240,
    "income_yellow": 210,
    "income_red": 210,
    "income_wonder": 210,
    "ignore_cost_yellow": 180,
    "ignore_cost_red": 210,
    "ignore_cost_green": 240,
    "wonder_discount": 210,
    "shield": 0,
    "trade_brown": 280,
    "trade_grey": 240,
    "senate_plus_two_blue": 180,
    "discard_plus_two": 180,
    "opponent_chains": 240,
    "conspirator_play_again": 240,
}
"""The value of controlling a decree in a whole game; shields count on the track."""

FACE_DOWN: Final = 180
"""The value of a face-down decree."""

LEAD: Final = (0, 40, 100, 140)
"""The value of a lead in a chamber, by cubes: a safe one lasts."""

CONTROL: Final = (0, 0, 40, 150, 450, 1500, 30_000)
"""The value of being near political supremacy, by the number of chambers."""

CUBE: Final = 15
"""The value of a cube that is left to be placed."""

NEXT_SENATOR: Final = 25
"""The cost of each recruited senator for the next ones."""

CONSPIRACIES: Final = {
    "extortion": 450,
    "blackmail": 350,
    "expropriation": 450,
    "swindle": 250,
    "obscurantism": 300,
    "coup": 400,
    "property_fraud": 500,
    "treason": 600,
    "political_maneuver": 400,
    "espionage": 550,
    "turn_of_events": 200,
    "embezzlement": 300,
    "foreclosure": 350,
    "coercion": 350,
    "insider_influence": 250,
    "sabotage": 600,
}
"""The value of a conspiracy that is triggered at a good time."""

UNPREPARED: Final = 45
PREPARED: Final = 80
"""The percentage of that before it is triggered."""

TOKENS: Final = {
    "corruption": 250,
    "organized_crime": 200,
}
"""The later value of progress tokens."""

WONDERS: Final = {
    "curia_julia": 700,
    "knossos": 600,
}
"""The value of wonders that are not built yet: less than built ones."""

CHOICES: Final = {
    "conspirator": 200,
    "place_cube": 170,
    "move_cube": 60,
    "remove_cube": 150,
    "keep_conspiracy": 240,
    "extortion": 400,
    "obscurantism": 250,
    "property_fraud": 450,
    "treason": 550,
    "espionage": 450,
    "turn_of_events": 80,
    "foreclosure": 300,
    "coercion": 250,
    "insider_influence": 100,
    "sabotage": 500,
}
"""The value of a decision that the seat has earned and not made yet."""

SENATE_ACTION: Final = 150
"""The same for each senate action."""

BOTH_KEPT: Final = 380
"""The same for two conspiracies that are being drawn and will be kept."""

ICONS: Final = {
    "senate_actions": 300,
    "influence_or_plot": 220,
}
"""The value of icons on an accessible card for the player to move, for each unit."""
