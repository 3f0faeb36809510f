"""The table of values that the greedy player goes by: Agora, in hundredths of a point."""

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
"""What the control of a decree brings in a whole game; the shield counts on the track."""

FACE_DOWN: Final = 180
"""A decree that nobody has seen."""

LEAD: Final = (0, 40, 100, 140)
"""More cubes in a chamber than the opponent, by how many: what is safe stays."""

CONTROL: Final = (0, 0, 40, 150, 450, 1500, 30_000)
"""How near political supremacy is, by the number of chambers."""

CUBE: Final = 15
"""A cube that is left to be placed."""

NEXT_SENATOR: Final = 25
"""What each recruited senator makes the next ones dearer."""

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
"""What a conspiracy does when it is triggered at a good moment."""

UNPREPARED: Final = 45
PREPARED: Final = 80
"""How much of that counts before it is triggered, of a hundred."""

TOKENS: Final = {
    "corruption": 250,
    "organized_crime": 200,
}
"""What progress tokens bring later."""

WONDERS: Final = {
    "curia_julia": 700,
    "knossos": 600,
}
"""Wonders that wait to be built: less than they bring when they stand."""

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
"""What a decision is worth that the seat has earned and not yet made."""

SENATE_ACTION: Final = 150
"""As much for each senate action."""

BOTH_KEPT: Final = 380
"""As much for two conspiracies that are being drawn and will be kept."""

ICONS: Final = {
    "senate_actions": 300,
    "influence_or_plot": 220,
}
"""What the icons of an open card promise to the player to move, each unit."""
