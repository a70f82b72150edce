cimport cython

from dethrone.cbits cimport u64
from dethrone.regidice.ctables cimport (
    ANY_SET, CALLS, COLOUR, COMPANION, DECLARE, ENEMY_SEAT, FACES, FIRST_BLACK_CAST, FIRST_CAST, HEAL,
    K_ACT, K_CAST, K_DECLARE, K_DONE, K_HEAL, K_LOSE, K_PIPS, K_PUT, K_RAISE, K_SET, K_SHARE, K_SPEND,
    K_SPLIT, K_USE, LOSE, O_BLACK_PRESENT, O_BOARD, O_CASCADE, O_CAST_DECLARED, O_FINE, O_MANDATORY,
    O_NO_TOUCH, O_OTHERS, O_ROLLED_ONLY, O_ROUND_START, O_SAME_CALL, O_SEQUENTIAL, O_SINGLE, PIPS, PREPARE,
    RAISE, RESOLVE, SET, SHARE, SPLIT,
)
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport (
    CAPACITY, Moves, attack_sets, can_sum, count_of, most_attacks, most_block, most_heal, one_of, packed,
    straight,
)

cdef void count_dice(Position position, Moves out, int seat) noexcept nogil
cdef void legal(Position position, Moves out) noexcept nogil
cdef bint black_in_play(Position position) noexcept nogil
cdef int SAME_NUMBER
cdef int taken_calls(Position position) noexcept nogil
cdef bint may_declare(Position position, int code) noexcept nogil
cdef void declare_moves(Position position, Moves out) noexcept nogil
cdef bint can_cast(Position position, int seat, int colour) noexcept nogil
cdef bint can_act(Position position, Moves out, int seat) noexcept nogil
cdef int raisable(Position position, int seat) noexcept nogil
cdef bint can_spend(Position position, int seat, int colour) noexcept nogil
cdef void resolve_moves(Position position, Moves out) noexcept nogil
cdef void raise_moves(Position position, Moves out) noexcept nogil
cdef void set_moves(Position position, Moves out) noexcept nogil
cdef void all_sets(Position position, Moves out, u64 last) noexcept nogil
cdef void cast_moves(Position position, Moves out) noexcept nogil
cdef void block_sets(Moves out, u64 last) noexcept nogil
cdef void heal_sets(Moves out, u64 last) noexcept nogil
cdef int most_gain(Position position, Moves out, u64 counts) noexcept nogil
cdef int set_gain(Position position, u64 code) noexcept nogil
cdef void keep_maximum(Position position, Moves out) noexcept nogil
cdef void colour_moves(Position position, Moves out) noexcept nogil
cdef void heal_moves(Position position, Moves out) noexcept nogil
cdef void pick_colours(Moves out, u64 base, int a, int b, int c, int d, int total) noexcept nogil
cdef void pip_moves(Position position, Moves out) noexcept nogil
cdef void place_pips(Moves out, int i, int n, int top, int left, u64 code) noexcept nogil
cdef void share_moves(Position position, Moves out) noexcept nogil
cdef void share_out(Position position, Moves out, int seat, int left, u64 code) noexcept nogil
cdef void split_moves(Position position, Moves out) noexcept nogil
cdef int class_of(int place) noexcept nogil
cdef void split_damage(Position position, Moves out, int seat, int left, u64 code) noexcept nogil
@cython.locals(fits=bint)
cdef void lose_moves(Position position, Moves out) noexcept nogil
@cython.locals(fits=bint)
cdef void prepare_moves(Position position, Moves out) noexcept nogil
