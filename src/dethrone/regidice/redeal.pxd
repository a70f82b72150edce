from dethrone.cbits cimport u64
from dethrone.regidice.ctables cimport DECLARE
from dethrone.regidice.position cimport Position

cpdef void roll_hidden(Position position, int seat) noexcept nogil
