"""The moves of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from sys import intern
from typing import Final, NamedTuple

from thaumata.game import NATURE, Game, InvalidAction, State, ThaumataError
from thaumata.position import fingerprint
from thaumata.record.head import Head, read_head
from thaumata.record.source import BrokenRecord, Source

_NATURE_NAME: Final = "n"
_MARK: Final = re.compile(r"= age ([0-9]) [0-9a-f]{8}")


class Move(NamedTuple):
    """One action of a record."""

    seat: int
    action: int
    text: str
    """The text of the action: ``build baths``."""

    mark: str = ""
    """If the action ended an age, the line with the hash of the position after it."""

    comments: tuple[str, ...] = ()
    """The comments before it."""

    def lines(self) -> list[str]:
        """Return the lines of the move."""
        seat = _NATURE_NAME if self.seat == NATURE else str(self.seat)
        lines = [*self.comments, f"{seat} {self.text}"]
        return [*lines, self.mark] if self.mark else lines


class Record:
    """A game as it was played, from the first deal on."""

    game: Game
    players: tuple[str, ...]
    """The name of each seat's player; empty if none was given."""

    seed: int | None
    """The dealer's seed, if it is known. It determines every card still to come."""

    nonce: str
    """The text hashed with the seed, if the deal was fixed by a hash; else empty."""

    moves: list[Move]
    comments: list[str]
    """The comments after the last move."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str] = (),
        seed: int | None = None,
        nonce: str = "",
    ) -> None:
        """Open the record of a game that is about to start."""
        if len(players) > game.seats:
            raise ThaumataError("error-player-count", wanted=game.seats, given=len(players))
        unnamed = [""] * (game.seats - len(players))
        self.game = game
        self.players = tuple(_on_one_line(name) for name in [*players, *unnamed])
        self.seed = seed
        self.nonce = nonce
        self.moves = []
        self.comments = []

    @classmethod
    def parse(cls, text: str) -> Record:
        """Parse a record and check it by playing it, or raise ``BrokenRecord``.

        If a last line without a line end cannot be played, it was cut off: the record then ends
        with the line before it.
        """
        source = Source(text)
        record = cls(*read_head(source))
        state = record.game.start()
        while (line := source.next_line()) is not None:
            record._take_comments(source)
            try:
                record._read_line(source, state, line)
            except BrokenRecord:
                raise
            except ThaumataError as error:
                raise source.malformed(error) from error
        record._take_comments(source)
        record._read_cut(state, source.cut)
        return record

    def __len__(self) -> int:
        """Return the number of moves, nature's included."""
        return len(self.moves)

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """Iterate over the moves: the seat, and the text of its action, such as ``build baths``."""
        for move in self.moves:
            yield move.seat, move.text

    def __repr__(self) -> str:
        """Return the variant, the players and the number of moves."""
        names = [name for name in self.players if name]
        return f"<Record of {self.game}: {', '.join([*names, f'{len(self)} moves'])}>"

    def __str__(self) -> str:
        """Return the whole record, as ``text`` does."""
        return self.text()

    # Playing

    def play(self, state: State, seat: int, action: int) -> None:
        """Play an action and record it; an illegal one changes nothing."""
        text = intern(self.game.text(state, seat, action))  # many tables share few texts
        age = state.age
        state.apply(seat, action)
        has_ended = age > 0 and (state.age > age or state.pending == 0)
        mark = f"= age {age} {fingerprint(state)}" if has_ended else ""
        self.moves.append(Move(seat, action, text, mark, tuple(self.comments)))
        self.comments = []

    def retract(self, state: State, seat: int) -> None:
        """Take back the sealed choices of a seat while another still chooses, without a trace."""
        kept = self._without_sealed(state, [seat])
        state.retract(seat)
        self.moves = kept

    def undo(self, length: int) -> State:
        """Drop the moves after the first ``length``, and return the state they lead to."""
        state = self.state(length)
        if length < len(self.moves):
            del self.moves[length:]
            self.comments = []
        return state

    # Replaying

    def state(self, at: int | None = None) -> State:
        """Return the state after ``at`` moves, or after the last."""
        last = len(self.moves)
        if at is not None and not 0 <= at <= last:
            raise ThaumataError("error-move-number", number=at, last=last)
        state = self.game.start()
        for move in self.moves[:at]:
            state.perform(move.seat, move.action)
        return state

    def replay(self, state: State | None = None) -> Iterator[tuple[int, int, State]]:
        """Replay the moves one by one, yielding seat, action, and the state after it.

        The state is the same object every time. A fresh one may be passed, such as one with a log.
        """
        state = self.game.start() if state is None else state
        for move in self.moves:
            state.perform(move.seat, move.action)
            yield move.seat, move.action, state

    # Writing

    def text(self) -> str:
        """Return the whole record, secrets included."""
        lines = [line for move in self.moves for line in move.lines()]
        head = Head(self.game, self.players, self.seed, self.nonce)
        return "\n".join([*head.lines(), *lines, *self.comments, ""])

    def for_seat(self, seat: int | None) -> str:
        """Return the record as a seat or a spectator may know it, in the same format.

        While the game runs it lacks the seed, all comments, and the sealed choices of others. A
        piece that was a secret of others is left open (``keep ?``); such a record is only for
        reading, and lacks the hashes at the ends of ages too.
        """
        state = self.state()
        if state.pending == 0:
            return self.text()
        others = [other for other in range(self.game.seats) if other != seat]
        known = self._without_sealed(state, others)
        secrets = self._secrets_from(seat)
        if secrets:
            known = [
                move._replace(mark="", text=secrets.get(id(move), move.text)) for move in known
            ]
        lines = [line for move in known for line in move._replace(comments=()).lines()]
        head = Head(self.game, self.players, seed=None)
        return "\n".join([*head.lines(), *lines, ""])

    def _secrets_from(self, viewer: int | None) -> dict[int, str]:
        """Return the texts of the moves, by their identity, that hide a secret from the viewer."""
        state = self.game.start()
        secrets: dict[int, str] = {}
        for move in self.moves:
            if state.is_secret_from(viewer, move.seat, move.action):
                told = self.game.text(state, move.seat, move.action, is_secret=True)
                secrets[id(move)] = told
            state.perform(move.seat, move.action)
        return secrets

    def _without_sealed(self, state: State, seats: Iterable[int]) -> list[Move]:
        """List the moves without those that the seats have sealed for the current decision."""
        asked = [seat for seat in seats if 0 <= seat < self.game.seats]
        sealed = {seat: len(state.sealed_by(seat)) for seat in asked}
        kept: list[Move] = []
        for move in reversed(self.moves):
            if sealed.get(move.seat, 0) > 0:
                sealed[move.seat] -= 1
            else:
                kept.append(move)
        return kept[::-1]

    # Reading

    def _take_comments(self, source: Source) -> None:
        self.comments += source.comments
        source.comments = []

    def _read_line(self, source: Source, state: State, line: str) -> None:
        if line.startswith("="):
            self._check_mark(source, line)
        elif line:
            seat, text = self._split(line)
            self.play(state, seat, self.game.parse(state, seat, text))

    def _check_mark(self, source: Source, line: str) -> None:
        mark = " ".join(line.split())
        found = _MARK.fullmatch(mark)
        if found is None:
            raise InvalidAction("error-not-understood", text=line)
        if not self.moves or self.moves[-1].mark != mark:
            raise source.broken("error-record-hash", line=source.number, age=int(found[1]))

    def _read_cut(self, state: State, line: str) -> None:
        """Play a last line without a line end if complete: no longer action begins like it."""
        if line.startswith("#"):
            self.comments.append(line)
            return
        with suppress(ThaumataError):
            seat, text = self._split(line)
            action = self.game.parse(state, seat, text)
            known = [self.game.text(state, seat, legal) for legal in state.legal_actions(seat)]
            if sum(each.startswith(" ".join(text.split())) for each in known) == 1:
                self.play(state, seat, action)

    def _split(self, line: str) -> tuple[int, str]:
        """Split a line into seat and action."""
        name, *words = line.split(maxsplit=1) or [""]
        text = words[0] if words else ""
        if name == _NATURE_NAME:
            return NATURE, text
        if name not in [str(seat) for seat in range(self.game.seats)]:
            raise InvalidAction("error-not-understood", text=line)
        return int(name), text


def _on_one_line(name: str) -> str:
    return " ".join(name.split()).encode("utf-8", "replace").decode("utf-8")
