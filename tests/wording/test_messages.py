"""Every question, answer and event has a message that can be formatted."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from thaumata import NATURE, Dealer, Game, view
from thaumata.events import describe, read_events
from thaumata.rng import Rng
from thaumata.views import View
from thaumata.wording.describe import describe_action, describe_prompt
from thaumata.wording.message import Message, choice_of, list_of, message, named, player
from thaumata.wording.words import LANGUAGES, Words

PLAYERS = ("Anna", "Bohdan", "Clio", "Dana")
VARIANTS = (
    "duel",
    "duel+pantheon",
    "duel+agora",
    "duel+pantheon+agora",
    "classic-2",
    "classic-3",
    "classic-2+cities",
    "classic-4+cities",
    "classic-4+cities+teams",
)

FAMILIES = {
    "duel": "duel",
    "pantheon": "duel",
    "agora": "duel",
    "classic": "classic",
    "cities": "classic",
}
"""The families whose words a browser loads when they are played, by the prefixes of the files."""

Raw = tuple[int, int, int, int, int]


class References(Visitor):
    """Collects the ids of the messages that a message repeats."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)


def english() -> Iterator[tuple[str, ftl.Message]]:
    """List the messages, each with its family, or nothing where it is shared."""
    folder = Path(str(files("thaumata"))) / "locales" / "en"
    for file in folder.glob("*.ftl"):
        family = FAMILIES.get(file.stem.partition("-")[0], "")
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield family, entry


FAMILY_OF = {message.id.name: family for family, message in english()}


def random_game(variant: str, seed: int, log: list[Raw]) -> Iterator[View]:
    """Play a game and yield views before some of the actions, sometimes as a spectator."""
    state = Game(variant).start()
    state.log = log
    dealer, rng = Dealer(seed), Rng(seed)
    number = 0
    while state.pending:
        seat = (int(state.pending) & -int(state.pending)).bit_length() - 1
        if seat == NATURE:
            dealer.answer(state)
            continue
        number += 1
        if number % 2 == 0:
            yield view(state, seat)
        if number % 20 == 0:
            yield view(state)
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    yield view(state, 0)


def sent(told: Message) -> Message:
    """Encode and decode a message."""
    return msgspec.json.decode(msgspec.json.encode(told), type=Message)


def ids_of(told: Message) -> Iterator[str]:
    """List the ids of a message and of the messages in its arguments."""
    yield told.id
    for argument in told.arguments.values():
        if isinstance(argument, Message):
            yield from ids_of(argument)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_the_wire_carries_is_said_in_every_language(variant: str) -> None:
    languages = [Words(language) for language in LANGUAGES]
    game = Game(variant)
    names = PLAYERS[: game.seats]
    log: list[Raw] = []
    met = set()
    for shown in random_game(variant, 8, log):
        assert (shown.prompt is None) == (shown.outcome is not None)
        for words in languages:
            if shown.prompt:
                assert words.say(sent(shown.prompt)) == describe_prompt(words, shown)
            for action in shown.actions:
                told = describe_action(words, action, names)
                assert words.say(sent(action.message), names) == told
                assert action.message.plain == ""
        met |= {id for told in messages_of(shown) for id in ids_of(told)}
    for event in read_events(game, log, 0):
        met |= set(ids_of(event.message))
        for words in languages:
            assert words.say(sent(event.message), names) == describe(event, words, names)
    assert [id for id in met for words in languages if not words.has(id)] == []
    family = variant.partition("+")[0].partition("-")[0]
    assert [id for id in met if FAMILY_OF[id] not in ("", family)] == []


def test_a_message_repeats_no_message_of_another_family() -> None:
    for family, said in english():
        references = References()
        references.visit(said)
        for id in references.found:
            assert FAMILY_OF[id] in ("", family), (said.id.name, id)


def messages_of(shown: View) -> list[Message]:
    prompt = [shown.prompt] if shown.prompt else []
    return [*prompt, *[action.message for action in shown.actions]]


def test_a_message_is_told_with_messages() -> None:
    told = message("event-built", player=player(1), card=named("duel-card", "baths"))
    assert Words("en").say(told) == "Player 2 built Baths."
    assert Words("en").say(told, PLAYERS) == "Bohdan built Baths."
    assert msgspec.to_builtins(told) == {
        "id": "event-built",
        "arguments": {
            "player": {"id": "seat", "arguments": {"number": 2}},
            "card": {"id": "duel-card-baths"},
        },
    }


def test_a_missing_message_is_said_by_its_id() -> None:
    told = message("event-built", player=player(0), card=named("duel-card", "house_of_cards"))
    assert Words("uk").say(told, PLAYERS) == Words("uk").say(
        message("event-built", player="Anna", card="house of cards")
    )
    assert Words("uk").say(Message("action-bless", plain="bless altar")) == "bless altar"


@pytest.mark.parametrize(
    ("count", "every", "any_"),
    [
        (0, "nothing", "nothing"),
        (1, "a", "a"),
        (2, "a and b", "a or b"),
        (3, "a, b and c", "a, b or c"),
        (4, "a, b, c and d", "a, b, c or d"),
    ],
)
def test_lists_are_messages_too(count: int, every: str, any_: str) -> None:
    words = Words("en")
    items = ["a", "b", "c", "d"][:count]
    assert words.say(list_of(items)) == words.list_of(items) == every
    assert words.say(choice_of(items)) == words.choice_of(items) == any_


def test_messages_may_be_compared_and_kept_in_sets() -> None:
    told = [message("seat", number=number) for number in (1, 2, 1)]
    assert told[0] == told[2] != told[1]
    assert len(set(told)) == 2
