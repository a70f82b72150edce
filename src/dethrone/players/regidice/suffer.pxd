cimport cython
from dethrone.regidice.choices cimport K_HEAL, K_LOSE, K_SHARE, K_SPLIT, class_of
from dethrone.regidice.state cimport O_SINGLE, Position, u64


@cython.final
cdef class Sufferer:
    cdef u64 pad_before[8]
    cdef int kept[4]
    cdef int trial[4][7]
    cdef u64 pad_after[8]

    @cython.locals(c=int, left=int, k=int, best=int, word=u64)
    cdef u64 heal(self, Position pos) noexcept nogil
    @cython.locals(p=int)
    cdef u64 share(self, Position pos) noexcept nogil
    @cython.locals(p=int, best=int, most=int, left=int, word=u64)
    cdef u64 split(self, Position pos) noexcept nogil
    @cython.locals(p=int, c=int, v=int, k=int, best=int, worth=int, least=int, here=int)
    cdef u64 lose(self, Position pos) noexcept nogil

cdef int loss_worth(int colour, int value) noexcept nogil
