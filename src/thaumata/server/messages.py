"""Every message between the service and a client, each defined here and nowhere else.

Requests and answers go over HTTP, the messages of a game over a WebSocket. The description of the
service (OpenAPI), its schema and the types of the client are generated from these structs.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from thaumata.events import Event
from thaumata.play.lines import LineKind
from thaumata.players.advice.structs import Advice, Analysis
from thaumata.views import View
from thaumata.wording.message import Message

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=6)]
Level = Annotated[str, Meta(max_length=20)]

Stage = Literal["lobby", "playing", "over", "closed"]
"""The stage of a table: ``closed`` is one that cannot go on."""

Result = Literal["done", "repeated", "stale", "refused"]


# Guests


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The wanted name of a guest."""

    name: Name


class Me(Struct, frozen=True):
    """The guest who sends the request."""

    id: str
    name: str


class MyKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that makes another device the same guest. Keep it secret."""

    key: Annotated[str, Meta(max_length=200)]


class MyData(Struct, frozen=True):
    """Everything that is stored about a guest."""

    id: str
    name: str
    created: float
    """Seconds since 1970."""

    seen: float
    tables: list[str]
    """The ids of the tables where the guest has a seat or is the host."""


# Games


class FamilyInfo(Struct, frozen=True):
    """A family of games."""

    family: str
    title: Message
    """The name of the game."""

    expansions: list[str]
    seats: list[int]
    """The possible numbers of players, the usual one first."""

    options: dict[str, list[str]]
    """The options with their values, the usual one first; with all expansions."""


class Games(Struct, frozen=True):
    """The games on offer, and the computer players."""

    families: list[FamilyInfo]
    levels: list[str]
    """The levels of the computer, the weakest first."""

    phrases: list[str]
    """The ids of the set phrases."""

    languages: list[str]


class ServiceInfo(Struct, frozen=True):
    """Where the service can be reached."""

    address: str
    """The address for invitations; empty is the one at which the page was opened."""

    is_loopback: bool
    """Whether no other device can reach the service."""


# Tables


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time of every player."""

    per: Literal["move", "game"]
    """Whether the time is for each decision or for all of a game."""

    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)]


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The wanted clock; None is no limit."""

    clock: Clock | None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open; the guest who opens it has the first seat."""

    variant: Annotated[str, Meta(max_length=80)]
    """Such as ``duel+pantheon`` or ``classic-4+cities``."""

    options: dict[str, str] = {}
    is_open: bool = False
    """Whether it is in the list of open tables; else a guest needs the link."""

    computers: list[Level] = []
    """Levels for the seats after the first, in order; an empty one is for a person."""

    clock: Clock | None = None


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The right to a seat."""

    token: Annotated[str, Meta(max_length=40)] = ""
    """The token of the link; an open table asks for none."""

    seat: Seat | None = None
    """The wanted seat; else the first free one, or that of a computer."""


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """The wanted player of a seat: a level of the computer, or any guest where that is empty."""

    seat: Seat
    computer: Level


class SeatNumber(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seats."""

    seat: Seat


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a guest is ready to begin."""

    is_ready: bool


class SeatInfo(Struct, frozen=True):
    """A seat and its player."""

    seat: int
    name: str
    """The name of the guest; empty where there is none."""

    computer: str
    """The level of the computer that plays; empty where a person does."""

    is_ready: bool
    is_here: bool
    """Whether the guest is connected to the table now."""

    left: float | None
    """The seconds that the seat may still think; None where there is no clock."""

    is_running: bool
    """Whether its clock is running."""


class TableInfo(Struct, frozen=True):
    """A table without its game."""

    id: str
    variant: str
    options: dict[str, str]
    stage: Stage
    """``closed`` is one that cannot go on."""

    is_open: bool
    seats: list[SeatInfo]
    host: int | None
    """The seat of the host; None where the host has none."""

    commitment: str
    """The hash that fixes the deal before the first card: SHA-256 of ``seed nonce``."""

    seed: str | None
    """The seed of the deal, once the game is over; with the nonce it has the hash above. It is text
    because it may be larger than the integers of JavaScript."""

    nonce: str | None
    resigned: int | None
    """The seat that has resigned."""

    reason: Message | None
    """The reason why the table was closed."""

    next: str
    """The id of the table of the rematch; often empty."""

    clock: Clock | None


class MyTable(Struct, frozen=True):
    """A table as one guest sees it."""

    table: TableInfo
    seat: int | None
    """The seat of the guest; None for a spectator."""

    token: str
    """The token for an invitation; empty for a spectator, who may not invite."""


class Tables(Struct, frozen=True):
    """Some tables, the one that changed last first."""

    tables: list[TableInfo]


# Refusals


class Problem(Struct, frozen=True):
    """The reason why a request was refused."""

    message: Message
    text: str
    """The message in the language of the request."""


# Over the socket: from the client


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of a client at a table."""


class Act(ClientMessage, frozen=True, tag="act"):
    """An action."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]
    """Such as ``build baths``: the text of one of the actions of the view."""

    number: Annotated[int, Meta(ge=0)]
    """The number of the state that it was chosen on."""

    key: Key
    """The client's name for the message. A message that is sent again has the same key."""


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back what the seat has sealed, or its last choice."""

    number: Annotated[int, Meta(ge=0)]
    key: Key


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Resign: with two players the other one wins, with more a computer goes on."""

    number: Annotated[int, Meta(ge=0)]
    key: Key


class Say(ClientMessage, frozen=True, tag="say"):
    """Say one of the set phrases."""

    phrase: Annotated[str, Meta(max_length=40)]


class Hint(ClientMessage, frozen=True, tag="hint"):
    """Ask for advice; only where no other person plays."""

    key: Key
    level: Level = "medium"


class Analyse(ClientMessage, frozen=True, tag="analyse"):
    """Ask for the analysis of a game that is over."""

    key: Key
    level: Level = "medium"


class Cancel(ClientMessage, frozen=True, tag="cancel"):
    """Stop waiting for advice or an analysis."""

    key: Key


FromClient = Act | Undo | Resign | Say | Hint | Analyse | Cancel


# Over the socket: from the service


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """A message of the service to a client at a table."""


class Happening(Struct, frozen=True):
    """The events of one line of the game."""

    number: int
    seat: int
    """The seat of the line; 7 is nature."""

    kind: LineKind
    """An action, or a step back: ``retract`` takes back what was sealed."""

    events: list[Event]


class Update(ServerMessage, frozen=True, tag="update"):
    """The table as it is now, and the happenings since the last update."""

    table: TableInfo
    seat: int | None
    number: int
    """The number of the state."""

    happenings: list[Happening]
    view: View | None
    """The view of the seat, or of a spectator; None while there is no game."""

    can_undo: bool
    has_secrets: bool
    """Whether the view shows more than a spectator may know: a shared screen hides it first."""


class TableStory(Struct, frozen=True):
    """The story of a game: as far as the guest may know it, and all of it when it is over."""

    happenings: list[Happening]


class TablePosition(Struct, frozen=True):
    """The position at a state number, as a seat or a spectator sees it."""

    number: int
    view: View
    has_secrets: bool
    """Whether the view shows more than a spectator may know: a shared screen hides it first."""


class PointsAt(Struct, frozen=True):
    """The points of all seats at a state number, counted as if the game ended there."""

    number: int
    age: int
    totals: list[int]


class PointsOverTime(Struct, frozen=True):
    """The points after each action of a player, without those that were taken back."""

    points: list[PointsAt]


class Answer(ServerMessage, frozen=True, tag="answer"):
    """The result of a message."""

    key: str
    result: Result
    """``done``; ``repeated``: it was done before; ``stale``: the table had changed; ``refused``."""

    number: int
    """The number of its line, where it was done; else that of the state."""

    problem: Problem | None = None


class Said(ServerMessage, frozen=True, tag="said"):
    """A phrase that a player says."""

    seat: int
    phrase: str


class Progress(ServerMessage, frozen=True, tag="progress"):
    """The progress of a hint or an analysis."""

    key: str
    done: float
    """From 0 to 1."""


class Hinted(ServerMessage, frozen=True, tag="hinted"):
    """The advice that was asked for."""

    key: str
    number: int
    """The number of the state that it is about."""

    advice: Advice


class Analysed(ServerMessage, frozen=True, tag="analysed"):
    """The analysis that was asked for."""

    key: str
    analysis: Analysis


class Complaint(ServerMessage, frozen=True, tag="complaint"):
    """The refusal of a message that could not be read or was one too many."""

    problem: Problem


FromServer = Update | Answer | Said | Progress | Hinted | Analysed | Complaint
