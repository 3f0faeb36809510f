"""``thaumata verify``: check that the cards of a record were dealt as its seed says."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from thaumata.cli.console import read_text
from thaumata.cli.errors import reporting_errors
from thaumata.cli.options import Language
from thaumata.game import ThaumataError
from thaumata.play.fairness import Deal, check_deal
from thaumata.record import Record

EXAMPLES: Final = """\
thaumata verify evening.record
thaumata verify evening.record --commitment 9f86d0818…
"""


def verify(
    record: Annotated[str, typer.Argument(metavar="value-file", help="usage-verified")],
    commitment: Annotated[str, typer.Option(metavar="value-hash", help="usage-commitment")] = "",
    language: Language = "",
) -> None:
    """Check that every card was dealt as the seed says that was fixed before the game."""
    with reporting_errors(language) as words:
        game = Record.parse(read_text(record))
        dealt = check_deal(game)
        assert game.seed is not None
        found = Deal(game.seed, game.nonce).commitment
        if commitment and commitment.strip().lower() != found:
            raise ThaumataError("error-commitment", found=found)
        print(words("label-verified", count=dealt, seed=str(game.seed)))
        print(words("label-commitment", hash=found))
