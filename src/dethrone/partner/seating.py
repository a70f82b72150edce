"""Who sits down with a model: `you,model,greedy`."""

from __future__ import annotations

from dethrone.contract import Kind
from dethrone.errors import BadRules
from dethrone.partner.refusal import Reason
from dethrone.partner.session import MODEL
from dethrone.players import player
from dethrone.table import Bot, Person, Seat, parse_seats

BOT = "greedy"


def seated(kind: Kind, text: str | None, players: int | None) -> tuple[Seat, ...]:
    """The seats; without a text you sit first, then the model, then bots; alone the model plays for itself."""
    count = kind.usual_players if players is None else players
    words = text or ",".join(["you", "model", *[BOT] * max(0, count - 2)] if count > 1 else ["model"])
    found = parse_seats(words, players=players if text else None)
    kind.deal(len(found), kind.usual_rules, None)  # refuses a count that the game is not for
    seats: list[Seat] = []
    models = 0
    for seat in found:
        if isinstance(seat, Bot) and seat.spec == "model":
            models += 1
            seats.append(Person(MODEL if models == 1 else f"{MODEL} {models}"))
            continue
        if isinstance(seat, Bot):
            player(seat.spec, game=kind.name)  # refuses one that there is not
        seats.append(seat)
    if not models:
        raise BadRules(Reason.NO_MODEL)
    return tuple(seats)
