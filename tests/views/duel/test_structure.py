"""The middle of the table in a view: structure, unseen cards, board, discard pile."""

from tests.rules.duel.table import duel, play
from tests.views.duel.games import first_turn, moments
from thaumata.duel.state import DuelState
from thaumata.views import view
from thaumata.views.duel.structs import MilitaryToken, SlotView, StructureView


def structure_of(state: DuelState) -> StructureView:
    structure = view(state).structure
    assert structure is not None
    return structure


def test_the_first_structure_has_five_rows_and_twenty_cards() -> None:
    structure = structure_of(first_turn())
    assert (structure.rows, structure.columns, len(structure.slots)) == (5, 11, 20)
    assert [slot.slot for slot in structure.slots if slot.accessible] == [
        "r5c1",
        "r5c3",
        "r5c5",
        "r5c7",
        "r5c9",
        "r5c11",
    ]


def test_a_card_face_down_shows_its_back_alone() -> None:
    for slot in structure_of(first_turn()).slots:
        assert slot.face_up == (slot.row % 2 == 1)
        assert (slot.card is not None) == slot.face_up
        assert slot.back == "age1"


def test_a_slot_tells_what_still_covers_it() -> None:
    state = duel(structure={"r3c5": "altar", "r4c4": "baths", "r4c6": "tavern"})
    assert structure_of(state).slots == (
        SlotView("r3c5", 3, 5, "altar", "age1", False, True, ("r4c4", "r4c6")),
        SlotView("r4c4", 4, 4, "baths", "age1", True, True, ()),
        SlotView("r4c6", 4, 6, "tavern", "age1", True, True, ()),
    )
    play(state, "discard baths")
    covered, _ = structure_of(state).slots
    assert covered.covered_by == ("r4c6",)
    play(state, "discard tavern")
    (free,) = structure_of(state).slots
    assert free.accessible


def test_guilds_are_known_by_their_backs() -> None:
    """D227."""
    seen = set()
    for state, _ in moments(2):
        if state.age == 3 and state.decision() == "turn":
            shown = view(state)
            backs = {unseen.back: unseen for unseen in shown.unseen}
            assert set(backs) == {"age3", "guild"}
            assert all(card.endswith("_guild") for card in backs["guild"].cards)
            seen |= {slot.back for slot in structure_of(state).slots}
    assert seen == {"age3", "guild"}


def test_unseen_cards_are_those_that_nobody_has_met() -> None:
    for state, _ in moments(3):
        if state.age == 0:
            continue
        shown = view(state)
        assert shown.structure is not None
        open_cards = {slot.card for slot in shown.structure.slots if slot.card}
        built = {card for city in shown.cities for cards in city.cards.values() for card in cards}
        under = {wonder.card for city in shown.cities for wonder in city.wonders}
        met = open_cards | built | under | set(shown.discards)
        for unseen in shown.unseen:
            assert not met & set(unseen.cards)
            face_down = [
                slot
                for slot in shown.structure.slots
                if slot.back == unseen.back and not slot.face_up
            ]
            assert unseen.face_down == len(face_down) <= len(unseen.cards)


def test_three_cards_of_the_first_age_stay_unseen() -> None:
    (unseen,) = view(first_turn()).unseen
    assert (unseen.back, unseen.face_down, len(unseen.cards)) == ("age1", 8, 11)


def test_the_track_shows_the_tokens_left_on_each_side() -> None:
    board = view(duel(pawn=-4, military_tokens=(("large",), ("small", "large")))).board
    assert board.pawn == -4
    assert board.military_tokens == (
        (MilitaryToken("large", 5, 6),),
        (MilitaryToken("small", 2, 3), MilitaryToken("large", 5, 6)),
    )


def test_the_discard_pile_is_listed_in_table_order() -> None:
    shown = view(duel(discards=("port", "tavern", "library", "quarry")))
    assert shown.discards == ("quarry", "tavern", "library", "port")
