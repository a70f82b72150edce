"""A player at a table far away: asked as a host asks it, with the same views."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from dethrone.client.link import Link, Refused
from dethrone.client.server import Server
from dethrone.contract import Move, View

TOO_LATE = ("table-stale", "table-over")  # the table has moved on meanwhile; the next look tells


class Player(Protocol):
    """Whoever answers for a seat; `say(view)` may answer None, or be missing."""

    def choose(self, view: View) -> Move:
        """The move it makes."""


async def play(link: Link, player: Player) -> str:
    """Answer for one's own seat until the game is over; how it ended."""
    answered: set[tuple[str, int]] = set()
    async for look in link.looks():
        if look["stage"] == "over":
            return str(look["result"])
        for question in look["questions"]:
            key = (question["asks"], question["number"])
            if question["seat"] == look["viewer"] and question["voice"] is None and key not in answered:
                if await _answer(link, player, question):
                    answered.add(key)
                break  # the table has changed
    raise AssertionError("looks do not end")


async def _answer(link: Link, player: Player, question: dict[str, Any]) -> bool:
    """Whether the answer was taken; one that came too late is given again should the question come back."""
    command = await asyncio.to_thread(_command, link.view, player, question)
    if command is None:
        return True
    try:
        await link.do(command)
    except Refused as error:
        if error.word not in TOO_LATE:
            raise
        return False
    return True


def _command(view: View, player: Player, question: dict[str, Any]) -> dict[str, Any] | None:
    number = question["number"]
    if question["asks"] == "move":
        return {"do": "act", "question": number, "moves": [str(player.choose(view))]}
    if question["asks"] == "word":
        say = getattr(player, "say", None)
        word = None if say is None else say(view)
        return {"do": "say", "question": number, "move": None if word is None else str(word)}
    return {"do": "vote", "question": number, "is_yes": True}


def play_here(address: str, table: str, player: Player, *, name: str = "bot", key: str | None = None) -> str:
    """Connect, take an open seat, and play to the end; for programs without async. How it ended."""
    return asyncio.run(_play_here(address, table, player, name, key))


async def _play_here(address: str, table: str, player: Player, name: str, key: str | None) -> str:
    async with Server(address, key) as server:
        if key is None:
            await server.become(name)
        async with server.link(table) as link:
            if not isinstance(link.viewer, int):
                free = [number for number, seat in enumerate(link.look["seats"]) if seat["is"] == "open"]
                if not free:
                    raise Refused({"sentence": "No seat is open at this table."})
                await link.do({"do": "sit", "seat": free[0]})
                if len(free) == 1:  # who comes last lets it begin
                    await link.do({"do": "start"})
            return await play(link, player)
