"""Tables of two players with a choice of a card for the Free City."""

from tests.rules.classic.table import act, classic, legal, number_of, ways
from thaumata.classic.state import ClassicState
from thaumata.kit.piles import clear, put

OWN_CARDS = ("altar", "vineyard", "palace")
"""For each age the card that the controller sells for the own city."""


def choosing(*hand: str, **more: object) -> ClassicState:
    """Set up seat 0's choice of one of these cards for the Free City.

    By default no city has coins, and the Free City's board is Gizah; to its left, as that of seat
    0, is Rhodos, to its right Ephesos.
    """
    setting: dict[str, object] = {
        "boards": ("rhodos A", "ephesos A", "gizah A"),
        "coins": (0, 0, 0),
    }
    state = classic(2, **{**setting, **more})  # type: ignore[arg-type]
    own = OWN_CARDS[int(state.age) - 1]
    hold(state, *hand, own)
    act(state, 0, f"sell {own}")
    return state


def hold(state: ClassicState, *hand: str) -> None:
    """Put other cards into the hand of seat 0."""
    pile = state.hand_at(0)
    clear(state.hands, pile)
    for card in hand:
        put(state.hands, pile, number_of(state, card) & 63)


def for_free_city(state: ClassicState) -> list[str]:
    """List the choices of seat 0 for the Free City."""
    return [text.removeprefix("city ") for text in legal(state, 0)]


def finish(state: ClassicState, text: str) -> None:
    """Choose for the Free City with seat 0, and build a free card with the other player."""
    act(state, 0, f"city {text}")
    free = next(way for way in ways(state, 1, "build") if " " not in way)
    act(state, 1, f"build {free}")
