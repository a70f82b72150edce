cimport cython
from dethrone.cbits cimport u64, wrap
from dethrone.players.regicide.net cimport Net
from dethrone.players.regicide.policy cimport Policy, progress
from dethrone.players.regicide.quick cimport Quick
from dethrone.players.regicide.whim cimport drawn
from dethrone.players.scores cimport Scores, world_seed
from dethrone.regicide.ctables cimport FLIP, KIND
from dethrone.regicide.engine cimport apply
from dethrone.regicide.position cimport Position
from dethrone.regicide.legal cimport Moves
from dethrone.regicide.redeal cimport Dealer

cdef extern from *:
    """
    #define DT_SLIP 4
    """
    const int SLIP "DT_SLIP"

cdef int LONGEST, BROADEST
cdef double LOST_SHARE


@cython.final
cdef class Worker:
    cdef u64 pad_before[8]
    cdef readonly Scores scores
    cdef Position root, world, trial, probe, best
    cdef Policy policy
    cdef Net net
    cdef Quick quick
    cdef Dealer dealer
    cdef int seat, turns, breadth, payments, strangers, weaker
    cdef bint has_net, has_quick, guided, keen, modest, for_medal, odd, slips
    cdef u64 seed, whim
    cdef double medal[4]
    cdef u64 liked[8]
    cdef double liking[8]
    cdef u64 pad_after[8]

    @cython.locals(root=Position, listed=Moves, i=int)
    cdef void gather(self)
    cdef double rate(self, u64 move) noexcept nogil
    cpdef work(self, int first, int last)
    @cython.locals(i=int, number=int)
    cdef void run(self, int first, int last) noexcept nogil
    cdef double play(self, u64 move) noexcept nogil
    cdef bint plays_alone(self, int seat) noexcept nogil
    cdef bint pays_guided(self) noexcept nogil
    @cython.locals(seat=int)
    cdef u64 answer(self, Moves listed) noexcept nogil
    @cython.locals(turns=int, steps=int, value=double)
    cdef double finish(self) noexcept nogil
    @cython.locals(found=int, i=int, top=double, value=double, chosen=u64)
    cdef double play_guided(self) noexcept nogil
    cdef double settle(self) noexcept nogil
    @cython.locals(found=int, i=int, score=double, value=double)
    cdef double pay_guided(self, Moves listed, double top) noexcept nogil
    @cython.locals(found=int, i=int, score=double)
    cdef int like_moves(self, Moves listed) noexcept nogil
    @cython.locals(found=int, i=int)
    cdef int like_quickly(self, Moves listed) noexcept nogil
    @cython.locals(at=int, j=int)
    cdef int like(self, u64 move, double score, int found, int most) noexcept nogil
    cdef double reward(self, Position position) noexcept nogil
    @cython.locals(i=int, before=double, value=double, total=double)
    cdef double leaf(self, Position position) noexcept nogil
