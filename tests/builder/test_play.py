"""The compiled service takes the place of the plain one, and nobody who plays loses anything."""

import errno
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from scripts.builder.play import STAYS_SLOW, compile_beside
from scripts.builder.service import Service
from scripts.builder.sources import copy_package
from scripts.builder.stages import BuildError, Stage
from tests.builder.test_stages import has_ended, noted
from tests.server.client import Guest, Seat, table_of_two
from thaumata import build_info

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).resolve().parents[2]
FLAGS = ("--rate", "10000", "--workers", "1")


@pytest.fixture
def service(tmp_path: Path, plain: Path) -> Iterator[Service]:
    """Give a service in plain Python, which runs until the test is over."""
    flags = ["--database", f"sqlite:///{tmp_path}/service.db", *FLAGS]
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        Service(Path(sys.executable), listening, flags) as running,
    ):
        running.start(plain)
        yield running


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package in plain Python."""
    folder = tmp_path_factory.mktemp("plain")
    copy_package(folder / "thaumata")
    return folder


def compiled(plain: Path) -> Path | None:
    """Return a folder with what takes over; None is the installed package."""
    return None if build_info.is_compiled() else plain


class Player(threading.Thread):
    """Plays until the game is over, and comes back as a client does when the socket is closed."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.chance = random.Random(guest.url)
        self.happenings: list[dict[str, object]] = []
        self.acknowledged = 0
        self.closed_with: list[int] = []
        self.is_over = False
        self.unanswered: tuple[str, str, int] | None = None
        self.problem: BaseException | None = None

    @property
    def number(self) -> int:
        return len(self.happenings)

    def run(self) -> None:
        try:
            while not self.is_over:
                try:
                    with self.guest.at(self.table, since=self.number) as seat:
                        self.play(seat)
                except ConnectionClosed as closed:
                    self.closed_with.append(closed.rcvd.code if closed.rcvd else 0)
        except BaseException as problem:
            self.problem = problem

    def play(self, seat: Seat) -> None:
        """Act whenever something is to be decided; send again what was not answered."""
        seat.happenings = self.happenings
        seat.until_update()
        if self.unanswered is not None:
            key, text, number = self.unanswered
            assert seat.act(text, key, number)["result"] in ("done", "repeated")
            self.acknowledge()
        while seat.update["table"]["stage"] != "over":
            if not seat.actions:
                seat.until_update()
                continue
            key, text = f"k{self.acknowledged}", self.chance.choice(seat.actions)
            self.unanswered = (key, text, seat.number)
            answer = seat.act(text, key)
            assert answer["result"] == "done"
            self.acknowledge()
            seat.until(answer["number"])
            time.sleep(0.1)
        self.is_over = True

    def acknowledge(self) -> None:
        self.acknowledged += 1
        self.unanswered = None


def test_a_game_in_play_goes_on_while_the_compiled_service_takes_over(
    service: Service, plain: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    first = service.process
    with Guest(service.address, "Anna") as anna, Guest(service.address, "Bohdan") as bohdan:
        table = table_of_two(anna, bohdan)
        against = anna.post("/api/tables", variant="duel", computers=["novice"])["table"]["id"]
        anna.post(f"/api/tables/{against}/start")
        players = [Player(anna, table), Player(bohdan, table), Player(anna, against)]
        for player in players:
            player.start()
        with Visitor(service.address) as visitor:
            compile_beside(service, lambda stage: until_all_have_acted(players), compiled(plain))
        before = [player.number for player in players]
        for player in players:
            player.join(120)
            assert player.problem is None
            assert player.is_over
    for player, number in zip(players, before):
        assert player.closed_with == [1012]
        assert [each["number"] for each in player.happenings] == [
            *range(1, len(player.happenings) + 1)
        ]
        assert player.number > number
    assert players[0].happenings[-1]["number"] == players[1].happenings[-1]["number"]
    assert visitor.answers > 1  # how many depends on the machine; none was refused
    assert has_ended(first)
    assert service.process != first
    printed = capfd.readouterr().out
    assert service.address not in printed  # it was printed when the first one started
    assert "full speed" in printed


def until_all_have_acted(players: list[Player]) -> None:
    """Stand in for compiling: wait until every game is well begun."""
    while min(player.acknowledged for player in players) < 3:
        assert all(player.problem is None for player in players)
        time.sleep(0.05)


class Visitor:
    """Asks for the games all the time; connections may wait, but none is refused."""

    def __init__(self, address: str) -> None:
        self.answers = 0
        self._address = address
        self._is_over = threading.Event()
        self._refused: list[httpx.ConnectError] = []
        self._thread = threading.Thread(target=self._ask, daemon=True)

    def __enter__(self) -> "Visitor":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join(30)
        assert not self._refused

    def _ask(self) -> None:
        while not self._is_over.wait(0.02):
            try:
                assert httpx.get(f"{self._address}/api/games", timeout=20).status_code == 200
                self.answers += 1
            except httpx.ConnectError as refused:
                self._refused.append(refused)
            except httpx.TransportError:
                pass  # it was in the middle of an answer when the service ended


def test_where_nothing_can_be_compiled_the_game_goes_on_and_the_terminal_says_why(
    service: Service, capfd: pytest.CaptureFixture[str]
) -> None:
    first = service.process

    def fails(stage: Stage) -> None:
        raise BuildError("\n".join([*map(str, range(100)), "gcc: not found"]))

    def finds_no_room(stage: Stage) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    compile_beside(service, finds_no_room)
    assert "No space left on device" in capfd.readouterr().out
    compile_beside(service, fails)
    assert service.process == first
    assert service.exit_code is None
    assert httpx.get(f"{service.address}/healthz").status_code == 200
    lines = capfd.readouterr().out.splitlines()
    assert lines[-2:] == ["gcc: not found", STAYS_SLOW]
    assert "1" not in lines


def test_a_compiled_service_that_does_not_start_leaves_the_plain_one(
    service: Service, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken" / "thaumata"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('no such symbol')\n")
    with Guest(service.address, "Anna") as anna:
        table = anna.post("/api/tables", variant="duel")["table"]["id"]
        compile_beside(service, lambda stage: None, broken.parent)
        assert anna.get(f"/api/tables/{table}")["table"]["stage"] == "lobby"
    told = capfd.readouterr()
    assert told.out.splitlines()[-1] == STAYS_SLOW
    assert "no such symbol" in told.err


def test_a_service_that_ends_by_itself_ends_the_compiling(service: Service) -> None:
    started = time.monotonic()

    def compiles(stage: Stage) -> None:
        os.kill(service.process, signal.SIGKILL)
        stage.run(["sleep", "60"])

    compile_beside(service, compiles)
    assert time.monotonic() - started < 30
    assert service.exit_code is not None


PROGRAM = """\
import socket, sys
from pathlib import Path
from scripts.builder.play import compile_beside
from scripts.builder.service import Service
from scripts.builder.stages import clean_up_when_interrupted

clean_up_when_interrupted()
plain, folder = map(Path, sys.argv[1:])
flags = ["--database", f"sqlite:///{folder}/service.db"]
with socket.create_server(("127.0.0.1", 0)) as listening:
    with Service(Path(sys.executable), listening, flags) as service:
        service.start(plain)
        (folder / "address").write_text(service.address)
        (folder / "service").write_text(str(service.process))
        command = f"sleep 60 & echo $! > {folder}/compiler; wait"
        compile_beside(service, lambda stage: stage.run(["sh", "-c", command]))
"""


@pytest.mark.parametrize("ending", ["INT", "TERM", "HUP"])
def test_interrupted_while_it_compiles_it_ends_the_compiler_and_the_service(
    tmp_path: Path, plain: Path, ending: str
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, plain, tmp_path],
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stderr=subprocess.DEVNULL,
    ) as playing:
        compiler, service = noted(tmp_path / "compiler"), noted(tmp_path / "service")
        subprocess.run(["kill", f"-{ending}", str(playing.pid)], check=True)
        playing.wait(30)
    assert has_ended(compiler)
    assert has_ended(service)
    with pytest.raises(httpx.ConnectError):
        httpx.get((tmp_path / "address").read_text())
