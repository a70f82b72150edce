cimport cython
from dethrone.cbits cimport mix, u64, wrap
from dethrone.regidice.ctables cimport FACES
from dethrone.regidice.position cimport Position

@cython.locals(word=u64)
cpdef u64 drawn(Position position, int seat, u64 seed, u64 bound) noexcept nogil
@cython.locals(word=u64, colour=int, value=int)
cdef u64 mark(Position position, int seat) noexcept nogil
