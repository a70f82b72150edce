cimport cython
from libc.math cimport expf
from dethrone.cbits cimport bit, ctz, popcount, u64
from dethrone.regicide.ctables cimport CARD_VALUE, JESTERS, SUIT, mask_value
from dethrone.regicide.engine cimport Position

cdef enum:
    INPUTS = 92
    FIRST = 64
    SECOND = 32


@cython.final
cdef class Net:
    cdef u64 pad_before[8]
    cdef float first[5888]
    cdef float first_bias[64]
    cdef float second[2048]
    cdef float second_bias[32]
    cdef float last[32]
    cdef float last_bias
    cdef float row[92]
    cdef float hidden[64]
    cdef float deep[32]
    cdef int at
    # what tally() found in a set of cards
    cdef int worth, royals, jesters
    cdef int role_worth[4]
    cdef int role_most[4]
    cdef int role[4]
    cdef u64 pad_after[8]

    @cython.locals(i=int, at=int)
    cpdef void load(self, const float[::1] numbers)
    cdef void put(self, float number) noexcept nogil
    @cython.locals(card=int, value=int, suit=int, i=int)
    cdef void tally(self, u64 cards) noexcept nogil
    @cython.locals(i=int)
    cdef void look(self, Position position) noexcept nogil
    @cython.locals(enemy=int, most=int, left=int, i=int)
    cdef void look_at_enemy(self, Position position) noexcept nogil
    @cython.locals(hand=u64, attack=int, i=int)
    cdef void look_at_hand(self, Position position) noexcept nogil
    @cython.locals(rest=u64, normal=u64, left=int, damage=int, best=int, exact=bint, rank=int, size=int, same=u64,
                   companion=int, card=int)
    cdef void look_for_kill(self, Position position) noexcept nogil
    @cython.locals(all_cards=u64, other=int, i=int)
    cdef void look_at_others(self, Position position) noexcept nogil
    @cython.locals(cards=u64, nearest=u64, card=int, i=int)
    cdef void look_at_piles(self, Position position) noexcept nogil
    cdef int damage_of(self, Position position, u64 cards) noexcept nogil
    @cython.locals(i=int, j=int, x=float, total=float)
    cdef float forward(self) noexcept nogil
    cdef float value(self, Position position) noexcept nogil

@cython.locals(net=Net, i=int, j=int)
cpdef void fill_rows(list positions, float[::1] rows)
