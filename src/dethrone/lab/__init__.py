"""The laboratory: many games at once, fair comparisons, and reports a person likes to read.

`dethrone lab run` plays, `compare` decides which of two line-ups is better, `report` tells what happened, `tune` and
`train` make the weights of the searching players. What is played depends on the run's seed and the game's number
alone, so one process, many, or a cluster write the same files to the byte.
"""
