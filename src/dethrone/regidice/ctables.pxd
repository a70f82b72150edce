# The compiled twin of codes.py and layout.py; a test compares them.
from dethrone.cbits cimport u64

cdef extern from *:
    """
    #define RD_DECLARE 0
    #define RD_RESOLVE 1
    #define RD_RAISE 2
    #define RD_SET 3
    #define RD_COLOUR 4
    #define RD_PIPS 5
    #define RD_HEAL 6
    #define RD_SHARE 7
    #define RD_SPLIT 8
    #define RD_LOSE 9
    #define RD_PREPARE 10
    #define RD_OVER 11
    #define RD_M_DECLARE 1
    #define RD_M_ACT 2
    #define RD_M_SPEND 3
    #define RD_M_RAISE 4
    #define RD_M_SET 5
    #define RD_M_CAST 6
    #define RD_M_USE 7
    #define RD_M_PIPS 8
    #define RD_M_HEAL 9
    #define RD_M_SHARE 10
    #define RD_M_SPLIT 11
    #define RD_M_LOSE 12
    #define RD_M_PUT 13
    #define RD_M_DONE 14
    #define RD_O_SAME_CALL 1
    #define RD_O_BLACK_PRESENT 2
    #define RD_O_CAST_DECLARED 4
    #define RD_O_ROUND_START 8
    #define RD_O_SEQUENTIAL 16
    #define RD_O_NEW_PREPARABLE 32
    #define RD_O_OTHERS 64
    #define RD_O_BOARD 128
    #define RD_O_ROLLED_ONLY 256
    #define RD_O_MANDATORY 512
    #define RD_O_FINE 1024
    #define RD_O_IMMEDIATE 2048
    #define RD_O_SHARE 4096
    #define RD_O_SINGLE 8192
    #define RD_O_CASCADE 16384
    #define RD_O_VOTE 32768
    #define RD_O_NO_TOUCH 65536
    #define RD_KIND_SHIFT 56
    #define RD_SEATS 4
    #define RD_FACES 7
    #define RD_FIRST_CAST 18
    #define RD_FIRST_BLACK_CAST 24
    #define RD_COMPANION 26
    #define RD_CALLS 27
    #define RD_ENEMY_SEAT 7
    #define RD_THREE_BITS 7
    #define RD_FED 64
    #define RD_K_DECLARE (1ULL << 56)
    #define RD_K_ACT (2ULL << 56)
    #define RD_K_SPEND (3ULL << 56)
    #define RD_K_RAISE (4ULL << 56)
    #define RD_K_SET (5ULL << 56)
    #define RD_K_CAST (6ULL << 56)
    #define RD_K_USE (7ULL << 56)
    #define RD_K_PIPS (8ULL << 56)
    #define RD_K_HEAL (9ULL << 56)
    #define RD_K_SHARE (10ULL << 56)
    #define RD_K_SPLIT (11ULL << 56)
    #define RD_K_LOSE (12ULL << 56)
    #define RD_K_PUT (13ULL << 56)
    #define RD_K_DONE (14ULL << 56)
    #define RD_ANY_SET 0x3FFFFFFFULL
    #define RD_LOW32 0xFFFFFFFFULL
    #define RD_DECLARATIONS 0
    #define RD_ACTS 27
    #define RD_SPENDS 31
    #define RD_RAISES 47
    #define RD_ENEMY_RAISES 127
    #define RD_CASTS 132
    #define RD_LOSSES 136
    #define RD_PUTS 164
    #define RD_DONE 188
    #define RD_HEALS 189
    #define RD_BLOCKS 199
    #define RD_SHARES 373
    #define RD_PATTERNS 499
    #define RD_ATTACKS 751
    #define RD_COLOURS 1808
    #define RD_RUNS 4
    #define RD_BLOCK_SIZES 29
    #define RD_AT_PHASE 0
    #define RD_AT_ASKED 12
    #define RD_AT_FIRST 16
    #define RD_AT_SEAT 20
    #define RD_AT_ACTOR 24
    #define RD_AT_FINISHER 28
    #define RD_AT_ENEMY 32
    #define RD_AT_STATUS 35
    #define RD_AT_FACTS 37
    #define RD_AT_RESOLVED 56
    #define RD_AT_DEALERS 60
    #define RD_AT_CAUGHT 64
    #define RD_AT_OWED 68
    #define RD_AT_INJURED 72
    #define RD_AT_ENEMY_DICE 76
    #define RD_AT_ENEMY_START 82
    #define RD_AT_WANTED 88
    #define RD_AT_LAST_SET 94
    #define RD_AT_VOTES 100
    #define RD_AT_CALLS 104
    #define RD_AT_DICE 212
    #define RD_AT_IDLE 308
    #define RD_AT_ZONES 324
    #define RD_AT_RECEIVED 420
    #define RD_WIDTH 436
    #define RD_CALL_CODES 27
    """
    const int DECLARE "RD_DECLARE"
    const int RESOLVE "RD_RESOLVE"
    const int RAISE "RD_RAISE"
    const int SET "RD_SET"
    const int COLOUR "RD_COLOUR"
    const int PIPS "RD_PIPS"
    const int HEAL "RD_HEAL"
    const int SHARE "RD_SHARE"
    const int SPLIT "RD_SPLIT"
    const int LOSE "RD_LOSE"
    const int PREPARE "RD_PREPARE"
    const int OVER "RD_OVER"
    const int M_DECLARE "RD_M_DECLARE"
    const int M_ACT "RD_M_ACT"
    const int M_SPEND "RD_M_SPEND"
    const int M_RAISE "RD_M_RAISE"
    const int M_SET "RD_M_SET"
    const int M_CAST "RD_M_CAST"
    const int M_USE "RD_M_USE"
    const int M_PIPS "RD_M_PIPS"
    const int M_HEAL "RD_M_HEAL"
    const int M_SHARE "RD_M_SHARE"
    const int M_SPLIT "RD_M_SPLIT"
    const int M_LOSE "RD_M_LOSE"
    const int M_PUT "RD_M_PUT"
    const int M_DONE "RD_M_DONE"
    const int O_SAME_CALL "RD_O_SAME_CALL"
    const int O_BLACK_PRESENT "RD_O_BLACK_PRESENT"
    const int O_CAST_DECLARED "RD_O_CAST_DECLARED"
    const int O_ROUND_START "RD_O_ROUND_START"
    const int O_SEQUENTIAL "RD_O_SEQUENTIAL"
    const int O_NEW_PREPARABLE "RD_O_NEW_PREPARABLE"
    const int O_OTHERS "RD_O_OTHERS"
    const int O_BOARD "RD_O_BOARD"
    const int O_ROLLED_ONLY "RD_O_ROLLED_ONLY"
    const int O_MANDATORY "RD_O_MANDATORY"
    const int O_FINE "RD_O_FINE"
    const int O_IMMEDIATE "RD_O_IMMEDIATE"
    const int O_SHARE "RD_O_SHARE"
    const int O_SINGLE "RD_O_SINGLE"
    const int O_CASCADE "RD_O_CASCADE"
    const int O_VOTE "RD_O_VOTE"
    const int O_NO_TOUCH "RD_O_NO_TOUCH"
    const int KIND_SHIFT "RD_KIND_SHIFT"
    const int SEATS "RD_SEATS"
    const int FACES "RD_FACES"
    const int FIRST_CAST "RD_FIRST_CAST"
    const int FIRST_BLACK_CAST "RD_FIRST_BLACK_CAST"
    const int COMPANION "RD_COMPANION"
    const int CALLS "RD_CALLS"
    const int ENEMY_SEAT "RD_ENEMY_SEAT"
    const int THREE_BITS "RD_THREE_BITS"
    const int FED "RD_FED"
    const u64 K_DECLARE "RD_K_DECLARE"
    const u64 K_ACT "RD_K_ACT"
    const u64 K_SPEND "RD_K_SPEND"
    const u64 K_RAISE "RD_K_RAISE"
    const u64 K_SET "RD_K_SET"
    const u64 K_CAST "RD_K_CAST"
    const u64 K_USE "RD_K_USE"
    const u64 K_PIPS "RD_K_PIPS"
    const u64 K_HEAL "RD_K_HEAL"
    const u64 K_SHARE "RD_K_SHARE"
    const u64 K_SPLIT "RD_K_SPLIT"
    const u64 K_LOSE "RD_K_LOSE"
    const u64 K_PUT "RD_K_PUT"
    const u64 K_DONE "RD_K_DONE"
    const u64 ANY_SET "RD_ANY_SET"
    const u64 LOW32 "RD_LOW32"
    const int DECLARATIONS "RD_DECLARATIONS"
    const int ACTS "RD_ACTS"
    const int SPENDS "RD_SPENDS"
    const int RAISES "RD_RAISES"
    const int ENEMY_RAISES "RD_ENEMY_RAISES"
    const int CASTS "RD_CASTS"
    const int LOSSES "RD_LOSSES"
    const int PUTS "RD_PUTS"
    const int DONE "RD_DONE"
    const int HEALS "RD_HEALS"
    const int BLOCKS "RD_BLOCKS"
    const int SHARES "RD_SHARES"
    const int PATTERNS "RD_PATTERNS"
    const int ATTACKS "RD_ATTACKS"
    const int COLOURS "RD_COLOURS"
    const int RUNS "RD_RUNS"
    const int BLOCK_SIZES "RD_BLOCK_SIZES"
    const int AT_PHASE "RD_AT_PHASE"
    const int AT_ASKED "RD_AT_ASKED"
    const int AT_FIRST "RD_AT_FIRST"
    const int AT_SEAT "RD_AT_SEAT"
    const int AT_ACTOR "RD_AT_ACTOR"
    const int AT_FINISHER "RD_AT_FINISHER"
    const int AT_ENEMY "RD_AT_ENEMY"
    const int AT_STATUS "RD_AT_STATUS"
    const int AT_FACTS "RD_AT_FACTS"
    const int AT_RESOLVED "RD_AT_RESOLVED"
    const int AT_DEALERS "RD_AT_DEALERS"
    const int AT_CAUGHT "RD_AT_CAUGHT"
    const int AT_OWED "RD_AT_OWED"
    const int AT_INJURED "RD_AT_INJURED"
    const int AT_ENEMY_DICE "RD_AT_ENEMY_DICE"
    const int AT_ENEMY_START "RD_AT_ENEMY_START"
    const int AT_WANTED "RD_AT_WANTED"
    const int AT_LAST_SET "RD_AT_LAST_SET"
    const int AT_VOTES "RD_AT_VOTES"
    const int AT_CALLS "RD_AT_CALLS"
    const int AT_DICE "RD_AT_DICE"
    const int AT_IDLE "RD_AT_IDLE"
    const int AT_ZONES "RD_AT_ZONES"
    const int AT_RECEIVED "RD_AT_RECEIVED"
    const int WIDTH "RD_WIDTH"
    const int CALL_CODES "RD_CALL_CODES"
