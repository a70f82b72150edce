# C types for desk.py.
cimport cython
from dethrone.cbits cimport u64

cdef int NOBODY, GOING_ON, WON, LOST


cdef class Desk:
    cdef u64 pad_before[8]  # two desks of two threads never share a cache line
    cdef short *cells  # whoever asks says where to write
    cdef signed char *mask
    cdef short *marks  # the actions that are marked in the mask, where a game lists them
    cdef int marked  # how many; below 0 where it does not
    cdef readonly int width, actions
    cdef u64 pad_after[8]

    cdef void wipe(self) noexcept nogil
    @cython.locals(i=int)
    cdef void wipe_mask(self) noexcept nogil
    cdef void begin(self, position, u64 seed) noexcept nogil
    cdef void become(self, position, other) noexcept nogil
    cdef void look(self, position, int seat) noexcept nogil
    cdef void mark(self, position) noexcept nogil
    cdef void play(self, position, int action) noexcept nogil
    cdef int asked(self, position) noexcept nogil
    cdef int result(self, position) noexcept nogil
    cdef double progress(self, position) noexcept nogil

    cdef void begin_at(self, u64 place, u64 seed) noexcept nogil
    cdef void become_at(self, u64 place, other) noexcept nogil
    cdef void look_at(self, u64 place, int seat) noexcept nogil
    cdef void mark_at(self, u64 place) noexcept nogil
    cdef void play_at(self, u64 place, int action) noexcept nogil
    cdef int asked_at(self, u64 place) noexcept nogil
    cdef int result_at(self, u64 place) noexcept nogil
    cdef double progress_at(self, u64 place) noexcept nogil
