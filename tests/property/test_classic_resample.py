"""Knowledge of a seat of Classic, and samples of it: each could be the real game.

A sample has a whole history. Played from the start, with other cards where the seat could not see
them, it leads to the sample, and on the way the seat sees exactly what it has seen.
"""

from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest

from tests.proof.walk import steps
from thaumata import NATURE, Dealer, Game, State
from thaumata.agenda import argument_of
from thaumata.classic.happenings import RAISE_DECLINED
from thaumata.classic.knowledge.deeds import NOBODY, deed_at, last_place
from thaumata.classic.names import FOR_FREE_CITY, FREE_CITY, PASS
from thaumata.classic.sides import side_of
from thaumata.classic.state import UNKNOWN, ClassicState, kind_in
from thaumata.game import action_of, piece_of, verb_of
from thaumata.kit.bits import members_of
from thaumata.kit.piles import cards_of
from thaumata.proof.classic.expansions import soundness_of
from thaumata.rng import Rng

OPTIONS: tuple[dict[str, str], ...] = (
    {"sides": "B"},
    {"sides": "choose", "bazar": "1"},
    {"sides": "A", "lighthouse": "itself_too"},
    {},
)
"""With side B Halikarnassos looks at the discard pile up to three times, and Babylon plays its last
cards."""

TABLES = [
    *[("classic-2", 11), ("classic-3", 17), ("classic-4", 29), ("classic-5", 41)],
    ("classic-7", 83),
]
"""Variants, and the numbers of steps after which a position is tested."""

CITIES = [
    *[("classic-2+cities", 13), ("classic-3+cities", 19), ("classic-6+cities", 79)],
    *[("classic-4+cities+teams", 31), ("classic-6+cities+teams", 71)],
]
"""With black cards, of which one looks at the discard pile too; allies see each other's hands."""

at_every_table = pytest.mark.parametrize(("variant", "every"), TABLES + CITIES)


Played = tuple[str, int, int]
"""The decision, the seat, and the action; for builds from the discard pile their number."""


class Moment(NamedTuple):
    """A position of a random game with the actions up to it."""

    state: ClassicState
    played: list[Played]


def moments(variant: str, every: int, seeds: range = range(4)) -> Iterator[Moment]:
    """Stop at positions of random games, one set of options after the other."""
    for seed in seeds:
        game = Game(variant, options=OPTIONS[seed % len(OPTIONS)])
        played: list[Played] = []
        for number, (state, seat, action) in enumerate(steps(game, seed)):
            if number % every == seed % every:
                yield Moment(cast(ClassicState, state), played)
            played.append((question(state), seat, action))
        yield Moment(cast(ClassicState, state), played)


def question(state: State) -> str:
    """Return the decision's name; for a build from the discard pile with its number."""
    if state.decision() != "raise":
        return state.decision()
    return f"raise {sum(look != 0 for look in cast(ClassicState, state).looks)}"


# The laws


@at_every_table
def test_samples_depend_on_what_the_seat_knows_and_on_the_generator_alone(
    variant: str, every: int
) -> None:
    for state, _played in moments(variant, every):
        before = state.numbers()
        for seat in range(state.game.seats):
            mark = sum(before) + seat
            known = state.known_to(seat)
            sample = state.resample(seat, Rng(mark))
            other = state.resample(seat, Rng(mark, 1))
            assert known.known_to(seat).numbers() == known.numbers()
            assert known.resample(seat, Rng(mark)).numbers() == sample.numbers()
            assert other.resample(seat, Rng(mark)).numbers() == sample.numbers()
            assert sample.known_to(seat).numbers() == known.numbers()
            assert other.known_to(seat).numbers() == known.numbers()
        assert state.numbers() == before


@at_every_table
def test_a_sample_is_a_sound_table_with_the_same_choices(variant: str, every: int) -> None:
    """Every copy of every card is somewhere, hands have their size, the pile what was discarded."""
    for state, _played in moments(variant, every):
        sound = soundness_of(state.game)
        for seat in range(state.game.seats):
            sample = state.resample(seat, Rng(sum(state.numbers()), seat))
            sound.check(sample)
            assert sample.legal_actions(seat) == state.legal_actions(seat)
            assert state.known_to(seat).legal_actions(seat) == state.legal_actions(seat)


@at_every_table
def test_a_sample_can_be_played_to_the_end(variant: str, every: int) -> None:
    for state, _played in moments(variant, 5 * every, range(2)):
        sample = state.resample(0, Rng(3))
        dealer = Dealer(7)
        moves = Rng(5)
        while sample.pending:
            seat = members_of(sample.pending)[0]
            if seat == NATURE:
                dealer.answer(sample)
            else:
                legal = sample.legal_actions(seat)
                sample.apply(seat, legal[moves.below(len(legal))])
        soundness_of(sample.game).check(sample)
        assert sample.outcome() is not None


@at_every_table
def test_who_looks_on_learns_no_card_that_was_hidden(variant: str, every: int) -> None:
    """Hiding everything that any of several seats does not know leaves public information."""
    for state, _played in moments(variant, every, range(2)):
        seats = state.game.seats
        orders = (range(seats), range(seats - 1, -1, -1))
        shown = [through_all_eyes(state, order) for order in orders]
        assert shown[0].numbers() == shown[1].numbers() == state.known_to(NOBODY).numbers()
        assert not any((*shown[0].hands, *shown[0].discards, *shown[0].deck))
        for seat in range(state.game.seats):
            sample = state.resample(seat, Rng(seat))
            assert through_all_eyes(sample, orders[0]).numbers() == shown[0].numbers()
        for age in range(1, state.age + 1):
            for trace in range(8 * state.catalog.cities):
                deed = deed_at(shown[0], age, trace)
                assert deed >> 6 == deed_at(state, age, trace) >> 6
                assert (kind_in(deed) == UNKNOWN) == (deed >> 6 > 1)
        guess = shown[0].resample(0, Rng(1))
        soundness_of(state.game).check(guess)
        assert through_all_eyes(guess, orders[0]).numbers() == shown[0].numbers()


def through_all_eyes(state: State, seats: range) -> ClassicState:
    for seat in seats:
        state = state.known_to(seat)
    return cast(ClassicState, state)


# The history of a sample


@at_every_table
def test_a_sample_could_be_the_true_state_for_all_that_the_seat_has_seen(
    variant: str, every: int
) -> None:
    for state, played in moments(variant, 3 * every):
        for seat in range(state.game.seats):
            sample = cast(ClassicState, state.resample(seat, Rng(sum(state.numbers()), seat)))
            story = Story(sample, seat)
            truth = Story(state, seat)
            assert story.tell(played).numbers() == sample.numbers()
            again = truth.tell(played)
            assert again.known_to(seat).numbers() == state.known_to(seat).numbers()
            assert story.seen == truth.seen


class Story:
    """A game replayed with the cards that another table says it was played with."""

    def __init__(self, table: ClassicState, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.seen: list[object] = []
        """Everything shown to the seat: events, hands and legal actions at each of its
        decisions."""

        self.dealt = {
            (age, hand): self._dealt(age, hand)
            for age in range(1, table.age + 1)
            for hand in range(table.catalog.players)
        }
        self.mixed_in = {age: self._mixed_in(age) for age in range(1, table.age + 1)}

    def _mixed_in(self, age: int) -> list[int]:
        """List the guilds and black cards of an age: of an earlier one all are known."""
        table = self.table
        if age == table.age:
            return members_of(table.drawn)
        cards = {kind for (when, _), kinds in self.dealt.items() if when == age for kind in kinds}
        if table.catalog.players == 2:
            cards |= {table.draws[age - 1] >> 8 * n & 63 for n in range(table.catalog.rounds)}
            cards.add(kind_in(deed_at(table, age, last_place(FREE_CITY))))
        mixed = sum(group.members for group in table.catalog.mixed_in[age - 1])
        return sorted(cards & set(members_of(mixed)))

    def _dealt(self, age: int, hand: int) -> list[int]:
        """Put all cards taken from a hand back into it, except those that came later."""
        table = self.table
        cards = cards_of(table.hands, table.hand_pile(age, hand))
        for round in range(1, table.catalog.rounds + 1):
            holder = table.holder(age, round, hand)
            deeds = [table.deed(age, round, holder)]
            if table.catalog.players == 2 and table.decided_by(age, round, FREE_CITY) == holder:
                deeds.append(table.deed(age, round, FREE_CITY))
            if round == table.catalog.rounds:
                deeds.append(deed_at(table, age, last_place(holder)))
            cards.extend(kind_in(deed) for deed in deeds if deed)
        if hand == table.hand_number(age, 1, 1 if age == 2 else 0):
            for round in range(7):
                if table.draws[age - 1] >> 8 * round & 255:
                    cards.remove(table.draws[age - 1] >> 8 * round & 63)
        return sorted(cards)

    def tell(self, played: list[Played]) -> ClassicState:
        """Replay the game; sealed choices of others at the end are omitted."""
        state = cast(ClassicState, self.table.game.start())
        for decision, seat, action in played:
            # Only one of the two tables may have a buildable card in the pile.
            is_raise = decision.startswith("raise")
            while state.decision() == "raise" and (not is_raise or question(state) < decision):
                self._do(state, members_of(state.pending)[0], action_of(PASS))
            if is_raise and question(state) != decision:
                continue
            if seat == NATURE:
                self._do(state, NATURE, self._natures(state, action))
            elif not self._is_open(state, seat):
                self._do(state, seat, self._chosen(state, seat, action))
            elif seat == self.seat:
                self._do(state, seat, action)
        return state

    def _do(self, state: ClassicState, seat: int, action: int) -> None:
        if seat == self.seat:
            hands = [state.hand_at(ally) for ally in members_of(side_of(state, seat)) if state.age]
            cards = [cards_of(state.hands, hand) for hand in hands]
            self.seen.append((state.legal_actions(seat), cards, action))
        state.log = []
        # The sales of the Free City depend on cards that others cannot see (C118).
        if verb_of(action) >= FOR_FREE_CITY:
            state.perform(seat, action)
        else:
            state.apply(seat, action)
        assert state.log is not None
        for event in state.log:
            if event[-1] >> self.seat & 1 and event[0] != RAISE_DECLINED:
                self.seen.append(event)
        state.log = None

    def _natures(self, state: ClassicState, action: int) -> int:
        """Choose nature's action with this history's card."""
        table = self.table
        decision = state.decision()
        argument = argument_of(state.agenda[state.depth - 1])
        if decision == "mix_in":
            legal = state.legal_actions(NATURE)
            drawn = [action_of(verb_of(action), state.card(n)) for n in self.mixed_in[state.age]]
            return next(draw for draw in drawn if draw in legal)
        if decision == "deal_card":
            hand = argument // state.catalog.hand_size
            kind = self.dealt[int(state.age), hand].pop(0)
            return action_of(verb_of(action), state.card(kind))
        if decision == "draw_from_pile":
            draw = table.draws[state.age - 1] >> 8 * (state.round - 1) & 255
            if argument + 1 == state.catalog.hand_size * state.catalog.cities:
                draw = deed_at(table, state.age, last_place(FREE_CITY))
            return action_of(verb_of(action), state.card(kind_in(draw)))
        return action

    def _is_open(self, state: ClassicState, seat: int) -> bool:
        """Return whether a choice is sealed and not carried out on the table."""
        if state.decision() == "choose_side":
            return self.table.decision() == "choose_side"
        if state.decision() == "settle":
            now = (self.table.decision(), self.table.age, self.table.round)
            return now == ("settle", state.age, state.round)
        return state.decision() == "choose" and not self.table.deed(state.age, state.round, seat)

    def _chosen(self, state: ClassicState, seat: int, action: int) -> int:
        """Choose a seat's same action with this history's card."""
        city = FREE_CITY if verb_of(action) >= FOR_FREE_CITY else seat
        if state.decision() == "choose":
            deed = self.table.deed(state.age, state.round, city)
        elif state.decision() == "last_card" and verb_of(action) != PASS:
            deed = deed_at(self.table, state.age, last_place(city))
        else:
            return action
        return action + action_of(0, state.card(kind_in(deed))) - action_of(0, piece_of(action))
