# C types for observe.py.
cimport cython
from dethrone.cbits cimport bit, ctz, popcount, u64
from dethrone.desk cimport Desk
from dethrone.regicide.ctables cimport (
    CARD_VALUE, CARDS, FLIP, HEALTH, JESTERS, KIND, NEXT, ONE, PAY, PLAY, POST, YIELD, mask_value,
)
from dethrone.regicide.engine cimport apply, start
from dethrone.regicide.legal cimport Moves
from dethrone.regicide.position cimport Position
from dethrone.regicide.redeal cimport Dealer

cdef int JESTER_PLAY, ACE_PAIRS, COMPANIONS, TWOS, THREES, FOURS, YIELDING, FLIPPING, NAMES, WISHES, PAYMENTS
cdef int LONG_COMBOS
cdef int PAIRS[6]
cdef int TRIPLES[4]
cdef int SUBSET[16]
cdef int AT_PHASE, AT_ASKED, AT_TURN, AT_SEAT, AT_OUTCOME, AT_ENEMY, AT_FACTS, AT_HAND_SIZES, AT_YIELDED, AT_WISHES
cdef int AT_SLOTS, AT_CASTLE, AT_HAND, AT_PLAY, AT_PLAYER, AT_DISCARD, AT_LAYER, AT_STRAY, AT_TAVERN, AT_HANDS
cdef int WIDTH, PLANE, PLANES
cdef double ALL_HEALTH


@cython.final
cdef class Observer(Desk):
    cdef int first
    cdef Moves moves
    cdef Dealer dealer

    @cython.locals(i=int, size=int, hand=u64)
    cdef void mark_moves(self, Position position) noexcept nogil
    cdef void observe(self, Position position, int seat) noexcept nogil
    @cython.locals(players=int, decider=int)
    cdef void tell_turn(self, Position position, int seat) noexcept nogil
    @cython.locals(k=int, other=int, wish=int)
    cdef void tell_seats(self, Position position, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef void tell_castle(self, Position position) noexcept nogil
    @cython.locals(slot=int, card=int)
    cdef void tell_hand(self, u64 hand) noexcept nogil
    @cython.locals(i=int, rest=u64, card=int, player=int)
    cdef void tell_plays(self, Position position, int seat) noexcept nogil
    @cython.locals(i=int, k=int, card=int, known=u64)
    cdef void tell_hidden(self, Position position, int seat) noexcept nogil
    @cython.locals(i=int, count=int, card=int, label=int)
    cdef void tell_layers(self, Position position, u64 hand, int at) noexcept nogil
    @cython.locals(hidden=u64, card=int)
    cdef void tell_strays(self, Position position, int seat, u64 known) noexcept nogil
    @cython.locals(i=int, plane=int)
    cdef void order_jesters(self) noexcept nogil
    @cython.locals(i=int, plane=int, number=int)
    cdef void swap_jesters(self) noexcept nogil

cdef int from_seat(int seat, int other, int players) noexcept nogil
cdef int long_combos(Position position) noexcept nogil
cpdef int action_count(Position position) noexcept nogil
@cython.locals(rank=int, suits=int, count=int, above=int)
cdef int combo_action(Position position, u64 cards) noexcept nogil
@cython.locals(aces=u64)
cdef int play_action(Position position, u64 cards) noexcept nogil
@cython.locals(number=int, place=int, rest=u64, normal=u64)
cdef int payment_action(u64 hand, u64 cards) noexcept nogil
@cython.locals(kind=u64)
cpdef int action_of(Position position, int seat, u64 move) noexcept nogil
cdef u64 combo_cards(int count, int number, int rank) noexcept nogil
@cython.locals(above=int)
cdef u64 play_cards(Position position, int action) noexcept nogil
@cython.locals(cards=u64, rest=u64, normal=u64)
cdef u64 paid_cards(u64 hand, int number) noexcept nogil
@cython.locals(seat=int)
cpdef u64 word_of(Position position, int action) noexcept nogil
@cython.locals(beaten=int, i=int)
cdef double progress_of(Position position) noexcept nogil
