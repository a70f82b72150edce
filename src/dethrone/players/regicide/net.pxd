cimport cython
from libc.math cimport expf
from dethrone.cbits cimport bit, ctz, popcount, top, u64
from dethrone.regicide.ctables cimport CARD_VALUE, JESTERS, SUIT, mask_value
from dethrone.regicide.engine cimport is_immune
from dethrone.regicide.position cimport Position

cdef int FLIPS_AT, HELD, NEXT, LATER, SOON, TAVERN, PILE, TABLE

cdef enum:
    SUMS = 92
    PLACES = 10
    CARDS = 54
    INPUTS = 632  # SUMS + CARDS * PLACES
    FIRST = 128
    SECOND = 32


@cython.final
cdef class Net:
    cdef u64 pad_before[8]
    cdef float first[81024]  # (INPUTS + 1) * FIRST
    cdef float first_bias[128]
    cdef float second[4096]
    cdef float second_bias[32]
    cdef float last[32]
    cdef float last_bias
    cdef float row[93]
    cdef int live[96]
    cdef int lying[57]
    cdef int cards
    cdef float hidden[128]
    cdef float sums[128]
    cdef float deep[32]
    cdef int at
    cdef public int weaker
    # what tally() found in a set of cards
    cdef int worth, royals, jesters
    cdef int role_worth[4]
    cdef int role_most[4]
    cdef int role[4]
    cdef u64 pad_after[8]

    @cython.locals(i=int, at=int)
    cpdef void load(self, object numbers)
    cdef void put(self, float number) noexcept nogil
    @cython.locals(suit=u64, i=int)
    cdef void tally(self, u64 cards) noexcept nogil
    @cython.locals(i=int)
    cdef void look(self, Position position) noexcept nogil
    @cython.locals(enemy=int, most=int, left=int, i=int)
    cdef void look_at_enemy(self, Position position) noexcept nogil
    @cython.locals(i=int)
    cdef void put_flips(self, int flips) noexcept nogil
    @cython.locals(hand=u64, attack=int, i=int)
    cdef void look_at_hand(self, Position position) noexcept nogil
    @cython.locals(rest=u64, normal=u64, left=int, damage=int, best=int, exact=bint, rank=int, size=int, same=u64,
                   companion=int, card=int)
    cdef void look_for_kill(self, Position position) noexcept nogil
    @cython.locals(all_cards=u64, other=int, i=int)
    cdef void look_at_others(self, Position position) noexcept nogil
    @cython.locals(cards=u64, nearest=u64, card=int, i=int)
    cdef void look_at_piles(self, Position position) noexcept nogil
    @cython.locals(i=int, place=int)
    cdef void look_at_cards(self, Position position) noexcept nogil
    cdef void lay(self, u64 cards, int place) noexcept nogil
    @cython.locals(role=int)
    cdef void lay_card(self, int card, int place) noexcept nogil
    cdef int damage_of(self, Position position, u64 cards) noexcept nogil
    # places as Py_ssize_t: an int could wrap around, and the loops would not become vector instructions
    @cython.locals(j=Py_ssize_t, x=float)
    cdef float forward(self) noexcept nogil
    @cython.locals(j=Py_ssize_t)
    cdef void look_but_for_flips(self, Position position) noexcept nogil
    @cython.locals(at=Py_ssize_t, j=Py_ssize_t, x=float)
    cdef float forward_with(self, int flips) noexcept nogil
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, count=Py_ssize_t)
    cdef void add_inputs(self) noexcept nogil
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, x=float, total=float)
    cdef float answer(self) noexcept nogil
    @cython.locals(p=float, q=float, r=float, s=float, j=Py_ssize_t)
    cdef void add_first(self, Py_ssize_t a, Py_ssize_t b, Py_ssize_t c, Py_ssize_t d) noexcept nogil
    @cython.locals(j=Py_ssize_t)
    cdef void add_cards(self, Py_ssize_t a, Py_ssize_t b, Py_ssize_t c, Py_ssize_t d) noexcept nogil
    @cython.locals(p=float, q=float, r=float, s=float, j=Py_ssize_t)
    cdef void add_second(self, Py_ssize_t i) noexcept nogil
    cdef float value(self, Position position) noexcept nogil

    @cython.locals(i=int)
    cpdef void write(self, Position position, object sums, object lying, Py_ssize_t number)

@cython.locals(net=Net, i=int)
cpdef void fill_rows(list positions, list weaker, object sums, object lying)
