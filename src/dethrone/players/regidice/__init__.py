"""Regidice's players: random, greedy and searching."""
