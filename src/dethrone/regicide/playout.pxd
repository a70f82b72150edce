cimport cython
from dethrone.cbits cimport bit, ctz, u64, wrap
from dethrone.regicide.ctables cimport CARD_VALUE, FLIP, PAY, mask_value
from dethrone.regicide.engine cimport apply, below, deal, random_card
from dethrone.regicide.position cimport Position
from dethrone.regicide.legal cimport Moves

ctypedef long long int64
cdef u64 FNV_PRIME, FNV_START


@cython.final
cdef class Tally:
    cdef u64 pad_before[8]
    cdef int64 decisions
    cdef u64 digest
    cdef u64 pad_after[8]

@cython.locals(hand=u64, paid=u64, owed=int, card=int)
cdef u64 random_move(Position position, Moves moves) noexcept nogil
@cython.locals(rest=u64, card=int)
cdef u64 spare(u64 paid, int owed) noexcept nogil
@cython.locals(move=u64)
cdef void play_on(Position position, Moves moves, Tally tally) noexcept nogil

@cython.locals(position=Position, moves=Moves, tally=Tally, i=int, decisions=int64, wins=int64, defeated=int64,
               digest=u64)
cpdef tuple random_games(Position start, int games, u64 seed)
@cython.locals(position=Position, moves=Moves, move=u64, line=list)
cpdef list random_line(Position start)
