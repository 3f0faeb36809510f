"""Twenty thousand random games, checked after every action in compiled code."""

from typing import cast

import pytest

from tests.proof.walk import OPTION_SETS
from thaumata import Game
from thaumata.agenda import Step
from thaumata.duel import names
from thaumata.duel.catalog import Catalog
from thaumata.duel.soundness import DuelSoundness
from thaumata.players.playout_checked import CheckedPlayout

CHUNKS = [
    *((options, 1_000, seed) for seed, options in enumerate(OPTION_SETS[1:])),
    *(({}, 2_000, seed) for seed in range(100, 108)),
]
"""Options, number of games, seed: small enough to be shared out among processes."""


def playout(options: dict[str, str], seed: int) -> CheckedPlayout:
    game = Game("duel", options=options)
    return CheckedPlayout(game, DuelSoundness(cast(Catalog, game.catalog)), seed)


def test_twenty_thousand_games_are_played() -> None:
    assert sum(games for _, games, _ in CHUNKS) == 20_000


def test_every_value_of_every_option_is_played() -> None:
    game = Game("duel")
    played = [Game("duel", options=options).options for options in OPTION_SETS]
    for option, values in game.family.options(()).items():
        assert {options[option] for options in played} == set(values)


@pytest.mark.compiled_only
@pytest.mark.parametrize(("options", "games", "seed"), CHUNKS)
def test_random_games_stay_sound(options: dict[str, str], games: int, seed: int) -> None:
    """Cards, coins, legal actions and copies are in order, and nothing is left unplayed."""
    player = playout(options, seed)
    player.play(games)
    assert player.tally.games == games
    assert player.copies > 15 * games
    never = never_asked(options)
    decisions = {d.name for d in player.game.decisions if d.name and not isinstance(d, Step)}
    asked = {d.name for kind, d in enumerate(player.game.decisions) if player.kinds[kind]}
    assert asked == decisions - never
    used = {verb for verb in range(256) if player.verbs[verb]}
    assert used == set(player.game.verbs) - never_used(options)


def never_asked(options: dict[str, str]) -> set[str]:
    """Decisions that these options leave out."""
    method = options.get("wonders", "draft")
    return {
        "draft": set[str](),
        "random": {"pick_wonder"},
        # Neither the Great Library nor the Mausoleum is among the wonders of a first game.
        "first_game": {"pick_wonder", "deal_wonder", "draw_token", "library", "mausoleum"},
    }[method]


def never_used(options: dict[str, str]) -> set[int]:
    """Verbs that these options leave out."""
    verbs = {"pick_wonder": names.PICK, "deal_wonder": names.DEAL_WONDER}
    never = {verbs[decision] for decision in never_asked(options) & verbs.keys()}
    return never if options.get("progress") == "may_decline" else never | {names.PASS}


def test_a_few_random_games_stay_sound_interpreted_too() -> None:
    player = playout({}, 1)
    player.play(20)
    assert player.tally.games == 20


def test_a_seed_fixes_every_game() -> None:
    digests = []
    for seed in (5, 5, 6):
        player = playout({}, seed)
        player.play(3)
        digests.append(player.digest())
    assert digests[0] == digests[1] != digests[2]
