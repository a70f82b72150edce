# The compiled twin of codes.py and of the table of values in cards.py.
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
    int mask_value "dt_mask_value" (u64) noexcept nogil
