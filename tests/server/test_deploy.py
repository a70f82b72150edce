"""What the examples in deploy/ promise: little that a server may do on its machine, and settings that there are."""

from __future__ import annotations

import shlex
from collections import defaultdict
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from dethrone.server.settings import PREFIX, Settings
from tests.late import late

yaml = late("yaml")
DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT, COMPOSE, DOCKERFILE = DEPLOY / "dethrone.service", DEPLOY / "compose.yaml", DEPLOY / "Dockerfile"
NAMES = {PREFIX + one.name.upper() for one in fields(Settings)}
SERVICES = ("dethrone", "postgres", "redis", "caddy")
CAPABILITIES = {"caddy": ["NET_BIND_SERVICE"]}  # what a service cannot do without

HARDENED = {
    # directive: all that is given to it
    "DynamicUser": ["yes"],
    "NoNewPrivileges": ["yes"],
    "ProtectSystem": ["strict"],
    "ProtectHome": ["yes"],
    "ProtectProc": ["invisible"],
    "ProcSubset": ["pid"],
    "ProtectClock": ["yes"],
    "ProtectHostname": ["yes"],
    "ProtectControlGroups": ["yes"],
    "ProtectKernelLogs": ["yes"],
    "ProtectKernelModules": ["yes"],
    "ProtectKernelTunables": ["yes"],
    "PrivateTmp": ["yes"],
    "PrivateDevices": ["yes"],
    "PrivateUsers": ["yes"],
    "CapabilityBoundingSet": [""],
    "AmbientCapabilities": [""],
    "RestrictAddressFamilies": ["AF_INET AF_INET6 AF_UNIX"],
    "RestrictNamespaces": ["yes"],
    "RestrictRealtime": ["yes"],
    "RestrictSUIDSGID": ["yes"],
    "LockPersonality": ["yes"],
    "MemoryDenyWriteExecute": ["yes"],
    "SystemCallArchitectures": ["native"],
    "SystemCallFilter": ["@system-service", "~@privileged"],
    "SystemCallErrorNumber": ["EPERM"],
    "UMask": ["0077"],
    "StateDirectory": ["dethrone"],
    "StateDirectoryMode": ["0700"],
    "MemoryMax": ["2G"],
    "TasksMax": ["512"],
    "LimitNOFILE": ["65536"],
}


def unit() -> dict[str, list[str]]:
    """What stands under [Service], each name with its values in their order."""
    found: dict[str, list[str]] = defaultdict(list)
    section = ""
    for line in UNIT.read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line
        elif section == "[Service]" and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found[name].append(value)
    return found


def compose() -> dict[str, Any]:
    """The services, by their names."""
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]
    return found


def steps() -> list[tuple[str, str]]:
    """The steps of the image that is run, after those of the one that builds."""
    lines = DOCKERFILE.read_text("utf-8").split("\nFROM ")[-1].splitlines()[1:]
    words = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in words]


@pytest.mark.parametrize("name", HARDENED)
def test_the_unit_keeps_what_a_server_may_not_do(name: str) -> None:
    assert unit()[name] == HARDENED[name]


def test_all_services_are_looked_at() -> None:
    assert tuple(compose()) == SERVICES


@pytest.mark.parametrize("name", SERVICES)
def test_a_container_may_do_little(name: str) -> None:
    service = compose()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == CAPABILITIES.get(name, [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "/tmp" in [one.partition(":")[0] for one in service["tmpfs"]]
    assert service["mem_limit"]
    assert service["pids_limit"] > 0
    assert "privileged" not in service


@pytest.mark.parametrize("name", ["dethrone", "postgres", "redis"])
def test_nobody_is_root_in_a_container(name: str) -> None:
    user = dict(steps())["USER"] if name == "dethrone" else compose()[name]["user"]
    assert user.partition(":")[0] not in ("", "root", "0")


def test_nothing_after_the_user_of_the_image_needs_another() -> None:
    names = [name for name, _ in steps()]
    assert names.count("USER") == 1
    assert not {"RUN", "COPY", "ADD"} & set(names[names.index("USER") :])


def test_every_setting_in_an_example_is_one() -> None:
    named = set(compose()["dethrone"]["environment"])
    named |= {word.partition("=")[0] for line in unit()["Environment"] for word in shlex.split(line)}
    named |= {word.partition("=")[0] for name, rest in steps() if name == "ENV" for word in shlex.split(rest)}
    assert {name for name in named if name.startswith(PREFIX)} <= NAMES


def test_behind_the_proxy_the_public_name_is_the_servers() -> None:
    service = compose()["dethrone"]
    assert "--behind-proxy" in service["command"]
    assert "${SITE}" in service["environment"]["DETHRONE_HOSTS"]
    assert "${SITE" in service["environment"]["DETHRONE_ORIGINS"]
    assert "${SITE}" in compose()["caddy"]["command"]
