"""Asking servers that somebody else has named: no redirects, and nothing of this machine's settings."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

import httpx

from dethrone.trust import trusted

UNICAST = IPv6Network(
    "2000::/3"
)  # all that is given out; NAT64 and addresses with an IPv4 one inside lie elsewhere


def is_public(address: str) -> bool:
    """Whether an address belongs to one machine of the open network, and not to a network of somebody's own.

    Raises ValueError for what is no address. An IPv6 address that leads to an IPv4 one (6to4, Teredo, NAT64) counts as
    private: where it leads is for a gateway to say.
    """
    found = ip_address(address)
    if isinstance(found, IPv6Address) and (found not in UNICAST or found.sixtofour or found.teredo):
        return False
    return found.is_global and not found.is_multicast


def asker(patience: float) -> httpx.AsyncClient:
    """Who asks them."""
    believed = trusted(has_settings=False)
    return httpx.AsyncClient(timeout=patience, follow_redirects=False, trust_env=False, verify=believed)
