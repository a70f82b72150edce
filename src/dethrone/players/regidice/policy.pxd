cimport cython
from dethrone.players.regidice.declare cimport Caller
from dethrone.players.regidice.plan cimport Planner
from dethrone.players.regidice.suffer cimport Sufferer
from dethrone.players.regidice.value cimport spell_cost
from dethrone.regidice.choices cimport (
    K_ACT, K_CAST, K_DECLARE, K_DONE, K_PIPS, K_RAISE, K_SET, K_SPEND, K_USE,
    can_act, can_cast, can_spend, legal,
)
from dethrone.regidice.engine cimport is_beaten
from dethrone.regidice.sets cimport Moves, attack_sets, count_of, most_attacks, most_block, most_heal, one_of, straight
from dethrone.regidice.state cimport (
    COLOUR, DECLARE, HEAL, LOSE, O_MANDATORY, O_NO_TOUCH, PIPS, Position,
    RAISE, RESOLVE, SET, SHARE, SPLIT, u64,
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
    cdef u64 choose(self, Position pos) noexcept nogil
    cdef u64 first_legal(self, Position pos) noexcept nogil
    @cython.locals(v=int, free=int, total=u64)
    cdef u64 counts(self, Position pos, int seat) noexcept nogil
    @cython.locals(p=int, action=int, move=u64, wanted=bint)
    cdef u64 resolve(self, Position pos) noexcept nogil
    cdef bint can_make(self, Position pos, int seat) noexcept nogil
    cdef bint has_use(self, Position pos, int seat) noexcept nogil
    cdef bint is_useful(self, Position pos, int colour) noexcept nogil
    @cython.locals(p=int, total=int)
    cdef int hits(self, Position pos) noexcept nogil
    @cython.locals(room=int, total=int)
    cdef int wanted_hits(self, Position pos) noexcept nogil
    @cython.locals(p=int, c=int, v=int, cost=int, worth=int, best=int, here=int)
    cdef bint aim(self, Position pos, int most) noexcept nogil
    cdef int spell_worth(self, Position pos, int colour) noexcept nogil
    @cython.locals(p=int, c=int)
    cdef u64 companion(self, Position pos) noexcept nogil
    cdef u64 raising(self, Position pos) noexcept nogil
    @cython.locals(p=int, c=int, v=int, best=int, gain=int, before=int, have=u64)
    cdef int find_raise(self, Position pos, int companion) noexcept nogil
    @cython.locals(action=int)
    cdef int strength(self, Position pos, int seat, u64 counts) noexcept nogil
    @cython.locals(action=int, move=u64)
    cdef u64 make_set(self, Position pos) noexcept nogil
    @cython.locals(i=int, most=int, v=int, have=u64)
    cdef u64 attack_set(self, Position pos) noexcept nogil
    @cython.locals(v=int, k=int, lacking=int, have=u64)
    cdef u64 block_set(self, Position pos) noexcept nogil
    @cython.locals(high=int, size=int, v=int, most=int, have=u64, run=u64, fits=bint)
    cdef u64 heal_set(self, Position pos) noexcept nogil
    @cython.locals(c=int)
    cdef u64 spell(self, Position pos) noexcept nogil
    @cython.locals(v=int, c=int, left=int, k=int, word=u64, p=int)
    cdef u64 colours(self, Position pos) noexcept nogil
    @cython.locals(n=int, i=int, v=int, left=int, pick=int, word=u64)
    cdef u64 pips(self, Position pos) noexcept nogil
