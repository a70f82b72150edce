"""dethrone: Regicide and Regidice, exact and fast."""

import os as _os

from dethrone import _pure

if _os.environ.get("DETHRONE_PURE"):
    _pure.prefer_source()

__version__ = "0.1.0"
