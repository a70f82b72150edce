cimport cython

from dethrone.cbits cimport u64
from dethrone.regidice.ctables cimport ANY_SET, FACES

cdef int MEMO, CAPACITY
cdef u64 HASH, ONE, FIVE_BITS


@cython.final
cdef class Moves:
    cdef char pad_before[64]
    cdef public int count, limit
    cdef u64 move[2048]
    cdef int have[7]
    cdef int below[7]
    cdef int dice[5]
    cdef u64 keys[4096]
    cdef int results[4096]
    cdef u64 takes[4096]
    cdef u64 best_dice
    cdef char pad_after[64]
    cdef bint add(self, u64 move) noexcept nogil
    cdef void open(self, int limit) noexcept nogil

cdef int count_of(u64 counts, int value) noexcept nogil
cdef u64 one_of(int value) noexcept nogil
cdef int sum_of(u64 counts) noexcept nogil
cdef u64 packed(Moves work) noexcept nogil
cdef bint can_sum(Moves work, int target) noexcept nogil
cdef int most_block(u64 counts) noexcept nogil
cdef int slot_of(u64 key) noexcept nogil
cdef int most_heal(Moves work, u64 counts) noexcept nogil
cdef int most_attacks(Moves work, u64 counts, int defence) noexcept nogil
cdef int try_attack(Moves work, u64 rest, int value, int left, u64 take, int defence, int best, int bound) noexcept nogil
cdef void attack_sets(Moves work, u64 kind, int value, int left, u64 code, u64 last, int tight) noexcept nogil
cdef u64 straight(int low, int size) noexcept nogil
