"""Many games of Regidice in numbers; what they mean is in `observe`."""

from __future__ import annotations

from dethrone import numbers
from dethrone.regidice import observe
from dethrone.regidice.layout import LAYOUT
from dethrone.regidice.moves import decode
from dethrone.regidice.position import Position, new_position
from dethrone.regidice.rules import as_rules, check_players
from dethrone.regidice.view import check_rules, view_of


class Batch(numbers.Batch):
    """Games of Regidice under one rule set."""

    coding = observe
    layout = LAYOUT
    as_rules = staticmethod(as_rules)
    view_of = staticmethod(view_of)
    decode = staticmethod(decode)

    def _blank(self) -> Position:
        check_players(self.players)
        return new_position(self.players, self.rules.options, self.rules.round_limit)

    def _fits(self, position: object) -> bool:
        if not isinstance(position, Position) or position.players != self.players:
            return False
        check_rules(position, self.rules)
        return True
