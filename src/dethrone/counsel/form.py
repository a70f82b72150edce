"""What somebody lays out field by field: a state of cards, or a line of dice; and back again to fields.

A field that is left out is unknown. Nothing is checked here but by the dialogue and the game themselves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from dethrone import games
from dethrone.contract import View
from dethrone.counsel.reading import Given, given_view
from dethrone.counsel.refusal import Reason
from dethrone.dialogue.regicide.after import state_of
from dethrone.dialogue.regicide.checking import wanted_of
from dethrone.dialogue.regicide.placing import GAME, place
from dethrone.dialogue.regicide.reading import read_state
from dethrone.dialogue.regicide.state import State, Wanted
from dethrone.errors import Unreadable

Values = Mapping[str, str]
COUNTED = re.compile(r"([rbyk])([0-9])")
HIDDEN = re.compile(r"([rbyk])(\?+)")
ASKED = {
    "play": "What is your play?",
    "pay": "To Pay",
    "talk": "What is your communication to me?",
    "name": "Name who goes next.",
}
LABELS = (
    *("Your Hand", "Enemy", "Played", "Cards in Discard", "Discard Pile", "Damage", "Shield", "To Pay"),
    *("Immunity", "Tavern", "Tavern Top", "Partner Hand", "Castle", "Fallen", "Yielded", "Streak", "Flips"),
)
LISTS = ("pools", "zones", "calls")
HIDDEN_IN = "declare"  # the phase in which the others' dice are known by colour alone


def filled(game: str, players: int, rules: str, values: Values) -> Given:
    """A form that was filled in, as something to be advised on; raises one of our errors where it cannot be."""
    if game == GAME:
        return card_form(players, rules, values)
    if game not in games.ROOMS:
        raise Unreadable(Reason.NO_FORM, game=games.kind(game).name)
    line = dice_line(players, rules, values)
    return given_view(game, games.kind(game).view(line))


# ------------------------------------------------------------------ cards
def card_text(players: int, rules: str, values: Values) -> str:
    """A state to be pasted anywhere."""
    lines = [f"{label}: {values[label]}" for label in LABELS if values.get(label) or label == "Your Hand"]
    lines = [line if line != "Your Hand: " else "Your Hand: {}" for line in lines if line]
    asked = ASKED.get(values.get("asked", ""), ASKED["play"])
    return "\n".join([*lines, f"Players: {players}", f"Rules: {rules}", "----", asked])


def card_form(players: int, rules: str, values: Values) -> Given:
    """A state of cards, laid out."""
    given = {label: values.get(label, "") for label in (*LABELS, "asked")}
    placed = place(read_state(card_text(players, rules, given)))
    return Given(GAME, placed.view, placed)


def state_values(state: State) -> dict[str, str]:
    """A state's fields, as a form has them."""
    values = dict(line.split(":", 1) for line in str(state).splitlines()[1:] if ":" in line)
    found = {label: values[label].strip() for label in LABELS if label in values}
    if "Damage" in found:
        found["Damage"] = found["Damage"].partition("/")[0]
    asked = Wanted.PLAY if state.wanted is Wanted.UPDATE else state.wanted
    return found | {"asked": asked.value}


# ------------------------------------------------------------------ dice
def dice_line(players: int, rules: str, values: Values) -> str:
    """The line of a view: the own dice with their values, the others by colour until they are revealed."""
    word = values.get("seat", "0").lower().lstrip("p")
    seat = int(word) if word.isascii() and word.isdigit() and int(word) < players else 0
    phase = values.get("phase") or HIDDEN_IN
    others = values.get("others", "").split()
    pools = [COUNTED.sub(_unknown, one) for one in others] if phase == HIDDEN_IN else others
    pools.insert(seat, values.get("dice", "").replace(" ", "") or ".")
    zones = values.get("zones", "").split() or ["."] * players
    calls = values.get("calls", "").split() or ["-"] * players
    enemy = values.get("enemy-dice") or "111"
    words = {
        "players": f"{players}@{seat}",
        "rules": rules,
        "round": values.get("round") or "1",
        "first": values.get("first") or "P0",
        "phase": phase,
        "enemy": f"{values.get('enemy-number') or '1'}:{enemy}",
        "start": values.get("enemy-start") or enemy,
        "injured": values.get("injured") or ".",
        **{name: "/".join(many) for name, many in zip(LISTS, (pools, zones, calls), strict=True)},
    }
    return " ".join([*words.values(), *values.get("more", "").split()])


def _unknown(found: re.Match[str]) -> str:
    return found[1] + "?" * int(found[2])


def dice_values(view: View) -> dict[str, str]:
    """A view's line, taken apart into the fields of the form."""
    words = view.text.split()
    numbers, enemy = words[0].partition("@"), words[5].partition(":")
    pools = words[8].split("/")
    seat = int(numbers[2]) if numbers[2].isdigit() else 0
    others = [HIDDEN.sub(lambda found: f"{found[1]}{len(found[2])}", one) for one in pools]
    return {
        "seat": str(seat),
        "round": words[2],
        "first": words[3],
        "phase": words[4],
        "enemy-number": enemy[0],
        "enemy-dice": enemy[2],
        "enemy-start": words[6],
        "injured": words[7],
        "dice": pools[seat],
        "others": " ".join(one for at, one in enumerate(others) if at != seat),
        "zones": words[9].replace("/", " "),
        "calls": words[10].replace("/", " "),
        "more": " ".join(words[11:]),
    }


def values_of(given: Given) -> dict[str, str]:
    """What was handed in, as the fields of its form."""
    if given.placed is not None:
        return state_values(given.placed.state)
    if given.game == GAME:
        view = given.view
        return state_values(state_of(view, wanted=wanted_of(view)))  # type: ignore[arg-type]
    return dice_values(given.view)


def text_of(given: Given) -> str:
    """What was handed in as a text that reads back."""
    if given.placed is None:
        return given.view.text
    return card_text(given.view.players, str(given.placed.view.rules), values_of(given))
