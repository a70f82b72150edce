# C types for engine.py. Scalars are public so that Python sees them; arrays have methods of their own.
cimport cython
from dethrone.cbits cimport bit, ctz, pick, popcount, u64, wrap
from dethrone.regicide.ctables cimport ATTACK, CARDS, FLIP, HEALTH, JESTERS, NAME, ONE, SUIT, YIELD, mask_value

cdef u64 SEED_STEP, MIX1, MIX2

cdef u64 wrapped_mix(u64 word) noexcept nogil


@cython.final
cdef class Position:
    cdef u64 pad_before[8]  # two positions of two threads never share a cache line
    cdef public int players, hand_limit, jesters, redraw, double_suit, shield_suit, combo_limit, companion_limit
    cdef public int discard_rule, yield_rule, guard, discard_view, solo_flips
    cdef public bint double_cards, overflow, needs_card, open_order, open_after_kill
    cdef public int top, tavern_size, defeated, play_count, enemy, damage, shield
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

    cdef u64 next64(self) noexcept nogil
    cdef int below(self, int bound) noexcept nogil
    cdef void seed_with(self, u64 seed) noexcept nogil
    cdef int random_card(self, u64 mask) noexcept nogil
    cdef void shuffle_tavern(self) noexcept nogil
    cdef void deal(self, int first) noexcept nogil
    cdef void build_castle(self) noexcept nogil
    @cython.locals(word=u64, i=int, j=int)
    cdef void build_tavern(self) noexcept nogil
    cdef void deal_hands(self, int first) noexcept nogil
    cdef void deal_round(self, int seat) noexcept nogil
    cdef void redraw_together(self, int first) noexcept nogil
    @cython.locals(held=u64)
    cdef void redraw_alone(self, int seat) noexcept nogil
    cdef void return_hand(self, int seat) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
    cdef void copy_rules(self, Position other) noexcept nogil
    cdef int draw_card(self) noexcept nogil
    cdef int left_of(self, int seat) noexcept nogil
    cdef bint is_immune(self, int suit) noexcept nogil
    cdef int attack_left(self) noexcept nogil
    cdef bint may_yield(self, int seat) noexcept nogil
    cdef int decider(self) noexcept nogil
    cdef void apply_move(self, u64 move) noexcept nogil
    cdef void play(self, u64 move) noexcept nogil
    cdef void play_jester(self) noexcept nogil
    cdef void heal(self, int count) noexcept nogil
    cdef void draw(self, int seat, int count) noexcept nogil
    cdef void defeat(self, u64 move) noexcept nogil
    cdef void to_discard(self, u64 cards, u64 move) noexcept nogil
    cdef void release(self, int seat, u64 cards) noexcept nogil
    cdef void flip(self) noexcept nogil
    cdef void pay(self, u64 move) noexcept nogil
    cdef void pass_debt(self, int seat) noexcept nogil
    cdef void post(self, int seat, int wish) noexcept nogil
    cdef void next_turn(self, int seat) noexcept nogil
    cdef void start_turn(self, int seat) noexcept nogil
    cdef void start_suffer(self) noexcept nogil
    cdef void end(self, int outcome) noexcept nogil
