cimport cython
from dethrone.cbits cimport mix, popcount, u64, wrap
from dethrone.regicide.ctables cimport JESTERS
from dethrone.regicide.position cimport Position

@cython.locals(word=u64)
cpdef u64 drawn(Position position, int seat, u64 seed, u64 bound) noexcept nogil
@cython.locals(hand=u64, jesters=u64, word=u64)
cdef u64 mark(Position position, int seat) noexcept nogil
