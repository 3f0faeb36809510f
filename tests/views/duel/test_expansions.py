"""Views with expansions: secrets are kept, prices add up, and everything has words."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.rules.duel.table import texts
from tests.views.duel.games import EXPANDED, moments, one_of_each, states
from thaumata import NATURE, Dealer, Game, view
from thaumata.duel import commerce
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.plots import CONSPIRACIES
from thaumata.duel.pantheon.names import GATE
from thaumata.duel.pantheon.part import PLACES, SPECTATOR, pantheon_of
from thaumata.duel.state import DuelState
from thaumata.events import read_events
from thaumata.events.duel.base import PaidBank, PaidOpponent
from thaumata.kit.bits import members_of
from thaumata.record import Record
from thaumata.rng import Rng
from thaumata.views import DuelView
from thaumata.views.duel.agora.payment import Senators
from thaumata.views.duel.pantheon.payment import Engineering, Gate, Less, Space
from thaumata.views.duel.payment import Bought, Receipt, ToOpponent
from thaumata.views.duel.receipt import Cashier
from thaumata.views.payment import PrintedCoins, ToBank
from thaumata.wording.describe import describe_action, describe_payment, describe_prompt
from thaumata.wording.words import LANGUAGES, Words

VIEWERS = (None, 0, 1)
every_variant = pytest.mark.parametrize("variant", EXPANDED)


def some_states(variant: str, step: int, **options: str) -> Iterator[DuelState]:
    """Yield some states of two random games, nature's included."""
    for seed in (1, 2):
        for number, state in enumerate(states(seed, variant, **options)):
            if number % step == seed:
                yield state


def some_moments(variant: str, step: int, **options: str) -> Iterator[tuple[DuelState, int]]:
    """Yield some states of two random games in which a seat must decide, and the seat."""
    for seed in (3, 4):
        for number, moment in enumerate(moments(seed, variant, **options)):
            if number % step == 0:
                yield moment


# Secrets


def hidden_gods(state: DuelState, viewer: int | None) -> set[str]:
    """List the gods with places that a viewer may not know."""
    if "pantheon" not in state.game.expansions:
        return set()
    part = pantheon_of(state)
    knower = SPECTATOR if viewer is None else viewer
    return {
        state.game.names["god"][part.god_at[place]]
        for place in range(PLACES)
        if 0 <= part.god_at[place] < GATE and not part.known_to[place] >> knower & 1
    }


def hidden_conspiracies(state: DuelState, viewer: int | None) -> set[str]:
    """List the conspiracies with places that a viewer may not know, or even deduce partly."""
    if "agora" not in state.game.expansions:
        return set()
    names = state.game.names["conspiracy"]
    plots = agora_of(state).plots
    known = plots.triggered if viewer is None else plots.knows[viewer]
    hidden = {plots.places[place] for place in members_of(plots.occupied() & ~known)}
    traced = {trace % CONSPIRACIES for trace in members_of(plots.traced)}
    own = traced if viewer is None else set()
    for trace in members_of(plots.traced):
        if trace // CONSPIRACIES == viewer:
            hidden.discard(trace % CONSPIRACIES)
    return {names[card] for card in hidden | own}


def names_in(shown: DuelView) -> set[str]:
    """List all words of a view that are not the names of fields."""
    text = msgspec.json.encode(shown).decode()
    return set(re.findall(r"[a-z0-9_]+", re.sub(r'"[a-z0-9_]+":', "", text)))


@every_variant
def test_no_secret_of_others_is_in_the_json(variant: str) -> None:
    found = 0
    for state in some_states(variant, 5):
        for viewer in VIEWERS:
            secrets = hidden_gods(state, viewer) | hidden_conspiracies(state, viewer)
            found += len(secrets)
            shown = names_in(view(state, viewer)) - {state.decision()}
            assert not secrets & shown
    assert found > 100


@every_variant
def test_no_secret_of_others_is_told_by_events_or_records(variant: str) -> None:
    """D97, D196, D239: neither as it happens nor when the moves are read again."""
    told = 0
    for seed in (5, 6):
        record = Record(Game(variant))
        state = record.game.start()
        assert isinstance(state, DuelState)
        dealer, rng = Dealer(seed), Rng(seed)
        while state.pending:
            seat = members_of(state.pending)[0]
            legal = state.legal_actions(seat)
            fond = [n for n, text in enumerate(texts(state, seat)) if text.startswith(SECRETIVE)]
            chosen = legal[fond[rng.below(len(fond))] if fond else rng.below(len(legal))]
            state.log = []
            record.play(state, seat, dealer.choose(state) if seat == NATURE else chosen)
            for viewer in VIEWERS:
                secrets = hidden_gods(state, viewer) | hidden_conspiracies(state, viewer)
                events = read_events(state.game, state.log, viewer)
                words = re.findall(r"[a-z0-9_]+", msgspec.json.encode(events).decode())
                assert not secrets & set(words)
                if state.pending and fond and seat != NATURE:
                    *_, line = record.for_seat(viewer).splitlines()
                    assert viewer == seat or not secrets & set(line.split())
                    told += 1
    assert told > 0


SECRETIVE = ("place ", "top ", "conspire", "keep ", "prepare ", "lock ", "wonder divine_theater")
"""Beginnings of actions with a secret, or that lead to such actions."""


@every_variant
def test_what_a_seat_cannot_know_does_not_change_its_view(variant: str) -> None:
    for number, state in enumerate(some_states(variant, 7)):
        for viewer in (0, 1):
            sample = state.resample(viewer, Rng(number))
            assert view(sample, viewer) == view(state, viewer)


@every_variant
def test_no_secret_of_a_player_changes_what_a_spectator_sees(variant: str) -> None:
    for number, state in enumerate(some_states(variant, 7)):
        for seat in (0, 1):
            assert view(state.resample(seat, Rng(number))) == view(state)


@every_variant
def test_a_view_comes_back_from_json_as_it_was(variant: str) -> None:
    for state in some_states(variant, 7):
        for viewer in VIEWERS:
            shown = view(state, viewer)
            assert (shown.pantheon is not None) == ("pantheon" in variant)
            assert (shown.senate is not None) == ("agora" in variant)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=DuelView) == shown


@every_variant
def test_a_seat_sees_its_own_legal_actions(variant: str) -> None:
    for state, seat in some_moments(variant, 2):
        assert [action.text for action in view(state, seat).actions] == texts(state, seat)
        assert view(state, 1 - seat).actions == view(state).actions == ()


# Prices


@every_variant
@pytest.mark.parametrize("astarte", ["treasury_first", "ask"])
def test_a_preview_changes_nothing_and_comes_true(variant: str, astarte: str) -> None:
    options = {"astarte": astarte} if "pantheon" in variant else {}
    for state, seat in some_moments(variant, 5, **options):
        before = state.numbers()
        shown = view(state, seat)
        assert state.numbers() == before
        for action in shown.actions:
            told = action.preview
            played = state.copy()
            assert isinstance(played, DuelState)
            played.log = []
            played.apply(seat, played.game.parse(played, seat, action.text))
            happened = read_events(played.game, played.log, seat)
            paid = [e for e in happened if isinstance(e, PaidBank | PaidOpponent)]
            if told.asks != "split_payment":  # it is paid when that is decided
                assert told.price == sum(event.coins for event in paid if event.seat == seat)
            assert list(told.changes) == happened
            assert list(told.coins) == [played.city(owner).coins for owner in (0, 1)]
            old, new = state.score_sheet().totals, played.score_sheet().totals
            assert told.points == (new[0] - old[0], new[1] - old[1])


def check(receipt: Receipt, purse: int) -> None:
    """Check that the lines of a receipt add up to its total."""
    asked = sum(
        line.coins
        for line in receipt.lines
        if isinstance(line, Bought | PrintedCoins | Engineering | Senators | Space | Gate)
    )
    saved = sum(line.coins for line in receipt.lines if isinstance(line, Less))
    paid = sum(line.coins for line in receipt.lines if isinstance(line, ToBank | ToOpponent))
    assert receipt.total == asked - saved == paid
    assert receipt.short_by == max(0, receipt.total - purse)
    for line in receipt.lines:
        if isinstance(line, Bought):
            usual = 1 if line.fixed_by else 2 + line.symbols
            assert line.unit_price == usual - (1 if line.cheaper_by else 0)


@every_variant
def test_receipts_agree_with_prices_all_through_a_game(variant: str) -> None:
    for state in some_states(variant, 6):
        for seat in (0, 1):
            cashier = Cashier(state, seat)
            purse = state.city(seat).purse()
            for card, id in enumerate(state.game.names["card"]):
                if id:
                    receipt = cashier.for_card(card)
                    assert receipt.total == commerce.card_price(state, seat, card)
                    check(receipt, purse)
            for wonder in range(len(state.game.names["wonder"])):
                receipt = cashier.for_wonder(wonder)
                assert receipt.total == commerce.wonder_price(state, seat, wonder)
                check(receipt, purse)


@every_variant
def test_the_receipts_of_a_turn_add_up(variant: str) -> None:
    for state, seat in some_moments(variant, 3):
        for action in view(state, seat).actions:
            if payment := action.preview.payment:
                check(payment, state.city(seat).purse())


# Words


def is_said(text: str) -> bool:
    """Return whether a text is in words, not a message id, with nothing left to fill in."""
    return bool(text) and "{" not in text and not re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", text)


def test_every_decision_of_both_expansions_can_be_shown_and_said() -> None:
    options = {"astarte": "ask", "progress": "may_decline"}
    found = one_of_each("duel+pantheon+agora", 90, **options)
    assert len(found) >= 40
    for state, seat in found.values():
        shown = view(state, seat)
        for language in LANGUAGES:
            words = Words(language)
            assert is_said(describe_prompt(words, shown))
            said = [describe_action(words, action) for action in shown.actions]
            for text, action in zip(said, shown.actions, strict=True):
                assert is_said(text), text
                assert text != action.text
            if shown.decision not in SAME_NAMES:
                assert len(set(said)) == len(said), said


SAME_NAMES = {
    "turn",
    "mausoleum",
    "wonder_from_discard",
    "turn_of_events",
    "discard_from_structure",
}
"""The decisions where senators can be chosen: several of their cards have the same name."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_payment_of_a_turn_is_said(language: str) -> None:
    words = Words(language)
    kinds = set()
    for state, seat in some_moments("duel+pantheon+agora", 4):
        for action in view(state, seat).actions:
            if action.preview.payment:
                kinds |= {line.kind for line in action.preview.payment.lines}
                for text in describe_payment(words, action.preview.payment):
                    assert is_said(text), text
    assert {"senators", "space", "to_bank"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_to_nature_is_said(language: str) -> None:
    words = Words(language)
    asked = {}
    for seed in range(6):
        for state in states(seed, "duel+pantheon+agora"):
            if state.pending >> NATURE & 1 and state.decision() not in asked:
                asked[state.decision()] = describe_prompt(words, view(state))
    assert {"lay_token", "look_at_god", "show_god", "deal_decree", "draw_conspiracy"} <= set(asked)
    assert all(map(is_said, asked.values()))
