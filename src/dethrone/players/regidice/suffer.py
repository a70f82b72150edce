"""Which dice to take and to give up at one look: healing, sharing out, suffering; suffer.pxd makes it C."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.position import Position

if not cython.compiled:
    from dethrone.regidice.codes import FACES, K_HEAL, K_LOSE, K_SHARE, K_SPLIT, O_SINGLE
    from dethrone.regidice.legal import class_of


class Sufferer:
    """Scratch space for counting dice; one for each thread."""

    kept: list[int]
    trial: list[list[int]]

    def __init__(self) -> None:
        if not cython.compiled:
            self.kept = [0] * 4
            self.trial = [[0] * FACES for _ in range(4)]

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def heal(self, position: Position) -> int:
        """Black dice first, then the colour that lacks most."""
        left = min(position.pending_heal, position.injured_size())
        for colour in range(4):
            self.kept[colour] = 0
        self.kept[3] = min(left, position.injured[3])
        left -= self.kept[3]
        while left > 0:
            best = 0
            for colour in range(1, 3):
                if position.injured[colour] - self.kept[colour] > position.injured[best] - self.kept[best]:
                    best = colour
            self.kept[best] += 1
            left -= 1
        word = K_HEAL
        for colour in range(4):
            word |= self.kept[colour] << (5 * colour)
        return word

    def share(self, position: Position) -> int:
        """All dice to one seat that dealt damage."""
        seat = 0
        while not (position.dealers >> seat) & 1:
            seat += 1
        return K_SHARE | (3 + position.enemy) << (4 * seat)

    def split(self, position: Position) -> int:
        """Whoever has most dice gives the next one."""
        for seat in range(4):
            self.kept[seat] = 0
        left = position.damage_left
        word = K_SPLIT
        while left > 0:
            best = -1
            for seat in range(position.players):
                if position.action(seat) == class_of(position.suffering_class) and (
                    best < 0
                    or position.pool_size(seat) - self.kept[seat] > position.pool_size(best) - self.kept[best]
                ):
                    best = seat
            if position.options & O_SINGLE:
                return word | min(left, position.pool_size(best)) << (4 * best)
            self.kept[best] += 1
            left -= 1
        for seat in range(position.players):
            word |= self.kept[seat] << (4 * seat)
        return word

    def lose(self, position: Position) -> int:
        """The least dear dice, named in the engine's order."""
        seat = position.victim()
        best = 99
        for colour in range(4):
            for value in range(FACES):
                self.trial[colour][value] = 0
        for _ in range(position.owed[seat]):
            least = 99
            here = -1
            for colour in range(4):
                for value in range(FACES):
                    worth = position.fresh[seat][colour][value] if value > 0 else position.idle[seat][colour]
                    if (
                        worth > self.trial[colour][value]
                        and colour * FACES + value >= position.last_die
                        and loss_worth(colour, value) < least
                    ):
                        least = loss_worth(colour, value)
                        here = colour * FACES + value
            self.trial[here // FACES][here % FACES] += 1
            best = min(best, here)
        return K_LOSE | (best // FACES) << 4 | best % FACES


def loss_worth(colour: int, value: int) -> int:
    """How dear a die is: used before unused, coloured before black, high black before low."""
    if colour < 3:
        return 2 - colour if value == 0 else 6 + (2 - colour)
    return 20 if value == 0 else 30 - value
