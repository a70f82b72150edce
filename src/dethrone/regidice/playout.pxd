cimport cython

from dethrone.regidice.choices cimport legal
from dethrone.regidice.engine cimport M_DONE, SHIFT, play
from dethrone.regidice.sets cimport Moves
from dethrone.regidice.state cimport DECLARE, SET, Position, u64, wrap

ctypedef long long ll
cdef u64 FNV_START, FNV_PRIME
cdef u64 mix_seed(u64 seed) noexcept nogil
cdef u64 random_move(Position pos, Moves work) noexcept nogil
cdef u64 eager_move(Position pos, Moves work) noexcept nogil
cdef ll playout(Position pos, Moves work) noexcept nogil
cdef void scatter(Position pos) noexcept nogil
cdef int dice_of_colour(Position pos, int colour) noexcept nogil
cdef int breach(Position pos) noexcept nogil
cdef int table_breach(Position pos) noexcept nogil
@cython.locals(pos=Position, work=Moves, i=int, decisions=ll, wins=ll, total=u64)
cpdef random_games(int players, int games, u64 seed, int options=*, int max_rounds=*)
@cython.locals(pos=Position, work=Moves, i=int, wins=ll, falls=ll, decisions=ll, wrong=int, before=int)
cpdef audited_games(int players, int games, u64 seed, int options=*, int max_rounds=*)
