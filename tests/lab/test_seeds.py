"""Seeds are told by the number of the game alone, and neighbours have nothing in common."""

from dethrone.lab.seeds import deal_seed, player_seed


def test_the_same_on_every_machine() -> None:
    assert deal_seed(1, 0) == 1892656260909634926
    assert deal_seed(1, 1) == 5738851736962928957


def test_no_two_alike() -> None:
    deals = {deal_seed(run, game) for run in range(5) for game in range(2000)}
    players = {player_seed(1, game, seat) for game in range(2000) for seat in range(4)}
    assert len(deals | players) == 18_000
    assert all(0 <= seed < 1 << 63 for seed in deals | players)


def test_neighbours_differ_in_half_of_the_bits() -> None:
    pairs = [deal_seed(1, game) ^ deal_seed(1, game + 1) for game in range(1000)]
    mean = sum(bits.bit_count() for bits in pairs) / len(pairs)
    assert 31 < mean < 32
