"""Compiles the hot modules: ordinary Python with C types in the .pxd beside it.

Without a compiler the install still works and everything runs interpreted, slowly. With
DETHRONE_REQUIRE_COMPILED=1 a failed compilation fails the install (CI sets it).
"""

import os
import platform
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCES = sorted(path.with_suffix(".py") for path in Path("src/dethrone").rglob("*.pxd"))


# Instructions that make the engines faster where the machine has them: cpuinfo's flag, the compiler's option.
INSTRUCTIONS = {"popcnt": "-mpopcnt", "bmi1": "-mbmi", "bmi2": "-mbmi2", "avx2": "-mavx2"}


def compile_args() -> list[str]:
    """Options for gcc and clang; DETHRONE_PORTABLE=1 builds for any machine (for wheels that travel).

    Without contraction of floating-point operations every build gives the same numbers to the last bit.
    """
    if os.name == "nt":
        return []
    args = ["-O3", "-fno-math-errno", "-ffp-contract=off"]
    cpuinfo = Path("/proc/cpuinfo")
    if platform.machine() == "x86_64" and cpuinfo.exists() and not os.environ.get("DETHRONE_PORTABLE"):
        lines = cpuinfo.read_text().splitlines()
        flags = next((line.split() for line in lines if line.startswith("flags")), [])
        args += [option for flag, option in INSTRUCTIONS.items() if flag in flags]
    return args


def module_name(source: Path) -> str:
    return ".".join(source.with_suffix("").parts[1:])


extensions = cythonize(
    [
        Extension(
            module_name(source),
            [str(source)],
            extra_compile_args=compile_args(),
        )
        for source in SOURCES
        if source.exists()
    ],
    language_level=3,
    include_path=["src"],
    build_dir="build/cython",
    compiler_directives={
        "infer_types": True,
        "annotation_typing": False,
        "boundscheck": False,
        "wraparound": False,
        "cdivision": True,
        "initializedcheck": False,
    },
)
for extension in extensions:  # cythonize() drops Extension(optional=True)
    extension.optional = not os.environ.get("DETHRONE_REQUIRE_COMPILED")

setup(ext_modules=extensions, options={"build_ext": {"parallel": os.cpu_count() or 1}})
