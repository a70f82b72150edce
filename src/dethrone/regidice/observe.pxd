# C types for observe.py.
cimport cython
from dethrone.cbits cimport mix, seeded, step, u64
from dethrone.desk cimport Desk
from dethrone.regidice.ctables cimport (
    ACTS, ANY_SET, ATTACKS, AT_ACTOR, AT_ASKED, AT_CALLS, AT_CAUGHT, AT_DEALERS, AT_DICE, AT_ENEMY, AT_ENEMY_DICE,
    AT_ENEMY_START, AT_FACTS, AT_FINISHER, AT_FIRST, AT_IDLE, AT_INJURED, AT_LAST_SET, AT_OWED, AT_PHASE,
    AT_RECEIVED, AT_RESOLVED, AT_SEAT, AT_STATUS, AT_VOTES, AT_WANTED, AT_ZONES, BLOCKS, BLOCK_SIZES, CALL_CODES,
    CASTS, COLOURS, DECLARATIONS, DECLARE, DONE, ENEMY_RAISES, ENEMY_SEAT, FACES, HEAL, HEALS, KIND_SHIFT, K_ACT,
    K_CAST, K_DECLARE, K_DONE, K_HEAL, K_LOSE, K_PIPS, K_PUT, K_RAISE, K_SET, K_SHARE, K_SPEND, K_SPLIT, K_USE,
    LOSSES, M_ACT, M_CAST, M_DECLARE, M_HEAL, M_LOSE, M_PIPS, M_PUT, M_RAISE, M_SET, M_SHARE, M_SPEND, M_SPLIT,
    M_USE, PATTERNS, PUTS, RAISES, RUNS, SHARE, SHARES, SPENDS, WIDTH,
)
from dethrone.regidice.engine cimport play as play_word
from dethrone.regidice.legal cimport legal
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport CAPACITY, Moves, count_of, one_of, straight

cdef double ALL_PIPS


@cython.final
cdef class Ranks:
    cdef int sums[8][32]
    cdef int multisets[8][8]
    cdef int shares[8][8]

    @cython.locals(value=int, total=int)
    cdef void fill(self) noexcept nogil

cdef Ranks RANKS


@cython.final
cdef class Observer(Desk):
    cdef int players, options, max_rounds, first
    cdef Moves moves
    cdef Ranks ranks

    @cython.locals(first=int)
    cdef void deal(self, Position position, u64 seed) noexcept nogil
    cdef void do(self, Position position, int action) noexcept nogil
    @cython.locals(i=int, seat=int, action=int)
    cdef void mark_moves(self, Position position) noexcept nogil
    @cython.locals(i=int, k=int, other=int)
    cdef void observe(self, Position position, int seat) noexcept nogil
    @cython.locals(players=int, decider=int, cells=cython.p_short)
    cdef void tell_turn(self, Position position, int seat) noexcept nogil
    @cython.locals(cells=cython.p_short)
    cdef void tell_round(self, Position position) noexcept nogil
    @cython.locals(colour=int, value=int, cells=cython.p_short)
    cdef void tell_heaps(self, Position position) noexcept nogil
    @cython.locals(colour=int, value=int, at=int, idle=int, is_hidden=bint, cells=cython.p_short)
    cdef void tell_seat(self, Position position, int seat, int k) noexcept nogil

cdef int from_seat(int seat, int other, int players) noexcept nogil
cpdef int action_count(int players) noexcept nogil
@cython.locals(rank=int, value=int, count=int, more=int)
cdef int attack_rank(Ranks ranks, u64 code, int total) noexcept nogil
@cython.locals(code=u64, value=int, count=int)
cdef u64 attack_set(Ranks ranks, int rank, int total) noexcept nogil
@cython.locals(action=int, size=int, low=int, value=int)
cdef int set_action(Position position, Ranks ranks, u64 code) noexcept nogil
cdef int heals_below(int size) noexcept nogil
@cython.locals(size=int)
cdef u64 set_word(Position position, Ranks ranks, int action) noexcept nogil
@cython.locals(rank=int, value=int, count=int, more=int)
cdef int pattern_rank(Ranks ranks, u64 code, int dice) noexcept nogil
@cython.locals(code=int, value=int, count=int)
cdef int pattern(Ranks ranks, int rank, int dice) noexcept nogil
@cython.locals(total=int, rank=int, less=int, k=int, count=int, more=int)
cdef int share_rank(Position position, Ranks ranks, int seat, int code) noexcept nogil
@cython.locals(seat=int, total=int, code=int, k=int, count=int)
cdef int shares(Position position, Ranks ranks, int rank) noexcept nogil
@cython.locals(base=int)
cdef int colour_action(Position position, u64 code) noexcept nogil
@cython.locals(base=int, number=int, a=int, b=int, c=int, total=int, value=int)
cdef u64 colour_word(Position position, int action) noexcept nogil
@cython.locals(kind=int, low=int)
cdef int ranked(Position position, Ranks ranks, int seat, u64 move) noexcept nogil
@cython.locals(seat=int, players=int, other=int, code=int)
cdef u64 unranked(Position position, Ranks ranks, int action) noexcept nogil
cpdef int action_of(Position position, int seat, u64 move)
cpdef u64 word_of(Position position, int action)
@cython.locals(beaten=int, enemy=int)
cdef double progress_of(Position position) noexcept nogil
