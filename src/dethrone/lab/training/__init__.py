"""How the weights of the searching players are made, in a folder for each game. Playing needs none of it.

Two processes play while one fits: more threads in matrix products would only be in each other's way, and the order of
their sums is not the same on every machine. What is said here counts if numpy is not loaded yet.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
