"""The contract: games, states, outcomes and errors.

A ``Game`` holds the facts of a variant; a ``State`` (in ``state.py``) is one game in play; an
``Outcome`` tells how it ended. These two files are all you need to write a player, a client or a
variant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from thaumata.actions import (
    PAYMENT,
    Verb,
    action_of,
    left_coins,
    piece_of,
    right_coins,
    target_of,
    verb_of,
)
from thaumata.agenda import Decision
from thaumata.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    ThaumataError,
    speak_with,
)
from thaumata.outcome import Outcome, ScoreSheet
from thaumata.part import Part
from thaumata.rules import Moments, Rule
from thaumata.state import (
    EVERYONE,
    LARGEST_ACTION,
    MOST_ACTIONS,
    NATURE,
    NATURE_BIT,
    State,
    draw_with,
    need_state,
)

__all__ = [
    "EVERYONE",
    "MOST_ACTIONS",
    "NATURE",
    "NATURE_BIT",
    "AmbiguousAction",
    "Family",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "Outcome",
    "Part",
    "ScoreSheet",
    "State",
    "ThaumataError",
    "Verb",
    "action_of",
    "draw_with",
    "known_variants",
    "need_state",
    "piece_of",
    "register",
    "speak_with",
    "target_of",
    "verb_of",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """A family of variants: which ones exist, and how a game of each is assembled."""

    name: str
    """The name of the family, as in ``Game("duel")``."""

    kin: str
    """The family whose views, words and drawings are used for this one too; empty if none are."""

    def __init__(self, name: str, kin: str = "") -> None:
        """Name the family, and the family it is built on."""
        self.name = name
        self.kin = kin

    def seat_counts(self, expansions: tuple[str, ...]) -> tuple[int, ...]:
        """Return the possible numbers of seats, the usual one first."""
        return (2,)

    def expansions(self) -> tuple[str, ...]:
        """Return the available expansions, in the order of a variant's name."""
        return ()

    def options(self, expansions: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Return the options with their values, the default first."""
        return {}

    def assemble(self, game: Game) -> None:
        """Give a game its rules, decisions, verbs and names."""

    def new_state(self, game: Game) -> State:
        """Make an empty state."""
        return State(game)


_families: dict[str, Family] = {}
_SEAT_NUMBERS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


def register(family: Family) -> None:
    """Make a family of variants known to ``Game``."""
    _families[family.name] = family


def known_variants() -> list[str]:
    """List the names of the families, with the numbers of seats where there are several."""
    names: list[str] = []
    for family in _families.values():
        counts = family.seat_counts(())
        if len(counts) == 1:
            names.append(family.name)
        else:
            names.extend(f"{family.name}-{seats}" for seats in counts)
    return names


class Game:
    """The facts of one variant: its seats, options, rules, decisions and names."""

    variant: str
    """The full name, such as ``duel+pantheon`` or ``classic-4+cities``."""

    family: Family
    """The family that assembled it."""

    seats: int
    """The number of seats; they count from 0."""

    expansions: tuple[str, ...]
    """The expansions in play, in the order of the variant's name."""

    options: dict[str, str]
    """Every option with its value, defaults included."""

    rules: list[Rule[Any]]
    """The rules, in the order in which they are asked."""

    moments: Moments
    """The rules that answer each moment."""

    decisions: list[Decision[Any]]
    """The kinds of decisions by number."""

    verbs: dict[int, Verb]
    """The first words of actions, by number."""

    names: dict[str, list[str]]
    """The ids of each kind of piece by number; empty for an unused number."""

    categories: tuple[str, ...]
    """The rows of the score sheet."""

    victories: tuple[str, ...]
    """The ways to win, by number from 1."""

    part_makers: list[Callable[[], Part]]
    """The constructors of the parts that expansions add to a state."""

    has_sealing: bool
    """Whether the game has a decision in which several seats choose at once."""

    catalog: object
    """The component tables of the family, for its own use."""

    def __init__(
        self,
        variant: str,
        *,
        seats: int | None = None,
        expansions: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Assemble a variant, such as ``Game("duel", options={"wonders": "first_game"})``."""
        family, named_seats, wanted = self._read_name(variant, expansions)
        self.family = family
        self.expansions = wanted
        counts = family.seat_counts(wanted)
        wanted_seats = counts[0] if seats is None else seats
        self.seats = named_seats or wanted_seats
        if self.seats not in counts or (seats is not None and seats != self.seats):
            wrong = self.seats if seats is None else seats
            name = "+".join((variant.partition("+")[0], *wanted))
            raise ThaumataError("error-seats", seats=wrong, variant=name)
        base = family.name if len(family.seat_counts(())) == 1 else f"{family.name}-{self.seats}"
        self.variant = "+".join((base, *wanted))
        self.options = self._read_options(options or {})
        self.rules = []
        self.decisions = []
        self.verbs = {}
        self.names = {}
        self.categories = ()
        self.victories = ()
        self.part_makers = []
        self.has_sealing = False
        self.catalog = None
        family.assemble(self)
        self.moments = Moments(self.rules)

    def _read_name(
        self, variant: str, expansions: Sequence[str]
    ) -> tuple[Family, int, tuple[str, ...]]:
        base, *more = variant.split("+")
        name, dash, number = base.partition("-")
        if name not in _families or (dash and number not in _SEAT_NUMBERS):
            variants = ", ".join(known_variants())
            raise ThaumataError("error-unknown-variant", variant=variant, variants=variants)
        family = _families[name]
        known = family.expansions()
        if isinstance(expansions, str):  # a string is a sequence too, of letters
            raise ThaumataError("error-expansions-text", expansions=expansions)
        wanted = {*more, *expansions}
        for expansion in sorted(wanted):
            if expansion not in known:
                raise ThaumataError(
                    "error-unknown-expansion",
                    expansion=expansion,
                    variant=name,
                    expansions=", ".join(known) or "-",
                )
        return family, int(number or 0), tuple(e for e in known if e in wanted)

    def _read_options(self, options: Mapping[str, Any]) -> dict[str, str]:
        known = self.family.options(self.expansions)
        given = {option: str(value) for option, value in options.items()}  # 1 is as good as "1"
        for option, value in given.items():
            if option not in known:
                raise ThaumataError("error-unknown-option", option=option, options=", ".join(known))
            if value not in known[option]:
                raise ThaumataError(
                    "error-option-value",
                    option=option,
                    value=value,
                    values=", ".join(known[option]),
                )
        return {option: given.get(option, values[0]) for option, values in known.items()}

    def __repr__(self) -> str:
        """Return the code that makes this game."""
        chosen = self._chosen_options()
        return f"Game({self.variant!r}, options={chosen})" if chosen else f"Game({self.variant!r})"

    def __str__(self) -> str:
        """Return the name of the variant and the options that are not default."""
        chosen = [f"{option}={value}" for option, value in self._chosen_options().items()]
        return " ".join([self.variant, *chosen])

    def _chosen_options(self) -> dict[str, str]:
        """Return the options that are not default."""
        usual = self.family.options(self.expansions)
        return {name: value for name, value in self.options.items() if value != usual[name][0]}

    def __copy__(self) -> Game:
        """Return the game itself: the facts of a variant never change."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """Return the game itself: the facts of a variant never change."""
        return self

    def __reduce__(self) -> str:
        """Refuse to be pickled: the variant and the options make an equal game."""
        raise ThaumataError("error-pickle-game")

    def add_decision(self, kind: int, decision: Decision[Any]) -> None:
        """Register a kind of decision under its number."""
        while len(self.decisions) <= kind:
            self.decisions.append(Decision(""))
        if self.decisions[kind].name:
            raise ValueError(f"decision {kind} is {self.decisions[kind].name} already")
        self.decisions[kind] = decision
        if decision.seals:
            self.has_sealing = True

    def new_state(self) -> State:
        """Make an empty state that another one can be copied into."""
        return self.family.new_state(self)

    def start(self) -> State:
        """Start a game: nothing is dealt yet, nature is asked first."""
        state = self.new_state()
        for rule in self.moments.start:
            rule.on_start(state)
        state.advance()
        return state

    def text(self, state: State, seat: i64, action: int, *, is_secret: bool = False) -> str:
        """Write an action, such as ``build baths``; a secret one without its piece: ``keep ?``."""
        is_action = 0 <= action <= LARGEST_ACTION
        verb = self.verbs.get(int(verb_of(action))) if is_action else None
        if verb is None:
            return f"? {action}"
        words = [verb.word]
        pieces = (
            piece_of(action),
            target_of(action),
            left_coins(action),
            right_coins(action),
        )
        for kind, number in zip(verb.names, pieces, strict=False):
            names = self.names[kind]
            is_hidden = is_secret and len(words) == 1
            words.append(names[number] if number < len(names) and not is_hidden else "?")
        return " ".join(word for word in words if word)

    def parse(self, state: State, seat: i64, text: str) -> int:
        """Parse an action that is legal for a seat now.

        The last words may be omitted if only one action begins like that. Raises ``InvalidAction``,
        ``IllegalAction`` or ``AmbiguousAction``.
        """
        wanted = text.split()
        if not wanted:
            raise InvalidAction("error-not-understood", text=text)
        beginning = " ".join(wanted)
        fitting: list[tuple[str, int]] = []
        for action in state.legal_actions(seat):
            words = self.text(state, seat, action)
            if words == beginning:
                return action
            if words.startswith(beginning) and words.split()[: len(wanted)] == wanted:
                fitting.append((words, action))
        if len(fitting) == 1:
            return fitting[0][1]
        if fitting:
            candidates = ", ".join(words for words, _ in fitting)
            raise AmbiguousAction("error-ambiguous", text=text, candidates=candidates)
        raise self._misunderstanding(state, seat, wanted)

    def why_not(self, state: State, seat: i64, text: str) -> ThaumataError | None:
        """Return the error with which ``parse`` refuses a text; None if it is a legal action.

        A screen uses it to explain why a card is out of reach: ``refused-coins`` with ``coins``,
        ...
        """
        try:
            self.parse(state, seat, text)
        except ThaumataError as refusal:
            return refusal
        return None

    def has_action(self, state: State, action: int) -> bool:
        """Return whether a number is an action of this game with all its pieces, legal or not."""
        return action in self._meant(self.text(state, 0, action).split())

    def _misunderstanding(self, state: State, seat: i64, wanted: list[str]) -> ThaumataError:
        text = " ".join(wanted)
        meant = self._meant(wanted)
        if not meant:
            return InvalidAction("error-not-understood", text=text)
        for action in meant:
            refusal = state.why_not(int(seat), action)
            if refusal is not None and refusal.message_id != "error-illegal":
                return refusal
        return IllegalAction("error-illegal", text=text, decision=state.decision())

    def _meant(self, words: list[str]) -> list[int]:
        """List the actions that the words can mean, legal or not; the last words may be omitted."""
        meant: list[int] = []
        for number, verb in self.verbs.items():
            begin = verb.word.split()
            if words[: len(begin)] != begin:
                continue
            for pieces in self._readings(words[len(begin) :], verb.names):
                piece, target, left, right = [*pieces, 0, 0, 0, 0][:4]
                action = int(action_of(number, piece, target))
                meant.append(action + (left + right * 256) * PAYMENT)
        return meant

    def _readings(self, words: list[str], kinds: tuple[str, ...]) -> list[list[int]]:
        """List the numbers of the pieces that the words can name, by kind; 0 for an omitted one.

        A name can have several words, or none: an empty name is the first of its kind.
        """
        if not words:
            return [[0] * len(kinds)]
        if not kinds:
            return []
        names = self.names[kinds[0]]
        readings: list[list[int]] = []
        for length in range(len(words) + 1):
            name = " ".join(words[:length])
            if name in names and (name or names[0] == ""):
                rest = self._readings(words[length:], kinds[1:])
                readings.extend([[names.index(name), *numbers] for numbers in rest])
        return readings
