"""`thaumata serve` prints where the service is found, and for the network a QR code."""

import pytest
import segno
from rich.console import Console

from thaumata.cli.commands.serve import print_addresses
from thaumata.cli.qr_code import qr_code
from thaumata.server.ops.listening import Endpoint
from thaumata.wording.words import Words

HERE = "http://127.0.0.1:8000"
THERE = "http://192.168.1.5:8000"

DARK = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def modules(drawn: str) -> list[list[int]]:
    """Read the modules of a drawn code back, two rows from each line."""
    return [[DARK[sign][half] for sign in line] for line in drawn.splitlines() for half in (0, 1)]


@pytest.mark.parametrize("text", [THERE, "http://10.0.0.17:65535"])
def test_the_code_on_the_terminal_is_the_code_of_the_address(text: str) -> None:
    wanted = [[*row] for row in segno.make(text, error="m", micro=False).matrix_iter(border=2)]
    found = modules(qr_code(text).plain)
    assert found[: len(wanted)] == wanted
    assert not any(map(any, found[len(wanted) :]))


def test_the_code_is_dark_on_light_whatever_the_terminal_is() -> None:
    console = Console(force_terminal=True, color_system="truecolor", width=100)
    with console.capture() as captured:
        console.print(qr_code(THERE))
    assert "\x1b[38;2;0;0;0;48;2;255;255;255m" in captured.get()


def printed(
    endpoint: Endpoint, capsys: pytest.CaptureFixture[str], language: str = "en"
) -> list[str]:
    print_addresses(Words(language), endpoint, network=True)
    return capsys.readouterr().out.splitlines()


def test_for_this_computer_alone_one_address_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    print_addresses(Words("en"), Endpoint(HERE), network=False)
    assert capsys.readouterr().out == f"The service is ready: {HERE}\n"


def test_for_the_network_the_address_to_open_there_is_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = Endpoint(HERE, (THERE,), is_loopback=False)
    lines = [f"The service is ready: {HERE}", f"On other devices in your network, open: {THERE}"]
    assert printed(found, capsys) == lines
    assert printed(found, capsys, "uk")[1] == f"На інших пристроях вашої мережі відкрийте: {THERE}"
    assert printed(found, capsys, "ru")[1] == f"На других устройствах вашей сети откройте: {THERE}"


def test_in_several_networks_the_other_addresses_are_printed_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    others = ("http://172.17.0.1:8000", "http://10.8.0.2:8000")
    lines = printed(Endpoint(HERE, (THERE, *others), is_loopback=False), capsys)
    assert lines[2] == f"If that does not open there, try: {', '.join(others)}"


def test_where_there_is_no_network_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no network" in printed(Endpoint(HERE, (), is_loopback=False), capsys)[1]
