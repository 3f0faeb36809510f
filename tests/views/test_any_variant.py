"""A user's own variant can be viewed, previewed and put into words."""

from typing import cast

import msgspec
import pytest

import thaumata as th
from examples.house_rule import SpoilsOfWar
from tests.auction import Auction
from thaumata.duel import happenings
from thaumata.events import read_events
from thaumata.events.duel.base import CoinsGained, PlayAgain
from thaumata.game import EVERYONE, register
from thaumata.players.playout import Playout
from thaumata.views import AnyView, DuelView, PlainView, preview
from thaumata.views.pieces import Piece
from thaumata.views.structs import Preview
from thaumata.wording.describe import describe_action, describe_piece, describe_prompt
from thaumata.wording.message import Message
from thaumata.wording.words import LANGUAGES, Words

register(Auction())
register(SpoilsOfWar())

every_language = pytest.mark.parametrize("language", LANGUAGES)


def dealt(variant: str) -> th.State:
    """Start a game, and deal until a player is asked."""
    state = th.Game(variant).start()
    dealer = th.Dealer(3)
    while state.pending == 2**th.NATURE:
        dealer.answer(state)
    return state


# A family built on Duel


def test_a_house_rule_is_seen_through_the_views_of_duel() -> None:
    state = dealt("spoils")
    shown = th.view(state, 0)
    assert isinstance(shown, DuelView)
    assert shown.variant == "spoils"
    assert msgspec.json.decode(msgspec.json.encode(shown), type=AnyView) == shown


def test_what_a_house_rule_changes_is_previewed_told_and_said() -> None:
    """Discarding a card brings one coin more."""
    state = dealt("spoils")
    while state.decision() != "turn":
        seat = int(state.pending).bit_length() - 1
        if seat == th.NATURE:
            th.Dealer(3).answer(state)
        else:
            state.apply(seat, state.legal_actions(seat)[0])
    seat = int(state.pending).bit_length() - 1
    shown = cast(DuelView, th.view(state, seat))
    (sale, *_) = [action for action in shown.actions if action.verb == "discard"]
    before = shown.cities[seat].coins
    assert sale.preview.coins[seat] == before + 3
    assert describe_action(Words("en"), sale).endswith("for 3 coins")
    log: list[tuple[int, int, int, int, int]] = []
    state.log = log
    state.apply(seat, state.game.parse(state, seat, sale.text))
    assert CoinsGained(seat, 3) in read_events(state.game, log)


def test_what_nobody_has_written_an_event_for_is_left_out() -> None:
    raw = [(number, 0, 1, 1, EVERYONE) for number in (9999, happenings.PLAY_AGAIN)]
    assert read_events(th.Game("spoils"), raw) == [PlayAgain(0)]
    assert read_events(th.Game("auction"), raw) == []


# A family of its own


def test_a_new_game_is_seen_by_what_any_game_has() -> None:
    state = dealt("auction")
    shown = th.view(state, 1)
    assert isinstance(shown, PlainView)
    assert (shown.variant, shown.seat, shown.options) == ("auction", 1, {"mood": "merry"})
    assert (shown.pending, shown.decision, shown.argument) == ((0, 1, 2), "bids", "")
    assert [score.rows for score in shown.scores] == [{"coins": 5, "prizes": 0}] * 3
    assert [action.text for action in shown.actions] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert shown.actions[2].pieces == (Piece("coins", "2"),)
    assert shown.outcome is None
    assert msgspec.json.decode(msgspec.json.encode(shown), type=AnyView) == shown


def test_a_spectator_of_a_new_game_may_do_nothing() -> None:
    shown = th.view(dealt("auction"))
    assert (shown.seat, shown.actions) == (None, ())


def test_what_others_have_sealed_does_not_change_a_view() -> None:
    """It is public who has sealed, but not what."""
    views = []
    for bid in ("bid 1", "bid 3"):
        state = dealt("auction")
        for text in (bid, "curse 1"):
            state.apply(0, state.game.parse(state, 0, text))
        views.append((th.view(state, 1), th.view(state)))
        assert views[-1][0].pending == (1, 2)
    assert views[0] == views[1]


def test_an_action_of_a_new_game_is_previewed() -> None:
    """After the bid the curse is pending, and nothing has changed yet."""
    state = dealt("auction")
    shown = preview(state, 0, state.game.parse(state, 0, "bid 3"))
    assert shown == Preview(points=(0, 0, 0), asks="bids", prompt=Message("prompt-bids"))


def test_a_new_game_ends_with_its_own_sheet() -> None:
    state = dealt("auction")
    Playout(1).finish(state)
    shown = th.view(state, 0)
    assert shown.prompt is None
    assert shown.outcome is not None
    assert shown.outcome.kind == "richest"


@every_language
def test_a_new_game_is_said_by_its_ids(language: str) -> None:
    words = Words(language)
    state = dealt("auction")
    shown = th.view(state, 0)
    assert describe_prompt(words, shown) == "bids"
    assert describe_action(words, shown.actions[1]) == "bid 1"
    told = describe_piece(words, state.game, Piece("prize", "crown"))
    assert (told.name, told.family, told.cost, told.effects) == ("crown", "prize", "", ())
    with pytest.raises(KeyError):
        describe_piece(words, state.game, Piece("prize", "throne"))
