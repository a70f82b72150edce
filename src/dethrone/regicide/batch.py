"""Many games of Regicide in numbers; what they mean is in `observe`."""

from __future__ import annotations

from dethrone import numbers
from dethrone.regicide import observe
from dethrone.regicide.layout import HIDDEN_LAYOUT, LAYOUT
from dethrone.regicide.moves import decode
from dethrone.regicide.position import Position
from dethrone.regicide.rules import Rules, as_rules
from dethrone.regicide.sound import check_under
from dethrone.regicide.view import view_of

CARDS, JESTER = 54, 52


class Batch(numbers.Batch):
    """Games of Regicide under one rule set."""

    coding = observe
    layout = LAYOUT
    hidden_layout = HIDDEN_LAYOUT
    as_rules = staticmethod(as_rules)
    view_of = staticmethod(view_of)
    decode = staticmethod(decode)

    def _blank(self) -> Position:
        rules: Rules = self.rules
        return rules.position(self.players)

    def _hidden(self, position: Position) -> list[int]:
        """The orders of the tavern and of the castle; the two jesters look alike."""
        tavern = [min(card, JESTER) + 1 for card in position.tavern_cards()]
        return [*tavern, *[0] * (CARDS - len(tavern)), *(card + 1 for card in position.castle_cards())]

    def _fits(self, position: Position) -> bool:
        check_under(position, self.rules)
        return position.players == self.players
