"""Which dice to take and to give up at one look: healing, sharing out, suffering; suffer.pxd makes it C."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.state import Position

if not cython.compiled:
    from dethrone.regidice.choices import K_HEAL, K_LOSE, K_SHARE, K_SPLIT, class_of
    from dethrone.regidice.state import O_SINGLE


class Sufferer:
    """Scratch space for counting dice; one for each thread."""

    kept: list[int]
    trial: list[list[int]]

    def __init__(self) -> None:
        if not cython.compiled:
            self.kept = [0] * 4
            self.trial = [[0] * 7 for _ in range(4)]

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def heal(self, pos: Position) -> int:
        """Black dice first, then the colour that lacks most."""
        left = min(pos.pend_heal, pos.injured_size())
        for c in range(4):
            self.kept[c] = 0
        self.kept[3] = min(left, pos.injured[3])
        left -= self.kept[3]
        while left > 0:
            best = 0
            for c in range(1, 3):
                if pos.injured[c] - self.kept[c] > pos.injured[best] - self.kept[best]:
                    best = c
            self.kept[best] += 1
            left -= 1
        word = K_HEAL
        for c in range(4):
            word |= self.kept[c] << (5 * c)
        return word

    def share(self, pos: Position) -> int:
        """All dice to one seat that dealt damage."""
        p = 0
        while not (pos.dealers >> p) & 1:
            p += 1
        return K_SHARE | (3 + pos.enemy) << (4 * p)

    def split(self, pos: Position) -> int:
        """Whoever has most dice gives the next one."""
        for p in range(4):
            self.kept[p] = 0
        left = pos.hurt
        word = K_SPLIT
        while left > 0:
            best = -1
            for p in range(pos.players):
                if pos.action(p) == class_of(pos.rank) and (
                    best < 0 or pos.pool_size(p) - self.kept[p] > pos.pool_size(best) - self.kept[best]
                ):
                    best = p
            if pos.options & O_SINGLE:
                return word | min(left, pos.pool_size(best)) << (4 * best)
            self.kept[best] += 1
            left -= 1
        for p in range(pos.players):
            word |= self.kept[p] << (4 * p)
        return word

    def lose(self, pos: Position) -> int:
        """The least dear dice, named in the engine's order."""
        p = pos.victim()
        best = 99
        for c in range(4):
            for v in range(7):
                self.trial[c][v] = 0
        for _ in range(pos.owe[p]):
            least = 99
            here = -1
            for c in range(4):
                for v in range(7):
                    worth = pos.fresh[p][c][v] if v > 0 else pos.idle[p][c]
                    if worth > self.trial[c][v] and c * 7 + v >= pos.last_die and loss_worth(c, v) < least:
                        least = loss_worth(c, v)
                        here = c * 7 + v
            self.trial[here // 7][here % 7] += 1
            best = min(best, here)
        return K_LOSE | (best // 7) << 4 | best % 7


def loss_worth(colour: int, value: int) -> int:
    """How dear a die is: used before unused, coloured before black, high black before low."""
    if colour < 3:
        return 2 - colour if value == 0 else 6 + (2 - colour)
    return 20 if value == 0 else 30 - value
