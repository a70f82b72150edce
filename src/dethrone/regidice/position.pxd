cimport cython

from dethrone.cbits cimport mix, step, u64
from dethrone.regidice.ctables cimport (
    ANY_SET, COMPANION, DECLARE, FACES, FED, FIRST_CAST, LOSE, LOW32, OVER, PREPARE, RESOLVE, SHARE, SPLIT,
)


@cython.final
cdef class Position:
    cdef char pad_before[64]
    cdef readonly int players, options, max_rounds, round, first, enemy, phase, status
    cdef readonly int declared, defence, need, damage, blocked, resolved, dealers, finisher, felled, death
    cdef readonly int actor, sets_made, pending_damage, pending_block, pending_heal, ending, damage_left
    cdef readonly int suffering_class, prepared_seats, last_die, voted
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
    cdef int owed[4]
    cdef int enemy_dice[7]
    cdef int enemy_at_start[7]
    cdef int wanted[7]
    cdef u64 fed_words[64]
    cdef int fed_count, fed_used
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
    cpdef bint is_like(self, Position other)
    @cython.locals(twin=Position)
    cpdef Position copy(self)
    cdef void allocate(self)
    @cython.locals(i=int)
    cpdef feed(self, list words)

@cython.locals(position=Position)
cpdef Position position_from(tuple numbers)
