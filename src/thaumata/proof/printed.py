"""Reading printed icons off their forms, to compare their sums with a city's cached numbers."""

from mypy_extensions import i64

from thaumata.proof.soundness import odd_number


def one_at(place: int) -> int:
    """Return a row of counts with a one at a place."""
    return int(256**place)


def number_in(detail: object) -> int:
    """Return a number in a form."""
    assert isinstance(detail, int)
    return detail


def words_in(detail: object) -> list[str]:
    """Return the words listed in a form."""
    assert isinstance(detail, tuple)
    return [str(word) for word in detail]


def amounts_in(detail: object) -> dict[str, int]:
    """Return the amount of each word in a form."""
    assert isinstance(detail, dict)
    return {str(word): number_in(number) for word, number in detail.items()}


def must_keep(city: i64, what: str, kept: i64, expected: i64) -> None:
    """Raise ``Unsound`` if a city's cached number differs from the sum of its components."""
    if kept != expected:
        raise odd_number(f"cities[{city}]", what, kept, expected)
