"""Events: told from (before, move, after), complete enough to follow the game, and as sentences."""

from functools import partial

import pytest

from dethrone.prose import voice
from dethrone.regidice import Event, Rules
from dethrone.regidice.events import Defeated, HitBack, Prepared, Rolled, Suffered
from tests.regidice.tables import coloured, say, table
from tests.regidice.wander import ALL_RULES, wander

sentence = partial(voice().event, "regidice")


@pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
def test_counts_add_up(rules: Rules) -> None:
    """Dice lost, dice prepared, rolls and falls that are told are those that happened."""
    told: list[Event] = []
    put = 0
    moments = list(wander(3, rules, 31))
    game = moments[-1][0]
    for _, step in moments:
        if step is not None:
            told += step.events(None)
            put += str(step.move).startswith("put")
    rounds = [event.round for event in told if isinstance(event, Rolled)]
    assert rounds == list(range(2, game.round + 1))
    assert sum(isinstance(event, Prepared) for event in told) >= put
    falls = [event.number for event in told if isinstance(event, Defeated)]
    assert falls == sorted(falls)
    lost = sum(len(event.dice) for event in told if isinstance(event, Suffered))
    due = sum(event.damage for event in told if isinstance(event, HitBack))
    assert lost == due or (game.outcome is not None and not game.outcome.is_won and lost < due)
    assert all(sentence(event).endswith(".") for event in told)


TELLINGS = {
    "attack and place": (
        (["r3 b2 y5", "b5 b6 b4"], "A3 B5", {}),
        "act P0",
        [
            "P0 makes a set of 3.",
            "P0 attacks for 1 damage.",
            "The enemy now shows 2+1+1.",
            "The enemy attacks for 3, 0 blocked: 3 damage gets through.",
        ],
    ),
    "exact": (
        (["r6 b6 y5", "r2 b3"], "A6 B2", {"enemy": "1:665"}),
        "act P0",
        ["P0 makes a set of 6+6+5.", "P0 attacks for 1 damage.", "Enemy 1 is defeated (exact kill)."],
    ),
    "overkill": (
        (["r6 r6 r5", "r2 b3"], "C:red-odd B2", {"enemy": "1:665"}),
        "act P0",
        [
            "P0 casts Fireball with 3 red dice.",
            "Enemy 1 is defeated (overkill). Its dice go to P0 (3).",
            "Enemy 2 enters with 4 dice.",
        ],
    ),
    "overkill that is shared": (
        (["r6 r6 r5", "r2 b3"], "C:red-odd B2", {"enemy": "1:665", "rules": "rulebook,overkill_to=share"}),
        "act P0; share P0=2",
        [
            "P0 casts Fireball with 3 red dice.",
            "Enemy 1 is defeated (overkill). Its dice go to P0 (2).",
            "Enemy 2 enters with 4 dice.",
        ],
    ),
    "touch of death": (
        (["k1 k1 k2 k2 k3", "r5"], "C:black-odd A1", {"enemy": "3:32211"}),
        "act P0",
        [
            "P0 casts Touch of Death with 5 black dice.",
            "Enemy 3 is defeated (Touch of Death).",
            "The last enemy is defeated in round 1: the game is won.",
        ],
    ),
    "raised": (
        (["b1 b2", "r4 r6"], "K A4", {}),
        "pip P0 b; raise P1 r4",
        ["P0 raises P1’s r4 to r5."],
    ),
    "healed nothing": (
        ([coloured("234") + " r6", "b1 b1 b3 b5"], "H2 A1", {}),
        "act P0",
        ["P0 makes a set of 4+3+2.", "P0 heals nothing: the injured pile is empty."],
    ),
}


@pytest.mark.parametrize(("where", "text", "sentences"), TELLINGS.values(), ids=TELLINGS)
def test_sentences(where: tuple[list[str], str, dict[str, object]], text: str, sentences: list[str]) -> None:
    pools, calls, rest = where
    game = table(pools, calls, **rest)
    told = [sentence(event) for step in say(game, text) for event in step.events()]
    assert told[: len(sentences)] == sentences


def test_names_are_used() -> None:
    game = table(["r3 b2 y5", "b5 b6 b4"], "A3 B5")
    (step,) = say(game, "act P0")
    assert sentence(step.events()[0], ["Ada", "Bob"]) == "Ada makes a set of 3."
