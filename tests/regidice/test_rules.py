"""Rule sets: presets, single changes, texts, and values that make no sense."""

import pytest

from dethrone.errors import BadRules
from dethrone.regidice import PRESETS, Rules
from dethrone.regidice.codes import Option
from dethrone.regidice.rules import BITS
from tests.regidice.wander import ALL_RULES

DIFFERENCES = {
    "rulebook": {},
    "bga": {
        "companion_targets": "others",
        "overkill_to": "share",
        "cast_batch": "sequential",
        "resolve": "fine",
    },
    "literal": {
        "companion_targets": "board",
        "companion_ones": "rolled_only",
        "defeat_check": "immediate",
        "new_dice_preparable": True,
    },
}


@pytest.mark.parametrize(("name", "expected"), DIFFERENCES.items())
def test_presets(name: str, expected: dict[str, object]) -> None:
    assert {option: here for option, (here, _) in Rules.named(name).differences().items()} == expected


@pytest.mark.parametrize("rules", ALL_RULES.values(), ids=ALL_RULES)
def test_text_round_trips(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules


def test_every_option_of_the_engine_belongs_to_a_rule() -> None:
    assert set(BITS) == set(Option)
    assert len({rules.options for rules in PRESETS.values()}) == len(PRESETS)


BAD = {
    "no such preset": lambda: Rules.named("house"),
    "no such option": lambda: Rules().but(speed=3),
    "no such value": lambda: Rules().but(resolve="slow"),
    "a switch is a switch": lambda: Rules().but(suffer_cascade="maybe"),
    "no round": lambda: Rules().but(max_rounds=0),
    "rounds are a number": lambda: Rules.parse("bga,max_rounds=many"),
    "rounds are no truth": lambda: Rules().but(max_rounds=True),
    "no equals sign": lambda: Rules.parse("bga,fine"),
    "a switch in text": lambda: Rules.parse("bga,mandatory_max=3"),
    "no such seat": lambda: Rules().but(first_caller="seat:4"),
}


@pytest.mark.parametrize("build", BAD.values(), ids=BAD)
def test_senseless_rules(build: object) -> None:
    assert callable(build)
    with pytest.raises(BadRules) as refused:
        build()
    assert str(refused.value).endswith(".")
