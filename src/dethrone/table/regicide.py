"""Regicide at the table: making one, saving it, taking it up again."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.players import named
from dethrone.players.player import Player
from dethrone.players.regicide.bots import speak
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Move, Pay, Play, Post
from dethrone.regicide.record import Record, record_of, replay
from dethrone.regicide.view import View
from dethrone.table.saved import Saved
from dethrone.table.seats import Seat
from dethrone.table.table import Table

RegicideTable = Table[View, Move]


def open_table(game: Game, seats: Sequence[Seat], *, bot_seed: int = 0) -> RegicideTable:
    """Seat people and bots around a game."""
    people = {i for i, seat in enumerate(seats) if seat.is_person}
    company = [seat.bot for seat in seats]

    def bots(spec: str, seat: int) -> Player[View, Move]:
        return named(spec, seed=bot_seed * 8 + seat, company=company)

    def reveals(move: Move, ply: int) -> bool:
        onlookers = people - {game.before(ply).decider()}
        return bool(onlookers and isinstance(move, Play | Pay)) or reveals_hidden(game, ply)

    return Table(game, seats, bots, reveals=reveals)


def let_bots_speak(table: RegicideTable, game: Game) -> list[Post]:
    """After a jester every bot that has not spoken says honestly whether it would like to go (RC-94)."""
    said = speak(game, [seat.bot for seat in table.seats])
    for post in said:
        table.note(post.seat, reveals=False)
    return said


def reveals_hidden(game: Game, ply: int) -> bool:
    """Whether a move drew, healed or turned up cards, or brought out what the seats wished."""
    before, after = game.before(ply), game.before(ply + 1)
    return (
        before.tavern_cards() != after.tavern_cards()
        or before.defeated != after.defeated
        or (before.phase == 3 and after.phase != 3)
    )


def save(table: RegicideTable, game: Game) -> Saved:
    """All that is needed to go on later; it holds the secret, so it is not for the players' eyes."""
    return Saved("regicide", tuple(table.seats), record_of(game, reveal=True).to_json())


def resume(saved: Saved, *, bot_seed: int = 0) -> tuple[RegicideTable, Game]:
    """The table as it was."""
    game = replay(Record.from_json(saved.record))
    return open_table(game, saved.seats, bot_seed=bot_seed), game
