cimport cython
from dethrone.cbits cimport u64
from dethrone.players.regidice.declare cimport Caller
from dethrone.players.regidice.plan cimport Planner
from dethrone.players.regidice.suffer cimport Sufferer
from dethrone.players.regidice.value cimport spell_cost
from dethrone.regidice.ctables cimport (
    COLOUR, DECLARE, FACES, HEAL, K_ACT, K_CAST, K_DECLARE, K_DONE, K_PIPS, K_RAISE, K_SET, K_SPEND, K_USE,
    LOSE, O_MANDATORY, O_NO_TOUCH, PIPS, RAISE, RESOLVE, SET, SHARE, SPLIT,
)
from dethrone.regidice.engine cimport is_beaten
from dethrone.regidice.legal cimport can_act, can_cast, can_spend, legal
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport (
    Moves, attack_sets, count_of, most_attacks, most_block, most_heal, one_of, straight,
)

cdef int STYLES, ALL_OUT, FOR_SPELL, FOR_KILL


@cython.final
cdef class Policy:
    cdef u64 pad_before[8]
    cdef Caller caller
    cdef Moves work
    cdef public int attack, level
    cdef Planner planner
    cdef Sufferer sufferer
    cdef int target[7]
    cdef int scratch[7]
    cdef int target_cost
    cdef int dice[5]
    cdef u64 found
    cdef u64 pad_after[8]

    cpdef void adopt(self, int style) noexcept nogil
    cdef u64 choose(self, Position position) noexcept nogil
    cdef u64 first_legal(self, Position position) noexcept nogil
    @cython.locals(value=int, free=int, total=u64)
    cdef u64 counts(self, Position position, int seat) noexcept nogil
    @cython.locals(seat=int, action=int, move=u64, wanted=bint)
    cdef u64 resolve(self, Position position) noexcept nogil
    cdef bint can_make(self, Position position, int seat) noexcept nogil
    cdef bint has_use(self, Position position, int seat) noexcept nogil
    cdef bint is_useful(self, Position position, int colour) noexcept nogil
    @cython.locals(seat=int, total=int)
    cdef int hits(self, Position position) noexcept nogil
    @cython.locals(room=int, total=int)
    cdef int wanted_hits(self, Position position) noexcept nogil
    @cython.locals(seat=int, colour=int, value=int, cost=int, worth=int, best=int, here=int)
    cdef bint aim(self, Position position, int most) noexcept nogil
    cdef int spell_worth(self, Position position, int colour) noexcept nogil
    @cython.locals(seat=int, colour=int)
    cdef u64 companion(self, Position position) noexcept nogil
    cdef u64 raising(self, Position position) noexcept nogil
    @cython.locals(seat=int, colour=int, value=int, best=int, gain=int, before=int, have=u64)
    cdef int find_raise(self, Position position, int companion) noexcept nogil
    @cython.locals(action=int)
    cdef int strength(self, Position position, int seat, u64 counts) noexcept nogil
    @cython.locals(action=int, move=u64)
    cdef u64 make_set(self, Position position) noexcept nogil
    @cython.locals(i=int, most=int, value=int, have=u64)
    cdef u64 attack_set(self, Position position) noexcept nogil
    @cython.locals(value=int, k=int, lacking=int, have=u64)
    cdef u64 block_set(self, Position position) noexcept nogil
    @cython.locals(high=int, size=int, value=int, most=int, have=u64, run=u64, fits=bint)
    cdef u64 heal_set(self, Position position) noexcept nogil
    @cython.locals(colour=int)
    cdef u64 spell(self, Position position) noexcept nogil
    @cython.locals(value=int, colour=int, left=int, k=int, word=u64, seat=int)
    cdef u64 colours(self, Position position) noexcept nogil
    @cython.locals(n=int, i=int, value=int, left=int, pick=int, word=u64)
    cdef u64 pips(self, Position position) noexcept nogil
