"""The games with their expansions and numbers of seats, for the help page."""

from __future__ import annotations

from thaumata.game import Family, Game, known_variants
from thaumata.wording.words import Words


def known_games(words: Words) -> dict[str, str]:
    """Return arguments for help messages: the games, their expansions, their numbers of seats."""
    families = _families()
    return {
        "games": words.choice_of([family.name for family in families]),
        "expansions": "; ".join(
            f"{family.name}: {', '.join(family.expansions())}"
            for family in families
            if family.expansions()
        ),
        "counts": "; ".join(_seats(words, family) for family in families),
    }


def _families() -> list[Family]:
    """Return each family of games once."""
    found = {variant.partition("-")[0]: variant for variant in known_variants()}
    return [Game(variant).family for variant in found.values()]


def _seats(words: Words, family: Family) -> str:
    """Return for how many players a family is."""
    counts = family.seat_counts(())
    if len(counts) == 1:
        return f"{family.name}: {counts[0]}"
    return words(
        "usage-counts", game=family.name, least=min(counts), most=max(counts), usual=counts[0]
    )
