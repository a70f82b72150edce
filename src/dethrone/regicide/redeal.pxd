cimport cython
from dethrone.cbits cimport bit, ctz, u64
from dethrone.regicide.ctables cimport CARDS, FIRST_JESTER, JESTERS, mask_value
from dethrone.regicide.engine cimport below
from dethrone.regicide.position cimport Position

cdef int MOST_DEALS


@cython.final
cdef class Dealer:
    cdef u64 pad_before[8]
    cdef int count, pool_size
    cdef int places[64]
    cdef int labels[64]
    cdef int pool[64]
    cdef u64 pad_after[8]

    @cython.locals(hidden=u64, known=u64, done=int, label=int, floor=int)
    cdef void redeal(self, Position position, int seat) noexcept nogil
    @cython.locals(hidden=u64, rest=u64, card=int, i=int)
    cdef u64 gather(self, Position position, int seat) noexcept nogil
    cdef void insert(self, int place, int label) noexcept nogil
    @cython.locals(rest=u64, card=int, fits=bint)
    cdef u64 admit(self, Position position, u64 hidden, int label) noexcept nogil
    cdef bint is_exact(self, Position position, int label) noexcept nogil
    @cython.locals(i=int, card=int)
    cdef void place(self, Position position, int place, int label, int floor) noexcept nogil
    @cython.locals(known=u64, rest=u64, card=int)
    cdef u64 seen_in_pile(self, Position position) noexcept nogil
    @cython.locals(hidden=u64, known=u64, swap=int, i=int)
    cdef void lay_out(self, Position position, int seat, Position blank) noexcept nogil
    cdef void lay_facts(self, Position position, Position blank) noexcept nogil
    @cython.locals(seen=u64, at=int, card=int)
    cdef void lay_castle(self, Position position, Position blank) noexcept nogil
    @cython.locals(other=int, wish=int)
    cdef void lay_wishes(self, Position position, int seat, Position blank) noexcept nogil
    @cython.locals(rest=u64)
    cdef void lay_pile(self, Position position, Position blank) noexcept nogil
    @cython.locals(strays=u64, rest=u64, sure=u64, card=int, place=int, i=int)
    cdef void lay_hidden(self, Position position, Position blank, u64 hidden, int swap) noexcept nogil
    @cython.locals(i=int)
    cdef int healed_by(self, Position position, int entry) noexcept nogil
    @cython.locals(rest=u64)
    cdef int lowest(self, Position blank, u64 sure, u64 strays, int label) noexcept nogil
    @cython.locals(first=int)
    cdef int swap_of(self, Position position, int seat, u64 known, u64 hidden) noexcept nogil
    @cython.locals(i=int)
    cdef int place_of(self, Position position, int seat, int card, u64 known, u64 hidden) noexcept nogil
    @cython.locals(start=int, i=int, j=int, card=int)
    cdef void shuffle_castle(self, Position position) noexcept nogil

cdef u64 in_order(u64 cards, int swap) noexcept nogil
@cython.locals(dealer=Dealer, blank=Position)
cpdef Position outline(Position position, int seat)
@cython.locals(worth=int, seat=int)
cdef bint fits_debt(Position position) noexcept nogil
@cython.locals(dealer=Dealer, dealt=Position)
cpdef Position redeal(Position position, int seat, u64 seed)
@cython.locals(dealer=Dealer)
cpdef u64 known_pile(Position position)
