"""Learning by playing: lessons and puzzles as fixed positions, tried out on the engine and nowhere kept.

It stands beside the host, so that every face may use it. Positions are data; tests let the engine play each of them.
"""
