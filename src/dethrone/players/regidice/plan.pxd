cimport cython
from dethrone.players.regidice.value cimport Value
from dethrone.regidice.choices cimport K_DONE, K_PUT
from dethrone.regidice.sets cimport Moves, count_of, most_attacks, most_heal, one_of
from dethrone.regidice.state cimport O_NO_TOUCH, Position, u64


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
    cdef int reserve(self, Position pos, int seat, int value) noexcept nogil
    @cython.locals(p=int, c=int, v=int)
    cdef u64 prepare(self, Position pos) noexcept nogil
    @cython.locals(c=int, v=int, pips=int, best=int, have=u64, distinct=u64)
    cdef void make_plan(self, Position pos, int p) noexcept nogil
    @cython.locals(i=int, c=int, v=int, k=int, t=int)
    cdef void offer(self, Position pos, int p, u64 counts) noexcept nogil
    @cython.locals(c=int, v=int, k=int, worth=double)
    cdef void judge_plan(self, Position pos, int p) noexcept nogil
    @cython.locals(c=int, v=int)
    cdef void move_dice(self, Position pos, int p, int sign) noexcept nogil
    @cython.locals(c=int, v=int, i=int, match=int)
    cdef void offer_spells(self, Position pos, int p) noexcept nogil
