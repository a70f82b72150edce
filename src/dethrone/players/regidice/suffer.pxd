cimport cython
from dethrone.cbits cimport u64
from dethrone.regidice.ctables cimport FACES, K_HEAL, K_LOSE, K_SHARE, K_SPLIT, O_SINGLE
from dethrone.regidice.legal cimport class_of
from dethrone.regidice.position cimport Position

@cython.final
cdef class Sufferer:
    cdef u64 pad_before[8]
    cdef int kept[4]
    cdef int trial[4][7]
    cdef u64 pad_after[8]

    @cython.locals(colour=int, left=int, k=int, best=int, word=u64)
    cdef u64 heal(self, Position position) noexcept nogil
    @cython.locals(seat=int)
    cdef u64 share(self, Position position) noexcept nogil
    @cython.locals(seat=int, best=int, most=int, left=int, word=u64)
    cdef u64 split(self, Position position) noexcept nogil
    @cython.locals(seat=int, colour=int, value=int, k=int, best=int, worth=int, least=int, here=int)
    cdef u64 lose(self, Position position) noexcept nogil

cdef int loss_worth(int colour, int value) noexcept nogil
