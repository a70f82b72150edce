cimport cython
from dethrone.cbits cimport u64, wrap
from dethrone.players.regicide.net cimport Net
from dethrone.players.regicide.policy cimport Policy
from dethrone.regicide.engine cimport apply
from dethrone.regicide.position cimport Position
from dethrone.regicide.legal cimport Moves

cdef u64 KEY_STEP, KEY_MIX


@cython.final
cdef class Explorer:
    cdef Position child, ahead
    cdef Policy policy
    cdef Net net
    cdef Moves moves
    cdef readonly int count
    cdef readonly bint is_won
    cdef u64 move[1100]
    cdef u64 key[1100]
    cdef double value[1100]
    cdef bint fell[1100]
    cdef u64 fed[64]
    cdef int fed_count

    @cython.locals(i=int)
    cpdef feed(self, list words)
    cpdef void expand(self, Position position)
    @cython.locals(i=int, j=int)
    cdef void try_all(self, Position position) noexcept nogil
    @cython.locals(steps=int)
    cdef double look_ahead(self) noexcept nogil

@cython.locals(key=u64, i=int)
cdef u64 key_of(Position position) noexcept nogil
cdef u64 mixed(u64 key, u64 word) noexcept nogil
