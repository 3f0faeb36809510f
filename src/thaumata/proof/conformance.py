"""Checks of the contract for any variant: random games in which every promise is tested.

The author of a variant runs ``check`` in a test. At the first error it raises ``ContractBroken``,
which names the game, the action and the promise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from math import isclose

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Chance, argument_of
from thaumata.dealer import Dealer
from thaumata.game import MOST_ACTIONS, NATURE, Game, IllegalAction, State
from thaumata.kit.bits import members_of
from thaumata.proof.outside import faults_of
from thaumata.proof.soundness import Soundness, Unsound
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.wording.words import LANGUAGES, Words

NO_SEATS = (-1, NATURE + 1, 62)
"""Numbers that are no seat in any game."""

NO_ACTIONS = (-1, 255, 10**9, 2**62, 2**63 - 1, 2**70)
"""Numbers that are no action in any game."""


SHOWN_EVERY = 8
"""One in this many positions with expensive checks also tests views, words and drawings."""


class ContractBroken(ValueError):
    """A variant breaks a promise of the contract: the text says where, and which."""


def check(
    game: Game,
    *,
    games: int = 10,
    seed: int = 1,
    soundness: Soundness | None = None,
    every: int = 3,
) -> None:
    """Play random games and test every promise in every position, expensive ones in some.

    A ``soundness`` has to find all positions sound, including those that a seat imagines.
    """
    for number in range(seed, seed + games):
        Trial(game, number, soundness or Soundness(), every).run()


def must(holds: bool, what: str) -> None:
    """Raise ``ContractBroken`` unless a condition holds."""
    if not holds:
        raise ContractBroken(what)


def seats_of(game: Game) -> list[int]:
    """List all seats that can be asked in a game, nature last."""
    return [*range(game.seats), NATURE]


class Trial:
    """One random game, tested from the first decision to the last."""

    def __init__(self, game: Game, seed: int, soundness: Soundness, every: int) -> None:
        """Fix the deal and the moves by a seed."""
        self.game = game
        self.seed = seed
        self.soundness = soundness
        self.every = every
        self.rng = Rng(seed, 1000)
        self.used = game.start()
        self.buffer = vec[i64]([0] * MOST_ACTIONS)

    def run(self) -> None:
        """Test the positions, then the record and the deal of the whole game."""
        state = self.game.start()
        record = Record(self.game, seed=self.seed)
        prints: list[str] = []
        dealer = Dealer(self.seed)
        while state.pending:
            with in_place(self._where(state, len(prints) + 1)):
                self._try_all(state, len(prints))
                before = state.numbers()
                record.play(state, *self._choose(state, dealer))
                must(state.numbers() != before, "an action has changed nothing")
            prints.append(state.fingerprint())
        with in_place(self._where(state, len(prints))):
            must(len(set(prints)) == len(prints), "two positions have the same fingerprint")
            self.ends(state)
            replays(record, state, prints)
            self.deals_the_same()

    def _choose(self, state: State, dealer: Dealer) -> tuple[int, int]:
        """Choose at random for one of the pending seats, or by the dealer for nature."""
        asked = members_of(state.pending)
        seat = asked[self.rng.below(len(asked))]
        if seat == NATURE:
            return seat, int(dealer.choose(state))
        legal = state.legal_actions(seat)
        return seat, legal[self.rng.below(len(legal))]

    def _where(self, state: State, number: int) -> str:
        asked = state.decision() or "the end"
        return f"{self.game.variant}, seed {self.seed}, action {number}, {asked}"

    def _try_all(self, state: State, number: int) -> None:
        promises: list[Callable[[State], None]]
        promises = [self.asks, self.names, self.runs, self.is_sound]
        if (number + self.seed) % self.every == 0:
            promises += [self.refuses, self.copies, self.weighs, self.seals, self.keeps_secrets]
        if (number + self.seed) % (SHOWN_EVERY * self.every) == 0:
            promises.append(self.shows)
        before = state.numbers()
        for promise in promises:
            promise(state)
            must(state.numbers() == before, f"{promise.__name__}: asking has changed the state")

    # In every position

    def asks(self, state: State) -> None:
        """Exactly the pending seats have legal actions, all of them different."""
        everybody = sum(2**seat for seat in seats_of(self.game))
        must(state.pending & ~everybody == 0, f"an unknown seat is asked: {state.pending}")
        must(bool(state.decision()), "what is asked has no name")
        for seat in [*NO_SEATS, *range(NATURE + 1)]:
            legal = state.legal_actions(seat)
            is_asked = seat in members_of(state.pending)
            must(bool(legal) == is_asked, f"seat {seat} has {len(legal)} actions, asked {is_asked}")
            must(len(set(legal)) == len(legal), f"seat {seat} may do something twice over: {legal}")
            n = state.fill_legal(seat, self.buffer)
            filled = [int(self.buffer[i]) for i in range(n)]
            must(filled == legal, f"fill_legal gives seat {seat} {filled}, legal_actions {legal}")
            if is_asked:
                picked = int(state.pick(seat, self.rng, self.buffer))
                must(picked in legal, f"seat {seat} picked {picked}, which is not legal")

    def names(self, state: State) -> None:
        """Every legal action has a unique text, which parses to the same action."""
        for seat in members_of(state.pending):
            texts: set[str] = set()
            for action in state.legal_actions(seat):
                text = self.game.text(state, seat, action)
                must("?" not in text, f"action {action} has no text: {text}")
                must(text not in texts, f"two actions are written {text!r}")
                texts.add(text)
                must(self.game.parse(state, seat, text) == action, f"{text!r} is read as another")

    def runs(self, state: State) -> None:
        """A running game has no outcome, but points."""
        must(state.outcome() is None, "there is an outcome while a seat is asked")
        self._try_sheet(state)

    def _try_sheet(self, state: State) -> None:
        rows = state.score_sheet().rows
        must(tuple(rows) == self.game.categories, f"the sheet has the rows {tuple(rows)}")
        for row, points in rows.items():
            must(len(points) == self.game.seats, f"the row {row} has {len(points)} numbers")

    def is_sound(self, state: State) -> None:
        """The variant's own checks find no error."""
        try:
            self.soundness.check(state)
        except Unsound as error:
            raise ContractBroken(str(error)) from error

    # In some positions

    def refuses(self, state: State) -> None:
        """Actions that are not legal are refused."""
        offered = {seat: state.legal_actions(seat) for seat in seats_of(self.game)}
        known = [actions[0] for actions in offered.values() if actions]
        for seat in [*NO_SEATS, *seats_of(self.game)]:
            legal = offered.get(seat, [])
            for action in [*known, *NO_ACTIONS] if legal else known[:1]:
                if action not in legal:
                    must_refuse(partial(state.apply, seat, action), f"seat {seat} did {action}")

    def copies(self, state: State) -> None:
        """A copy is equal and independent, also if it reuses another state."""
        state.log = []
        state.copy_into(self.used)
        for copy in (state.copy(), deepcopy(state), self.used):
            must(copy.game is state.game, "a copy belongs to another game")
            must(copy.log is None, "a copy has a log")
            must(copy.numbers() == state.numbers(), "a copy differs")
            must(copy.fingerprint() == state.fingerprint(), "a copy has another fingerprint")
            for seat in seats_of(self.game):
                actions = copy.legal_actions(seat)
                must(actions == state.legal_actions(seat), f"a copy offers seat {seat} {actions}")
            self._play_on(copy, 1 + self.rng.below(8))
        must(not state.log, "a copy tells its events to those who listen to the original")
        state.log = None

    def _play_on(self, state: State, moves: int) -> None:
        while moves > 0 and state.pending:
            seat = members_of(state.pending)[-1]
            legal = state.legal_actions(seat)
            if not legal:
                return
            state.perform(seat, legal[self.rng.below(len(legal))])
            moves -= 1

    def weighs(self, state: State) -> None:
        """Nature's actions have probabilities that add up to one; other seats have none."""
        outcomes = state.chance_outcomes()
        actions = [action for action, _ in outcomes]
        must(actions == state.legal_actions(NATURE), "chances are not those of nature's actions")
        must(all(chance > 0 for _, chance in outcomes), "something legal has no chance")
        total = sum(chance for _, chance in outcomes)
        must(not outcomes or isclose(total, 1), f"chances add up to {total}")

    def seals(self, state: State) -> None:
        """A sealed choice is hidden from other seats and can be taken back; nothing else can."""
        for seat in seats_of(self.game):
            if not state.sealed_by(seat):
                must_refuse(partial(state.retract, seat), f"seat {seat} took back nothing")
        for seat in members_of(state.pending) if state.asked.seals else []:
            copy = state.copy()
            copy.perform(seat, copy.legal_actions(seat)[0])
            if not copy.sealed_by(seat) or state.sealed_by(seat):
                continue  # the last choice opens all
            for other in range(self.game.seats):
                is_hidden = copy.known_to(other).numbers() == state.known_to(other).numbers()
                must(is_hidden or other == seat, f"seat {other} knows what seat {seat} has sealed")
            copy.retract(seat)
            must(copy.numbers() == state.numbers(), f"seat {seat} could not take back its choice")

    def keeps_secrets(self, state: State) -> None:
        """A state that a seat imagines matches its knowledge, and looks the same to it."""
        mark = sum(state.numbers()) % 2**32
        for seat in range(self.game.seats):
            known = state.known_to(seat)
            must(known.known_to(seat).numbers() == known.numbers(), "a seat forgets what it knows")
            sample = state.resample(seat, Rng(mark))
            again = known.resample(seat, Rng(mark))
            must(again.numbers() == sample.numbers(), f"seat {seat} imagines more than it knows")
            other = state.resample(seat, Rng(mark, 1))
            again = other.resample(seat, Rng(mark))
            must(again.numbers() == sample.numbers(), f"seat {seat} imagines what it cannot know")
            state.resample_into(other, seat, Rng(mark))
            must(other.numbers() == sample.numbers(), f"what seat {seat} imagined before stays")
            must(
                sample.known_to(seat).numbers() == known.numbers(),
                f"what seat {seat} imagines looks different to it",
            )
            must(
                sample.legal_actions(seat) == state.legal_actions(seat),
                f"seat {seat} may do other things in what it imagines",
            )
            self.is_sound(sample)

    def shows(self, state: State) -> None:
        """Views, words, events, a drawing and a position can be made."""
        language = LANGUAGES[self.rng.below(len(LANGUAGES))]
        try:
            faults = list(faults_of(state, Words(language)))
        except Exception as error:  # any package may fail: the variant does not fit there
            raise ContractBroken(f"it cannot be shown: {error!r}") from error
        must(not faults, "; ".join(faults))

    # Of a whole game

    def ends(self, state: State) -> None:
        """A finished game has a result and no pending decision."""
        outcome = state.outcome()
        if outcome is None:
            raise ContractBroken("the game is over without a result")
        must(outcome.kind in self.game.victories, f"unknown victory {outcome.kind}")
        seats = [seat for seat in range(self.game.seats) if seat in outcome.winners]
        must(outcome.winners == tuple(seats) != (), f"won by {outcome.winners}")
        must(outcome.sheet.rows == state.score_sheet().rows, "the outcome has other points")
        self._try_sheet(state)
        self.is_sound(state)
        must(state.decision() == "", f"{state.decision()} is asked after the end")
        must(state.chance_outcomes() == [], "nature acts after the end")
        for seat in [*NO_SEATS, *range(NATURE + 1)]:
            must(state.legal_actions(seat) == [], f"seat {seat} may act after the end")
            must_refuse(partial(state.apply, seat, 0), f"seat {seat} acted after the end")

    def deals_the_same(self) -> None:
        """A seed deals the same whatever is played: the order of every pool, and every place."""
        one, other = Deal(self.game, self.seed, 1), Deal(self.game, self.seed, 2)
        for place in one.at.keys() & other.at.keys():
            must(one.at[place] == other.at[place], f"place {place} of a pool is dealt differently")
        preferred = one.before | other.before
        turned = preferred & {(place, second, first) for place, first, second in preferred}
        must(not turned, f"the order of a pool depends on what is played: {turned}")


class Deal:
    """Nature's actions in a game with moves of its own."""

    def __init__(self, game: Game, seed: int, play: int) -> None:
        """Play a random game with a dealer."""
        self.at: dict[tuple[int, int], str] = {}
        """The piece that came up at each place of a pool that belongs to one draw alone."""

        self.before: set[tuple[tuple[int, int], str, str]] = set()
        """For each place of a pool the pieces that came up, each with another that was still
        there."""

        state = game.start()
        dealer, rng = Dealer(seed), Rng(seed, 5000 + play)
        while state.pending:
            seat = members_of(state.pending)[0]
            if seat == NATURE:
                self._note(state, int(dealer.choose(state)))
                must(
                    state.is_legal(NATURE, dealer.choose(state)), "the dealer does what is illegal"
                )
                dealer.answer(state)
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[rng.below(len(legal))])

    def _note(self, state: State, action: int) -> None:
        chance = state.asked
        if not isinstance(chance, Chance):
            raise ContractBroken(f"nature is asked {chance.name}, which is no Chance")
        argument = argument_of(state.agenda[state.depth - 1])
        place = (int(chance.pool(state, argument)), int(chance.place(state, argument)))
        words = state.game.text(state, NATURE, action)
        if type(chance).place is not Chance.place:
            self.at[place] = words
        for other in state.legal_actions(NATURE):
            if other != action:
                self.before.add((place, words, state.game.text(state, NATURE, other)))


@contextmanager
def in_place(where: str) -> Iterator[None]:
    """Add the place to an error."""
    try:
        yield
    except ContractBroken as error:
        raise ContractBroken(f"{where}: {error}") from error


def must_refuse(attempt: Callable[[], None], what: str) -> None:
    """Raise ``ContractBroken`` unless an attempt is refused as illegal."""
    try:
        attempt()
    except IllegalAction as error:
        must(bool(str(error)), f"{what}: refused without a word")
        return
    raise ContractBroken(f"{what}, and was not refused")


def replays(record: Record, state: State, prints: list[str]) -> None:
    """Check that a record parses to the same text, and replays to the same positions."""
    text = record.text()
    again = Record.parse(text)
    must(again.text() == text, "a record is written differently when it was read")
    replayed = [position.fingerprint() for _seat, _action, position in again.replay()]
    must(replayed == prints, "a record replays to other positions")
    middle = len(prints) // 2
    must(again.state(middle).fingerprint() == prints[middle - 1], "a record stops elsewhere")
    must(again.state().numbers() == state.numbers(), "a record ends elsewhere")
