cimport cython
from dethrone.cbits cimport bit, ctz, popcount, u64
from dethrone.regicide.ctables cimport (
    CARD_VALUE, CARDS, FIRST_JESTER, FLIP, JESTERS, KIND, NEXT, NUMBERED, ONE, PAY, PLAY, POST, SUIT, YIELD, mask_value,
)
from dethrone.regicide.position cimport Position



@cython.final
cdef class Moves:
    cdef u64 pad_before[8]
    cdef public int count
    cdef u64 move[1100]
    cdef int sums[1024]
    cdef u64 masks[1024]
    cdef unsigned char flags[1024]
    cdef u64 pad_after[8]

    cdef void add(self, u64 move) noexcept nogil
    cdef void fill(self, Position position) noexcept nogil
    @cython.locals(hand=u64, aces=u64, normal=u64, rest=u64, ace=u64)
    cdef void add_plays(self, Position position) noexcept nogil
    @cython.locals(clubs=u64, diamonds=u64, hearts=u64, spades=u64, pairs=u64, place=int, same=u64, part=u64)
    cdef void add_combos(self, Position position, u64 hand) noexcept nogil
    @cython.locals(hand=u64, size=int, i=int)
    cdef void add_payments(self, Position position, int rule) noexcept nogil
    @cython.locals(hand=u64, size=int, owed=int, i=int, alike=bint)
    cdef int flag_payments(self, Position position, int rule) noexcept nogil
    @cython.locals(rest=u64, size=int, worth=int, i=int)
    cdef int weigh(self, u64 hand) noexcept nogil
    @cython.locals(size=int, rest=u64, normal=u64, i=int)
    cdef void spread(self, u64 hand) noexcept nogil
    @cython.locals(words=list, i=int)
    cpdef list listed(self)
    cdef bint is_tight(self, int i, int owed, int rule) noexcept nogil

cdef Moves LIST

@cython.locals(count=int, rank=int)
cdef bint is_play(Position position, u64 cards) noexcept nogil
@cython.locals(hand=u64, rest=u64, total=int, owed=int, largest=int, smallest=int, value=int)
cdef bint is_payment(Position position, u64 cards) noexcept nogil
cpdef list legal_moves(Position position)
cpdef list minimal_payments(Position position)
@cython.locals(cards=u64, kind=u64, seat=int, wish=int)
cpdef bint is_legal(Position position, u64 move) noexcept nogil
@cython.locals(seat=int)
cpdef u64 fitted(Position position, u64 move) noexcept nogil
