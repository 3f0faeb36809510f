"""Thousands of random games of each variant, checked after every action in compiled code."""

import pytest

from tests.proof.reach import Reach, expected, rare
from tests.proof.walk import (
    DUELS,
    PROVED,
    VARIANTS,
    option_sets,
)
from thaumata import Game
from thaumata.agenda import Step
from thaumata.duel import names
from thaumata.proof.checked_playout import CheckedPlayout
from thaumata.proof.families import soundness_of

GAMES = dict.fromkeys(DUELS, 4_000)
FEWER_GAMES = 1_000
"""The number of games of a variant, with a twentieth of them for each unusual set of options."""

SEEDS = {"duel+pantheon": 400}
USUAL_SEED = 100
"""The seed of a variant's first set of options; each further set has the next.

That of Pantheon was searched for: in some thousands of games only one takes a token before the
first turn."""

each_variant = pytest.mark.parametrize("variant", VARIANTS)
each_proved = pytest.mark.parametrize("variant", PROVED)


def playout(variant: str, options: dict[str, str], seed: int) -> CheckedPlayout:
    game = Game(variant, options=options)
    return CheckedPlayout(game, soundness_of(game), seed)


@each_variant
def test_every_value_of_every_option_is_played(variant: str) -> None:
    game = Game(variant)
    played = [Game(variant, options=options).options for options in option_sets(variant)]
    for option, values in game.family.options(game.expansions).items():
        assert {options[option] for options in played} == set(values)


@pytest.mark.compiled_only
@each_variant
def test_random_games_stay_sound_and_reach_everything(variant: str) -> None:
    """Cards, coins, legal actions and copies are in order, and nothing is left unplayed."""
    asked: set[str] = set()
    used: set[int] = set()
    total = GAMES.get(variant, FEWER_GAMES)
    left = total
    reach = Reach(Game(variant))
    first_seed = SEEDS.get(variant, USUAL_SEED)
    for seed, options in reversed(list(enumerate(option_sets(variant), first_seed))):
        player = playout(variant, options, seed)
        games = total // 20 if options else left
        left -= games
        for _ in range(games):
            state = player.game.start()
            state.log = []
            player.tally.count(state, player.finish(state))
            reach.look(state)
        assert player.tally.games == games
        assert player.copies > 15 * games
        met = {d.name for kind, d in enumerate(player.game.decisions) if player.kinds[kind]}
        assert not met & never_asked(player.game)
        asked |= met
        used |= {verb for verb in range(256) if player.verbs[verb]}
    assert left == 0
    games_with_all = [Game(variant, options=options) for options in option_sets(variant)]
    assert asked == {
        d.name for game in games_with_all for d in game.decisions if d.name and not is_step(d)
    }
    assert used == {verb for game in games_with_all for verb in game.verbs}
    for what, ids in expected(reach.game).items():
        assert reach.done[what] == ids, what
    for what, ids in rare(reach.game).items():
        assert len(ids) / 2 < len(reach.done[what] & ids) == len(reach.done[what]), what


def is_step(decision: object) -> bool:
    return isinstance(decision, Step)


def never_asked(game: Game) -> set[str]:
    """Decisions excluded by the options of a game."""
    if game.family.name == "classic":
        return set() if game.options["sides"] == "choose" else {"choose_side"}
    if game.options["wonders"] == "draft":
        return set()
    if game.options["wonders"] == "random":
        return {"pick_wonder"}
    # Neither the Great Library nor the Mausoleum is among the wonders of a first game; a god
    # asks what the Mausoleum does.
    never = {"pick_wonder", "deal_wonder", "draw_token", "library"}
    return never if "pantheon" in game.expansions else never | {"mausoleum"}


def test_without_an_option_its_words_are_not_used() -> None:
    player = playout("duel", {}, 3)
    player.play(20)
    assert not player.verbs[names.PASS]
    assert player.verbs[names.PICK] == 20 * 8


@each_proved
def test_a_few_random_games_stay_sound_interpreted_too(variant: str) -> None:
    games = 4 if variant in DUELS else 1
    for options in option_sets(variant):
        player = playout(variant, options, 1)
        player.play(games)
        assert player.tally.games == games


@each_proved
def test_a_seed_fixes_every_game(variant: str) -> None:
    digests = []
    for seed in (5, 5, 6):
        player = playout(variant, {}, seed)
        player.play(2)
        digests.append(player.digest())
    assert digests[0] == digests[1] != digests[2]
