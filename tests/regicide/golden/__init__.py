"""Golden transcripts: whole games written down move by move, one file for each preset and number of players.

`python -m tests.regicide.golden` writes them anew, and the move counts in counts.txt with them; look through the
difference before it is committed.
"""

from pathlib import Path
from zlib import crc32

from dethrone.regicide import Game, Record, position_text, replay
from dethrone.regicide.cards import cards_of
from tests.regicide.tables import do

HERE = Path(__file__).parent
NEXT_GAME = "\n" + "=" * 40 + "\n"


def golden_path(rules: str, players: int) -> Path:
    """Where the transcript of a preset and a number of players lies."""
    return HERE / f"{rules}-{players}.txt"


def transcript(record: Record) -> str:
    """A record and the table after each of its moves; the last word of a line is the whole position's checksum."""
    game = replay(Record(record.headers))
    lines = [table_line(game)]
    for move in record.moves:
        do(game, move)
        lines.append(table_line(game))
    return f"{record}\n" + "\n".join(lines) + f"\n{position_text(game.position, game.rules)}\n"


def table_line(game: Game) -> str:
    """The table in one short line, such as `3. JH 7/20 s7 suffer P0 owes 3 | 2C 9D / 4H | tavern 24 | pile 2`."""
    position = game.position
    last = f"{len(game.steps)}. {game.steps[-1].move}" if [step.move for step in game.steps] else "0. deal"
    hands = " / ".join(
        " ".join(map(str, cards_of(position.hand(seat)))) or "-" for seat in range(game.players)
    )
    asked = "-" if game.decider is None else f"P{game.decider}"
    owes = f" owes {position.owed}" if position.owed else ""
    enemy = f"{game.enemy} {position.damage}/{game.enemy.health} s{position.shield}{' c' if position.cancelled else ''}"
    sizes = f"tavern {position.tavern_size} | pile {position.discard.bit_count()}"
    whole = crc32(position_text(position, game.rules).encode())
    return f"{last}: {enemy} {game.phase.value} {asked}{owes} | {hands} | {sizes} | {whole:08x}"


def transcripts(text: str) -> list[str]:
    """The transcripts of one file."""
    return text.split(NEXT_GAME)


def record_text(text: str) -> str:
    """The record at the head of a transcript: its headers and its moves, each followed by an empty line."""
    headers, moves, _ = text.split("\n\n", maxsplit=2)
    return f"{headers}\n\n{moves}\n"


def write_golden(rules: str, players: int, games: list[Game]) -> None:
    """Write the transcripts of some games to their file."""
    text = NEXT_GAME.join(transcript(game.record()) for game in games)
    golden_path(rules, players).write_text(text, encoding="utf-8")
