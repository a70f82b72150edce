"""dethrone: Regicide and Regidice, exact and fast."""

import os as _os

if _os.environ.get("DETHRONE_PURE"):
    from dethrone import _pure

    _pure.prefer_source()

__version__ = "0.1.0"
