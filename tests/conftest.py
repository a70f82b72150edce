"""Settings for all tests: hypothesis searches the same examples every time, and as few interpreted as needed."""

import os

from hypothesis import settings

from dethrone.regicide import engine

os.environ["DETHRONE_LANGUAGE"] = "en"  # whatever the system speaks
settings.register_profile("compiled", max_examples=200, deadline=None, derandomize=True)
settings.register_profile("interpreted", max_examples=30, deadline=None, derandomize=True)
settings.load_profile("compiled" if engine.compiled else "interpreted")
