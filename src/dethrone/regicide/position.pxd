# C types for position.py. Scalars are public so that Python sees them; arrays have methods of their own.
cimport cython
from dethrone.cbits cimport seeded, u64
from dethrone.regicide.ctables cimport ATTACK


@cython.final
cdef class Position:
    cdef u64 pad_before[8]  # two positions of two threads never share a cache line
    cdef public int players, hand_limit, jesters, redraw, double_suit, shield_suit, combo_limit, companion_limit
    cdef public int discard_rule, yield_rule, guard, discard_view, solo_flips
    cdef public bint double_cards, overflow, needs_card, solo_yield, open_order, open_after_kill
    cdef readonly int top, tavern_size, play_count  # how far the arrays are used: only load_… may say so
    cdef public int defeated, enemy, damage, shield
    cdef public bint cancelled
    cdef public int phase, turn, payer, namer, owed, yielded, streak, flips, wishes, outcome
    cdef public int batches, last_heal, pile_top
    cdef public u64 discard, played, rng
    cdef u64 hands[4]
    cdef unsigned char tavern[64]
    cdef unsigned char castle[12]
    cdef u64 plays[64]
    cdef short layer[54]
    cdef short entry[54]
    cdef int fed_count, fed_used
    cdef u64 fed[256]
    cdef u64 pad_after[8]

    cpdef void seed_with(self, u64 seed) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
    cdef void copy_rules(self, Position other) noexcept nogil
    @cython.locals(other=Position)
    cpdef Position copy(self)
    cpdef int attack(self) noexcept nogil
    cpdef bint can_yield(self, int seat) noexcept nogil
    cpdef int decider(self) noexcept nogil
    cpdef list tavern_cards(self)

