cimport cython
from libc.math cimport floor
from dethrone.cbits cimport u64, wrap

cdef u64 WORLD_STEP
cdef double UNIT
cdef int MOST


@cython.final
cdef class Scores:
    cdef u64 pad_before[8]
    cdef int count
    cdef u64 choice[64]
    cdef double total[64]
    cdef double squares[64]
    cdef u64 pad_after[8]

    @cython.locals(i=int)
    cpdef consider(self, choices)
    @cython.locals(i=int)
    cdef void enter(self, u64 choice, double total) noexcept nogil
    @cython.locals(i=int)
    cdef void clear(self) noexcept nogil
    cdef void add(self, int i, double value) noexcept nogil

cdef u64 world_seed(u64 seed, int number) noexcept nogil
