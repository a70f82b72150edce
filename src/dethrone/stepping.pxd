# C types for stepping.py. Buffers are addresses here: typed memoryviews would be more C than all the rest.
cimport cython
from dethrone.cbits cimport mix, seeded, step, u64, wrap
from dethrone.desk cimport Desk

cdef extern from *:
    """
    /* Where the numbers of a buffer are. Whoever asks holds it, and what is held does not move. */
    static void *dt_numbers(PyObject *buffer) {
      Py_buffer seen;
      if (PyObject_GetBuffer(buffer, &seen, PyBUF_SIMPLE) < 0) return NULL;
      PyBuffer_Release(&seen);
      return seen.buf;
    }
    """
    signed char *as_flags "dt_numbers" (object) except NULL
    short *as_shorts "dt_numbers" (object) except NULL
    int *as_ints "dt_numbers" (object) except NULL
    long long *as_longs "dt_numbers" (object) except NULL
    u64 *as_words "dt_numbers" (object) except NULL
    float *as_floats "dt_numbers" (object) except NULL
    double *as_doubles "dt_numbers" (object) except NULL

cdef int GOING_ON, WON, LOST


@cython.final
cdef class Stepping:
    cdef int count, actions, width, limit
    cdef double shaping
    cdef readonly object positions
    cdef tuple held
    cdef u64 *places
    cdef signed char *legal
    cdef short *marks
    cdef int *marked
    cdef int *ages
    cdef u64 *deals
    cdef double *beaten
    cdef u64 first

    @cython.locals(i=int)
    cpdef seed(self, u64 number)
    cpdef u64 next_seed(self, int i) noexcept nogil
    cpdef begin(self, Desk desk, int i, u64 seed)
    cpdef put(self, Desk desk, int i, position)
    cdef void start(self, Desk desk, int i) noexcept nogil
    @cython.locals(j=int)
    cdef void mark(self, Desk desk, int i) noexcept nogil
    @cython.locals(row=cython.p_short, j=int)
    cpdef look(self, Desk desk, int i, int seat, observation)
    @cython.locals(row=cython.p_schar, j=int)
    cpdef choices(self, int i, mask)
    @cython.locals(j=int)
    cpdef list actions_at(self, int i)
    cpdef bint is_legal(self, int i, long long action) noexcept nogil
    cpdef double play(self, Desk desk, int i, int action) noexcept nogil
    cpdef int asked(self, Desk desk, int i) noexcept nogil
    cpdef int result(self, Desk desk, int i) noexcept nogil
    @cython.locals(now=double, gain=double)
    cdef double reward(self, Desk desk, int i, int result) noexcept nogil
    @cython.locals(chosen=cython.p_longlong, i=int)
    cpdef int illegal(self, actions) except -2
    @cython.locals(rows=cython.p_short, legal=cython.p_schar, asked=cython.p_schar, i=int)
    cpdef show(self, Desk desk, int first, int last, observations, masks, seats)
    @cython.locals(seat=int, j=int, mask=cython.p_schar)
    cdef void show_one(self, Desk desk, int i, short *rows, signed char *masks, signed char *seats) noexcept nogil
    @cython.locals(i=int)
    cpdef reset(self, Desk desk, int first, int last)
    @cython.locals(j=int)
    cdef void write(self, Desk desk, int i, int seat, short *rows) noexcept nogil
    @cython.locals(i=int, seat=int, result=int, is_kept=bint, last_rows=cython.p_short, rows=cython.p_short,
                   legal=cython.p_schar, asked=cython.p_schar, ended=cython.p_schar, cut=cython.p_schar,
                   gains=cython.p_float, chosen=cython.p_longlong)
    cpdef step(self, Desk desk, int first, int last, actions, observations, masks, rewards, terminated, truncated, seats,
               finals)
