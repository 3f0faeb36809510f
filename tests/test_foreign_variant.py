"""A user can write a variant: every base class of the rules accepts interpreted subclasses.

The game of ``tests/auction.py`` is new from the ground up and lets three seats choose at the same
time. Another one adds a part, a decision, an effect and rules to Duel, a third a rule to Classic.
None is compiled, and all run on the compiled package as well as on the sources.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.auction import BID, Auction, purse_of
from thaumata import NATURE, Dealer, Game, State
from thaumata.agenda import Decision
from thaumata.classic import Classic
from thaumata.duel import Duel
from thaumata.duel.catalog import Catalog
from thaumata.duel.names import PASS
from thaumata.duel.state import DuelState
from thaumata.game import (
    IllegalAction,
    Part,
    Verb,
    action_of,
    known_variants,
    piece_of,
    register,
    verb_of,
)
from thaumata.kit.bits import BITS
from thaumata.kit.effects import Effect, Form
from thaumata.players.playout import Playout
from thaumata.proof.checked_playout import CheckedPlayout
from thaumata.proof.duel.soundness import DuelSoundness
from thaumata.proof.families import soundness_of
from thaumata.proof.soundness import Soundness
from thaumata.record import Record
from thaumata.rules import Rule

register(Auction())


@pytest.fixture
def state() -> State:
    """An auction with the crown shown and no bids yet."""
    auction = Game("auction")
    state = auction.start()
    play(state, NATURE, "show crown")
    return state


def play(state: State, seat: int, *texts: str) -> None:
    for text in texts:
        state.apply(seat, state.game.parse(state, seat, text))


def legal(state: State, seat: int) -> list[str]:
    return [state.game.text(state, seat, action) for action in state.legal_actions(seat)]


# Choosing at the same time


def test_a_foreign_family_is_known_by_its_name() -> None:
    assert "auction" in known_variants()
    game = Game("auction", options={"mood": "grim"})
    assert (game.seats, game.options) == (3, {"mood": "grim"})


def test_nature_is_asked_first() -> None:
    state = Game("auction").start()
    assert state.pending == 2**NATURE
    assert legal(state, NATURE) == ["show crown", "show lamp", "show horse", "show harp"]
    assert state.chance_outcomes() == [(a, 0.25) for a in state.legal_actions(NATURE)]


def test_all_seats_are_asked_at_once(state: State) -> None:
    assert state.pending == 0b111
    assert state.decision() == "bids"
    assert legal(state, 2) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_a_seat_is_asked_until_its_last_choice(state: State) -> None:
    play(state, 1, "bid 2")
    assert state.pending == 0b111
    assert legal(state, 1) == ["curse 0", "curse 2"]
    play(state, 1, "curse 0")
    assert state.pending == 0b101
    assert legal(state, 1) == []


def test_sealed_choices_change_nothing_before_the_last(state: State) -> None:
    play(state, 0, "bid 3", "curse 1")
    play(state, 1, "bid 1", "curse 0")
    play(state, 2, "bid 2")
    assert purse_of(state).coins == [5, 5, 5]
    assert [state.sealed_by(seat) for seat in range(3)] == [
        [action_of(BID, 3), 257],
        [action_of(BID, 1), 1],
        [action_of(BID, 2)],
    ]


def test_the_last_choice_resolves_all(state: State) -> None:
    """Seat 0 pays 3 and a curse, gets 2 with the crown; seat 1 is cursed twice; payday."""
    play(state, 0, "bid 3", "curse 1")
    play(state, 2, "bid 2", "curse 1")
    play(state, 1, "bid 1", "curse 0")
    assert purse_of(state).coins == [5 - 1 - 3 + 2 + 1, 5 - 2 + 1, 5 + 1]
    assert purse_of(state).prizes == [[0], [], []]
    assert state.pending == 2**NATURE
    assert state.sealed_by(0) == []


def test_retracting_takes_back_all_choices_of_a_seat(state: State) -> None:
    before = state.numbers()
    play(state, 0, "bid 3", "curse 1")
    state.retract(0)
    assert state.numbers() == before
    assert state.pending == 0b111
    play(state, 0, "bid 0", "curse 2")
    assert state.pending == 0b110


def test_retracting_leaves_the_choices_of_others(state: State) -> None:
    play(state, 0, "bid 3", "curse 1")
    play(state, 2, "bid 1")
    state.retract(2)
    assert state.pending == 0b110
    assert state.sealed_by(0) == [action_of(BID, 3), 257]
    assert legal(state, 2) == ["bid 0", "bid 1", "bid 2", "bid 3"]


@pytest.mark.parametrize("seat", [-1, 1, 3, NATURE])
def test_nothing_sealed_is_nothing_to_retract(state: State, seat: int) -> None:
    play(state, 0, "bid 3", "curse 1")
    before = state.numbers()
    with pytest.raises(IllegalAction) as caught:
        state.retract(seat)
    assert caught.value.message_id == "error-cannot-retract"
    assert state.numbers() == before


def test_what_is_resolved_cannot_be_retracted(state: State) -> None:
    for seat in range(3):
        play(state, seat, "bid 0", f"curse {(seat + 1) % 3}")
    with pytest.raises(IllegalAction):
        state.retract(0)


def test_a_choice_is_refused_twice_and_out_of_turn(state: State) -> None:
    play(state, 0, "bid 3")
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, action_of(BID, 1))
    assert caught.value.message_id == "error-illegal"
    play(state, 0, "curse 1")
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, action_of(BID, 1))
    assert caught.value.message_id == "error-not-asked"


def test_a_copy_has_sealed_choices_and_parts_of_its_own(state: State) -> None:
    play(state, 0, "bid 3")
    copy = state.copy()
    assert copy.numbers() == state.numbers()
    before = state.numbers()
    play(copy, 0, "curse 1")
    for seat in (1, 2):
        play(copy, seat, "bid 0", "curse 0")
    assert purse_of(copy).coins != purse_of(state).coins
    assert state.numbers() == before
    copy.copy_into(state)
    assert state.numbers() == copy.numbers()
    assert state.sealed_by(0) == []


def test_whose_choice_is_sealed_tells_states_apart(state: State) -> None:
    other = state.copy()
    play(state, 0, "bid 2")
    play(other, 1, "bid 2")
    assert state.numbers() != other.numbers()


def test_the_game_ends_by_its_own_rules(state: State) -> None:
    Playout(3).finish(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.kind == "richest"
    assert list(outcome.sheet.rows) == ["coins", "prizes"]
    best = max(outcome.sheet.totals)
    assert outcome.winners == tuple(s for s in range(3) if outcome.sheet.totals[s] == best)


def test_a_dealer_deals_the_pieces_of_a_foreign_game() -> None:
    shown: set[int] = set()
    for seed in range(20):
        state = Game("auction").start()
        shown.add(Dealer(seed).answer(state))
        assert Dealer(seed).seed == seed
        assert len(purse_of(state).shown) == 1
    assert len(shown) == 4


def test_random_auctions_are_played_in_compiled_code() -> None:
    player = CheckedPlayout(Game("auction"), Soundness(), seed=1, copy_every=2)
    player.play(30)
    assert player.tally.games == 30
    assert player.actions == 30 * 2 * (1 + 3 * 2)


def test_a_record_of_choices_at_the_same_time_replays(state: State) -> None:
    record = Record(state.game)
    table = state.game.start()
    for seat, text in (
        *((NATURE, "show lamp"), (2, "bid 1"), (0, "bid 3"), (2, "curse 0")),
        *((0, "curse 2"), (1, "bid 0"), (1, "curse 0"), (NATURE, "show crown")),
    ):
        record.play(table, seat, state.game.parse(table, seat, text))
    assert Record.parse(record.text()).state().numbers() == table.numbers()


# Duel with a user's own additions

BLESS: Final = 100
RECEIVE: Final = 101
BLESSING: Final = 60


class Shrine(Part):
    """The number of blessings of each seat, and the owner of the altar."""

    def __init__(self) -> None:
        super().__init__("shrine")
        self.blessings = [0, 0]
        self.altars = [0, 0]

    def copy_into(self, other: Part) -> None:
        shrine = cast(Shrine, other)
        shrine.blessings = list(self.blessings)
        shrine.altars = list(self.altars)

    def numbers(self) -> list[int]:
        return [*self.blessings, *self.altars]


def shrine_of(state: State) -> Shrine:
    return next(part for part in state.parts if isinstance(part, Shrine))


class Sacred(Effect[DuelState]):
    """An icon that no card of the game has."""

    def hold(self, state: DuelState, seat: i64) -> None:
        shrine_of(state).altars[seat] += 1

    def lose(self, state: DuelState, seat: i64) -> None:
        shrine_of(state).altars[seat] -= 1

    def points(self, state: DuelState, seat: i64) -> i64:
        return shrine_of(state).blessings[seat]

    def form(self) -> Form:
        return ("sacred",)


class Blessing(Decision[DuelState]):
    """After blessing a card its owner may receive a coin."""

    def __init__(self) -> None:
        super().__init__("blessing")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = action_of(RECEIVE, 0)
        buffer[1] = action_of(RECEIVE, 1)
        return 2

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        state.give(seat, piece_of(action))


class Blessings(Rule[DuelState]):
    """Instead of using an accessible card, bless it: it is discarded for a coin or nothing."""

    def more_actions(self, state: DuelState, seat: i64, buffer: vec[i64], n: i64) -> i64:
        for slot in range(len(state.layout().names)):
            if state.accessible >> slot & 1:
                buffer[n] = action_of(BLESS, state.slots[slot])
                n += 1
        return n

    def on_turn_action(self, state: DuelState, seat: i64, action: i64) -> None:
        if verb_of(action) == BLESS:
            card = piece_of(action)
            state.take_from_structure(state.slot_of(card))
            state.discard(card)
            shrine_of(state).blessings[seat] += 1
            state.ask(BLESSING, 0, BITS[seat])

    def sale_price(self, state: DuelState, seat: i64, coins: i64) -> i64:
        return coins + 1


MOMENTS: Final = [name for name in dir(Rule) if not name.startswith("_")]
"""Every moment and question that a rule can answer."""


def witness(calls: Counter[str]) -> Rule[Any]:
    """Make a rule that overrides every method, counts the calls, and changes nothing."""

    def counting(name: str) -> Callable[..., Any]:
        def method(self: Rule[Any], *arguments: Any) -> Any:
            calls[name] += 1
            return getattr(Rule, name)(self, *arguments)

        return method

    rule: Rule[Any] = type("Witness", (Rule,), {n: counting(n) for n in MOMENTS})()
    return rule


class BlessedDuel(Duel):
    """Duel with the shrine."""

    def __init__(self, calls: Counter[str], name: str = "blessed", place: int = 9) -> None:
        super().__init__()
        self.name = name
        self.calls = calls
        self.place = place

    def assemble(self, game: Game) -> None:
        super().assemble(game)
        game.rules += [Blessings(), witness(self.calls)]
        game.part_makers.insert(self.place, Shrine)
        game.add_decision(BLESSING, Blessing())
        game.verbs |= {BLESS: Verb("bless", "card"), RECEIVE: Verb("receive", "seat")}
        catalog = cast(Catalog, game.catalog)
        altar = game.names["card"].index("altar")
        catalog.effects[altar] = [*catalog.effects[altar], Sacred()]


class WatchedClassic(Classic):
    """Classic with a rule that only counts calls, and an unused part."""

    def __init__(self, calls: Counter[str]) -> None:
        super().__init__()
        self.name = "watched"
        self.calls = calls

    def assemble(self, game: Game) -> None:
        super().assemble(game)
        game.rules.append(witness(self.calls))
        game.part_makers.insert(0, Shrine)


CALLS: Counter[str] = Counter()
register(BlessedDuel(CALLS))
register(BlessedDuel(CALLS, "blessed_first", 0))
register(BlessedDuel(CALLS, "blessed_second", 1))
register(WatchedClassic(CALLS))


def blessed_turn(seed: int = 0) -> DuelState:
    """The first turn of the first deal that has the altar within reach."""
    game = Game("blessed")
    altar = game.names["card"].index("altar")
    for number in range(seed, 1000):
        state = cast(DuelState, game.start())
        dealer = Dealer(number)
        while state.decision() != "turn":
            if state.pending == 2**NATURE:
                dealer.answer(state)
            else:
                seat = int(state.pending) - 1
                state.apply(seat, state.legal_actions(seat)[0])
        if any(state.slots[slot] == altar for slot in range(14, 20)):
            return state
    raise AssertionError("no such deal")


def test_every_moment_and_question_of_a_rule_is_reached() -> None:
    CALLS.clear()
    game = Game("blessed")
    player = Playout(1)
    for _ in range(30):
        state = game.start()
        player.finish(state)
    state.resample(0, player.rng)
    player.finish(Game("watched").start())
    turn = blessed_turn()
    seat = int(turn.pending) - 1
    turn.is_secret_from(1 - seat, seat, turn.legal_actions(seat)[0])
    turn.why_not(seat, action_of(PASS))
    assert set(MOMENTS) == set(CALLS)


def test_a_game_sorts_a_rule_into_every_list() -> None:
    moments = Game("blessed").moments
    lists = [name for name in dir(moments) if not name.startswith("_")]
    assert len(lists) == len(MOMENTS)
    for name in lists:
        assert type(getattr(moments, name)[-1]).__name__ == "Witness"


def test_the_usual_duel_is_left_alone() -> None:
    catalog = cast(Catalog, Game("duel").catalog)
    assert not any(isinstance(e, Sacred) for effects in catalog.effects for e in effects)
    assert Game("duel").start().parts == []


def test_an_added_action_asks_an_added_question() -> None:
    state = blessed_turn()
    seat = int(state.active)
    play(state, seat, "bless altar")
    assert state.decision() == "blessing"
    assert legal(state, seat) == ["receive 0", "receive 1"]
    coins = state.city(seat).coins
    play(state, seat, "receive 1")
    assert state.city(seat).coins == coins + 1
    assert shrine_of(state).blessings[seat] == 1


def test_an_added_effect_acts_and_scores() -> None:
    state = blessed_turn()
    seat = int(state.active)
    usual = Game("duel").start().score_sheet().rows["blue"]
    assert usual == (0, 0)
    shrine_of(state).blessings[seat] = 4
    play(state, seat, "build altar")
    assert shrine_of(state).altars[seat] == 1
    assert state.score_sheet().rows["blue"][seat] == 3 + 4


def test_an_added_rule_changes_an_answer() -> None:
    state = blessed_turn()
    seat = int(state.active)
    coins = state.city(seat).coins
    play(state, seat, "discard altar")
    assert state.city(seat).coins == coins + 2 + 1


def test_a_copy_has_a_part_of_its_own() -> None:
    state = blessed_turn()
    seat = int(state.active)
    copy = cast(DuelState, state.copy())
    play(copy, seat, "bless altar")
    assert shrine_of(copy).blessings[seat] == 1
    assert shrine_of(state).blessings == [0, 0]
    assert copy.numbers() != state.numbers()


def test_random_games_with_additions_stay_sound() -> None:
    game = Game("blessed")
    player = CheckedPlayout(game, DuelSoundness(cast(Catalog, game.catalog)), seed=4)
    player.play(20)
    assert player.verbs[BLESS] > 0
    assert player.kinds[BLESSING] == player.verbs[RECEIVE] > 0


@pytest.mark.parametrize("family", ["blessed", "blessed_first", "blessed_second"])
@pytest.mark.parametrize("expansions", [("agora",), ("pantheon",), ("pantheon", "agora")])
def test_a_part_may_be_added_to_expansions_wherever_it_stands(
    family: str, expansions: tuple[str, ...]
) -> None:
    game = Game(family, expansions=expansions)
    assert len(game.start().parts) == len(expansions) + 1
    player = CheckedPlayout(game, soundness_of(game), seed=4, copy_every=5)
    player.play(6)
    assert player.verbs[BLESS] > 0


def test_a_part_may_be_added_to_classic_with_cities() -> None:
    game = Game("watched-4", expansions=("cities",))
    assert [part.name for part in game.start().parts] == ["shrine", "cities"]
    CheckedPlayout(game, soundness_of(game), seed=4, copy_every=5).play(3)
