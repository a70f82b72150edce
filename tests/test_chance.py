"""Chance from a secret: committed to beforehand, the same for everybody afterwards, and fair."""

import hashlib

import pytest

from dethrone.chance import SECRET_BYTES, Secret, Seed, Stream, Written, commitment, new_secret, promise

SECRET = bytes(range(32))


def test_secrets_are_fresh() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {SECRET_BYTES}


def promised(
    secret: bytes = SECRET, game: str = "regicide", rules: str = "official", players: int = 2
) -> str:
    return commitment(secret, game=game, rules=rules, players=players)


def test_a_commitment_is_the_sha256_of_four_lines_of_a_record() -> None:
    lines = f'[Game "regicide"]\n[Rules "official"]\n[Players "2"]\n[Secret "{SECRET.hex()}"]\n'
    assert promised() == hashlib.sha256(lines.encode()).hexdigest()


def test_a_commitment_is_to_the_whole_deal() -> None:
    others = [promised(bytes(32)), promised(game="regidice"), promised(rules="summary"), promised(players=3)]
    assert len({promised(), *others}) == 5


def test_only_a_secret_is_promised() -> None:
    chances = {Secret(SECRET): promised(), Secret(SECRET, ("Ada",)): promised(), Seed(7): None, None: None}
    for chance, expected in chances.items():
        assert promise(chance, game="regicide", rules="official", players=2) == expected
    assert promise(Written({}), game="regicide", rules="official", players=2) is None


def test_words_are_shake_256_of_secret_and_purpose() -> None:
    data = hashlib.shake_256(SECRET + b"\x00" + b"deal").digest(24)
    expected = [int.from_bytes(data[at : at + 8], "big") for at in (0, 8, 16)]
    assert Stream(SECRET, "deal").words(3) == expected


def test_words_do_not_depend_on_how_they_are_taken() -> None:
    whole = Stream(SECRET, "deal").words(300)
    stream = Stream(SECRET, "deal")
    assert [word for count in (1, 2, 70, 200, 27) for word in stream.words(count)] == whole
    assert len(set(whole)) == 300


def test_purposes_and_secrets_tell_nothing_of_each_other() -> None:
    streams = [
        Stream(SECRET, "deal"),
        Stream(SECRET, "move 1"),
        Stream(SECRET, "move 11"),
        Stream(bytes(32), "deal"),
    ]
    words = [word for stream in streams for word in stream.words(50)]
    assert len(set(words)) == 200


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 52])
def test_below_is_fair(bound: int) -> None:
    draws = 6000
    stream = Stream(SECRET, f"below {bound}")
    counts = [0] * bound
    for _ in range(draws):
        counts[stream.below(bound)] += 1
    expected = draws / bound
    assert sum((count - expected) ** 2 / expected for count in counts) < bound + 5 * (2 * bound) ** 0.5


def test_below_refuses_what_would_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words beyond the last whole multiple of the bound are thrown away."""
    stream = Stream(SECRET, "biased")
    words = iter([[(1 << 64) - 1], [5]])
    monkeypatch.setattr(stream, "words", lambda count: next(words) if count == 1 else [])
    assert stream.below(3) == 2


def test_shuffle_is_fair_and_repeatable() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for number in range(2400):
        items = [0, 1, 2, 3]
        Stream(SECRET, f"shuffle {number}").shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 23 + 5 * 46**0.5
    first, second = list(range(10)), list(range(10))
    Stream(SECRET, "again").shuffle(first)
    Stream(SECRET, "again").shuffle(second)
    assert first == second
