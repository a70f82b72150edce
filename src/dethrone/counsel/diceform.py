"""The questions on a table of dice, for every moment of a round; answers become a line of the game, a view answers.

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
from dethrone.counsel.questions import Answers, Form, Question, choice, number
from dethrone.counsel.reading import Given
from dethrone.counsel.refusal import Reason
from dethrone.errors import GameError, Unreadable
from dethrone.prose import Part
from dethrone.regidice import Dice, Done, Phase, Rules, View, dice, heap, heap_text
from dethrone.regidice.moves import DECLARATIONS
from dethrone.regidice.movetext import read_declaration

COUNTS = re.compile(r"(?:[rbyk][0-9])*")
FIRST = "P0"  # whoever fills the form in, unless another seat is told
CALLS = tuple(map(str, DECLARATIONS))


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
MOMENTS = {
    # phase of a view: what is asked there
    **{phase: moment for moment, phase in ACTING.items()},
    "declare": Moment.DECLARE,
    "resolve": Moment.RESOLVE,
    "colour": Moment.SETS,
    "share": Moment.SUFFER,
    "split": Moment.SUFFER,
    "lose": Moment.LOSE,
    "prepare": Moment.PREPARE,
}
# How far a round has come, as the form is told it.
PROGRESS = ("actor", "sets", "points", "resolved", "blocked", "damage", "finisher", "dealers", "turn")


# ------------------------------------------------------------------ questions
def questions(answers: Answers) -> Iterator[Question]:
    """What is asked of a table of dice."""
    kind = games.kind(answers["game"])
    players = int(answers["players"])
    seats = [f"P{seat}" for seat in range(players)]
    yield choice("moment", [one.value for one in Moment], Moment.DECLARE.value)
    moment = Moment(answers["moment"])
    if kind.rules(answers["rules"]).max_rounds is not None:
        yield Question("round", number(1, 99_999), "1", nothing="")
    yield _seat("first", seats, FIRST)
    yield from (_called(seat) for seat in _callers(answers, seats))
    yield choice("enemy-number", ("1", "2", "3"), "1")
    size = 2 + int(answers["enemy-number"])
    yield _shows("enemy-dice", size, "1" * size)
    if moment not in BEFORE_GATHERING:
        # who prepares may have felled an enemy that had a die less
        yield _shows("enemy-start", size, answers["enemy-dice"], least=size - (moment is Moment.PREPARE))
    yield Question("injured", _counts, nothing="none", form=Form.COUNTS)
    yield from _pools(kind, moment, seats, own_seat(answers))
    if moment in WITH_ZONES:
        yield from (
            Question(
                f"zone-{seat}", _heap, nothing="none", message="zone", facts={"seat": seat}, form=Form.DICE
            )
            for seat in seats
        )
    yield from _doings(answers, moment, seats)


def own_seat(answers: Mapping[str, str]) -> str:
    """The own seat, as a text tells it; nobody is asked for it."""
    seat = answers.get("seat", FIRST)
    return seat if seat in _all(answers) else FIRST


def _seat(name: str, seats: list[str], usual: str) -> Question:
    return choice(name, seats, usual, facts={"seats": seats})


def _many(name: str, seats: list[str], usual: str = "", nothing: str = "unknown") -> Question:
    """Any of the seats."""
    facts = {"seats": seats}
    return Question(name, _seats(seats), usual, nothing, facts=facts, form=Form.SEATS, choices=seats)


def _called(seat: str) -> Question:
    facts = {"seat": seat}
    return Question(
        f"call-{seat}", _call, nothing="", message="call", facts=facts, form=Form.CHOICE, choices=CALLS
    )


def _shows(name: str, size: int, usual: str, *, least: int = 0) -> Question:
    return Question(
        name, _enemy(size, least or size), usual, nothing="", facts={"count": size}, form=Form.VALUES
    )


def _callers(answers: Answers, seats: list[str]) -> list[str]:
    """Who has declared: everybody, or those who come before whoever asks."""
    at = seats.index(answers["first"])
    order = [*seats[at:], *seats[:at]]
    return order[: order.index(own_seat(answers))] if answers["moment"] == Moment.DECLARE.value else order


def _pools(kind: Kind, moment: Moment, seats: list[str], you: str) -> Iterator[Question]:
    """Everybody's dice; of the others' only the colours before the reveal."""
    start = kind.deal(len(seats), kind.usual_rules, Seed(0)).view()
    assert isinstance(start, View)
    for seat, pool in zip(seats, start.pools, strict=True):
        name, facts = f"pool-{seat}", {"seat": seat}
        if moment is Moment.DECLARE and seat != you:
            usual = re.sub(r"\?+", lambda found: str(len(found[0])), heap_text(pool))
            yield Question(
                name, _counts, usual, nothing="none", message="pool-hidden", facts=facts, form=Form.COUNTS
            )
        else:
            message = "pool-rolled" if moment in BEFORE_GATHERING else "pool"
            yield Question(name, _heap, nothing="none", message=message, facts=facts, form=Form.DICE)


def _doings(answers: Answers, moment: Moment, seats: list[str]) -> Iterator[Question]:
    """How far the round has come, as far as it matters now."""
    you = own_seat(answers)
    if moment in ACTING:
        yield _seat("actor", seats, you)
    if moment is Moment.SETS:
        yield Question("sets", str, nothing="none", form=Form.SETS)
    if moment in (Moment.PIPS, Moment.HEAL):
        yield Question("points", number(1, 30), "1", nothing="", message=f"points-{moment.name.lower()}")
    if moment in (Moment.RESOLVE, *ACTING):
        yield _many("resolved", seats, nothing="nobody")
    if moment in (Moment.RESOLVE, Moment.SUFFER, *ACTING):
        yield Question("blocked", number(0, 99), "0", nothing="")
    if moment in (Moment.RESOLVE, Moment.SUFFER) and set(answers["enemy-dice"]) == {"6"}:
        yield Question("damage", number(0, 99), str(_pips(answers)), nothing="", message="damage-dealt")
        if int(answers["damage"]) > _pips(answers):
            yield _seat("finisher", seats, you)
            yield _many("dealers", seats, answers["finisher"])
    if moment is Moment.LOSE:
        yield from (
            Question(
                f"owed-{seat}", number(0, 15), "0", nothing="", message="owed-dice", facts={"seat": seat}
            )
            for seat in seats
        )
    if moment is Moment.PREPARE:
        yield _seat("turn", seats, you)


def _pips(answers: Answers) -> int:
    """What was added to the enemy's dice this round."""
    return sum(map(int, answers["enemy-dice"])) - sum(map(int, answers["enemy-start"]))


# ------------------------------------------------------------------ readers
def _call(text: str) -> str:
    call = read_declaration(text.lower())
    if call is None:
        raise Unreadable(Reason.NO_CALL, value=shortened(text))
    return str(call)


def _enemy(size: int, least: int) -> Callable[[str], str]:
    def read(text: str) -> str:
        shown = re.sub(r"[\s,+]", "", text)
        if not re.fullmatch(rf"[1-6]{{{least},{size}}}", shown):
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
    if (exact := _as_read(kind, answers)) is not None:
        return Given(kind.name, exact)
    if moment is Moment.DECLARE:
        view = kind.view(_line(answers, "declare", seen_by=f"@{own_seat(answers)[1:]}"))
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
    if moment is Moment.SETS and answers.get("sets"):
        _make_sets(game, answers["sets"])
    if moment is Moment.SUFFER and game.phase is Phase.RESOLVE:
        game.push(Done())
    return game


def _revealed(kind: Kind, answers: Answers) -> Game:
    """The last declaration is made once more, so that the engine gathers."""
    seats = [f"call-{seat}" for seat in _callers(answers, _all(answers))]
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


def _all(answers: Mapping[str, str]) -> list[str]:
    return [f"P{seat}" for seat in range(int(answers["players"]))]


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
    answers: Answers,
    phase: str,
    *,
    seen_by: str = "",
    done: Mapping[str, object] = MappingProxyType({}),
    is_open: bool = False,
) -> str:
    """The table in one line of the game."""
    seats = _all(answers)
    hidden = [seat for seat in seats if seat != own_seat(answers)] if seen_by and not is_open else []
    pools = [_shown(answers.get(f"pool-{seat}", ""), "?" if seat in hidden else "") for seat in seats]
    zones = [answers.get(f"zone-{seat}") or "." for seat in seats]
    calls = [answers.get(f"call-{seat}") or "-" for seat in seats]
    shown = answers["enemy-dice"]
    words = [
        *(f"{len(seats)}{seen_by}", answers["rules"], answers.get("round", "1"), answers["first"], phase),
        *(f"{answers['enemy-number']}:{shown}", answers.get("enemy-start", shown)),
        *(_shown(answers.get("injured", ""), "-"), "/".join(pools), "/".join(zones), "/".join(calls)),
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
    line = kind.view(_line(answers, "declare", seen_by=f"@{own_seat(answers)[1:]}")) if hidden else None
    piles = [*line.pools, *line.zones, line.injured] if line is not None else _piles(answers)
    told = sum(die.colour.value != "k" for pile in piles for die in pile)
    return told, sum(len(pool) for pool in start.pools)


def _piles(answers: Answers) -> list[Dice]:
    told = [answer for name, answer in answers.items() if name.startswith(("pool-", "zone-"))]
    return [heap(_shown(answers.get("injured", ""), "-")), *(heap(one or ".") for one in told)]


# ------------------------------------------------------------------ a view, as answers
def answers_of(view: View) -> Answers:
    """A view as answers; `line` is all of it that nobody is asked for."""
    words = view.text.split()
    seats, enemy = [f"P{seat}" for seat in range(view.players)], words[5].partition(":")
    moment = MOMENTS.get(words[4], Moment.RESOLVE)
    found = {
        "seat": f"P{view.seat or 0}",
        "moment": moment.value,
        "round": words[2],
        "first": words[3],
        "enemy-number": enemy[0],
        "enemy-dice": enemy[2],
        "enemy-start": words[6],
        "injured": _counted(words[7], "-"),
        **{f"pool-{seat}": _counted(one, "?") for seat, one in zip(seats, words[8].split("/"), strict=True)},
        **{f"zone-{seat}": one for seat, one in zip(seats, words[9].split("/"), strict=True)},
        **{f"call-{seat}": one for seat, one in zip(seats, words[10].split("/"), strict=True)},
        **_come_so_far(view, moment, dict(word.split("=", 1) for word in words[11:])),
    }
    known = {
        name: one for name, one in found.items() if one not in ("", ".", "-") or name.startswith("pool-")
    }
    return known if moment is Moment.DECLARE else {**known, "line": " ".join([words[4], *words[11:]])}


def _counted(pile: str, face: str) -> str:
    """Dice of which only the colours are known, by their number; none is nothing."""
    counted = re.sub(rf"([rbyk])([{face}]+)", lambda found: f"{found[1]}{len(found[2])}", pile)
    return counted if counted != "." else ""


def _come_so_far(view: View, moment: Moment, done: Mapping[str, str]) -> Answers:
    """How far a round has come."""
    found = {
        "actor": f"P{done['actor']}" if "actor" in done else "",
        "points": done.get("pend_damage") or done.get("pend_heal", ""),
        "resolved": _named(done.get("resolved", "")),
        "blocked": done.get("blocked", "0"),
        "damage": done.get("damage", ""),
        "finisher": f"P{done['finisher']}" if "finisher" in done else "",
        "dealers": _named(done.get("dealers", "")),
        "turn": f"P{view.decider}" if moment is Moment.PREPARE else "",
    }
    owed = {f"owed-P{seat}": one for seat, one in enumerate(done.get("owed", "").split("/")) if one}
    return {**{name: answer for name, answer in found.items() if answer}, **owed}


def _named(bits: str) -> str:
    """Seats by the bits of a number."""
    return " ".join(f"P{seat}" for seat in range(4) if int(bits or 0) >> seat & 1)


def _as_read(kind: Kind, answers: Answers) -> View | None:
    """The view that was read from a text, with what was changed in its piles; None where how far the round has come was
    told otherwise since, or nothing was read."""
    phase, *more = answers.get("line", "").split() or [""]
    if MOMENTS.get(phase) is not Moment(answers["moment"]):
        return None
    line = _line(answers, phase, seen_by=f"@{own_seat(answers)[1:]}", is_open=True)
    view = kind.view(" ".join([line, *more]))
    assert isinstance(view, View)
    told = answers_of(view)
    names = (*PROGRESS, *(f"owed-{seat}" for seat in _all(answers)))
    is_same = all(answers[name] == told.get(name, answers[name]) for name in names if name in answers)
    return view if is_same else None
