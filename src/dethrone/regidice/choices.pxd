cimport cython

from dethrone.regidice.sets cimport (
    Moves, attack_sets, can_sum, count_of, most_attacks, most_block, most_heal, one_of, packed, straight,
)
from dethrone.regidice.state cimport (
    ANY_SET, COLOUR, DECLARE, HEAL, KIND_ONE, LOSE, O_BLACK_PRESENT, O_BOARD, O_CASCADE, O_CAST_DECLARED,
    O_FINE, O_MANDATORY, O_NO_TOUCH, O_OTHERS, O_ROLLED_ONLY, O_ROUND_START, O_SAME_CALL, O_SEQUENTIAL,
    O_SINGLE, OVER, PIPS, PREPARE, Position, RAISE, RESOLVE, SET, SHARE, SPLIT, u64,
)

cdef u64 K_DECLARE, K_ACT, K_SPEND, K_RAISE, K_SET, K_CAST, K_USE, K_PIPS, K_HEAL, K_SHARE, K_SPLIT
cdef u64 K_LOSE, K_PUT, K_DONE

cdef void count_dice(Position pos, Moves out, int seat) noexcept nogil
cdef void legal(Position pos, Moves out) noexcept nogil
cdef bint black_in_play(Position pos) noexcept nogil
cdef bint may_declare(Position pos, int code) noexcept nogil
cdef void declare_moves(Position pos, Moves out) noexcept nogil
cdef bint can_cast(Position pos, int seat, int colour) noexcept nogil
cdef bint can_act(Position pos, Moves out, int seat) noexcept nogil
cdef int raisable(Position pos, int seat) noexcept nogil
cdef bint can_spend(Position pos, int seat, int colour) noexcept nogil
cdef void resolve_moves(Position pos, Moves out) noexcept nogil
cdef void raise_moves(Position pos, Moves out) noexcept nogil
cdef void set_moves(Position pos, Moves out) noexcept nogil
cdef void all_sets(Position pos, Moves out, u64 last) noexcept nogil
cdef void cast_moves(Position pos, Moves out) noexcept nogil
cdef void block_sets(Moves out, u64 last) noexcept nogil
cdef void heal_sets(Moves out, u64 last) noexcept nogil
cdef int most_gain(Position pos, Moves out, u64 counts) noexcept nogil
cdef int set_gain(Position pos, u64 code) noexcept nogil
cdef void keep_maximum(Position pos, Moves out) noexcept nogil
cdef void colour_moves(Position pos, Moves out) noexcept nogil
cdef void heal_moves(Position pos, Moves out) noexcept nogil
cdef void pick_colours(Moves out, u64 base, int a, int b, int c, int d, int total) noexcept nogil
cdef void pip_moves(Position pos, Moves out) noexcept nogil
cdef void place_pips(Moves out, int i, int n, int top, int left, u64 code) noexcept nogil
cdef void share_moves(Position pos, Moves out) noexcept nogil
cdef void share_out(Position pos, Moves out, int seat, int left, u64 code) noexcept nogil
cdef void split_moves(Position pos, Moves out) noexcept nogil
cdef int class_of(int rank) noexcept nogil
cdef void split_damage(Position pos, Moves out, int seat, int left, u64 code) noexcept nogil
@cython.locals(fits=bint)
cdef void lose_moves(Position pos, Moves out) noexcept nogil
@cython.locals(fits=bint)
cdef void prepare_moves(Position pos, Moves out) noexcept nogil
