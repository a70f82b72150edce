cimport cython
from dethrone.cbits cimport bit, ctz, popcount, u64
from dethrone.players.regicide.policy cimport Policy, progress
from dethrone.regicide.ctables cimport (
    ATTACK, CARD_VALUE, CARDS, FLIP, JESTERS, KIND, NEXT, PAY, SUIT, YIELD, mask_value,
)
from dethrone.regicide.engine cimport apply, deal, is_immune
from dethrone.regicide.legal cimport Moves
from dethrone.regicide.position cimport Position
from dethrone.regicide.redeal cimport Dealer

cdef int LONGEST
cdef float AVERAGE

cdef enum:
    KNOWN = 69
    MOVE = 96
    FIRST = 128
    SECOND = 32


@cython.final
cdef class Quick:
    cdef u64 pad_before[8]
    cdef float known_weights[8832]
    cdef float move_weights[12416]
    cdef float first_bias[128]
    cdef float second[4096]
    cdef float second_bias[32]
    cdef float last[32]
    cdef float row[69]
    cdef float move_row[97]
    cdef int live[99]
    cdef float base[128]
    cdef float hidden[128]
    cdef float deep[32]
    cdef int role[4]
    cdef double scores[1100]
    cdef int at, seat, left, owed, drawn, drawn_self
    cdef u64 hand
    cdef double top_score
    cdef Policy policy
    cdef Moves moves
    cdef Dealer dealer
    cdef u64 pad_after[8]

    @cython.locals(i=int, at=int)
    cpdef void load(self, object numbers)
    cdef void put(self, float number) noexcept nogil
    cdef void put_cards(self, u64 cards, float share) noexcept nogil
    @cython.locals(i=int, worth=float)
    cdef void put_mixed(self, u64 cards, u64 others, float part, float share) noexcept nogil
    @cython.locals(i=int)
    cdef void look(self, Position position) noexcept nogil
    @cython.locals(enemy=int, i=int)
    cdef void look_at_enemy(self, Position position) noexcept nogil
    @cython.locals(i=int, other=int)
    cdef void look_at_seats(self, Position position) noexcept nogil
    @cython.locals(hidden=u64, pile=u64, ahead=u64, unknown=u64, part=float)
    cdef void look_at_piles(self, Position position) noexcept nogil
    @cython.locals(found=u64, label=int, card=int)
    cdef u64 next_layer(self, Position position, u64 hidden) noexcept nogil
    @cython.locals(i=int)
    cdef void list_moves(self, Position position, Moves moves) noexcept nogil
    cdef double rate(self, Position position, u64 move) noexcept nogil
    @cython.locals(move=u64, kind=u64, cards=u64, j=int)
    cdef void read(self, Position position, int i) noexcept nogil
    cdef void read_flip(self, Position position) noexcept nogil
    @cython.locals(worth=int, rest=u64, card=int, j=int)
    cdef void read_hand(self, u64 hand) noexcept nogil
    cdef void read_name(self, Position position, int other) noexcept nogil
    @cython.locals(value=int, damage=int, doubling=u64, healed=int, pile=int, owed=int)
    cdef void read_play(self, Position position, u64 cards) noexcept nogil
    @cython.locals(attack=int)
    cdef void read_kill(self, Position position, u64 hand, int spare) noexcept nogil
    @cython.locals(worth=int, hoped=float, most=int, rest=u64, card=int, damage=int)
    cdef void read_stand(self, Position position, u64 hand, int left, int owed, int drawn) noexcept nogil
    # places as Py_ssize_t: an int could wrap around, and the loops would not become vector instructions
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, x=float)
    cdef void prepare(self) noexcept nogil
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, count=Py_ssize_t, x=float, total=float)
    cdef float forward(self) noexcept nogil
    @cython.locals(p=float, q=float, r=float, s=float, j=Py_ssize_t)
    cdef void add_first(self, Py_ssize_t a, Py_ssize_t b, Py_ssize_t c, Py_ssize_t d) noexcept nogil
    @cython.locals(p=float, q=float, r=float, s=float, j=Py_ssize_t)
    cdef void add_second(self, Py_ssize_t i) noexcept nogil
    cdef void adopt(self, Position position) noexcept nogil
    @cython.locals(i=int, best=u64, top=float, answer=float)
    cdef u64 choose(self, Position position) noexcept nogil
    cpdef u64 move(self, Position position)
    @cython.locals(i=int)
    cpdef list answers(self, Position position)
    @cython.locals(i=int, j=int, at=int)
    cpdef tuple rows(self, Position position, list moves)

@cython.locals(position=Position, i=int, wins=int, decisions=int, steps=int, gone=double)
cpdef tuple quick_games(Quick quick, Position start, int games, u64 seed)
