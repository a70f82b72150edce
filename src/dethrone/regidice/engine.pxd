cimport cython

from dethrone.cbits cimport u64
from dethrone.regidice.ctables cimport (
    ANY_SET, COLOUR, COMPANION, ENEMY_SEAT, FACES, FIRST_CAST, HEAL, KIND_SHIFT, LOSE, M_ACT, M_CAST,
    M_DECLARE, M_HEAL, M_LOSE, M_PIPS, M_PUT, M_RAISE, M_SET, M_SHARE, M_SPEND, M_SPLIT, M_USE, OVER,
    O_CASCADE, O_FINE, O_IMMEDIATE, O_NEW_PREPARABLE, O_ROLLED_ONLY, O_ROUND_START, O_SEQUENTIAL, O_SHARE,
    O_SINGLE, O_VOTE, PIPS, PREPARE, RAISE, RESOLVE, SET, SHARE, SPLIT, THREE_BITS,
)
from dethrone.regidice.legal cimport class_of, legal, set_gain
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport CAPACITY, Moves, count_of

cdef int part(u64 word, int shift, int mask) noexcept nogil
cdef void play(Position position, u64 move, Moves work) noexcept nogil
cdef void settle(Position position, Moves work) noexcept nogil
cdef u64 tally(Position position) noexcept nogil
cdef void carry_out(Position position, u64 move) noexcept nogil
cdef void declare(Position position, int code) noexcept nogil
cdef void take(Position position, int taker, int colour, int value) noexcept nogil
cdef bint yields_to(Position position, int taker, int seat) noexcept nogil
cdef void gather(Position position) noexcept nogil
cdef void receive(Position position) noexcept nogil
cdef void act(Position position, int seat) noexcept nogil
cdef void spend(Position position, int seat, int colour) noexcept nogil
cdef void raise_die(Position position, int seat, int colour, int value) noexcept nogil
cdef void make_set(Position position, u64 code) noexcept nogil
cdef void cast(Position position, int colour) noexcept nogil
cdef void close_sets(Position position) noexcept nogil
cdef void use_dice(Position position, u64 code) noexcept nogil
cdef void strike(Position position) noexcept nogil
cdef void effects(Position position) noexcept nogil
cdef void place(Position position, u64 code) noexcept nogil
cdef void heal(Position position, u64 code) noexcept nogil
cdef void resume(Position position) noexcept nogil
cdef void hand_back(Position position) noexcept nogil
cdef bint is_beaten(Position position) noexcept nogil
cdef bint fall(Position position) noexcept nogil
cdef void share(Position position, u64 code) noexcept nogil
cdef void next_enemy(Position position) noexcept nogil
cdef void end_resolve(Position position) noexcept nogil
cdef void suffer(Position position) noexcept nogil
cdef void hit_class(Position position) noexcept nogil
cdef int class_dice(Position position) noexcept nogil
cdef void strip_class(Position position) noexcept nogil
cdef void split(Position position, u64 code) noexcept nogil
cdef void lose(Position position, int colour, int value) noexcept nogil
cdef void prepare(Position position) noexcept nogil
cdef void put(Position position, int colour, int value) noexcept nogil
cdef void end_prepare(Position position) noexcept nogil
cdef void finish(Position position, int status) noexcept nogil

cdef Moves WORK
cdef Moves workspace()
@cython.locals(work=Moves, i=int)
cpdef list legal_words(Position position)
@cython.locals(work=Moves, i=int)
cpdef bint is_legal_word(Position position, u64 move)
cpdef apply_word(Position position, u64 move)
@cython.locals(after=Position)
cpdef Position advanced(Position position, u64 move, list chance)
@cython.locals(work=Moves)
cpdef u64 single_answer(Position position)
@cython.locals(here=Position, then=Position)
cpdef list walk(Position position, u64 move)
