cimport cython
from dethrone.cbits cimport u64
from dethrone.players.regidice.declare cimport Caller
from dethrone.players.regidice.plan cimport Planner
from dethrone.players.regidice.policy cimport Policy, STYLES
from dethrone.players.regidice.value cimport Value
from dethrone.players.scores cimport Scores, world_seed
from dethrone.regidice.ctables cimport DECLARE, FACES, K_DECLARE, O_VOTE, SPLIT
from dethrone.regidice.engine cimport play
from dethrone.regidice.legal cimport legal
from dethrone.regidice.position cimport Position
from dethrone.regidice.redeal cimport roll_hidden
from dethrone.regidice.sets cimport CAPACITY, Moves

cdef double WORST, CAUTION
cdef int REPLIES, LONGEST


@cython.final
cdef class Worker:
    cdef u64 pad_before[8]
    cdef readonly Scores scores
    cdef Position root, world, reveal, before, trial
    cdef Policy policy
    cdef Planner planner
    cdef Value judge
    cdef Caller caller
    cdef Moves work_list, listed
    cdef int seat, styles, replies
    cdef u64 seed
    cdef int answers[32]
    cdef u64 best_move
    cdef double best_value
    cdef public double caution
    cdef int best_style
    cdef double dealt, felled, injured, prepared, lost
    cdef u64 pad_after[8]

    cpdef work(self, int first, int last)
    cpdef open_move(self, Position position, int width)
    @cython.locals(number=int)
    cpdef outlook(self, Position position, int seat, u64 seed, int code, int worlds)
    @cython.locals(round_now=int, value=double)
    cpdef double worth(self, Position position, u64 word, int width)
    cpdef brings(self, Position position, u64 word, int width)
    @cython.locals(i=int, step=int)
    cpdef list open_moves(self, Position position, int width)
    cdef void clear_brought(self) noexcept
    @cython.locals(has_fallen=bint, other=int, colour=int, value=int)
    cdef void add_brought(self, Position start) noexcept
    @cython.locals(alive=double)
    cdef tuple average(self, int worlds)
    cdef void enter(self, Position position) noexcept nogil
    cdef u64 policy_word(self, Position position) noexcept nogil
    @cython.locals(i=int, number=int)
    cdef void run(self, int first, int last) noexcept nogil
    cdef double declare(self, int code) noexcept nogil
    @cython.locals(i=int, count=int, best=double)
    cdef double reply(self) noexcept nogil
    @cython.locals(style=int, value=double, best=double)
    cdef double resolve(self) noexcept nogil
    @cython.locals(round_now=int, steps=int, value=double)
    cdef double finish(self) noexcept nogil
    @cython.locals(style=int, value=double, i=int, k=int, step=int, move=u64)
    cdef void look_around(self, int width) noexcept nogil
    cdef double lead(self, int i) noexcept nogil
