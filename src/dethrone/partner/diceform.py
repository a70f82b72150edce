"""The form's questions on a table of dice, for every moment of a round; the answers become a line of the game.

No rule is written here: whatever follows by itself (gathering, who suffers, whose turn it is) the engine does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from types import MappingProxyType

from dethrone import games
from dethrone.chance import Seed, shortened
from dethrone.contract import Game, Kind
from dethrone.counsel.reading import Given
from dethrone.errors import GameError, Unreadable
from dethrone.partner.asking import Answers, Question, number, one_of
from dethrone.partner.refusal import Reason
from dethrone.prose import Part
from dethrone.regidice import Dice, Done, Phase, Rules, View, dice, heap, heap_text
from dethrone.regidice.movetext import read_declaration

COUNTS = re.compile(r"(?:[rbyk][0-9])*")
YOU = "P0"


class Moment(Enum):
    """What somebody at the table wants to know, by the number that is typed."""

    DECLARE = "1"
    REVEAL = "2"  # the dice are open, nobody has gathered
    RESOLVE = "3"
    RAISE = "4"
    SETS = "5"
    PIPS = "6"
    HEAL = "7"
    SUFFER = "8"  # all have acted: who gives up how much, or takes the dice of a fallen enemy
    LOSE = "9"
    PREPARE = "10"


ACTING = {Moment.RAISE: "raise", Moment.SETS: "set", Moment.PIPS: "pips", Moment.HEAL: "heal"}
BEFORE_GATHERING = (Moment.DECLARE, Moment.REVEAL)
WITH_ZONES = (*BEFORE_GATHERING, Moment.PREPARE)


# ------------------------------------------------------------------ questions
def questions(answers: Answers) -> Iterator[Question]:
    """What is asked of a table of dice."""
    kind = games.kind(answers["game"])
    players = int(answers["players"])
    seats = [f"P{seat}" for seat in range(players)]
    yield Question("moment", one_of([one.value for one in Moment]), Moment.DECLARE.value)
    moment = Moment(answers["moment"])
    if kind.rules(answers["rules"]).max_rounds is not None:
        yield Question("round", number(1, 99_999), "1")
    yield Question("first", one_of(seats), YOU, facts={"seats": seats})
    yield from (
        Question(f"call-{seat}", _call, nothing="", message="call", facts={"seat": seat})
        for seat in _callers(answers, seats)
    )
    yield Question("enemy-number", number(1, 3), "1")
    size = 2 + int(answers["enemy-number"])
    yield Question("enemy-dice", _enemy(size), "1" * size, facts={"count": size})
    if moment not in BEFORE_GATHERING:
        yield Question("enemy-start", _enemy(size), answers["enemy-dice"], facts={"count": size})
    yield Question("injured", _counts, nothing="none")
    yield from _pools(kind, moment, seats)
    if moment in WITH_ZONES:
        yield from (
            Question(f"zone-{seat}", _heap, nothing="none", message="zone", facts={"seat": seat})
            for seat in seats
        )
    yield from _doings(answers, moment, seats)


def _callers(answers: Answers, seats: list[str]) -> list[str]:
    """Who has declared: everybody, or those who come before whoever asks."""
    at = seats.index(answers["first"])
    order = [*seats[at:], *seats[:at]]
    return order[: order.index(YOU)] if answers["moment"] == Moment.DECLARE.value else order


def _pools(kind: Kind, moment: Moment, seats: list[str]) -> Iterator[Question]:
    """Everybody's dice; of the others' only the colours before the reveal."""
    start = kind.deal(len(seats), kind.usual_rules, Seed(0)).view()
    assert isinstance(start, View)
    for seat, pool in zip(seats, start.pools, strict=True):
        name, facts = f"pool-{seat}", {"seat": seat}
        if moment is Moment.DECLARE and seat != YOU:
            usual = re.sub(r"\?+", lambda found: str(len(found[0])), heap_text(pool))
            yield Question(name, _counts, usual, nothing="none", message="pool-hidden", facts=facts)
        else:
            message = "pool-rolled" if moment in BEFORE_GATHERING else "pool"
            yield Question(name, _heap, nothing="none", message=message, facts=facts)


def _doings(answers: Answers, moment: Moment, seats: list[str]) -> Iterator[Question]:
    """How far the round has come, as far as it matters now."""
    if moment in ACTING:
        yield Question("actor", one_of(seats), YOU, facts={"seats": seats})
    if moment is Moment.SETS:
        yield Question("sets", str, nothing="none")
    if moment in (Moment.PIPS, Moment.HEAL):
        yield Question("points", number(1, 30), "1", message=f"points-{moment.name.lower()}")
    if moment in (Moment.RESOLVE, *ACTING):
        yield Question("resolved", _seats(seats), nothing="nobody", facts={"seats": seats})
    if moment in (Moment.RESOLVE, Moment.SUFFER, *ACTING):
        yield Question("blocked", number(0, 99), "0")
    if moment in (Moment.RESOLVE, Moment.SUFFER) and set(answers["enemy-dice"]) == {"6"}:
        yield Question("damage", number(0, 99), str(_pips(answers)), message="damage-dealt")
        if int(answers["damage"]) > _pips(answers):
            yield Question("finisher", one_of(seats), YOU, facts={"seats": seats})
            yield Question("dealers", _seats(seats), answers["finisher"], facts={"seats": seats})
    if moment is Moment.LOSE:
        yield from (
            Question(f"owed-{seat}", number(0, 15), "0", message="owed-dice", facts={"seat": seat})
            for seat in seats
        )
    if moment is Moment.PREPARE:
        yield Question("turn", one_of(seats), YOU, facts={"seats": seats})


def _pips(answers: Answers) -> int:
    """What was added to the enemy's dice this round."""
    return sum(map(int, answers["enemy-dice"])) - sum(map(int, answers["enemy-start"]))


# ------------------------------------------------------------------ readers
def _call(text: str) -> str:
    call = read_declaration(text.lower())
    if call is None:
        raise Unreadable(Reason.NO_CALL, value=shortened(text))
    return str(call)


def _enemy(size: int) -> Callable[[str], str]:
    def read(text: str) -> str:
        shown = re.sub(r"[\s,+]", "", text)
        if not re.fullmatch(rf"[1-6]{{{size}}}", shown):
            raise Unreadable(Reason.NO_ENEMY_DICE, count=size, value=shortened(text))
        return "".join(sorted(shown, reverse=True))

    return read


def _heap(text: str) -> str:
    """Dice that show something, in either way of writing them."""
    word = re.sub(r"[\s,+]", "", text).lower()
    try:
        return heap_text(heap(word or "."))
    except Unreadable:
        return heap_text(dice(text))


def _counts(text: str) -> str:
    """Dice by colour: `r3b2` is three red ones and two blue ones."""
    word = re.sub(r"[\s,+]", "", text).lower()
    if not COUNTS.fullmatch(word):
        raise Unreadable(Reason.NO_COUNTS, value=shortened(text))
    return word


def _seats(seats: list[str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        words = [word.upper() for word in re.split(r"[\s,]+", text) if word]
        if any(word not in seats for word in words):
            raise Unreadable(Reason.NOT_OFFERED, words=seats, value=shortened(text))
        return " ".join(sorted(set(words)))

    return read


# ------------------------------------------------------------------ the table
def given(answers: Answers) -> Given:
    """The view that the answers describe; raises one of our errors where there can be none."""
    try:
        return _given(answers)
    except Unreadable as error:
        why = error.__context__  # nobody who fills in a form knows the fields of the line
        if isinstance(why, GameError):
            raise why from None
        raise


def _given(answers: Answers) -> Given:
    kind = games.kind(answers["game"])
    moment = Moment(answers["moment"])
    if moment is Moment.DECLARE:
        view = kind.view(_line(answers, "declare", seen_by="@0"))
        return Given(kind.name, view, notes=tuple(_notes(kind, answers, moment)), is_form=True)
    game = _begun(kind, answers, moment)
    if game.decider is None:
        raise Unreadable(Reason.NOTHING_OPEN, outcome=getattr(game.outcome, "value", ""))
    view = game.view(game.decider)
    assert isinstance(view, View)
    if view.phase is Phase.DECLARE:
        raise Unreadable(Reason.NOTHING_OPEN, outcome="none")
    notes = [*_notes(kind, answers, moment), *_gathered(view, moment)]
    return Given(kind.name, view, notes=tuple(notes), is_form=True)


def _begun(kind: Kind, answers: Answers, moment: Moment) -> Game:
    if moment is Moment.REVEAL:
        return _revealed(kind, answers)
    if moment is Moment.PREPARE:
        return _preparing(kind, answers)
    phase = ACTING.get(moment) or ("lose" if moment is Moment.LOSE else "resolve")
    game = kind.begin(_line(answers, phase, done=_progress(answers, moment)), Seed(0))
    if moment is Moment.SETS and answers["sets"]:
        _make_sets(game, answers["sets"])
    if moment is Moment.SUFFER and game.phase is Phase.RESOLVE:
        game.push(Done())
    return game


def _revealed(kind: Kind, answers: Answers) -> Game:
    """The last declaration is made once more, so that the engine gathers."""
    seats = [name for name in answers if name.startswith("call-")]
    game = kind.begin(_line(answers | {seats[-1]: "-"}, "declare"), Seed(0))
    game.push(kind.move(answers[seats[-1]]))
    return game


def _preparing(kind: Kind, answers: Answers) -> Game:
    """The turn at which the seat that asks prepares."""
    for turn in range(int(answers["players"])):
        line = _line(answers, "prepare", done={"ending": 1, "turn": turn})
        if f"P{kind.view(line).decider}" == answers["turn"]:
            break
    return kind.begin(line, Seed(0))


def _make_sets(game: Game, text: str) -> None:
    """The sets are named already; which dice they take is still open."""
    for move in game.parse(text):
        if game.phase is Phase.SET:
            game.push(move)
    if game.phase is Phase.SET:
        game.push(Done())


def _progress(answers: Answers, moment: Moment) -> dict[str, object]:
    """How far the round has come, in the words of the game's line."""
    players = int(answers["players"])
    done: dict[str, object] = {"damage": answers.get("damage") or max(0, _pips(answers))}
    done["resolved"] = (1 << players) - 1 if moment is Moment.SUFFER else _bits(answers.get("resolved", ""))
    done["blocked"] = answers.get("blocked", "0")
    if moment in ACTING:
        done["actor"] = answers["actor"][1:]
    if moment is Moment.PIPS:
        done |= {"pend_damage": answers["points"], "damage": max(0, _pips(answers)) + int(answers["points"])}
        done["dealers"] = _bits(answers["actor"])
    if moment is Moment.HEAL:
        done["pend_heal"] = answers["points"]
    if "finisher" in answers:
        done |= {"finisher": answers["finisher"][1:], "dealers": _bits(answers["dealers"])}
    if moment is Moment.LOSE:
        done |= {"ending": 1, "owed": "/".join(answers[f"owed-P{seat}"] for seat in range(players))}
    return done


def _bits(seats: str) -> int:
    return sum(1 << int(seat[1:]) for seat in seats.split())


def _line(
    answers: Answers, phase: str, *, seen_by: str = "", done: Mapping[str, object] = MappingProxyType({})
) -> str:
    """The table in one line of the game."""
    seats = [f"P{seat}" for seat in range(int(answers["players"]))]
    hidden = seats[1:] if seen_by else []
    pools = [_shown(answers[f"pool-{seat}"], "?" if seat in hidden else "") for seat in seats]
    zones = [answers.get(f"zone-{seat}") or "." for seat in seats]
    calls = [answers.get(f"call-{seat}", "-") for seat in seats]
    shown = answers["enemy-dice"]
    words = [
        *(f"{len(seats)}{seen_by}", answers["rules"], answers.get("round", "1"), answers["first"], phase),
        *(f"{answers['enemy-number']}:{shown}", answers.get("enemy-start", shown)),
        *(_shown(answers["injured"], "-"), "/".join(pools), "/".join(zones), "/".join(calls)),
    ]
    return " ".join([*words, *(f"{name}={value}" for name, value in done.items())])


def _shown(pile: str, face: str) -> str:
    """A heap; one that is told by counts lies with this face up."""
    if face:
        pile = re.sub(r"([rbyk])([0-9])", lambda found: found[1] + face * int(found[2]), pile)
        pile = re.sub(r"[rbyk](?![?-])", "", pile)
    return pile or "."


# ------------------------------------------------------------------ what is said aloud
def _gathered(view: View, moment: Moment) -> Iterator[Part]:
    if moment is Moment.REVEAL:
        pools = [f"P{seat} {heap_text(pool)}" for seat, pool in enumerate(view.pools)]
        yield Part("partner-gathered", {"pools": pools})


def _notes(kind: Kind, answers: Answers, moment: Moment) -> Iterator[Part]:
    """What is assumed because nobody asked."""
    rules = kind.rules(answers["rules"])
    assert isinstance(rules, Rules)
    told, usual = _coloured(kind, answers, moment)
    if told != usual:
        yield Part("partner-assumed-dice", {"told": told, "usual": usual})
    if moment in BEFORE_GATHERING:
        return
    if rules.team_voice == "vote":
        yield Part("partner-assumed-votes", {})
    if rules.companion_ones == "rolled_only" and moment in (Moment.RESOLVE, Moment.RAISE):
        yield Part("partner-assumed-rolled", {})
    if rules.defeat_check == "immediate" and moment is not Moment.PREPARE:
        yield Part("partner-assumed-standing", {})


def _coloured(kind: Kind, answers: Answers, moment: Moment) -> tuple[int, int]:
    """The coloured dice that were told of, and those that a game has."""
    start = kind.deal(int(answers["players"]), kind.usual_rules, Seed(0)).view()
    assert isinstance(start, View)
    hidden = moment is Moment.DECLARE
    line = kind.view(_line(answers, "declare", seen_by="@0")) if hidden else None
    piles = [*line.pools, *line.zones, line.injured] if line is not None else _piles(answers)
    told = sum(die.colour.value != "k" for pile in piles for die in pile)
    return told, sum(len(pool) for pool in start.pools)


def _piles(answers: Answers) -> list[Dice]:
    told = [answer for name, answer in answers.items() if name.startswith(("pool-", "zone-"))]
    return [heap(_shown(answers["injured"], "-")), *(heap(one or ".") for one in told)]
