"""How others on the local network reach this machine."""

import socket
from enum import StrEnum
from ipaddress import ip_address
from urllib.parse import urlsplit


class Reach(StrEnum):
    """From where an address can be opened."""

    MACHINE = "machine"  # from this one alone
    NETWORK = "network"  # from others too


def reach_of(origin: str) -> Reach:
    """By the name in it: an address of the loopback means another machine to everybody else."""
    host = urlsplit(origin).hostname or ""
    try:
        here = ip_address(host).is_loopback
    except ValueError:
        here = host == "localhost" or host.endswith(".localhost")
    return Reach.MACHINE if here else Reach.NETWORK


def lan_address() -> str | None:
    """The address of the network card that leads outside; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # set aside for documentation: never a real host
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def own_names() -> tuple[str, ...]:
    """The names under which the local network may know us."""
    name = socket.gethostname().lower()
    return (name, f"{name}.local") if name and "." not in name else (name,)
