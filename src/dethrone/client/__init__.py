"""A table server from the other side: for bots and programs, with and without async.

    server = Server("http://127.0.0.1:8470", key=...)      asyncio: Server, Link, play
    play_here("http://127.0.0.1:8470", table, player)        without: connects, sits down, plays to the end

A player is the same as at a table at home: it is handed a view, and nothing else came over the wire.
"""

from dethrone.client.link import Link, Refused
from dethrone.client.playing import play, play_here
from dethrone.client.server import Server

__all__ = ["Link", "Refused", "Server", "play", "play_here"]
