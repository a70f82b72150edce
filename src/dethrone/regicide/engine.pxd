# C types for engine.py.
cimport cython
from dethrone.cbits cimport bit, ctz, mix, pick, popcount, step, u64, wrap
from dethrone.regicide.ctables cimport (
    ATTACK, CARDS, FLIP, HEALTH, JESTERS, KIND, NEXT, ONE, PAY, PLAY, SUIT, YIELD, mask_value,
)
from dethrone.regicide.position cimport Position

cdef u64 next64(Position position) noexcept nogil
cdef int below(Position position, int bound) noexcept nogil
cdef int random_card(Position position, u64 mask) noexcept nogil
cpdef void start(Position position, u64 seed, int first) noexcept nogil
cpdef void deal(Position position, int first) noexcept nogil
cdef void build_castle(Position position) noexcept nogil
@cython.locals(word=u64, i=int, j=int)
cdef void build_tavern(Position position) noexcept nogil
cdef void shuffle_tavern(Position position) noexcept nogil
cdef void deal_hands(Position position, int first) noexcept nogil
cdef void deal_round(Position position, int seat) noexcept nogil
cdef void redraw_together(Position position, int first) noexcept nogil
@cython.locals(held=u64)
cdef void redraw_alone(Position position, int seat) noexcept nogil
cdef void return_hand(Position position, int seat) noexcept nogil
cdef int draw_card(Position position) noexcept nogil
cdef int left_of(Position position, int seat) noexcept nogil
cdef bint is_immune(Position position, int suit) noexcept nogil
@cython.locals(kind=u64)
cpdef void apply(Position position, u64 move) noexcept nogil
@cython.locals(copy=Position)
cpdef Position after(Position position, u64 move, list words)
@cython.locals(cards=u64, seat=int, value=int)
cdef void play(Position position, u64 move) noexcept nogil
@cython.locals(value=int, doubled=u64)
cpdef int damage_of(Position position, u64 cards) noexcept nogil
cpdef int shield_of(Position position, u64 cards) noexcept nogil
cdef void play_jester(Position position) noexcept nogil
cdef void heal(Position position, int count) noexcept nogil
cdef void draw(Position position, int seat, int count) noexcept nogil
cdef void defeat(Position position, u64 move) noexcept nogil
cdef void to_discard(Position position, u64 cards, u64 move) noexcept nogil
cdef void release(Position position, int seat, u64 cards) noexcept nogil
cdef void flip(Position position) noexcept nogil
cdef void pay(Position position, u64 move) noexcept nogil
cdef void pass_debt(Position position, int seat) noexcept nogil
cdef void post(Position position, int seat, int wish) noexcept nogil
cdef void next_turn(Position position, int seat) noexcept nogil
cdef void start_turn(Position position, int seat) noexcept nogil
cdef void start_suffer(Position position) noexcept nogil
cdef void end(Position position, int outcome) noexcept nogil
