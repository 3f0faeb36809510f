"""Events: complete, typed, limited to those who may know, and put into words."""

from collections import Counter
from typing import Any, Union

import msgspec
import pytest

from tests.record.records import play_on, played
from tests.rules.duel.table import duel, play
from tests.rules.pantheon.table import pantheon as pantheon_table
from thaumata import NATURE, Game
from thaumata.duel import happenings
from thaumata.duel.agora import happenings as agora
from thaumata.duel.pantheon import happenings as pantheon
from thaumata.duel.setup import START_COINS
from thaumata.duel.state import DuelState
from thaumata.events import Event, describe, event_classes, merge_moves, read_events
from thaumata.events.duel.agora import (
    CardsSwapped,
    ConspiracyChosen,
    ConspiracyKept,
    ConspiracyPutBack,
    CubeMoved,
    DecreeDealt,
    InfluenceToken,
    Recruited,
    RecruitedFromDiscard,
    TokenLocked,
    TokenLockedUnseen,
    WonderSabotaged,
)
from thaumata.events.duel.base import (
    BackLaid,
    Begins,
    Built,
    CoinsGained,
    CoinsLost,
    Ended,
    MilitaryToken,
    PaidBank,
    PaidOpponent,
    Pair,
    PawnMoved,
    PlayAgain,
    Revealed,
    Sold,
    TokenTaken,
    WonderBuilt,
)
from thaumata.events.duel.pantheon import (
    Activated,
    CoinsOnCard,
    GodChosen,
    GodPlaced,
    GodRevealed,
    MilitaryTokenRemoved,
    MinervaPlaced,
    OfferingSpent,
    TokenLaid,
    WonderRuined,
    WonderTaken,
)
from thaumata.game import EVERYONE
from thaumata.record import Record
from thaumata.wording.words import LANGUAGES, Words

Raw = tuple[int, int, int, int, int]
PLAYERS = ("Anna", "Bohdan")
DUEL = Game("duel")
EVERYTHING = Game("duel", expansions=("pantheon", "agora"))
VARIANTS = ("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora")
NUMBERS = {
    (module, name): number
    for module in (happenings, pantheon, agora)
    for name, number in vars(module).items()
    if name.isupper()
}
KINDS = sorted(NUMBERS.values())


def history(record: Record) -> list[Event]:
    """Return the log of a game."""
    state = record.game.start()
    log: list[Raw] = []
    state.log = log
    for _ in record.replay(state):
        pass
    return read_events(record.game, log)


def one_of(kind: int) -> Event:
    """Make an event of a kind, with the first numbers that are valid."""
    return read_events(EVERYTHING, [(kind, 0, 1, 1, EVERYONE)])[0]


# Reading


def test_every_number_of_a_happening_has_an_event() -> None:
    assert len(KINDS) == len(set(KINDS))
    # Pantheon dismantles wonders in another way
    other_names = {(agora, "WONDER_RUINED"): "wonder_sabotaged"}
    for (module, name), number in NUMBERS.items():
        assert one_of(number).name == other_names.get((module, name), name.lower())


def test_every_event_has_a_name_of_its_own() -> None:
    classes = event_classes("duel")
    assert {type(one_of(kind)) for kind in KINDS} | {Recruited, RecruitedFromDiscard} == set(
        classes
    )
    assert len({str(each.__struct_config__.tag) for each in classes}) == len(classes)


def test_a_senator_is_recruited_and_any_other_card_built() -> None:
    cards = EVERYTHING.names["card"]
    for card, names in (
        ("conspirator_3", ["recruited", "recruited_from_discard"]),
        ("baths", ["built", "built_from_discard"]),
    ):
        kinds = (happenings.BUILT, happenings.BUILT_FROM_DISCARD)
        raw = [(kind, 0, cards.index(card), 0, EVERYONE) for kind in kinds]
        assert [event.name for event in read_events(EVERYTHING, raw)] == names


def test_events_name_pieces_by_their_ids() -> None:
    cards = DUEL.names["card"]
    wonders = DUEL.names["wonder"]
    tokens = DUEL.names["token"]
    slot = DUEL.names["slot"].index("r4c6")
    guild = DUEL.names["back"].index("guild")
    baths = cards.index("baths")
    raw: list[Raw] = [
        (happenings.BEGINS, 1, 2, 0, EVERYONE),
        (happenings.REVEALED, NATURE, slot, baths, EVERYONE),
        (happenings.BACK_LAID, NATURE, slot, guild, EVERYONE),
        (happenings.BUILT, 0, baths, 0, EVERYONE),
        (happenings.SOLD, 0, baths, 3, EVERYONE),
        (happenings.WONDER_BUILT, 1, wonders.index("pyramids"), baths, EVERYONE),
        (happenings.TOKEN_TAKEN, 1, tokens.index("law"), 0, EVERYONE),
        (happenings.PAIR, 1, 4, 0, EVERYONE),
        (happenings.PAWN_MOVED, 1, 6, 1, EVERYONE),
        (happenings.PLAY_AGAIN, 1, 0, 0, EVERYONE),
        (happenings.ENDED, 0, 6, 3, EVERYONE),
        (happenings.ENDED, 0, 3, 2, EVERYONE),
    ]
    assert read_events(DUEL, raw) == [
        Begins(1, 2),
        Revealed(None, "r4c6", "baths"),
        BackLaid(None, "r4c6", "guild"),
        Built(0, "baths"),
        Sold(0, "baths", 3),
        WonderBuilt(1, "pyramids", "baths"),
        TokenTaken(1, "law"),
        Pair(1, "quill"),
        PawnMoved(1, position=-3, spaces=1),
        PlayAgain(1),
        Ended(None, "shared", (0, 1)),
        Ended(None, "military", (1,)),
    ]


def test_events_of_expansions_name_pieces_by_their_ids() -> None:
    names = EVERYTHING.names
    slot = names["slot"].index("r2c4")
    baths = names["card"].index("baths")
    palace = names["card"].index("palace")
    law = names["token"].index("law")
    knossos = names["wonder"].index("knossos")
    raw: list[Raw] = [
        (pantheon.TOKEN_LAID, NATURE, slot, 4, EVERYONE),
        (pantheon.GOD_PLACED, 1, 2, 0, EVERYONE),
        (pantheon.GOD_CHOSEN, 1, 18, 0, EVERYONE),
        (pantheon.GOD_REVEALED, NATURE, 8, 0, EVERYONE),
        (pantheon.ACTIVATED, 0, 15, 6, EVERYONE),
        (pantheon.WONDER_RUINED, 0, knossos, baths, EVERYONE),
        (pantheon.WONDER_TAKEN, 0, knossos, 0, EVERYONE),
        (pantheon.MINERVA_PLACED, 0, 12, 0, EVERYONE),
        (pantheon.MILITARY_TOKEN_REMOVED, 0, 3, 0, EVERYONE),
        (agora.DECREE_DEALT, NATURE, 8, 1, EVERYONE),
        (agora.CUBE_MOVED, 1, 0, 1, EVERYONE),
        (agora.INFLUENCE_TOKEN, 1, 1, 0, EVERYONE),
        (agora.CONSPIRACY_PUT_BACK, 1, 0, 0, EVERYONE),
        (agora.CARDS_SWAPPED, 1, palace, baths, EVERYONE),
        (agora.WONDER_TAKEN, 1, knossos, 0, EVERYONE),
        (agora.WONDER_RUINED, 1, knossos, 0, EVERYONE),
        (agora.TOKEN_LOCKED, 1, law, 0, EVERYONE),
    ]
    assert read_events(EVERYTHING, raw) == [
        TokenLaid(None, "r2c4", "greek_1"),
        GodPlaced(1, "greek", "1"),
        GodChosen(1, "?greek", "1"),
        GodRevealed(None, "zeus"),
        Activated(0, "gate", 6),
        WonderRuined(0, "knossos", "baths"),
        WonderTaken(0, "knossos"),
        MinervaPlaced(0, 3),
        MilitaryTokenRemoved(0, "large", 1),
        DecreeDealt(None, "shield", "2"),
        CubeMoved(1, "1", "2"),
        InfluenceToken(1, "large"),
        ConspiracyPutBack(1, "top"),
        CardsSwapped(1, "palace", "baths"),
        WonderTaken(1, "knossos"),
        WonderSabotaged(1, "knossos"),
        TokenLocked(1, "law"),
    ]


def test_a_secret_is_told_to_its_audience_alone() -> None:
    raw: list[Raw] = [
        (happenings.PLAY_AGAIN, 0, 0, 0, EVERYONE),
        (happenings.PLAY_AGAIN, 1, 0, 0, 0b10),
    ]
    assert read_events(DUEL, raw, viewer=0) == [PlayAgain(0)]
    assert read_events(DUEL, raw, viewer=1) == [PlayAgain(0), PlayAgain(1)]
    assert read_events(DUEL, raw) == [PlayAgain(0)]


def test_events_go_through_json_by_their_names() -> None:
    every: Any = Union[event_classes("duel")]  # noqa: UP007 - made from a table
    events = [*history(played(1)), *[one_of(kind) for kind in KINDS]]
    data = msgspec.json.encode(events)
    assert msgspec.json.decode(data, type=list[every]) == events
    assert msgspec.to_builtins(Sold(0, "baths", 3)) == {
        "event": "sold",
        "seat": 0,
        "card": "baths",
        "coins": 3,
        "message": {
            "id": "event-sold",
            "arguments": {
                "player": {"id": "seat", "arguments": {"number": 1}},
                "card": {"id": "duel-card-baths"},
                "coins": 3,
            },
        },
    }


def test_what_is_drawn_in_secret_is_told_to_its_player_alone() -> None:
    raw: list[Raw] = [
        (agora.CONSPIRACY_KEPT, 1, 0, 0, EVERYONE),
        (agora.CONSPIRACY_CHOSEN, 1, 5, 0, 0b10),
        (agora.TOKEN_LOCKED_UNSEEN, 0, 0, 0, EVERYONE),
        (agora.TOKEN_LOCKED, 0, 0, 0, 0b01),
        (pantheon.GOD_PLACED, 1, 2, 0, EVERYONE),
        (pantheon.GOD_CHOSEN, 1, 8, 0, 0b10),
    ]
    public = [ConspiracyKept(1), TokenLockedUnseen(0), GodPlaced(1, "greek", "1")]
    assert read_events(EVERYTHING, raw) == public
    seen = [read_events(EVERYTHING, raw, viewer=seat) for seat in (0, 1)]
    agriculture = TokenLocked(0, "agriculture")
    assert [event for event in seen[0] if event not in public] == [agriculture]
    secrets = [ConspiracyChosen(1, "coup"), GodChosen(1, "zeus", "1")]
    assert [event for event in seen[1] if event not in public] == secrets


def test_no_variant_tells_one_player_the_secrets_of_the_other() -> None:
    secret = {"god_seen", "god_chosen", "deck_ordered", "conspiracy_drawn", "conspiracy_chosen"}
    secret |= {"removed_card_seen"}
    met: set[str] = set()
    for seed in range(6):
        record = played(seed, variant=VARIANTS[3])
        state = record.game.start()
        log: list[Raw] = []
        state.log = log
        for _ in record.replay(state):
            pass
        assert not secret & {event.name for event in read_events(record.game, log)}
        for seat in (0, 1):
            events = read_events(record.game, log, viewer=seat)
            told = [event for event in events if event.name in secret]
            assert {event.seat for event in told} <= {seat}
            met |= {event.name for event in told}
    assert met >= {"god_seen", "god_chosen", "conspiracy_drawn", "conspiracy_chosen"}


# Completeness


def change(event: Event) -> Counter[int]:
    """Return by how much an event changes the coins of each seat."""
    changes: Counter[int] = Counter()
    match event:
        case CoinsGained(seat=int(seat), coins=coins) | CoinsOnCard(seat=int(seat), coins=coins):
            changes[seat] = coins
        case CoinsLost(seat=int(seat), coins=coins) | PaidBank(seat=int(seat), coins=coins):
            changes[seat] = -coins
        case PaidOpponent(seat=int(seat), coins=coins):
            changes[seat] = -coins
            changes[1 - seat] = coins
    return changes


def test_events_account_for_every_coin_after_every_action() -> None:
    """Nobody gains or loses a coin without an event."""
    met: set[str] = set()
    for seed in range(90):
        wonders = ("draft", "first_game", "random")[seed % 3]
        record = played(seed, options={"wonders": wonders})
        state = record.game.start()
        assert isinstance(state, DuelState)
        log: list[Raw] = []
        state.log = log
        coins = [START_COINS, START_COINS]
        for _ in record.replay(state):
            for event in read_events(record.game, log):
                met.add(event.name)
                for seat, more in change(event).items():
                    coins[seat] += more
            log.clear()
            assert coins == [state.city(seat).coins for seat in (0, 1)]
    assert met >= {"paid_bank", "paid_opponent", "coins_gained", "coins_lost"}


@pytest.mark.parametrize("variant", VARIANTS[1:])
def test_events_account_for_every_coin_of_a_variant(variant: str) -> None:
    """Coins on a card have events too; taking them to pay does not change the total."""
    for seed in range(8):
        record = played(seed, variant=variant)
        state = record.game.start()
        assert isinstance(state, DuelState)
        log: list[Raw] = []
        state.log = log
        coins = [START_COINS, START_COINS]
        for _ in record.replay(state):
            for event in read_events(record.game, log):
                for seat, more in change(event).items():
                    coins[seat] += more
            log.clear()
            assert coins == [state.city(seat).purse() for seat in (0, 1)]


PAYMENT_CASES: list[tuple[str, DuelState, list[type[Event]]]] = [
    ("build baths", duel(open=("baths", "altar")), [Built, PaidBank]),
    (
        "wonder pyramids baths",
        duel(open=("baths", "altar"), wonders=(("pyramids",), ()), coins=(20, 7)),
        [WonderBuilt, PaidBank],
    ),
    (
        "wonder pyramids baths",
        duel(
            open=("baths", "altar"),
            wonders=(("pyramids",), ()),
            coins=(20, 7),
            progress=((), ("economy",)),
        ),
        [WonderBuilt, PaidOpponent],
    ),
    (
        "activate aphrodite with 3",
        pantheon_table(spaces={3: "aphrodite"}, offerings=((3,), ()), coins=(20, 7)),
        [Activated, OfferingSpent, PaidBank],
    ),
]


@pytest.mark.parametrize(("action", "state", "told"), PAYMENT_CASES)
def test_what_is_done_is_told_before_what_it_costs(
    action: str, state: DuelState, told: list[type[Event]]
) -> None:
    """D226: cards, wonders and gods alike."""
    log: list[tuple[int, int, int, int, int]] = []
    state.log = log
    play(state, action)
    found = [type(event) for event in read_events(state.game, log, 0)]
    assert found[: len(told)] == told


def test_every_game_is_told_from_its_beginning_to_its_end() -> None:
    for seed in range(10):
        names = [event.name for event in history(played(seed))]
        assert names.index("age_began") < names.index("begins")
        assert names.count("age_began") == names.count("begins") == 3
        assert names[-1] == "ended"
        assert names.count("ended") == 1


def test_the_end_is_told_as_the_outcome_has_it() -> None:
    for seed in range(20):
        record = played(seed)
        outcome = record.state().outcome()
        assert outcome is not None
        assert history(record)[-1] == Ended(None, outcome.kind, outcome.winners)


def test_nothing_is_noted_while_nobody_listens() -> None:
    record = Record(DUEL)
    state = DUEL.start()
    play_on(record, state, seed=1)
    assert state.log is None


# Merging


def test_moves_of_the_pawn_that_follow_each_other_are_told_as_one() -> None:
    told = [
        Built(0, "walls"),
        PawnMoved(0, 2, 1),
        PawnMoved(0, 3, 1),
        MilitaryToken(0, 2),
        CoinsLost(1, 2),
        PawnMoved(0, 4, 1),
        PawnMoved(1, 3, 1),
    ]
    assert merge_moves(told) == [
        Built(0, "walls"),
        PawnMoved(0, 3, 2),
        MilitaryToken(0, 2),
        CoinsLost(1, 2),
        PawnMoved(0, 4, 1),
        PawnMoved(1, 3, 1),
    ]
    assert merge_moves([]) == []


def test_merging_loses_no_space() -> None:
    events = history(played(2))
    spaces = [event.spaces for event in events if isinstance(event, PawnMoved)]
    merged = [event.spaces for event in merge_moves(events) if isinstance(event, PawnMoved)]
    assert sum(spaces) == sum(merged)
    assert len(merged) < len(spaces)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_a_sentence_in_every_language(kind: int, language: str) -> None:
    event = one_of(kind)
    if isinstance(event, BackLaid):
        event = BackLaid(None, event.slot, "guild")
    assert_sentence(event, Words(language))


def assert_sentence(event: Event, words: Words) -> None:
    said = describe(event, words, PLAYERS)
    assert words.has(event.message.id)
    assert said.endswith(".")
    assert not set(said) & set("{}$_?")
    assert "duel-" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_sentences(language: str) -> None:
    words = Words(language)
    for variant in VARIANTS[1:]:
        for event in history(played(3, variant=variant)):
            assert_sentence(event, words)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Begins(1, 2), "Bohdan begins Age II."),
        (Revealed(None, "r4c6", "baths"), "Turned up: Baths."),
        (BackLaid(None, "r4c6", "guild"), "A guild lies at r4c6."),
        (Sold(0, "baths", 1), "Anna discarded Baths for 1 coin."),
        (WonderBuilt(1, "pyramids", "baths"), "Bohdan built The Pyramids, with Baths under it."),
        (PaidOpponent(1, 2), "Bohdan paid 2 coins to Anna."),
        (PaidOpponent(0, 2), "Anna paid 2 coins to Bohdan."),
        (
            PawnMoved(1, -3, 2),
            "Bohdan moved the conflict pawn 2 spaces; it now stands 3 spaces from the center.",
        ),
        (Pair(0, "quill"), "Anna has a pair of science symbols: quill."),
        (TokenTaken(0, "law"), "Anna took Law."),
        (Ended(None, "scientific", (1,)), "Bohdan won by scientific supremacy."),
        (
            Ended(None, "shared", (0, 1)),
            "Equal in everything: the players shared the victory.",
        ),
        (
            Ended(None, "scientific", (0, 1)),
            "Both reached scientific supremacy: the players shared the victory.",
        ),
        (BackLaid(None, "r4c6", "senator"), "A senator lies at r4c6."),
        (Recruited(0, "conspirator_3"), "Anna recruited Conspirator."),
        (
            RecruitedFromDiscard(0, "conspirator_3"),
            "Anna recruited Conspirator for free from the discard pile.",
        ),
        (Activated(0, "zeus", 0), "Anna activated Zeus for free."),
        (GodChosen(1, "zeus", "2"), "The god on space 2 is Zeus; only Bohdan knows."),
        (
            MinervaPlaced(0, -9),
            "Anna put Minerva in Anna’s capital.",
        ),
        (
            MinervaPlaced(0, 2),
            "Anna put Minerva 2 spaces from the center, on Bohdan’s side.",
        ),
        (
            MilitaryTokenRemoved(1, "small", 0),
            "Bohdan removed the small military token on Anna’s side.",
        ),
        (CubeMoved(0, "3", "2"), "Anna moved a cube from chamber 3 to chamber 2."),
        (
            CardsSwapped(0, "palace", "baths"),
            "Anna took Palace from the opponent and gave Baths for it.",
        ),
        (ConspiracyPutBack(0, "bottom"), "Anna put a conspiracy back under the deck."),
    ],
)
def test_an_event_names_players_and_pieces(event: Event, said: str) -> None:
    assert describe(event, Words("en"), PLAYERS) == said
