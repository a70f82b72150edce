"""What the server keeps: logs that only grow, and beside them who people are and where they sit."""

from dethrone.server.store.appending import Appender
from dethrone.server.store.rows import Append, Behind, Finished, Guest, Head, StoreDown
from dethrone.server.store.store import Store

__all__ = ["Append", "Appender", "Behind", "Finished", "Guest", "Head", "Store", "StoreDown"]
