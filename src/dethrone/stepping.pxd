# C types for stepping.py. This is the only module with typed memoryviews: they make much C.
cimport cython
from dethrone.cbits cimport seeded, u64, wrap
from dethrone.desk cimport Desk

cdef int GOING_ON, WON, LOST


@cython.final
cdef class Stepping:
    cdef readonly int count, actions, limit
    cdef readonly double shaping
    cdef readonly object positions
    cdef u64[::1] places
    cdef signed char[:, ::1] legal
    cdef short[:, ::1] marks
    cdef int[::1] marked
    cdef int[::1] ages
    cdef u64[::1] deals
    cdef double[::1] beaten
    cdef u64 first

    @cython.locals(i=int)
    cpdef seed(self, u64 number)
    cpdef begin(self, Desk desk, int i, u64 seed)
    cpdef put(self, Desk desk, int i, position)
    cdef void start(self, Desk desk, int i) noexcept nogil
    @cython.locals(j=int)
    cpdef void mark(self, Desk desk, int i) noexcept nogil
    @cython.locals(j=int)
    cpdef look(self, Desk desk, int i, int seat, short[::1] observation)
    @cython.locals(j=int)
    cpdef choices(self, Desk desk, int i, signed char[::1] mask)
    @cython.locals(j=int)
    cpdef list actions_at(self, int i)
    cpdef bint is_legal(self, int i, long long action) noexcept nogil
    cpdef double play(self, Desk desk, int i, int action) noexcept nogil
    cpdef int asked(self, Desk desk, int i) noexcept nogil
    cpdef int result(self, Desk desk, int i) noexcept nogil
    @cython.locals(now=double, gain=double)
    cdef double reward(self, Desk desk, int i, int result) noexcept nogil
    @cython.locals(i=int)
    cpdef int illegal(self, long long[::1] actions)
    @cython.locals(i=int)
    cpdef show(self, Desk desk, int first, int last, short[:, ::1] observations, signed char[:, ::1] masks,
               signed char[::1] seats)
    @cython.locals(seat=int, j=int)
    cdef void show_one(self, Desk desk, int i, short[:, ::1] observations, signed char[:, ::1] masks,
                       signed char[::1] seats) noexcept nogil
    @cython.locals(i=int)
    cpdef reset(self, Desk desk, int first, int last)
    @cython.locals(j=int)
    cdef void write(self, Desk desk, int i, int seat, short[:, ::1] rows) noexcept nogil
    @cython.locals(i=int, seat=int, result=int)
    cpdef step(self, Desk desk, int first, int last, long long[::1] actions, short[:, ::1] observations,
               signed char[:, ::1] masks, float[::1] rewards, signed char[::1] terminated, signed char[::1] truncated,
               signed char[::1] seats, short[:, ::1] finals)
