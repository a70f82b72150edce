"""A second Regidice, written from the rules record alone, slow and plain, to check the engine against.

It imports nothing of the package. Dice are single objects, a round is a straight story told by generators,
sets are found by trying everything. Moves go in and legal moves come out as texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

ORDER = "rbyk"
WORDS = {"r": "red", "b": "blue", "y": "yellow", "k": "black"}
LETTERS = {word: letter for letter, word in WORDS.items()}
CLASSES = "BACHK"  # who suffers first


@dataclass
class Die:
    """One die: `value` 0 shows nothing that matters until it is rolled again."""

    colour: str
    value: int
    pool: int | None = None
    zone: int | None = None
    is_injured: bool = False
    is_caught: bool = False
    was_prepared: bool = False

    @property
    def text(self) -> str:
        return self.colour + ("*" if self.is_caught else str(self.value) if self.value else "-")


@dataclass(frozen=True)
class Question:
    """What is asked: the phase, the seat, and every answer that is legal."""

    phase: str
    seat: int
    legal: frozenset[str]


Answers = Generator[Question, str, str]
Story = Generator[Question, str, None]


def sort_key(text: str) -> tuple[int, int]:
    return ORDER.index(text[0]), 0 if text[1] == "-" else int(text[1])


def value_of(kind: str, values: tuple[int, ...], defence: int) -> int:
    """What one set is worth, 0 if it is none."""
    if kind == "A":
        return int(sum(values) == defence)
    low = sorted(values)
    if len(low) < 3:
        return 0
    fits = len(set(low)) == 1 if kind == "B" else low == list(range(low[0], low[0] + len(low)))
    return len(low) - 2 if fits else 0


@cache
def all_sets(kind: str, counts: tuple[int, ...], defence: int) -> tuple[tuple[int, ...], ...]:
    """Every set of these counts (of 6, 5, … 1), itself as counts."""
    found = []
    for taken in product(*(range(count + 1) for count in counts)):
        values = tuple(
            value for value, count in zip(range(6, 0, -1), taken, strict=True) for _ in range(count)
        )
        if values and value_of(kind, values, defence):
            found.append(taken)
    return tuple(found)


@cache
def most(kind: str, counts: tuple[int, ...], defence: int) -> int:
    """The most that disjoint sets can be worth."""
    best = 0
    for taken in all_sets(kind, counts, defence):
        rest = tuple(have - gone for have, gone in zip(counts, taken, strict=True))
        values = tuple(
            value for value, count in zip(range(6, 0, -1), taken, strict=True) for _ in range(count)
        )
        best = max(best, value_of(kind, values, defence) + most(kind, rest, defence))
    return best


def as_values(counts: Iterable[int]) -> list[int]:
    return [value for value, count in zip(range(6, 0, -1), counts, strict=True) for _ in range(count)]


class Referee:
    """One game; `story` asks question after question and returns how it ended."""

    def __init__(
        self, players: int, rules: dict[str, object], first: int, rolls: Iterator[list[str]]
    ) -> None:
        self.players = players
        self.rules = rules
        self.first = first
        self.rolls = rolls
        self.round = 1
        self.number = 1
        self.enemy = [1, 1, 1]
        self.calls: dict[int, str] = {}
        self.dice: list[Die] = []
        for seat in range(players):
            for place, colour in enumerate("rby"):
                many = {2: 3, 3: 3 if seat == place else 2, 4: 2}[players]
                self.dice += [Die(colour, 0, pool=seat) for _ in range(many)]

    @property
    def seats(self) -> list[int]:
        return [(self.first + i) % self.players for i in range(self.players)]

    def pool(self, seat: int) -> list[Die]:
        return [die for die in self.dice if die.pool == seat]

    def action(self, seat: int) -> str:
        return self.calls[seat][0]

    # ------------------------------------------------------------------------- asking
    def ask(self, phase: str, seat: int, legal: Iterable[str]) -> Answers:
        answers = list(dict.fromkeys(legal))
        if len(answers) == 1:
            return answers[0]
        return (yield Question(phase, seat, frozenset(answers)))

    def ask_team(self, phase: str, legal: Iterable[str]) -> Answers:
        answers = list(dict.fromkeys(legal))
        if len(answers) == 1 or self.rules["team_voice"] == "first_caller":
            return (yield from self.ask(phase, self.first, answers))
        votes = []
        for seat in self.seats:
            votes.append((yield from self.ask(phase, seat, answers)))
        top = max(votes.count(vote) for vote in votes)
        return next(vote for vote in votes if votes.count(vote) == top)

    # -------------------------------------------------------------------------- rounds
    def story(self, *, is_rolled: bool = False) -> Answers:
        while True:
            if not is_rolled:
                self.roll()
            is_rolled = False
            yield from self.declare()
            self.gather()
            if (yield from self.resolve()) == "won":
                return "won"
            if not self.has_fallen and (yield from self.suffer()) == "lost":
                return "lost:damage"
            yield from self.prepare()
            if self.rules["max_rounds"] is not None and self.round >= int(str(self.rules["max_rounds"])):
                return "lost:rounds"
            self.round += 1
            self.first = (self.first + 1) % self.players

    def roll(self) -> None:
        """Take the written roll, after a look whether it is of the dice that are there."""
        for seat, shown in enumerate(next(self.rolls)):
            mine = self.pool(seat)
            if Counter(die.colour for die in mine) != Counter(text[0] for text in read_heap(shown)):
                raise AssertionError("a roll of other dice")
            for colour in ORDER:
                values = [int(text[1]) for text in read_heap(shown) if text[0] == colour]
                for die, value in zip([die for die in mine if die.colour == colour], values, strict=True):
                    die.value = value
                    die.was_prepared = False

    def declare(self) -> Story:
        self.calls = {}
        for seat in self.seats:
            numbers = [call[1] for call in self.calls.values() if call[0] in "ABH"]
            legal = [action + str(n) for action in "ABH" for n in range(1, 7) if str(n) not in numbers]
            in_play = any(die.colour == "k" and not die.is_injured for die in self.dice)
            for colour, parity in product(WORDS.values(), ("even", "odd")):
                call = f"C:{colour}-{parity}"
                is_taken = call in self.calls.values() and self.rules["same_cast_call"] == "forbid"
                if not is_taken and (colour != "black" or self.rules["black_call"] == "always" or in_play):
                    legal.append(call)
            self.calls[seat] = yield from self.ask("DECLARE", seat, [*legal, "K"])

    def gather(self) -> None:
        for seat in self.seats:
            if self.action(seat) in "ABH":
                self.take(seat, lambda die, seat=seat: die.value == int(self.calls[seat][1]))
        for seat in self.seats:
            if self.action(seat) == "C":
                colour, parity = self.calls[seat][2:].split("-")
                self.take(
                    seat,
                    lambda die, colour=colour, parity=parity: (
                        die.colour == LETTERS[colour] and die.value % 2 == (parity == "odd")
                    ),
                )
        for die in self.dice:
            if die.zone is not None:
                die.pool, die.zone, die.was_prepared = (die.zone + 1) % self.players, None, True

    def take(self, taker: int, wanted: object) -> None:
        assert callable(wanted)
        earlier = self.seats[: self.seats.index(taker)]
        for die in self.dice:
            owner = die.pool
            if owner is None or owner == taker or not wanted(die):
                continue
            is_kept = self.action(owner) == "K" and die.value == 1
            is_first = owner in earlier and self.calls[owner] == self.calls[taker]
            if not is_kept and not is_first:
                die.pool = taker

    # ------------------------------------------------------------------------- Resolve
    def resolve(self) -> Answers:
        self.start = list(self.enemy)
        self.need = sum(6 - value for value in self.enemy)
        self.damage = self.blocked = 0
        self.dealers: set[int] = set()
        self.finisher: int | None = None
        self.is_dead = self.has_fallen = self.has_won = False
        resolved: set[int] = set()
        while True:
            legal = [
                f"act:P{seat}" for seat in range(self.players) if seat not in resolved and self.can_act(seat)
            ]
            if not self.rules["mandatory_max"] or not legal:
                legal.append("done")
            legal += [f"pip:P{seat}:{colour}" for seat in range(self.players) for colour in self.ones(seat)]
            answer = yield from self.ask_team("RESOLVE", legal)
            if answer == "done":
                break
            seat = int(answer.split(":")[1][1])
            if answer.startswith("pip"):
                yield from self.pip(seat, answer[-1])
            else:
                yield from self.act(seat)
                if self.rules["resolve"] == "block":
                    resolved.add(seat)
            if self.has_won:
                return "won"
        if self.rules["defeat_check"] == "end" and self.is_beaten():
            yield from self.fall()
        if self.has_won:
            return "won"
        for die in self.dice:
            if die.is_caught:
                die.is_caught, die.value = False, 6 if self.rules["new_dice_preparable"] else 0
        return "on"

    def counts(self, seat: int) -> tuple[int, ...]:
        values = [die.value for die in self.pool(seat) if not die.is_caught]
        return tuple(values.count(value) for value in range(6, 0, -1))

    def can_act(self, seat: int) -> bool:
        action = self.action(seat)
        if action == "C":
            return bool(self.castable(seat))
        return action != "K" and bool(all_sets(action, self.counts(seat), sum(self.start)))

    def castable(self, seat: int) -> list[str]:
        pattern = Counter(self.start if self.rules["cast_match"] == "round_start" else self.enemy)
        found = []
        for colour in ORDER:
            mine = Counter(die.value for die in self.pool(seat) if die.colour == colour and not die.is_caught)
            is_called = self.calls[seat].startswith(f"C:{WORDS[colour]}-")
            if any(mine[value] < count for value, count in pattern.items()):
                continue
            if self.rules["cast_colour"] == "declared" and not is_called:
                continue
            if colour != "k" or self.rules["touch_of_death"]:
                found.append(colour)
        return found

    def targets(self, seat: int, spent: Die) -> list[str]:
        who = (
            range(self.players)
            if self.rules["companion_targets"] != "others"
            else set(range(self.players)) - {seat}
        )
        found = [
            f"raise:P{other}:{die.text}"
            for other in who
            for die in self.pool(other)
            if die is not spent and 1 <= die.value <= 5 and not die.is_caught
        ]
        if self.rules["companion_targets"] == "board":
            found += [f"raise:enemy:{value}" for value in self.enemy if value < 6]
        return found

    def ones(self, seat: int) -> list[str]:
        if self.action(seat) != "K":
            return []
        return sorted(
            {die.colour for die in self.spendable(seat) if self.targets(seat, die)}, key=ORDER.index
        )

    def spendable(self, seat: int) -> list[Die]:
        rolled_only = self.rules["companion_ones"] == "rolled_only"
        return [die for die in self.pool(seat) if die.value == 1 and not (rolled_only and die.was_prepared)]

    def pip(self, seat: int, colour: str) -> Story:
        spent = next(die for die in self.spendable(seat) if die.colour == colour)
        spent.value = 0
        answer = yield from self.ask("RAISE", seat, self.targets(seat, spent))
        _, who, what = answer.split(":")
        if who == "enemy":
            self.enemy.remove(int(what))
            self.enemy.append(int(what) + 1)
            self.damage += 1
            self.dealers.add(seat)
            yield from self.fall_at_once()
            return
        alike = [die for die in self.pool(int(who[1])) if die.text == what]
        raised = next((die for die in alike if die.was_prepared), alike[0])
        raised.value += 1
        raised.was_prepared = False

    def act(self, seat: int) -> Story:
        if self.action(seat) == "C":
            yield from self.cast(seat)
            return
        kind, left = self.action(seat), self.counts(seat)
        chosen: list[tuple[int, ...]] = []
        last: tuple[int, ...] = (99,) * 6
        while True:
            sets = all_sets(kind, left, sum(self.start))
            if self.rules["mandatory_max"]:
                sets = tuple(one for one in sets if self.keeps_most(kind, left, one))
            else:
                sets = tuple(one for one in sets if one <= last)
            legal = ["set:" + "+".join(map(str, as_values(one))) for one in sets]
            if chosen and (not self.rules["mandatory_max"] or not legal):
                legal.append("done")
            answer = yield from self.ask("SET", seat, legal)
            if answer == "done":
                break
            last = tuple(answer[4:].split("+").count(str(value)) for value in range(6, 0, -1))
            chosen.append(last)
            left = tuple(have - gone for have, gone in zip(left, last, strict=True))
            if self.rules["resolve"] == "fine":
                break
        worth = sum(value_of(kind, tuple(as_values(one)), sum(self.start)) for one in chosen)
        yield from self.use(seat, [value for one in chosen for value in as_values(one)])
        yield from self.effects(seat, {kind: worth})

    def keeps_most(self, kind: str, left: tuple[int, ...], one: tuple[int, ...]) -> bool:
        defence = sum(self.start)
        rest = tuple(have - gone for have, gone in zip(left, one, strict=True))
        return value_of(kind, tuple(as_values(one)), defence) + most(kind, rest, defence) == most(
            kind, left, defence
        )

    def use(self, seat: int, values: list[int]) -> Story:
        for value in sorted(set(values)):
            mine = [die for die in self.pool(seat) if die.value == value and not die.is_caught]
            texts = sorted((die.text for die in mine), key=sort_key)
            ways = {"use:" + "+".join(way) for way in combinations(texts, values.count(value))}
            answer = yield from self.ask("COLOUR", seat, ways)
            for text in answer[4:].split("+"):
                next(die for die in mine if die.text == text).value = 0

    def cast(self, seat: int) -> Story:
        made: list[str] = []
        worth: Counter[str] = Counter()
        is_fine = self.rules["resolve"] == "fine"
        at_once = is_fine or self.rules["cast_batch"] == "sequential"
        while True:
            colours = self.castable(seat)
            if not at_once and not self.rules["mandatory_max"] and made:
                colours = [colour for colour in colours if ORDER.index(colour) >= ORDER.index(made[-1])]
            legal = [f"cast:{WORDS[colour]}" for colour in colours]
            if made and (not self.rules["mandatory_max"] or not legal):
                legal.append("done")
            answer = yield from self.ask("SET", seat, legal)
            if answer == "done":
                break
            colour = LETTERS[answer[5:]]
            pattern = self.start if self.rules["cast_match"] == "round_start" else self.enemy
            for value in list(pattern):
                next(die for die in self.pool(seat) if die.text == f"{colour}{value}").value = 0
            made.append(colour)
            worth[{"r": "A", "b": "B", "y": "H", "k": "death"}[colour]] += len(pattern)
            if at_once:
                yield from self.effects(seat, worth)
                worth = Counter()
            if is_fine or self.has_won:
                return
        if not at_once:
            yield from self.effects(seat, worth)

    def effects(self, seat: int, worth: dict[str, int]) -> Story:
        self.blocked += worth.get("B", 0)
        self.is_dead = self.is_dead or bool(worth.get("death"))
        damage = worth.get("A", 0)
        if damage:
            self.damage += damage
            self.dealers.add(seat)
            if self.damage > self.need and self.finisher is None:
                self.finisher = seat
            if damage >= sum(6 - value for value in self.enemy):
                self.enemy = [6] * len(self.enemy)
            else:
                answer = yield from self.ask("PIPS", seat, self.looks(damage))
                self.enemy = [int(value) for value in answer[6:].split("+")]
        yield from self.fall_at_once()
        if self.has_won or not worth.get("H"):
            return
        injured = [die for die in self.dice if die.is_injured]
        if not injured:
            return
        colours = sorted((die.colour for die in injured), key=ORDER.index)
        ways = {"heal:" + "+".join(way) for way in combinations(colours, min(worth["H"], len(colours)))}
        answer = yield from self.ask("HEAL", seat, ways)
        for colour in answer[5:].split("+"):
            die = next(die for die in self.dice if die.is_injured and die.colour == colour)
            die.is_injured, die.pool, die.value = False, seat, 0

    def looks(self, damage: int) -> set[str]:
        """Put the pips down one by one in every way."""
        looks = {tuple(sorted(self.enemy, reverse=True))}
        for _ in range(damage):
            looks = {
                tuple(sorted([*look[:i], look[i] + 1, *look[i + 1 :]], reverse=True))
                for look in looks
                for i in range(len(look))
                if look[i] < 6
            }
        return {"enemy:" + "+".join(map(str, look)) for look in looks}

    # ------------------------------------------------------------------- a fallen enemy
    def is_beaten(self) -> bool:
        return self.is_dead or self.damage >= self.need

    def fall_at_once(self) -> Story:
        if self.rules["defeat_check"] == "immediate" and self.is_beaten():
            yield from self.fall()

    def fall(self) -> Story:
        if self.number == 3:
            self.has_won = True
            return
        size = len(self.enemy)
        takers: list[int] = []
        if self.damage > self.need:
            if self.rules["overkill_to"] == "finisher":
                assert self.finisher is not None
                takers = [self.finisher] * size
            else:
                takers = yield from self.share(size)
        for i in range(size):
            if i < len(takers):
                self.dice.append(Die("k", 0, pool=takers[i], is_caught=True))
            else:
                self.dice.append(Die("k", 0, is_injured=True))
        self.has_fallen = True
        self.number += 1
        self.enemy = [1] * (2 + self.number)
        self.damage, self.need, self.finisher, self.is_dead = 0, 5 * len(self.enemy), None, False
        self.dealers = set()

    def share(self, size: int) -> Generator[Question, str, list[int]]:
        legal = []
        for counts in product(range(size + 1), repeat=self.players):
            if sum(counts) <= size and all(
                seat in self.dealers for seat, count in enumerate(counts) if count
            ):
                legal.append("share:" + (shares(counts) or "none"))
        answer = yield from self.ask_team("SHARE", legal)
        if answer == "share:none":
            return []
        return [int(part[1]) for part in answer[6:].split("+") for _ in range(int(part[3:]))]

    # --------------------------------------------------------------- Suffer and Prepare
    def suffer(self) -> Answers:
        hurt = len(self.enemy) - self.blocked
        is_cascade, is_single = bool(self.rules["suffer_cascade"]), self.rules["suffer_split"] == "single"
        for action in CLASSES:
            members = [seat for seat in range(self.players) if self.action(seat) == action]
            if hurt <= 0 or not members:
                continue
            sizes = {seat: len(self.pool(seat)) for seat in members}
            if is_single:
                able = [seat for seat in members if sizes[seat] >= hurt or (is_cascade and sizes[seat])]
                splits = [{seat: min(hurt, sizes[seat])} for seat in able]
            elif sum(sizes.values()) >= hurt:
                ways = product(*(range(min(hurt, sizes[seat]) + 1) for seat in members))
                splits = [dict(zip(members, way, strict=True)) for way in ways if sum(way) == hurt]
            else:
                splits = []
            if not splits and not is_cascade:
                return "lost"
            if not splits:
                hurt -= sum(sizes.values())
                for seat in members:
                    for die in self.pool(seat):
                        self.injure(die)
                continue
            legal = [
                "split:" + shares([split.get(seat, 0) for seat in range(self.players)]) for split in splits
            ]
            answer = yield from self.ask_team("SPLIT", legal)
            paid = {int(part[1]): int(part[3:]) for part in answer[6:].split("+")}
            hurt -= sum(paid.values())
            for seat in self.seats:
                yield from self.lose(seat, paid.get(seat, 0))
        return "lost" if hurt > 0 else "on"

    def injure(self, die: Die) -> None:
        die.pool, die.value, die.is_injured = None, 0, True

    def lose(self, seat: int, count: int) -> Story:
        last = (0, 0)
        for left in range(count, 0, -1):
            texts = sorted((die.text for die in self.pool(seat)), key=sort_key)
            fits = [
                text
                for text in texts
                if sort_key(text) >= last
                and sum(sort_key(other) >= sort_key(text) for other in texts) >= left
            ]
            answer = yield from self.ask("LOSE", seat, [f"lose:{text}" for text in fits])
            last = sort_key(answer[5:])
            self.injure(next(die for die in self.pool(seat) if die.text == answer[5:]))

    def prepare(self) -> Story:
        for seat in self.seats:
            last = (0, 0)
            while True:
                fits = [die.text for die in self.pool(seat) if die.value and sort_key(die.text) >= last]
                answer = yield from self.ask("PREPARE", seat, ["done", *(f"put:{text}" for text in fits)])
                if answer == "done":
                    break
                last = sort_key(answer[4:])
                die = next(die for die in self.pool(seat) if die.text == answer[4:])
                die.pool, die.zone = None, seat

    # --------------------------------------------------------------------- what one sees
    def sight(self) -> tuple[object, ...]:
        """Everything on the table, in a form that can be compared."""
        seats = range(self.players)
        return (
            self.round,
            self.first,
            self.number,
            sorted(self.enemy),
            sorted(die.colour for die in self.dice if die.is_injured),
            [sorted(die.text for die in self.pool(seat)) for seat in seats],
            [sorted(die.text for die in self.dice if die.zone == seat) for seat in seats],
            [self.calls.get(seat, "-") for seat in seats],
        )


def shares(counts: Iterable[int]) -> str:
    return "+".join(f"P{seat}={count}" for seat, count in enumerate(counts) if count)


def read_heap(text: str) -> list[str]:
    """`r13b2` as r1, r3, b2."""
    found, colour = [], ""
    for letter in text.replace(".", ""):
        if letter in ORDER:
            colour = letter
        else:
            found.append(colour + letter)
    return found


def from_line(line: str, rules: dict[str, object], rolls: Iterator[list[str]]) -> Referee:
    """A table that was written down before Declare."""
    players, _, number, first, phase, enemy, _, injured, pools, zones, calls, *_ = line.split()
    assert (phase, set(calls)) == ("declare", {"-", "/"})
    referee = Referee(int(players), rules, int(first[1]), rolls)
    referee.round, referee.number = int(number), int(enemy[0])
    referee.enemy = [int(value) for value in enemy[2:]]
    referee.dice = [Die(text[0], 0, is_injured=True) for text in read_heap(injured)]
    for seat, pool in enumerate(pools.split("/")):
        referee.dice += [Die(text[0], int(text[1]), pool=seat) for text in read_heap(pool)]
    for seat, zone in enumerate(zones.split("/")):
        referee.dice += [Die(text[0], int(text[1]), zone=seat) for text in read_heap(zone)]
    return referee
