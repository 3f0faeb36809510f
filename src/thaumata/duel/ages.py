"""The ages: laying out a structure, and who begins (D11, D13, D49-D52)."""

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.agenda import Decision, Step
from thaumata.duel.dealing import deal_next, lay_backs
from thaumata.duel.happenings import AGE_BEGAN, BEGINS
from thaumata.duel.names import BEGINS as BEGINS_VERB
from thaumata.duel.names import STARTER
from thaumata.duel.state import DuelState
from thaumata.duel.turns import begin_turn
from thaumata.game import action_of, piece_of
from thaumata.kit.bits import BITS


class LayOut(Step[DuelState]):
    """Lay out the structure of an age, first its backs, then its face-up cards."""

    def __init__(self) -> None:
        """Its argument is the age."""
        super().__init__("lay_out")

    def argument_text(self, state: DuelState, argument: i64) -> str:
        return str(argument)

    def read_argument(self, state: DuelState, text: str) -> int:
        if text not in ("1", "2", "3"):
            raise ValueError(text)
        return int(text)

    def run(self, state: DuelState, argument: i64) -> None:
        """Lay out the structure and ask nature to deal."""
        state.age = argument
        layout = state.layout()
        state.present = layout.every_slot
        state.accessible = layout.open_at_first
        state.known = 0
        state.backs = 0
        state.to_deal = layout.face_up
        for deck in state.catalog.decks[argument - 1]:
            if deck.home == argument - 1:
                state.unseen[deck.home] |= deck.members
        state.tell(AGE_BEGAN, 0, argument)
        deal_next(state)
        lay_backs(state)
        for rule in state.moments.age_begin:
            rule.on_age_begin(state)


class BeginAge(Step[DuelState]):
    """Determine who begins, once the structure is visible (D13, D50-D52)."""

    last_chooses: bool
    """Whether the last player chooses who begins, instead of beginning, with the pawn in the
    center."""

    def __init__(self, last_chooses: bool) -> None:
        """Follow the option ``centered_start``."""
        super().__init__("begin_age")
        self.last_chooses = last_chooses

    def run(self, state: DuelState, argument: i64) -> None:
        """Begin with the first player, the last player, or the choice of the weaker one."""
        if state.age == 1:
            begin_age(state, state.first)
        elif state.pawn > 0:
            state.ask(STARTER, 0, BITS[1])
        elif state.pawn < 0:
            state.ask(STARTER, 0, BITS[0])
        elif self.last_chooses:
            state.ask(STARTER, 0, BITS[state.active])
        else:
            begin_age(state, state.active)


def begin_age(state: DuelState, seat: i64) -> None:
    """Give a seat the first turn of the age."""
    state.tell(BEGINS, seat, state.age)
    begin_turn(state, seat)


class Starter(Decision[DuelState]):
    """The player with the weaker military chooses who begins the age (D50)."""

    def __init__(self) -> None:
        super().__init__("starter")

    def fill(self, state: DuelState, argument: i64, seat: i64, buffer: vec[i64]) -> i64:
        """Offer both players."""
        buffer[0] = action_of(BEGINS_VERB, 0)
        buffer[1] = action_of(BEGINS_VERB, 1)
        return 2

    def apply(self, state: DuelState, argument: i64, seat: i64, action: i64) -> None:
        begin_age(state, piece_of(action))
