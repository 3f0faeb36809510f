"""Where the service listens, and at which address it can be reached."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import Guest, serving
from thaumata.game import ThaumataError
from thaumata.server.ops.listening import Endpoint, endpoint_of, lan_addresses, open_socket
from thaumata.server.settings import Settings, read_settings


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as opened:
        yield opened


def endpoint(listening: socket.socket, **flags: str) -> Endpoint:
    return endpoint_of(read_settings(flags, {}), listening)


def test_usually_no_other_device_can_reach_it(listening: socket.socket) -> None:
    port = listening.getsockname()[1]
    assert endpoint(listening) == Endpoint(f"http://127.0.0.1:{port}", (), is_loopback=True)


def test_for_the_network_it_listens_everywhere_and_invites_by_an_address_there() -> None:
    settings = read_settings({"network": "1", "port": "0"}, {})
    with open_socket(settings) as listening:
        host, port = listening.getsockname()
        assert host == "0.0.0.0"
        found = endpoint_of(settings, listening)
    assert found.address == f"http://127.0.0.1:{port}"
    assert found.invitations == tuple(f"http://{each}:{port}" for each in lan_addresses())
    assert not found.is_loopback


def test_addresses_in_the_network_are_not_of_this_computer_alone() -> None:
    assert not any(each.startswith(("127.", "169.254.")) for each in lan_addresses())


def test_behind_a_proxy_it_invites_by_the_origin(listening: socket.socket) -> None:
    origin = "https://games.example.org"
    assert endpoint(listening, origin=origin) == Endpoint(origin, (origin,), is_loopback=False)
    assert endpoint(listening, origin="http://localhost:8000").is_loopback


def test_at_every_network_without_being_asked_for_one_it_knows_no_address() -> None:
    """As in a container, whose own address nobody outside can reach."""
    settings = read_settings({"host": "0.0.0.0", "port": "0"}, {})
    with open_socket(settings) as listening:
        found = endpoint_of(settings, listening)
    assert (found.invitations, found.is_loopback) == ((), False)


def test_the_network_can_be_asked_for_in_the_environment() -> None:
    assert read_settings({}, {"THAUMATA_NETWORK": "1"}).network is True
    assert read_settings({}, {"THAUMATA_NETWORK": "0"}).network is False
    with pytest.raises(ThaumataError) as refused:
        read_settings({}, {"THAUMATA_NETWORK": "2"})
    assert refused.value.message_id == "error-number-most"


def test_the_network_and_this_computer_alone_exclude_each_other() -> None:
    for host in ("127.0.0.1", "::1", "localhost"):
        with pytest.raises(ThaumataError) as refused:
            read_settings({"network": "1", "host": host}, {})
        assert refused.value.message_id == "error-network-host"
    assert read_settings({"network": "1", "host": "192.168.1.5"}, {}).host == "192.168.1.5"


def test_a_socket_that_listens_already_is_taken_over(listening: socket.socket) -> None:
    descriptor = listening.detach()
    with open_socket(Settings(fd=descriptor)) as taken:
        assert taken.fileno() == descriptor
        assert taken.getsockname()[0] == "127.0.0.1"


def test_pages_opened_here_and_in_the_network_may_both_play(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/a.db", "--network") as service:
        told = httpx.get(f"{service.url}/api/service").json()
        assert told["is_loopback"] is False
        port = service.url.rpartition(":")[2]
        here, there = f"http://127.0.0.1:{port}", told["address"] or f"http://localhost:{port}"
        for address in (here, there):
            with Guest(address) as guest:
                guest.http.headers["origin"] = address
                guest.post("/api/me", name="Anna")
                table = guest.post("/api/tables", variant="duel")["table"]["id"]
                with guest.at(table, headers={"origin": address}) as seat:
                    assert seat.until_update().update["seat"] == 0
        foreign = {"origin": "http://elsewhere.example"}
        assert httpx.post(f"{here}/api/me", json={"name": "A"}, headers=foreign).status_code == 403
