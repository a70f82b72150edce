cimport cython
from dethrone.cbits cimport u64
from dethrone.players.regidice.value cimport spell_cost
from dethrone.regidice.ctables cimport CALLS, COMPANION, FACES, FIRST_CAST, O_NO_TOUCH
from dethrone.regidice.legal cimport may_declare
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport Moves, most_attacks, most_block, most_heal, one_of

cdef int TERMS


@cython.final
cdef class Caller:
    cdef u64 pad_before[8]
    cdef double weight[3][5][20]
    cdef double term[20]
    cdef int held[4][7]
    cdef int gone[4][7]
    cdef int others[4]
    cdef int called[5]
    cdef int seat, size, injured, pips, room, n, mine, convoy, my_cost, their_cost
    cdef int best[28]
    cdef double top[28]
    cdef int scratch[7]
    cdef u64 counts
    cdef bint is_last
    cdef Moves work
    cdef u64 pad_after[8]

    @cython.locals(code=int, best=int, top=double, here=double)
    cdef int choose(self, Position position) noexcept nogil
    @cython.locals(code=int, count=int, i=int, k=int, here=double)
    cdef int choose_some(self, Position position, int most) noexcept nogil
    cdef void look(self, Position position) noexcept nogil
    @cython.locals(seat=int, colour=int, value=int, call=int)
    cdef void look_at_calls(self, Position position) noexcept nogil
    @cython.locals(seat=int, q=int, call=int)
    cdef void look_for_death(self, Position position) noexcept nogil
    @cython.locals(seat=int, colour=int, value=int, zone=int)
    cdef void look_at_dice(self, Position position) noexcept nogil
    @cython.locals(a=int, i=int, total=double)
    cdef double score(self, Position position, int code) noexcept nogil
    @cython.locals(a=int, i=int)
    cdef int fill(self, Position position, int code) noexcept nogil
    @cython.locals(v=int, colour=int, k=int, low=int, share=double, part=double, counts=u64, gain=double, full=double,
                   found=int)
    cdef void number_gain(self, Position position, int action, int number) noexcept nogil
    @cython.locals(colour=int, value=int, parity=int, missing=int, blocked=int, lacking=int, chance=double)
    cdef void spell_gain(self, Position position, int call) noexcept nogil
    @cython.locals(rank=int, best=int, a=int)
    cdef void risk(self, int action, double size) noexcept nogil

cdef int rank_of(int action) noexcept nogil
