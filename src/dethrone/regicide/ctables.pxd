# The compiled twin of codes.py, of layout.py and of the table of values in cards.py.
from dethrone.cbits cimport popcount, u64  # popcount is used by the C code below

cdef extern from *:
    """
    #define DT_ONE 1ULL
    #define DT_JESTERS (3ULL << 52)
    #define DT_FIRST_JESTER (1ULL << 52)
    #define DT_CARDS ((1ULL << 54) - 1)
    #define DT_KIND (15ULL << 54)
    #define DT_PLAY 0ULL
    #define DT_PAY (1ULL << 54)
    #define DT_YIELD (2ULL << 54)
    #define DT_FLIP (3ULL << 54)
    #define DT_NEXT (4ULL << 54)
    #define DT_POST (5ULL << 54)
    #define DT_NUMBERED 0xFFFFFFFFF0ULL
    #if defined(__GNUC__)
      #define DT_TABLE static const __attribute__((unused))
    #else
      #define DT_TABLE static const
    #endif
    DT_TABLE unsigned long long dt_suit[4] = {
      0x1111111111111ULL, 0x2222222222222ULL, 0x4444444444444ULL, 0x8888888888888ULL};
    DT_TABLE int dt_health[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 30, 40};
    DT_TABLE int dt_attack[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 15, 20};
    DT_TABLE int dt_card_value[64] = {
      1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7,
      8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 15, 15, 15, 15, 20, 20, 20, 20};
    #define DT_JESTER_PLAY 52
    #define DT_ACE_PAIRS 53
    #define DT_COMPANIONS 59
    #define DT_TWOS 251
    #define DT_THREES 275
    #define DT_FOURS 283
    #define DT_YIELDING 284
    #define DT_FLIPPING 285
    #define DT_NAMES 286
    #define DT_WISHES 290
    #define DT_PAYMENTS 293
    #define DT_LONG_COMBOS 66
    #define DT_AT_PHASE 0
    #define DT_AT_ASKED 5
    #define DT_AT_TURN 9
    #define DT_AT_SEAT 13
    #define DT_AT_OUTCOME 17
    #define DT_AT_ENEMY 21
    #define DT_AT_FACTS 33
    #define DT_AT_HAND_SIZES 46
    #define DT_AT_YIELDED 50
    #define DT_AT_WISHES 54
    #define DT_AT_SLOTS 58
    #define DT_AT_CASTLE 68
    #define DT_AT_HAND 80
    #define DT_AT_PLAY 134
    #define DT_AT_PLAYER 188
    #define DT_AT_DISCARD 242
    #define DT_AT_LAYER 296
    #define DT_AT_STRAY 350
    #define DT_AT_TAVERN 404
    #define DT_AT_HANDS 458
    #define DT_WIDTH 488
    #define DT_PLANE 54
    #define DT_PLANES 6
    /* The worth of a set without a loop: for each binary digit, how many of its cards have it in their value. */
    #if defined(__GNUC__)
      __attribute__((unused))
    #endif
    static int dt_mask_value(unsigned long long cards) {
      return dt_popcount(cards & 0x00f00f0f0f0f0fULL) + 2 * dt_popcount(cards & 0x00fff00ff00ff0ULL)
        + 4 * dt_popcount(cards & 0x0ff0000ffff000ULL) + 8 * dt_popcount(cards & 0x00fffff0000000ULL)
        + 16 * dt_popcount(cards & 0x0f000000000000ULL);
    }
    """
    const u64 ONE "DT_ONE"
    const u64 JESTERS "DT_JESTERS"
    const u64 FIRST_JESTER "DT_FIRST_JESTER"
    const u64 CARDS "DT_CARDS"
    const u64 KIND "DT_KIND"
    const u64 PLAY "DT_PLAY"
    const u64 PAY "DT_PAY"
    const u64 YIELD "DT_YIELD"
    const u64 FLIP "DT_FLIP"
    const u64 NEXT "DT_NEXT"
    const u64 POST "DT_POST"
    const u64 NUMBERED "DT_NUMBERED"
    const u64 SUIT "dt_suit" [4]
    const int HEALTH "dt_health" [16]
    const int ATTACK "dt_attack" [16]
    const int CARD_VALUE "dt_card_value" [64]
    const int JESTER_PLAY "DT_JESTER_PLAY"
    const int ACE_PAIRS "DT_ACE_PAIRS"
    const int COMPANIONS "DT_COMPANIONS"
    const int TWOS "DT_TWOS"
    const int THREES "DT_THREES"
    const int FOURS "DT_FOURS"
    const int YIELDING "DT_YIELDING"
    const int FLIPPING "DT_FLIPPING"
    const int NAMES "DT_NAMES"
    const int WISHES "DT_WISHES"
    const int PAYMENTS "DT_PAYMENTS"
    const int LONG_COMBOS "DT_LONG_COMBOS"
    const int AT_PHASE "DT_AT_PHASE"
    const int AT_ASKED "DT_AT_ASKED"
    const int AT_TURN "DT_AT_TURN"
    const int AT_SEAT "DT_AT_SEAT"
    const int AT_OUTCOME "DT_AT_OUTCOME"
    const int AT_ENEMY "DT_AT_ENEMY"
    const int AT_FACTS "DT_AT_FACTS"
    const int AT_HAND_SIZES "DT_AT_HAND_SIZES"
    const int AT_YIELDED "DT_AT_YIELDED"
    const int AT_WISHES "DT_AT_WISHES"
    const int AT_SLOTS "DT_AT_SLOTS"
    const int AT_CASTLE "DT_AT_CASTLE"
    const int AT_HAND "DT_AT_HAND"
    const int AT_PLAY "DT_AT_PLAY"
    const int AT_PLAYER "DT_AT_PLAYER"
    const int AT_DISCARD "DT_AT_DISCARD"
    const int AT_LAYER "DT_AT_LAYER"
    const int AT_STRAY "DT_AT_STRAY"
    const int AT_TAVERN "DT_AT_TAVERN"
    const int AT_HANDS "DT_AT_HANDS"
    const int WIDTH "DT_WIDTH"
    const int PLANE "DT_PLANE"
    const int PLANES "DT_PLANES"
    int mask_value "dt_mask_value" (u64) noexcept nogil
