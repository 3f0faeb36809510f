"""The Gate (D105, D139)."""

from tests.rules.duel.table import coins, deal, play, texts, waits_for
from tests.rules.pantheon.table import activations, deck, gods_of, on_spaces, pantheon
from thaumata import NATURE


def test_the_gate_reveals_the_top_of_every_deck_and_activates_one() -> None:
    """D139."""
    state = pantheon(spaces={1: "gate"}, coins=(6, 7))
    play(state, "activate gate")
    assert coins(state)[0] == 0
    assert waits_for(state) == ("show_god", NATURE)
    deal(state, "nisaba", "tanit", "hades", "ra", "neptune")
    assert waits_for(state) == ("free_god", 0)
    play(state, "activate tanit")
    assert coins(state)[0] == 12
    assert gods_of(state, 0) == {"gate", "tanit"}
    assert deck(state, "greek") == ["hades", "?greek", "?greek"]
    assert deck(state, "phoenician") == ["?phoenician", "?phoenician"]
    assert on_spaces(state) == {}
    assert waits_for(state) == ("turn", 1)


def test_an_empty_deck_shows_nobody() -> None:
    """D139."""
    state = pantheon(spaces={1: "gate"}, gods=(("zeus", "hades"), ("aphrodite",)))
    play(state, "activate gate")
    deal(state, "ishtar", "baal", "isis", "mars")
    assert activations(state) == [f"activate {god}" for god in ("ishtar", "baal", "isis", "mars")]


def test_a_top_god_that_a_player_has_seen_is_shown_as_it_is() -> None:
    """D139."""
    state = pantheon(
        spaces={1: "gate"}, decks={"greek": [("zeus", [1]), "?greek", "?greek"]}, coins=(6, 7)
    )
    play(state, "activate gate")
    deal(state, "ishtar", "baal")
    assert texts(state) == ["deal zeus"]


def test_a_god_put_back_on_top_comes_up_again() -> None:
    """D139."""
    state = pantheon(
        spaces={1: "gate"},
        wonders=((), ("divine_theater",)),
        coins=(6, 20),
        open=("walls", "forum"),
    )
    play(state, "activate gate")
    deal(state, "ishtar", "baal", "zeus", "isis", "mars")
    play(state, "activate mars", "wonder divine_theater walls", "reveal greek")
    assert texts(state) == ["deal zeus"]


def test_the_gate_costs_twice_its_space() -> None:
    """D105."""
    assert activations(pantheon(spaces={1: "gate"}, coins=(5, 7))) == []
    assert activations(pantheon(spaces={1: "gate"}, coins=(6, 7))) == ["activate gate"]
    assert activations(pantheon(spaces={6: "gate"}, coins=(16, 7))) == ["activate gate"]
    assert activations(pantheon(spaces={6: "gate"}, coins=(15, 7))) == []
