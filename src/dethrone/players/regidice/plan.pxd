cimport cython
from dethrone.cbits cimport u64
from dethrone.players.regidice.value cimport Value
from dethrone.regidice.ctables cimport FACES, K_DONE, K_PUT, O_NO_TOUCH
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport Moves, count_of, most_attacks, most_heal, one_of

@cython.final
cdef class Planner:
    cdef u64 pad_before[8]
    cdef Value judge
    cdef Moves work
    cdef int keep_low, keep_late
    cdef public int keen
    cdef int plan[4][7]
    cdef int trial[4][7]
    cdef double plan_worth
    cdef u64 offered[8]
    cdef int offers, planned
    cdef int kept[7]
    cdef u64 pad_after[8]

    cdef void forget(self) noexcept nogil
    @cython.locals(bar=int)
    cdef int reserve(self, Position position, int seat, int value) noexcept nogil
    @cython.locals(seat=int, colour=int, value=int)
    cdef u64 prepare(self, Position position) noexcept nogil
    @cython.locals(colour=int, value=int, pips=int, best=int, have=u64, distinct=u64)
    cdef void make_plan(self, Position position, int seat) noexcept nogil
    @cython.locals(i=int, colour=int, value=int, k=int, t=int)
    cdef void offer(self, Position position, int seat, u64 counts) noexcept nogil
    @cython.locals(colour=int, value=int, k=int, worth=double)
    cdef void judge_plan(self, Position position, int seat) noexcept nogil
    @cython.locals(colour=int, value=int)
    cdef void move_dice(self, Position position, int seat, int sign) noexcept nogil
    @cython.locals(colour=int, value=int, i=int, match=int)
    cdef void offer_spells(self, Position position, int seat) noexcept nogil
