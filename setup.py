"""Compiles the hot modules: ordinary Python with C types in the .pxd beside it.

Without a compiler the install still works and everything runs interpreted, slowly. With
DETHRONE_REQUIRE_COMPILED=1 a failed compilation fails the install (CI sets it).
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCES = sorted(path.with_suffix(".py") for path in Path("src/dethrone").rglob("*.pxd"))


def module_name(source: Path) -> str:
    return ".".join(source.with_suffix("").parts[1:])


extensions = cythonize(
    [
        Extension(
            module_name(source),
            [str(source)],
            extra_compile_args=[] if os.name == "nt" else ["-O3", "-fno-math-errno"],
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

setup(ext_modules=extensions)
