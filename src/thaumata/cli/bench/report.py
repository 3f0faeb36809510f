"""The figures of ``thaumata bench`` as tables."""

from __future__ import annotations

from collections.abc import Callable

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from thaumata.cli.bench.action_listing import Listing
from thaumata.cli.bench.compared import Comparison, Result
from thaumata.cli.bench.rules import LEVEL, MIDGAME, Round
from thaumata.wording.words import Words


def print_result(words: Words, result: Result) -> None:
    """Print a table for each variant."""
    duel = Comparison(result.compiled, result.interpreted, result.ratio, result.facts)
    first, *_ = MIDGAME
    console = Console(highlight=False)
    for variant, comparison in {first: duel, **result.others}.items():
        console.print(_table(words, variant, comparison))
        if comparison.ratio is not None:
            console.print(words("label-speed-ratio", ratio=str(comparison.ratio)))
    for variant, simulations in result.simulations_per_second.items():
        figure = f"{simulations:.0f}"
        console.print(words("label-simulations", variant=variant, level=LEVEL, simulations=figure))
    if result.compiled is None:
        console.print(words("label-not-compiled"))


def _table(words: Words, variant: str, comparison: Comparison) -> Table:
    """Lay out the figures of a variant, compiled beside interpreted."""
    table = Table("", box=SIMPLE_HEAD, title=variant, title_justify="left")
    table.add_column(words("label-compiled"), justify="right")
    table.add_column(words("label-interpreted"), justify="right")
    fast, slow, facts = comparison.compiled, comparison.interpreted, comparison.facts

    def add(label: str, figure: Callable[[Round], float]) -> None:
        table.add_row(
            words(label), *("-" if each is None else f"{figure(each):.0f}" for each in (fast, slow))
        )

    def add_fact(label: str, figure: str) -> None:
        table.add_row(words(label), *((figure,) if fast else ("-", figure)))

    add("label-games-per-second", lambda each: each.games_per_second)
    add("label-copy-time", lambda each: each.copy_nanoseconds)
    add("label-copy-into-time", lambda each: each.copy_into_nanoseconds)
    add_fact("label-state-size", str(facts.state_bytes))
    add_fact("label-allocating-moves", f"{100 * facts.allocating_moves:.1f}")
    add_fact("label-decisions-per-game", f"{facts.decisions_per_game:.1f}")
    add_fact("label-choices-per-decision", f"{facts.choices_per_decision:.1f}")
    if slow.listing is not None:
        add("label-listing-easy", lambda each: _listing(each).easy_nanoseconds)
        add("label-listing-worst", lambda each: _listing(each).worst_nanoseconds)
        add_fact("label-listed-easy", str(slow.listing.easy_choices))
        add_fact("label-listed-worst", str(slow.listing.worst_choices))
        add_fact("label-most-plans", str(slow.listing.most_plans))
    return table


def _listing(measured: Round) -> Listing:
    assert measured.listing is not None
    return measured.listing
