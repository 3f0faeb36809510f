"""Every moment and every question of play, as a method that does nothing.

A rule overrides the few that concern it. A game sorts its rules once into one list per moment that
holds only those which override it: an idle rule costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from thaumata.errors import IllegalAction

if TYPE_CHECKING:
    from thaumata.game import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """A chapter of the rulebook, or an expansion of one."""

    def on_start(self, state: S) -> None:
        """Put the set-up on the agenda of a new game."""

    def on_wonder_picked(self, state: S, seat: i64, wonder: i64) -> None:
        """React to a wonder taken in the draft."""

    def on_age_begin(self, state: S) -> None:
        """Prepare an age: what this puts on the agenda comes before the dealing of its cards."""

    def on_age_end(self, state: S) -> None:
        """React to the last card of the structure being used."""

    def on_round_begin(self, state: S) -> None:
        """Prepare a round: what this puts on the agenda comes before the choice of cards."""

    def on_round_end(self, state: S) -> None:
        """React to the end of a round, once everything has been built."""

    def on_last_round(self, state: S) -> None:
        """Prepare the end of the last round, before the last cards are played."""

    def on_turn_begin(self, state: S, seat: i64) -> None:
        """React to a turn, extra turns included, before its main action is asked for."""

    def on_turn_action(self, state: S, seat: i64, action: i64) -> None:
        """Carry out a turn's action that this rule has offered in ``more_actions``."""

    def on_uncovered(self, state: S, seat: i64, slot: i64) -> None:
        """React to a face-down card that is about to be revealed."""

    def on_built(self, state: S, seat: i64, card: i64, by_chain: bool) -> None:
        """React to a card that has just been built in a city, before its effects."""

    def on_wonder_built(self, state: S, seat: i64, wonder: i64) -> None:
        """React to a wonder that has just been built, before its effects."""

    def on_pawn_moved(self, state: S, seat: i64, distance: i64) -> None:
        """React to the conflict pawn entering a space on behalf of a seat.

        The distance is counted from the center towards that seat's opponent.
        """

    def on_military_token(self, state: S, seat: i64, size: i64) -> None:
        """Carry out a military token, already off the track, in favor of a seat."""

    def on_left_city(self, state: S, seat: i64, card: i64) -> None:
        """React to a card that has left a seat's city."""

    def on_token_drawn(self, state: S, token: i64) -> None:
        """React to a progress token that nature has drawn openly from the box."""

    def on_hide(self, state: S, seat: i64) -> None:
        """Erase what a seat may not know, except what the parts of a state hide themselves."""

    def on_resample(self, state: S, seat: i64, rng: Any) -> None:
        """Redraw the part of this rule's state that the seat cannot know."""

    def more_actions(self, state: S, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Append a turn's actions to the n in the buffer and return the new number."""
        return n

    def why_not(self, state: S, seat: i64, action: i64) -> IllegalAction | None:
        """Return why a turn's action that this rule offers at other times is refused now."""
        return None

    def hides_action(self, state: S, seat: i64, action: i64) -> bool:
        """Return whether a turn's action names a piece that only its seat may see."""
        return False

    def turn_up_now(self, state: S, seat: i64, slots: i64) -> i64:
        """Return which of the cards to be revealed in a seat's turn are revealed now.

        The others wait. A rule that returns none has put a decision on the agenda instead.
        """
        return slots

    def bill_for(self, state: S, seat: i64, card: i64, bill: i64) -> i64:
        """Return the final bill of a card for a seat, given the bill so far."""
        return bill

    def trade_price(self, state: S, seat: i64, prices: i64) -> i64:
        """Return the price of one unit of each resource for a seat, given the prices so far."""
        return prices

    def fill_trades(self, state: S, city: i64, raw: i64, made: i64, purse: i64, start: i64) -> i64:
        """List the ways to cover a need by buying from neighbors; -1 to leave it to other rules."""
        return -1

    def waives_stage(self, state: S, city: i64) -> bool:
        """Return whether a city's next stage needs no resources."""
        return False

    def sale_price(self, state: S, seat: i64, coins: i64) -> i64:
        """Return the coins a seat gets for discarding a card, given the coins so far."""
        return coins

    def limit_advance(self, state: S, seat: i64, shields: i64) -> i64:
        """Return how many spaces a seat's shields really move the conflict pawn.

        This is asked once, as the pawn begins to move.
        """
        return shields

    def score(self, state: S, seat: i64, sheet: vec[i64], row: i64) -> None:
        """Add this rule's points of a seat to the score sheet, whose column starts at row."""


class Moments:
    """The rules of a game by moment: for each moment and question, the rules that answer it."""

    start: Final[vec[Rule[Any]]]
    wonder_picked: Final[vec[Rule[Any]]]
    age_begin: Final[vec[Rule[Any]]]
    age_end: Final[vec[Rule[Any]]]
    round_begin: Final[vec[Rule[Any]]]
    round_end: Final[vec[Rule[Any]]]
    last_round: Final[vec[Rule[Any]]]
    turn_begin: Final[vec[Rule[Any]]]
    turn_action: Final[vec[Rule[Any]]]
    uncovered: Final[vec[Rule[Any]]]
    built: Final[vec[Rule[Any]]]
    wonder_built: Final[vec[Rule[Any]]]
    pawn_moved: Final[vec[Rule[Any]]]
    military_token: Final[vec[Rule[Any]]]
    left_city: Final[vec[Rule[Any]]]
    token_drawn: Final[vec[Rule[Any]]]
    hide: Final[vec[Rule[Any]]]
    resample: Final[vec[Rule[Any]]]
    more_actions: Final[vec[Rule[Any]]]
    why_not: Final[vec[Rule[Any]]]
    hides_action: Final[vec[Rule[Any]]]
    turn_up_now: Final[vec[Rule[Any]]]
    bill_for: Final[vec[Rule[Any]]]
    trade_price: Final[vec[Rule[Any]]]
    fill_trades: Final[vec[Rule[Any]]]
    waives_stage: Final[vec[Rule[Any]]]
    sale_price: Final[vec[Rule[Any]]]
    limit_advance: Final[vec[Rule[Any]]]
    score: Final[vec[Rule[Any]]]

    def __init__(self, rules: list[Rule[Any]]) -> None:
        """Sort the rules, keeping their order within each list."""
        self.start = overriding(rules, "on_start")
        self.wonder_picked = overriding(rules, "on_wonder_picked")
        self.age_begin = overriding(rules, "on_age_begin")
        self.age_end = overriding(rules, "on_age_end")
        self.round_begin = overriding(rules, "on_round_begin")
        self.round_end = overriding(rules, "on_round_end")
        self.last_round = overriding(rules, "on_last_round")
        self.turn_begin = overriding(rules, "on_turn_begin")
        self.turn_action = overriding(rules, "on_turn_action")
        self.uncovered = overriding(rules, "on_uncovered")
        self.built = overriding(rules, "on_built")
        self.wonder_built = overriding(rules, "on_wonder_built")
        self.pawn_moved = overriding(rules, "on_pawn_moved")
        self.military_token = overriding(rules, "on_military_token")
        self.left_city = overriding(rules, "on_left_city")
        self.token_drawn = overriding(rules, "on_token_drawn")
        self.hide = overriding(rules, "on_hide")
        self.resample = overriding(rules, "on_resample")
        self.more_actions = overriding(rules, "more_actions")
        self.why_not = overriding(rules, "why_not")
        self.hides_action = overriding(rules, "hides_action")
        self.turn_up_now = overriding(rules, "turn_up_now")
        self.bill_for = overriding(rules, "bill_for")
        self.trade_price = overriding(rules, "trade_price")
        self.fill_trades = overriding(rules, "fill_trades")
        self.waives_stage = overriding(rules, "waives_stage")
        self.sale_price = overriding(rules, "sale_price")
        self.limit_advance = overriding(rules, "limit_advance")
        self.score = overriding(rules, "score")


def overriding(rules: list[Rule[Any]], method: str) -> vec[Rule[Any]]:
    """Return the rules that override a method of ``Rule``."""
    return vec[Rule](  # type: ignore[type-arg]  # at run time a vec knows classes alone
        [rule for rule in rules if getattr(type(rule), method) is not getattr(Rule, method)]
    )
