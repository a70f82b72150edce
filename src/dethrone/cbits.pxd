# The compiled twin of bits.py: machine instructions, wrap-around that costs nothing, and the quick generator.
cdef extern from *:
    """
    #if defined(_MSC_VER)
      #include <intrin.h>
      static __inline int dt_ctz(unsigned __int64 x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
      static __inline int dt_top(unsigned __int64 x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
      #define dt_popcount(x) ((int)__popcnt64(x))
    #else
      #define dt_ctz(x) __builtin_ctzll(x)
      #define dt_top(x) (63 - __builtin_clzll(x))
      #define dt_popcount(x) __builtin_popcountll(x)
    #endif
    #define dt_wrap(x) (x)
    #if defined(__BMI2__) && defined(__GNUC__)
      /* Not by <immintrin.h>: it is longer than all the rest, in every module. */
      #define dt_pick(word, k) dt_ctz(__builtin_ia32_pdep_di(1ULL << (k), (word)))
    #else
      #if defined(__GNUC__)
        __attribute__((unused))
      #endif
      static int dt_pick(unsigned long long word, int k) {
        while (k-- > 0) word &= word - 1;
        return dt_ctz(word);
      }
    #endif
    #define dt_bit(i) (1ULL << (i))
    #define DT_SEED_STEP 0x9E3779B97F4A7C15ULL
    static inline unsigned long long dt_mix(unsigned long long x) {
      x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
      x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
      return x ^ (x >> 31);
    }
    #define dt_step(x) ((x) + DT_SEED_STEP)
    #define dt_seeded(x) dt_mix(dt_mix((x) + DT_SEED_STEP) + 0x94D049BB133111EBULL)
    """
    int ctz "dt_ctz" (unsigned long long) noexcept nogil
    int top "dt_top" (unsigned long long) noexcept nogil
    int popcount "dt_popcount" (unsigned long long) noexcept nogil
    unsigned long long wrap "dt_wrap" (unsigned long long) noexcept nogil
    unsigned long long bit "dt_bit" (int) noexcept nogil
    int pick "dt_pick" (unsigned long long, int) noexcept nogil
    unsigned long long mix "dt_mix" (unsigned long long) noexcept nogil
    unsigned long long step "dt_step" (unsigned long long) noexcept nogil
    unsigned long long seeded "dt_seeded" (unsigned long long) noexcept nogil

ctypedef unsigned long long u64
