cimport cython

from dethrone.cbits cimport u64
from dethrone.regidice.ctables cimport DECLARE, FACES
from dethrone.regidice.position cimport Position

cpdef void roll_hidden(Position position, int seat) noexcept nogil
cdef void lay_public(Position outline, Position position) noexcept nogil
@cython.locals(is_open=bint)
cdef void lay_pools(Position outline, Position position, int seat) noexcept nogil
@cython.locals(outline=Position)
cpdef Position outline_of(Position position, int seat)
@cython.locals(world=Position)
cpdef Position redealt(Position outline, int seat, u64 seed)
