"""The generator: the same numbers on every machine, compiled or not, and all equally likely."""

import copy
import hashlib
import pickle
from collections import Counter
from collections.abc import Callable

import pytest

from thaumata.rng import Rng

PINNED = [
    (7, 0, ([3069104647, 3582417929, 1446471690, 4196707356], "6cdbd909a4b2335c")),
    (0xDEADBEEFCAFE, 5, ([761313496, 2763888548, 1904069965, 3020875505], "0e3214fff2f6595c")),
    (-1, 255, ([1879818109, 1289141468, 2872350355, 2181419752], "517381ac0e166800")),
]
"""Seed, stream, the first words, and the hash of the first thousand."""


def words(rng: Rng, amount: int) -> list[int]:
    return [int(rng.word()) for _ in range(amount)]


@pytest.mark.parametrize(("seed", "stream", "expected"), PINNED)
def test_the_first_thousand_numbers_never_change(
    seed: int, stream: int, expected: tuple[list[int], str]
) -> None:
    first, digest = expected
    found = words(Rng(seed, stream), 1000)
    assert found[: len(first)] == first
    assert hashlib.sha256(" ".join(map(str, found)).encode()).hexdigest()[:16] == digest


def sfc32(seed: int, stream: int) -> Callable[[], int]:
    """The published generator, implemented a second time with plain integers."""
    full = 2**32
    a, b, c, counter = seed % full, seed // full % full, stream % full, 1

    def word() -> int:
        nonlocal a, b, c, counter
        result = (a + b + counter) % full
        counter = (counter + 1) % full
        a = b ^ (b // 2**9)
        b = 9 * c % full
        c = (c * 2**21 % full + c // 2**11 + result) % full
        return result

    for _ in range(12):
        word()
    return word


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**32, 2**62 + 12345])
@pytest.mark.parametrize("stream", [0, 1, 31, 2**31])
def test_the_numbers_are_those_of_the_published_generator(seed: int, stream: int) -> None:
    word = sfc32(seed, stream)
    assert words(Rng(seed, stream), 1000) == [word() for _ in range(1000)]


def test_a_generator_that_is_seeded_again_starts_again() -> None:
    rng = Rng(3)
    words(rng, 10)
    rng.reseed(8, 2)
    assert words(rng, 10) == words(Rng(8, 2), 10)


def test_seeds_and_streams_give_different_numbers() -> None:
    starts = {tuple(words(Rng(seed, stream), 2)) for seed in range(50) for stream in range(50)}
    assert len(starts) == 2500


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 23, 64, 100])
def test_all_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    rng = Rng(2024, limit)
    counts = Counter(int(rng.below(limit)) for _ in range(300 * limit))
    assert set(counts) == set(range(limit))
    # Beyond six standard deviations of the chi-square distribution.
    assert chi_square(counts, limit) < limit + 6 * (2 * limit) ** 0.5


def test_numbers_below_a_large_limit_are_not_tilted() -> None:
    """The remainder of a word would be below 2**30 three times in four instead of two in three."""
    rng = Rng(5)
    low = sum(rng.below(3 * 2**29) < 2**30 for _ in range(30_000))
    assert abs(low - 20_000) < 6 * (30_000 * 2 / 9) ** 0.5


def test_the_largest_limit_is_half_of_all_words() -> None:
    """Beyond it the product of a word and the limit would not fit 64 bits when compiled."""
    rng, same = Rng(6), Rng(6)
    assert [rng.below(2**31) for _ in range(100)] == [same.word() // 2 for _ in range(100)]


def test_a_copied_or_pickled_generator_goes_on_with_the_same_numbers() -> None:
    rng = Rng(7, 3)
    rng.word()
    copies = [copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))]
    words = [rng.word() for _ in range(5)]
    assert all([each.word() for _ in range(5)] == words for each in copies)
