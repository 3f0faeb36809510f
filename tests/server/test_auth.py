"""Identity and limits: signatures, rates, the language of a request."""

from thaumata.server.http.signer import Claim, Signer
from thaumata.server.limits import RateLimit
from thaumata.server.problems import language_of


def test_what_is_signed_for_one_use_is_not_good_for_another() -> None:
    signer, claim = Signer("ab" * 32), Claim("guest", 3)
    assert signer.read_cookie(signer.cookie(claim)) == claim
    assert signer.read_key(signer.key(claim)) == claim
    assert signer.read_key(signer.cookie(claim)) is None
    assert Signer("cd" * 32).read_cookie(signer.cookie(claim)) is None
    for forged in ("", "guest", "guest.3", "guest.4." + signer.cookie(claim)[8:], "é.1.x", "." * 9):
        assert signer.read_cookie(forged) is None


def test_a_sender_is_slowed_down_and_forgiven() -> None:
    now = [0.0]
    limit = RateLimit(2, lambda: now[0])
    assert sum(limit.allows("a") for _ in range(100)) == 10
    assert limit.allows("b")
    now[0] = 1.0
    assert sum(limit.allows("a") for _ in range(100)) == 2


def test_a_sender_may_send_more_at_once_than_the_rate_gives_in_five_seconds() -> None:
    now = [0.0]
    limit = RateLimit(0.5, lambda: now[0], at_once=14)
    assert sum(limit.allows("a") for _ in range(100)) == 14
    now[0] = 4.0
    assert sum(limit.allows("a") for _ in range(100)) == 2
    now[0] = 1000.0
    assert sum(limit.allows("a") for _ in range(100)) == 14


def test_the_language_is_the_first_that_there_are_words_for() -> None:
    assert language_of("de, uk-UA;q=0.8, en") == "uk"
    assert language_of("") == language_of("*;q=x,,,") == "en"
