"""``thaumata components``: print every component of a variant as JSON."""

from __future__ import annotations

from typing import Final

from thaumata.cli.console import print_json
from thaumata.cli.errors import reporting_errors
from thaumata.cli.expansions import named_expansions
from thaumata.cli.options import Expansions, Language, Options, Seats, Variant, make_game
from thaumata.components import components_of

EXAMPLES: Final = """\
thaumata components duel
thaumata components duel --expansions pantheon,agora
thaumata components classic --expansions cities
"""


def components(
    variant: Variant,
    seats: Seats = None,
    expansions: Expansions = "",
    option: Options = None,
    language: Language = "",
) -> None:
    """Print every component of a variant as JSON, with its words in all languages."""
    with reporting_errors(language):
        named = named_expansions(expansions, in_teams=False)
        game = make_game(variant, seats, named, option)
        print_json(components_of(game), is_indented=True)
