cimport cython
from dethrone.cbits cimport u64, wrap
from dethrone.players.regicide.policy cimport Policy
from dethrone.players.regicide.quick cimport Quick
from dethrone.players.regicide.whim cimport drawn
from dethrone.regicide.ctables cimport FIRST_JESTER, JESTERS
from dethrone.regicide.engine cimport apply
from dethrone.regicide.legal cimport Moves, fitted
from dethrone.regicide.position cimport Position
from dethrone.regicide.redeal cimport Dealer

cdef extern from *:
    """
    #define DT_NAMING 2
    #define DT_ASKING 3
    #define DT_OVER 4
    #define DT_SLIP 4
    """
    const int NAMING "DT_NAMING"
    const int ASKING "DT_ASKING"
    const int OVER "DT_OVER"
    const int SLIP "DT_SLIP"

cdef int MOST, GREEDY, NOVICE, RANDOM, QUICK


@cython.final
cdef class Series:
    cdef u64 pad_before[8]
    cdef Policy policy
    cdef Quick quick
    cdef Moves moves
    cdef Dealer dealer
    cdef Position blank, outline
    cdef int kinds[4]
    cdef u64 seeds[4]
    cdef bint talks
    cdef int count
    cdef u64 words[4096]
    cdef int asked[4]
    cdef u64 pad_after[8]

    @cython.locals(i=int)
    cpdef play(self, Position position, object seeds)
    @cython.locals(seat=int)
    cdef void run(self, Position position) noexcept nogil
    @cython.locals(kind=int, seed=u64)
    cdef u64 choose(self, Position position, int seat) noexcept nogil
    cdef void put(self, Position position, u64 word) noexcept nogil
    @cython.locals(seat=int)
    cdef void let_speak(self, Position position) noexcept nogil
    @cython.locals(wishes=int, neutral=int, other=int)
    cdef u64 wish(self, Position position, int seat) noexcept nogil
