cimport cython
from dethrone.cbits cimport bit, ctz, popcount, u64
from dethrone.regicide.ctables cimport (
    CARD_VALUE, CARDS, FLIP, JESTERS, KIND, NEXT, ONE, PAY, POST, YIELD, mask_value,
)
from dethrone.regicide.engine cimport apply, deal
from dethrone.regicide.position cimport Position
from dethrone.regicide.legal cimport Moves

cdef int LONGEST


@cython.final
cdef class Policy:
    cdef u64 pad_before[8]
    # the weights, in the order of WEIGHTS, one after the other
    cdef double kill, exact, overkill, setup
    cdef double owed, death, risk, health, shield, shield_long, next_short
    cdef double draw, draw_low, draw_waste, heal, heal_low, heal_waste, count, thin, worth
    cdef double yielding, yield_count, yield_again
    cdef double jester, jester_immune, jester_again
    cdef double name_cards, name_self, name_keen, name_unwilling
    cdef double flip, flip_worth, flip_margin
    cdef double keep_card, keep_worth, keep_ace, keep_royal, keep_immune
    cdef double keep_double, keep_diamond, keep_heart, keep_shield, overpay
    cdef double want, unwilling
    # what the deciding seat knows
    cdef int seat, immune, enemy_attack, health_left, attack, hand_worth, hand_cards, pile, tavern, free_total
    cdef u64 hand
    cdef int free[4]
    cdef double next_worth
    cdef double cost[54]
    cdef double keep[54]
    # what a play does
    cdef int drawn, drawn_self
    # payments that do not cover the debt yet
    cdef u64 part_cards[1024]
    cdef int part_worth[1024]
    cdef int part_least[1024]
    cdef double part_cost[1024]
    cdef Moves moves
    cdef u64 pad_after[8]

    @cython.locals(card=int, suit=int)
    cdef void adopt(self, Position position) noexcept nogil
    @cython.locals(rest=u64, card=int, other=int)
    cdef void look(self, Position position, int seat) noexcept nogil
    cdef u64 choose(self, Position position) noexcept nogil
    @cython.locals(best=u64, move=u64, top=double, score=double, i=int)
    cdef u64 choose_play(self, Position position) noexcept nogil
    cdef double score(self, Position position, u64 move) noexcept nogil
    cdef double score_flip(self) noexcept nogil
    cdef double score_yield(self, Position position) noexcept nogil
    @cython.locals(score=double, rest=u64, card=int, worth=int)
    cdef double score_jester(self, Position position) noexcept nogil
    @cython.locals(rest=u64, card=int, suit=int, suits=int, worth=int, value=int, doubled=int, count=int, damage=int,
                   healed=int, attack=int, score=double)
    cdef double score_cards(self, Position position, u64 cards) noexcept nogil
    @cython.locals(left=int, other=int, rounds=int)
    cdef void share_draw(self, Position position, int value, int count, int healed) noexcept nogil
    @cython.locals(score=double, hoped=double, held=int, relief=double)
    cdef double score_survival(self, Position position, u64 cards, int attack, int left, int value) noexcept nogil
    @cython.locals(rest=u64, card=int, damage=int)
    cdef bint has_exact(self, Position position, u64 cards, int left) noexcept nogil
    cdef u64 choose_payment(self, Position position) noexcept nogil
    @cython.locals(parts=int, known=int, best=u64, rest=u64, card=int, worth=int, total=int, j=int, owed=int,
                   cost=double, least_cost=double, least=int)
    cdef u64 cheapest(self, Position position) noexcept nogil
    @cython.locals(cards=u64, score=double)
    cdef double score_payment(self, Position position, u64 move) noexcept nogil
    @cython.locals(best=int, other=int, top=double, score=double)
    cdef u64 choose_name(self, Position position) noexcept nogil
    @cython.locals(wish=int, score=double)
    cdef double score_name(self, Position position, int other) noexcept nogil
    @cython.locals(seat=int, top=double, wish=u64)
    cdef u64 choose_wish(self, Position position) noexcept nogil
    @cython.locals(i=int, top=double, score=double)
    cdef double best_play(self, Position position) noexcept nogil

cdef double progress(Position position) noexcept nogil
@cython.locals(steps=int)
cdef void play_out(Position position, Policy policy) noexcept nogil
@cython.locals(position=Position, i=int, wins=int, fitness=double, defeated=int, gone=double)
cpdef tuple policy_games(Policy policy, Position start, int games, u64 seed)
cpdef u64 policy_move(Policy policy, Position position)
