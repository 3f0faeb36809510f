"""The socket that the service listens on, and the addresses at which it can be reached."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ifaddr import get_adapters

from thaumata.server.settings import Settings, is_loopback

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that no network has (RFC 5737): only the way to it is asked for, nothing is sent."""


class Endpoint(NamedTuple):
    """The addresses at which a service can be reached."""

    address: str = ""
    """The address for a browser on this computer, or the public one where there is one."""

    invitations: tuple[str, ...] = ()
    """The addresses for other devices, the likeliest first; empty where none is known."""

    is_loopback: bool = True
    """Whether no other device can reach the service."""


def open_socket(settings: Settings) -> socket.socket:
    """Listen where the settings say, or take over a socket that listens already."""
    if settings.fd >= 0:
        return socket.socket(fileno=settings.fd)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family)


def endpoint_of(settings: Settings, listening: socket.socket) -> Endpoint:
    """Find out at which addresses a service on a socket can be reached."""
    host, port = listening.getsockname()[:2]
    if settings.origin:
        name = urlsplit(settings.origin).hostname or ""
        return Endpoint(settings.origin, (settings.origin,), is_loopback(name))
    if settings.network:
        others = tuple(_url(address, port) for address in lan_addresses())
        return Endpoint(_url("127.0.0.1", port), others, is_loopback=False)
    address = _url(host, port)
    if is_loopback(host):
        return Endpoint(address)
    return Endpoint(address, () if _is_wildcard(host) else (address,), is_loopback=False)


def lan_addresses() -> list[str]:
    """List this computer's addresses in its networks; first the one it reaches the others from."""
    found = [
        address.ip
        for adapter in get_adapters()
        for address in adapter.ips
        if isinstance(address.ip, str) and not _is_local(IPv4Address(address.ip))
    ]
    usual = _usual_address()
    return sorted(dict.fromkeys(found), key=lambda address: address != usual)


def _usual_address() -> str:
    """Return the address from which this computer would reach the world; empty without a way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _is_local(address: IPv4Address) -> bool:
    return address.is_loopback or address.is_link_local


def _is_wildcard(host: str) -> bool:
    return ip_address(host).is_unspecified


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
