# C types for observe.py.
cimport cython
from dethrone.cbits cimport bit, ctz, popcount, u64
from dethrone.desk cimport Desk
from dethrone.regicide.ctables cimport (
    ACE_PAIRS, AT_ASKED, AT_CASTLE, AT_DISCARD, AT_ENEMY, AT_FACTS, AT_HAND, AT_HANDS, AT_HAND_SIZES, AT_LAYER,
    AT_OUTCOME, AT_PHASE, AT_PLAY, AT_PLAYER, AT_SEAT, AT_SLOTS, AT_STRAY, AT_TAVERN, AT_TURN, AT_WISHES,
    AT_YIELDED, CARDS, CARD_VALUE, COMPANIONS, FLIP, FLIPPING, FOURS, HEALTH, JESTERS, JESTER_PLAY, KIND,
    LONG_COMBOS, NAMES, NEXT, ONE, PAY, PAYMENTS, PLANE, PLANES, PLAY, POST, THREES, TWOS, WIDTH, WISHES, YIELD,
    YIELDING, mask_value,
)
from dethrone.regicide.engine cimport apply, start
from dethrone.regicide.legal cimport Moves
from dethrone.regicide.position cimport Position
from dethrone.regicide.redeal cimport Dealer

cdef int PAIRS[6]
cdef int TRIPLES[4]
cdef int SUBSET[16]
cdef double ALL_HEALTH


@cython.final
cdef class Observer(Desk):
    cdef int first
    cdef Moves moves
    cdef Dealer dealer

    @cython.locals(i=int, size=int, hand=u64, seat=int)
    cdef void mark_moves(self, Position position) noexcept nogil
    cdef void observe(self, Position position, int seat) noexcept nogil
    @cython.locals(players=int, decider=int, cells=cython.p_short)
    cdef void tell_turn(self, Position position, int seat) noexcept nogil
    @cython.locals(k=int, other=int, wish=int, cells=cython.p_short)
    cdef void tell_seats(self, Position position, int seat) noexcept nogil
    @cython.locals(i=int, cells=cython.p_short)
    cdef void tell_castle(self, Position position) noexcept nogil
    @cython.locals(slot=int, card=int, cells=cython.p_short)
    cdef void tell_hand(self, u64 hand) noexcept nogil
    @cython.locals(i=int, rest=u64, card=int, player=int, cells=cython.p_short)
    cdef void tell_plays(self, Position position, int seat) noexcept nogil
    @cython.locals(i=int, k=int, card=int, known=u64, label=int, top=int, other=int, cells=cython.p_short)
    cdef void tell_hidden(self, Position position, int seat) noexcept nogil
    @cython.locals(i=int, count=int, card=int, label=int, cells=cython.p_short)
    cdef void tell_layers(self, Position position, u64 hand, int at) noexcept nogil
    @cython.locals(hidden=u64, card=int)
    cdef void tell_strays(self, Position position, int seat, u64 known) noexcept nogil
    @cython.locals(i=int, plane=int)
    cdef void order_jesters(self) noexcept nogil
    @cython.locals(i=int, plane=int, number=int)
    cdef void swap_jesters(self) noexcept nogil

cdef int next_seat(int seat, int players) noexcept nogil
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
