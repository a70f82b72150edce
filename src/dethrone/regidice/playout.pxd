cimport cython

from dethrone.cbits cimport u64, wrap
from dethrone.regidice.ctables cimport DECLARE, FACES, KIND_SHIFT, M_DONE, SET
from dethrone.regidice.engine cimport play
from dethrone.regidice.legal cimport legal
from dethrone.regidice.position cimport Position
from dethrone.regidice.sets cimport CAPACITY, Moves

ctypedef long long ll
cdef u64 FNV_START, FNV_PRIME
cdef u64 mix_seed(u64 seed) noexcept nogil
cdef u64 random_move(Position position, Moves work) noexcept nogil
cdef u64 eager_move(Position position, Moves work) noexcept nogil
cdef ll playout(Position position, Moves work) noexcept nogil
cdef void scatter(Position position) noexcept nogil
cdef int dice_of_colour(Position position, int colour) noexcept nogil
cdef int breach(Position position) noexcept nogil
cdef int table_breach(Position position) noexcept nogil
@cython.locals(position=Position, work=Moves, i=int, decisions=ll, wins=ll, total=u64)
cpdef random_games(int players, int games, u64 seed, int options=*, int max_rounds=*)
@cython.locals(position=Position, work=Moves, i=int, wins=ll, falls=ll, decisions=ll, wrong=int, before=int)
cpdef audited_games(int players, int games, u64 seed, int options=*, int max_rounds=*)
