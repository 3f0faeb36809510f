"""Every variant keeps the contract, ours and a user's own; one that does not is detected."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from examples.house_rule import SpoilsOfWar
from tests.auction import BID, Auction, Bids, Fortune, Payday, Purse, ShowPrize, purse_of
from tests.proof.walk import VARIANTS, Games, every, full_games, game_of
from thaumata import Game, State
from thaumata.agenda import Decision
from thaumata.game import Family, Part, Verb, register
from thaumata.proof.conformance import ContractBroken, Deal, check
from thaumata.proof.families import soundness_of
from thaumata.proof.soundness import Soundness, Unsound
from thaumata.rng import Rng
from thaumata.rules import Rule

SHARES = full_games()


@pytest.mark.parametrize("games", SHARES.values(), ids=list(SHARES))
def test_our_variants_keep_the_contract(games: Games) -> None:
    for game, seed in games:
        check(game, games=1, seed=seed, soundness=soundness_of(game), every=every(game))


def test_a_foreign_variant_keeps_the_contract() -> None:
    register(Auction())
    check(Game("auction"), games=20, every=1)


def test_a_variant_built_on_ours_keeps_the_contract() -> None:
    register(SpoilsOfWar())
    check(Game("spoils"), games=1, every=2)
    check(Game("spoils+agora"), games=1, every=3)


@pytest.mark.parametrize("variant", VARIANTS)
def test_much_of_a_deal_has_a_place_of_its_own(variant: str) -> None:
    """Two games with the same seed have enough draws in common to be compared."""
    for seed in range(3):
        game = game_of(variant, seed)
        shared = Deal(game, seed, 1).at.keys() & Deal(game, seed, 2).at.keys()
        # Age I is dealt almost whole even in the shortest game.
        assert len(shared) >= 20


# Variants that break a promise


class Offering(Bids):
    """Offers the same bid twice."""

    def fill(self, state: State, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        n = super().fill(state, argument, seat, buffer)
        buffer[n] = buffer[0]
        return n + 1


class Silent(Bids):
    """Asks, but offers nothing."""

    def fill(self, state: State, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        return 0


class Picking(Bids):
    """Picks illegal actions."""

    def pick(self, state: State, argument: i64, seat: i64, rng: Rng, buffer: vec[i64]) -> i64:
        return super().pick(state, argument, seat, rng, buffer) + 256 * 77


class Careless(Bids):
    """Changes a purse when asked for legal actions."""

    def fill(self, state: State, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        purse_of(state).coins[seat] += 1
        return super().fill(state, argument, seat, buffer)


class Loaded(ShowPrize):
    """Gives some prizes no probability."""

    def weight(self, state: State, argument: i64, action: i64) -> i64:
        return 0 if state.legal_actions(7)[0] == action else 1


class Wavering(ShowPrize):
    """Makes the place of a prize depend on the seats' purses."""

    def place(self, state: State, argument: i64) -> i64:
        return sum(purse_of(state).coins) % 4 if purse_of(state).shown else 0


class Shared(Purse):
    """Forgets to copy its lists."""

    def copy_into(self, other: Part) -> None:
        super().copy_into(other)
        assert isinstance(other, Purse)
        other.coins = self.coins


class Forgetful(Purse):
    """Knows less each time it is called."""

    def hide_from(self, seat: i64) -> None:
        super().hide_from(seat)
        self.lucky[seat] += 1


class Lossy(Purse):
    """Loses something in a copy."""

    def copy_into(self, other: Part) -> None:
        super().copy_into(other)
        assert isinstance(other, Purse)
        other.shown = []


class Chatty(Bids):
    """Shows all seats what was sealed."""

    def is_complete(self, state: State, argument: i64, seat: i64) -> bool:
        purse_of(state).coins[seat] += 1
        return super().is_complete(state, argument, seat)


class Dreaming(Fortune):
    """Imagines its own secret anew."""

    def on_resample(self, state: State, seat: i64, rng: Rng) -> None:
        purse_of(state).lucky = [1 + int(rng.below(600)) for _ in range(3)]


class Fruitless(Payday):
    """Ends the game without a winner."""

    def run(self, state: State, argument: i64) -> None:
        super().run(state, argument)
        state.winners = 0


class Broken(Auction):
    """An auction that breaks a promise."""

    def __init__(self, flaw: object) -> None:
        Family.__init__(self, "broken")
        self.flaw = flaw

    def assemble(self, game: Game) -> None:
        super().assemble(game)
        flaw = self.flaw
        if isinstance(flaw, Decision):
            same = [isinstance(flaw, type(decision)) for decision in game.decisions]
            game.decisions[same.index(True)] = flaw
        elif isinstance(flaw, Rule):
            game.rules = [flaw]
        elif isinstance(flaw, tuple):
            game.categories = flaw
        elif isinstance(flaw, dict):
            game.verbs.update(flaw)
        else:
            game.part_makers = [cast(type[Purse], flaw)]


@pytest.mark.parametrize(
    ("flaw", "message"),
    [
        (Offering(), "bids: seat . may do something twice over"),
        (Silent(), "bids: seat . has 0 actions, asked True"),
        (Picking(), "bids: seat . picked .*, which is not legal"),
        (Careless(), "bids: asks: asking has changed the state"),
        (Chatty(), "bids: seat . knows what seat . has sealed"),
        (Loaded("show_prize"), "show_prize: something legal has no chance"),
        (Wavering("show_prize"), "place .* is dealt differently|depends on what is played"),
        (Fruitless("payday"), "the end: won by"),
        (Shared, "copies: asking has changed the state"),
        (Forgetful, "a seat forgets what it knows"),
        (Lossy, "a copy differs"),
        (Dreaming(), "what seat . imagines looks different to it"),
        (("coins", "prizes", "fame", "coins"), "the sheet has the rows"),
        ({BID: Verb("bid")}, "two actions are written 'bid'"),
    ],
    ids=lambda flaw: getattr(flaw, "__name__", type(flaw).__name__),
)
def test_a_broken_promise_is_named(flaw: object, message: str) -> None:
    register(Broken(flaw))
    with pytest.raises(ContractBroken, match=message):
        check(Game("broken"), games=20, every=1)


def test_a_position_that_is_not_sound_is_named() -> None:
    class NoCrown(Soundness):
        def check(self, state: State) -> None:
            if 0 in purse_of(state).shown:
                raise Unsound("nature has shown the crown")

    register(Auction())
    with pytest.raises(ContractBroken, match=r"auction, seed ., action ., bids: .* the crown"):
        check(Game("auction"), soundness=NoCrown())


def test_a_family_that_is_shown_as_another_but_is_none_is_found_out() -> None:
    """A family built on another one uses its views and words."""

    class Impostor(Auction):
        def __init__(self) -> None:
            Family.__init__(self, "impostor", kin="duel")

    register(Impostor())
    with pytest.raises(ContractBroken, match=r"impostor, .*: it cannot be shown"):
        check(Game("impostor"), games=1, every=1)
