cimport cython

ctypedef unsigned long long u64

cdef u64 SEED_STEP, MIX1, MIX2, LOW32, KIND_ONE, ANY_SET
cdef int DECLARE, RESOLVE, RAISE, SET, COLOUR, PIPS, HEAL, SHARE, SPLIT, LOSE, PREPARE, OVER
cdef int O_SAME_CALL, O_BLACK_PRESENT, O_CAST_DECLARED, O_ROUND_START, O_SEQUENTIAL
cdef int O_NEW_PREPARABLE, O_OTHERS, O_BOARD, O_ROLLED_ONLY, O_MANDATORY, O_FINE, O_IMMEDIATE, O_SHARE
cdef int O_SINGLE, O_CASCADE, O_VOTE, O_NO_TOUCH

cdef u64 wrap(u64 x) noexcept nogil


@cython.final
cdef class Position:
    cdef char pad_before[64]
    cdef readonly int players, options, max_rounds, round, first, enemy, phase, status
    cdef readonly int declared, defence, need, damage, blocked, resolved, dealers, finisher, felled, death
    cdef readonly int actor, made, pend_damage, pend_block, pend_heal, ending, hurt, rank, turn, last_die, voted
    cdef readonly u64 last_set
    cdef u64 rng
    cdef u64 votes[4]
    cdef int fresh[4][4][7]
    cdef int zone[4][4][7]
    cdef int idle[4][4]
    cdef int received[4][4]
    cdef int caught[4]
    cdef int injured[4]
    cdef int calls[4]
    cdef int owe[4]
    cdef int foe[7]
    cdef int start[7]
    cdef int want[7]
    cdef u64 words[64]
    cdef int fed, taken
    cdef char pad_after[64]
    cdef u64 next64(self) noexcept nogil
    cdef int below(self, int bound) noexcept nogil
    cdef int die(self) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef void setup(self, int players, int options, int max_rounds, int first, u64 seed) noexcept nogil
    cpdef void copy_from(self, Position other) noexcept nogil
    cdef void new_enemy(self) noexcept nogil
    cdef void roll_seat(self, int seat) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef void start_round(self) noexcept nogil
    cdef int action(self, int seat) noexcept nogil
    cdef int showing(self, int seat, int value) noexcept nogil
    cpdef int pool_size(self, int seat) noexcept nogil
    cpdef int injured_size(self) noexcept nogil
    cpdef int room(self) noexcept nogil
    cdef bint is_collective(self) noexcept nogil
    cdef int victim(self) noexcept nogil
    cpdef void clear_votes(self) noexcept nogil
    cpdef int decider(self) noexcept nogil
    cpdef void reseed(self, u64 seed) noexcept nogil
    cpdef void roll_hidden(self, int seat) noexcept nogil
