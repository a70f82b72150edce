"""Compiles the hot modules: ordinary Python with C types in the .pxd beside it.

Without a compiler the install still works and everything runs interpreted, slowly. With
DETHRONE_REQUIRE_COMPILED=1 a failed compilation fails the install (CI sets it). With DETHRONE_BUILT=1 nothing is
compiled: an editable install would otherwise do again, in a place of its own, what `build_ext --inplace` has done.

The page of the table server is built before it is packed. Without Node the install still works, and the server says
that it has no page; with DETHRONE_REQUIRE_WEB=1 that fails the install.
"""

import gc
import os
import platform
import subprocess
import sys
from pathlib import Path
from threading import Lock

from Cython.Build import cythonize
from Cython.Compiler import Options
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

SOURCES = sorted(
    source for pxd in Path("src/dethrone").rglob("*.pxd") if (source := pxd.with_suffix(".py")).exists()
)

DIRECTIVES = {
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,  # what is pickled says how; the rest would be a third of the C
    "binding": False,  # plain methods, as builtins have: without a fifth of the C in every module
}

# Without debug symbols, which take a fifth of the compiler's time, and without warnings about C that nobody wrote, a
# sixth. Without contraction of floating-point operations every build gives the same numbers to the last bit.
OPTIONS = ["-g0", "-w", "-fno-math-errno", "-ffp-contract=off"]
# All of it gets all the compiler can do but for what is not played through: at -O2 the search of Regidice took a fifth
# longer. Positions are long (every field is seen from Python) and no faster for it, but at -O1 the search of Regicide
# took a seventh longer. What only calls the rest gets little.
LEVELS = {"position": "-O2", "solve": "-O1", "desk": "-O1", "stepping": "-O1"}

Options.emit_code_comments = False  # the compiler reads them all: a twentieth of its time

# Instructions that make the engines faster where the machine has them: cpuinfo's flag, the compiler's option.
INSTRUCTIONS = {"popcnt": "-mpopcnt", "bmi1": "-mbmi", "bmi2": "-mbmi2", "avx2": "-mavx2"}


def compile_args(source: Path) -> list[str]:
    """Options for gcc and clang; DETHRONE_PORTABLE=1 builds for any machine (for wheels that travel)."""
    if os.name == "nt":
        return []
    args = [*OPTIONS, LEVELS.get(source.stem, "-O3")]
    cpuinfo = Path("/proc/cpuinfo")
    if platform.machine() == "x86_64" and cpuinfo.exists() and not os.environ.get("DETHRONE_PORTABLE"):
        lines = cpuinfo.read_text().splitlines()
        flags = next((line.split() for line in lines if line.startswith("flags")), [])
        args += [option for flag, option in INSTRUCTIONS.items() if flag in flags]
    return args


def extension(source: Path) -> Extension:
    """One hot module; its failure fails the install only where it must not."""
    name = ".".join(source.with_suffix("").parts[1:])
    optional = not os.environ.get("DETHRONE_REQUIRE_COMPILED")
    return Extension(name, [str(source)], extra_compile_args=compile_args(source), optional=optional)


class BuildWithProgress(build_ext):
    """Says what it compiles; Cython translates one module while the compiler has another."""

    def build_extensions(self) -> None:
        gc.disable()  # a third of Cython's time, for what ends with this process
        self.one_at_a_time = Lock()  # Cython is not made for threads
        self.count = 0
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        with self.one_at_a_time:
            self.count += 1
            source = extension.sources[0]
            extension.sources = self.translated(extension)
            if newer_group(extension.sources, self.get_ext_fullpath(extension.name)):
                print(f"compiling {self.count:2} of {len(self.extensions)}: {source}", flush=True)
        super().build_extension(extension)

    def translated(self, extension: Extension) -> list[str]:
        """The C that Cython makes of it, where that is not there already."""
        (translated,) = cythonize(
            [extension],
            language_level=3,
            include_path=["src"],
            build_dir="build/cython",
            compiler_directives=DIRECTIVES,
            quiet=True,
            force=self.force,
        )
        return translated.sources


class BuildWithPage(build_py):
    """Builds the page first, where its sources are and it is not built for an editable install."""

    def run(self) -> None:
        if Path("web/package.json").exists() and not self.editable_mode:
            done = subprocess.run([sys.executable, "tools/web", "build"], check=False)
            if done.returncode and os.environ.get("DETHRONE_REQUIRE_WEB"):
                raise SystemExit("The page was not built, and DETHRONE_REQUIRE_WEB says that it must be.")
            self.__dict__.pop("data_files", None)  # listed anew: what was built just now is data, too
        super().run()


setup(
    ext_modules=[] if os.environ.get("DETHRONE_BUILT") else [extension(source) for source in SOURCES],
    cmdclass={"build_ext": BuildWithProgress, "build_py": BuildWithPage},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
