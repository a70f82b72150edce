cimport cython
from dethrone.cbits cimport u64, wrap
from dethrone.players.regidice.search cimport Worker
from dethrone.players.regidice.whim cimport drawn
from dethrone.regidice.ctables cimport FACES
from dethrone.regidice.engine cimport play
from dethrone.regidice.legal cimport legal
from dethrone.regidice.position cimport Position
from dethrone.regidice.redeal cimport lay_pools, lay_public
from dethrone.regidice.sets cimport CAPACITY, Moves

cdef extern from *:
    """
    #define DT_SLIP 4
    """
    const int SLIP "DT_SLIP"

cdef int MOST, ROUNDS, GREEDY, NOVICE, RANDOM


@cython.final
cdef class Series:
    cdef u64 pad_before[8]
    cdef Worker worker
    cdef Moves moves
    cdef Position outline
    cdef int kinds[4]
    cdef u64 seeds[4]
    cdef int count
    cdef u64 words[16384]
    cdef int numbers[16384]
    cdef int asked[4]
    cdef unsigned char rolled[1024][112]
    cdef u64 pad_after[8]

    @cython.locals(i=int)
    cpdef play(self, Position position, object seeds)
    @cython.locals(number=int, i=int, row=bytearray)
    cpdef list rolls(self, int players, int last)
    @cython.locals(seat=int, number=int, word=u64)
    cdef void run(self, Position position) noexcept nogil
    @cython.locals(at=int, seat=int, colour=int, value=int)
    cdef void note_roll(self, Position position) noexcept nogil
    @cython.locals(kind=int, seed=u64)
    cdef u64 choose(self, Position position, int seat) noexcept nogil
