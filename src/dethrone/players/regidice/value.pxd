cimport cython
from libc.math cimport exp
from dethrone.cbits cimport u64
from dethrone.regidice.ctables cimport DECLARE, FACES, O_NO_TOUCH
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport Moves, count_of, most_attacks, most_heal, one_of

cdef int INPUTS, HIDDEN
cdef double SECOND_SHARE, THIRD_SHARE


@cython.final
cdef class Value:
    cdef u64 pad_before[8]
    cdef double first[3][64][24]
    cdef double first_bias[3][24]
    cdef double skip[3][64]
    cdef double last[3][24]
    cdef double last_bias[3]
    cdef double row[64]
    cdef double hidden[24]
    cdef double block_by[40][24]
    # what the table holds, filled by look()
    cdef int pool[4]
    cdef int store[4][7]
    cdef int live, stored, black_live, black_stored, pips, room, size
    cdef int convoy, convoy_seat, cost
    cdef int scratch[7]
    cdef Moves work
    cdef u64 pad_after[8]

    @cython.locals(m=int, a=int, k=int, chance=double)
    cdef void fill_blocks(self)
    @cython.locals(share=double)
    cpdef double value(self, Position position) noexcept nogil
    @cython.locals(e=int, i=int, j=int, x=double, z=double)
    cdef double answer(self, int e) noexcept nogil
    cdef void look(self, Position position) noexcept nogil
    @cython.locals(seat=int, q=int, colour=int, value=int, held=int)
    cdef void count(self, Position position) noexcept nogil
    @cython.locals(seat=int, best=double, second=double, here=double, most=int, next_most=int, least=int, size=int,
                   value=int, here_size=int, n=double)
    cdef void fill_pools(self, Position position) noexcept nogil
    @cython.locals(seat=int, value=int, here=int, best=int, total=int, heal=int, best_heal=int, held=double,
                   best_held=double, same=int, injured=int, counts=u64)
    cdef void fill_stores(self, Position position) noexcept nogil
    @cython.locals(seat=int, colour=int, value=int, match=int, best=int)
    cdef void fill_spells(self, Position position) noexcept nogil
    @cython.locals(other=int, seat=int, value=int, here=int, cost=int)
    cdef void fill_convoy(self, Position position) noexcept nogil
    @cython.locals(value=int, n=double, pips=double)
    cdef void fill_enemy(self, Position position) noexcept nogil

cpdef double share_of(int enemy) noexcept nogil
cdef int lows(Position position, int seat) noexcept nogil
cdef int spell_cost(const int* dice, const int* foe, int size, int* target) noexcept nogil
