cimport cython

from dethrone.regidice.choices cimport class_of, legal, set_gain
from dethrone.regidice.sets cimport Moves, count_of
from dethrone.regidice.state cimport (
    ANY_SET, COLOUR, DECLARE, HEAL, LOSE, O_CASCADE, O_FINE, O_IMMEDIATE, O_NEW_PREPARABLE, O_ROLLED_ONLY,
    O_ROUND_START, O_SEQUENTIAL, O_SHARE, O_SINGLE, O_VOTE, OVER, PIPS, PREPARE, Position, RAISE, RESOLVE, SET,
    SHARE, SPLIT, u64,
)

cdef int M_DECLARE, M_ACT, M_SPEND, M_RAISE, M_SET, M_CAST, M_USE, M_PIPS, M_HEAL, M_SHARE, M_SPLIT
cdef int M_LOSE, M_PUT, M_DONE, SHIFT

cdef int part(u64 word, int shift, int mask) noexcept nogil
cdef void play(Position pos, u64 move, Moves work) noexcept nogil
cdef void settle(Position pos, Moves work) noexcept nogil
cdef u64 tally(Position pos) noexcept nogil
cdef void carry_out(Position pos, u64 move) noexcept nogil
cdef void declare(Position pos, int code) noexcept nogil
cdef void take(Position pos, int taker, int colour, int value) noexcept nogil
cdef bint yields_to(Position pos, int taker, int seat) noexcept nogil
cdef void gather(Position pos) noexcept nogil
cdef void receive(Position pos) noexcept nogil
cdef void act(Position pos, int seat) noexcept nogil
cdef void spend(Position pos, int seat, int colour) noexcept nogil
cdef void raise_die(Position pos, int seat, int colour, int value) noexcept nogil
cdef void make_set(Position pos, u64 code) noexcept nogil
cdef void cast(Position pos, int colour) noexcept nogil
cdef void close_sets(Position pos) noexcept nogil
cdef void use_dice(Position pos, u64 code) noexcept nogil
cdef void strike(Position pos) noexcept nogil
cdef void effects(Position pos) noexcept nogil
cdef void place(Position pos, u64 code) noexcept nogil
cdef void heal(Position pos, u64 code) noexcept nogil
cdef void resume(Position pos) noexcept nogil
cdef void hand_back(Position pos) noexcept nogil
cdef bint is_beaten(Position pos) noexcept nogil
cdef bint fall(Position pos) noexcept nogil
cdef void share(Position pos, u64 code) noexcept nogil
cdef void next_enemy(Position pos) noexcept nogil
cdef void end_resolve(Position pos) noexcept nogil
cdef void suffer(Position pos) noexcept nogil
cdef void hit_class(Position pos) noexcept nogil
cdef int class_dice(Position pos) noexcept nogil
cdef void strip_class(Position pos) noexcept nogil
cdef void split(Position pos, u64 code) noexcept nogil
cdef void lose(Position pos, int colour, int value) noexcept nogil
cdef void prepare(Position pos) noexcept nogil
cdef void put(Position pos, int colour, int value) noexcept nogil
cdef void end_prepare(Position pos) noexcept nogil
cdef void finish(Position pos, int status) noexcept nogil
