# The compiled twin of the table of values in cards.py.
cdef extern from *:
    """
    static const int dt_card_value[64] = {
      1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7,
      8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 15, 15, 15, 15, 20, 20, 20, 20};
    """
    const int CARD_VALUE "dt_card_value" [64]
