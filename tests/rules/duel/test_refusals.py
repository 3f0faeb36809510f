"""Reasons of refused actions in Duel: the same for the terminal, a browser and a program."""

from collections.abc import Callable

import pytest

from tests.rules.agora.table import agora
from tests.rules.duel.table import duel, play
from tests.rules.pantheon.table import pantheon
from thaumata import IllegalAction
from thaumata.duel.state import DuelState
from thaumata.wording.words import LANGUAGES, Words


def why_not(state: DuelState, text: str, seat: int = 0) -> tuple[str, dict[str, str | int]]:
    """Return why an action is refused; every function gives the same reason."""
    game = state.game
    before = state.numbers()
    refusal = game.why_not(state, seat, text)
    assert isinstance(refusal, IllegalAction)
    with pytest.raises(IllegalAction) as parsing:
        game.parse(state, seat, text)
    with pytest.raises(IllegalAction) as playing:
        state.play(text, seat=seat)
    for error in (parsing.value, playing.value):
        assert (error.message_id, error.arguments) == (refusal.message_id, refusal.arguments)
    assert state.numbers() == before
    for language in LANGUAGES:
        told = Words(language)(refusal.message_id, **refusal.arguments)
        assert told != refusal.message_id
    return refusal.message_id, refusal.arguments


def wonders_stand() -> DuelState:
    """Set up seven built wonders; the eighth has gone back to the box."""
    cards = ("altar", "baths", "tavern", "garrison", "stable", "theater", "palisade")
    mine = dict(zip(("appian_way", "colossus", "piraeus"), cards[:3], strict=True))
    theirs = ("great_library", "great_lighthouse", "hanging_gardens", "mausoleum")
    return duel(open=("walls",), raised=(mine, dict(zip(theirs, cards[3:], strict=True))))


@pytest.mark.parametrize(
    ("lay_out", "text", "reason"),
    [
        (lambda: duel(open=("statue",), coins=(2, 7)), "build statue", "refused-coins"),
        (lambda: duel(open=("walls",)), "build palace", "refused-no-card"),
        (lambda: duel(open=("walls",)), "discard palace", "refused-no-card"),
        (
            lambda: duel(structure={"r4c2": "altar", "r5c1": "tavern", "r5c3": "baths"}),
            "build altar",
            "refused-covered",
        ),
        (
            lambda: duel(structure={"r4c2": "altar", "r5c1": "tavern", "r5c3": "baths"}),
            "discard altar",
            "refused-covered",
        ),
        (lambda: duel(open=("walls",), built=(("altar",), ())), "build altar", "refused-built"),
        (lambda: duel(open=("walls",), built=((), ("altar",))), "build altar", "refused-built"),
        (lambda: duel(open=("walls",), discards=("altar",)), "build altar", "refused-discarded"),
        (
            lambda: duel(open=("walls",), wonders=(("pyramids",), ("colossus",))),
            "wonder colossus walls",
            "refused-wonder-of-others",
        ),
        (
            lambda: duel(
                open=("walls",), raised=({"pyramids": "altar"}, {}), wonders=((), ("colossus",))
            ),
            "wonder pyramids walls",
            "refused-wonder-built",
        ),
        (
            lambda: duel(open=("walls",), wonders=(("pyramids",), ()), coins=(20, 7)),
            "wonder pyramids palace",
            "refused-no-card",
        ),
        (wonders_stand, "wonder pyramids walls", "refused-seven-wonders"),
        (
            lambda: pantheon(spaces={1: "mars"}, age=1, open=("altar", "baths")),
            "activate mars",
            "refused-pantheon-closed",
        ),
        (lambda: pantheon(spaces={1: "mars"}), "activate baal", "refused-no-god"),
        (lambda: pantheon(spaces={6: "mars"}, coins=(7, 7)), "activate mars", "refused-coins"),
        (lambda: pantheon(spaces={1: "mars"}), "activate mars with 2", "refused-offerings"),
        (
            lambda: pantheon(spaces={1: "mars"}, offerings=((2, 3), ())),
            "activate mars with 2 3",
            "refused-offering-wasted",
        ),
        (
            lambda: agora(plots=((), ("coup",))),
            "prepare coup tavern",
            "refused-no-conspiracy",
        ),
        (lambda: agora(plots=(("coup",), ())), "prepare coup palace", "refused-no-card"),
        (lambda: duel(open=("walls",)), "take law", "error-illegal"),
        (lambda: duel(open=("walls",)), "take", "error-illegal"),
        (lambda: duel(open=("walls",)), "pass", "error-illegal"),
    ],
)
def test_a_refusal_says_why(lay_out: Callable[[], DuelState], text: str, reason: str) -> None:
    assert why_not(lay_out(), text)[0] == reason


@pytest.mark.parametrize(
    ("lay_out", "text", "coins"),
    [
        (lambda: duel(open=("palisade",), coins=(1, 7)), "build palisade", 1),
        (lambda: duel(open=("walls",), coins=(3, 7)), "build walls", 1),
        (lambda: duel(open=("walls",), wonders=(("pyramids",), ())), "wonder pyramids walls", 1),
        (lambda: duel(open=("walls",), wonders=(("pyramids",), ())), "wonder pyramids", 1),
        (lambda: pantheon(spaces={6: "mars"}, coins=(5, 7)), "activate mars", 3),
    ],
)
def test_the_coins_that_are_lacking_are_counted(
    lay_out: Callable[[], DuelState], text: str, coins: int
) -> None:
    assert why_not(lay_out(), text) == ("refused-coins", {"coins": coins})


def test_what_is_legal_has_no_reason() -> None:
    state = duel(open=("altar", "walls"))
    assert state.game.why_not(state, 0, "build altar") is None
    assert state.why_not(0, state.legal_actions(0)[0]) is None


def test_the_default_names_what_is_asked() -> None:
    state = duel(open=("walls",))
    assert why_not(state, "take law")[1] == {"text": "take law", "decision": "turn"}


def test_a_number_without_a_piece_is_refused_without_a_reason() -> None:
    """Numbers between two ages belong to no card."""
    state = duel(open=("walls",))
    for action in (63 * 256, 2 + 15 * 256, 10**12, 255):
        with pytest.raises(IllegalAction) as refused:
            state.apply(0, action)
        assert refused.value.message_id == "error-illegal"


def test_a_reason_does_not_tell_whose_a_conspiracy_is() -> None:
    """D196: it is the same for one of the opponent's and one in the deck."""
    state = agora(plots=((), ("coup",)))
    assert why_not(state, "prepare coup tavern") == why_not(state, "prepare blackmail tavern")


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = duel(open=("altar", "walls"))
    assert why_not(state, "build altar", seat=1) == ("error-not-asked", {"seat": 2})
    play(state, "build altar")
    assert why_not(state, "build walls", seat=0) == ("error-not-asked", {"seat": 1})
