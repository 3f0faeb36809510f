"""Hidden information, and the memory of a careful player (C10, C197-C199, C222)."""

from collections import Counter
from typing import cast

from tests.rules.classic.table import act, classic, hand_of, nature, number_of, pile_of, play
from thaumata import NATURE, view
from thaumata.classic.knowledge.memory import remembered
from thaumata.classic.state import (
    SOLD,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
    kind_in,
    use_of,
)
from thaumata.kit.piles import cards_of
from thaumata.rng import Rng
from thaumata.views.classic.structs import DiscardPile

HANDS = (
    ("lumber_yard", "altar", "theater", "stone_pit", "loom", "marketplace", "east_trading_post"),
    ("baths", "press", "glassworks", "stockade", "barracks", "workshop", "west_trading_post"),
    (
        "clay_pool",
        "ore_vein",
        "timber_yard",
        "guard_tower",
        "clay_pit",
        "scriptorium",
        "apothecary",
    ),
    ("lumber_yard", "ore_vein", "excavation", "pawnshop", "tavern", "guard_tower", "scriptorium"),
)
"""A deal of Age I for three players; with the last hand, for four."""


def discards_for(state: ClassicState, viewer: int) -> DiscardPile:
    """Return the discard pile as a seat sees it."""
    return view(state, viewer).discards


def dealt(seats: int = 3) -> ClassicState:
    return classic(seats, hands=HANDS[:seats])


def known(state: ClassicState, seat: int) -> ClassicState:
    return cast(ClassicState, state.known_to(seat))


def sampled(state: ClassicState, seat: int, n: int = 0) -> ClassicState:
    return cast(ClassicState, state.resample(seat, Rng(n, seat)))


def names(state: ClassicState, cards: list[int]) -> list[str]:
    return [state.game.names["card"][card] for card in cards]


def in_hand(state: ClassicState, seat: int, viewer: int) -> Counter[str]:
    """Return the cards that a viewer knows to be, or to have been, in the hand of a seat."""
    return Counter(names(state, remembered(state, viewer)[seat].cards))


def sell_any(state: ClassicState) -> None:
    """Sell a card with all seats, and answer for nature."""
    play(state)
    while state.pending == 1 << NATURE:
        nature(state, state.game.text(state, NATURE, state.legal_actions(NATURE)[0]))


# Hands


def test_a_hand_is_known_to_its_holder_alone() -> None:
    """C10."""
    state = dealt()
    for seat in range(3):
        seen = known(state, seat)
        assert hand_of(seen, seat) == hand_of(state, seat)
        for other in range(3):
            if other != seat:
                assert hand_of(seen, other) == []
                assert remembered(state, seat)[other] == (7, [], 7)


def test_how_many_cards_a_hand_and_the_discard_pile_have_is_known_to_all() -> None:
    """C197."""
    state = dealt()
    for round in range(1, 6):
        for viewer in range(3):
            assert [hand.size for hand in remembered(state, viewer)] == [8 - round] * 3
            assert sum(discards_for(state, viewer).sizes) == 3 * (round - 1)
        play(state)


def test_what_everybody_sees_stays_in_sight() -> None:
    """C197: treasuries, tokens, buildings, stages, the power of Olympia."""
    state = classic(
        boards=("olympia A", "gizah A", "rhodos A"), stages=(2, 1), built=(("baths",), ("loom",))
    )
    play(state)
    for seen in (known(state, 2), sampled(state, 2), known(state, 0).known_to(1)):
        assert isinstance(seen, ClassicState)
        for here, there in zip(seen.cities, state.cities, strict=True):
            assert here.numbers() == there.numbers()


def test_a_hand_that_was_passed_on_is_remembered_less_what_was_built() -> None:
    """C10: everybody may remember the cards that went through their hands."""
    state = dealt()
    passed = Counter(hand_of(state, 0)) - Counter(["altar"])
    play(state, "build altar", "build press", "sell timber_yard")
    assert in_hand(state, 1, viewer=0) == passed
    assert remembered(state, 0)[1] == (6, remembered(state, 0)[1].cards, 0)
    play(state, "sell ore_vein", "build theater", "sell stockade")
    # Hand 0 has come to seat 2: the theater was built, and no card of it went face down.
    assert in_hand(state, 2, viewer=0) == passed - Counter(["theater"])
    play(state, "", "", "sell marketplace")
    # It has come back, and seat 0 sees it.
    assert in_hand(state, 0, viewer=0) == passed - Counter(["theater", "marketplace"])


def test_which_card_of_a_hand_went_face_down_only_its_player_knows() -> None:
    """C198: with four players a hand comes back after three others have had it."""
    state = dealt(4)
    passed = Counter(hand_of(state, 0)) - Counter(["altar"])
    play(state, "build altar", "build press", "build clay_pool", "build tavern")
    play(state, "", "sell theater", "build glassworks", "")
    assert in_hand(state, 2, viewer=0) == passed
    assert remembered(state, 0)[2].size == 5
    assert in_hand(state, 2, viewer=1) == passed - Counter(["theater"])
    sold = Counter(kind_in(sampled(state, 0, n).deed(1, 2, 1)) for n in range(600))
    assert set(names(state, list(sold))) == set(passed)
    assert min(sold.values()) > 60
    own = {int(sampled(state, 1, n).deed(1, 2, 1)) for n in range(20)}
    assert own == {int(state.deed(1, 2, 1))}


def test_a_hand_that_is_back_tells_what_is_missing_but_not_who_took_it() -> None:
    """C198: between two rounds of seat 0 with a hand two others have taken a card of it."""
    state = dealt()
    play(state, "build altar", "build press", "build clay_pool")
    play(state, "", "sell theater", "")
    play(state, "", "", "sell marketplace")
    takers = [
        sorted(names(state, [kind_in(table.deed(1, 2, 1)), kind_in(table.deed(1, 3, 2))]))
        for table in [known(state, 0), *[sampled(state, 0, n) for n in range(30)]]
    ]
    assert takers == [["marketplace", "theater"]] * 31
    first = Counter(kind_in(sampled(state, 0, n).deed(1, 2, 1)) for n in range(200))
    assert sorted(names(state, list(first))) == ["marketplace", "theater"]
    assert min(first.values()) > 60


def test_a_sealed_choice_is_hidden_until_all_are_revealed() -> None:
    """C10."""
    state = dealt()
    act(state, 1, "build press")
    for viewer in (0, 2):
        assert known(state, viewer).sealed_by(1) == []
        assert sampled(state, viewer).pending == 0b111
    assert len(known(state, 1).sealed_by(1)) == 1
    assert known(state, 1).pending == 0b101


# Face-down cards


def test_cards_sold_left_over_or_under_a_wonder_are_known_to_who_laid_them_down() -> None:
    """C198: the others see that it happened and the age on the back."""
    state = classic(
        boards=("gizah A", "rhodos A", "ephesos A"), hands=HANDS[:1], built=(("quarry",),)
    )
    play(state, "stage altar", "", "")
    assert [use_of(state.deed(1, 1, city)) for city in range(3)] == [USED_FOR_STAGE, SOLD, SOLD]
    for viewer in range(3):
        seen = known(state, viewer)
        for city in range(3):
            assert use_of(seen.deed(1, 1, city)) == use_of(state.deed(1, 1, city))
            kind = kind_in(state.deed(1, 1, city)) if city == viewer else UNKNOWN
            assert kind_in(seen.deed(1, 1, city)) == kind


def test_the_last_cards_of_the_others_are_hidden() -> None:
    """C198: with five players the last two cards of a hand are seen by few."""
    state = classic(5, boards=("gizah A", "rhodos A", "ephesos A", "alexandria A", "olympia A"))
    while state.age == 1:
        sell_any(state)
    for viewer in range(5):
        seen = known(state, viewer)
        for city in range(5):
            shown = kind_in(seen.last_deeds[city])
            assert shown == (kind_in(state.last_deeds[city]) if city == viewer else UNKNOWN)
        assert len(discards_for(state, viewer).cards) == 7
        assert sum(discards_for(state, viewer).sizes) == 35


def test_buildings_are_open() -> None:
    """C10."""
    state = dealt()
    play(state, "build altar", "build press", "build clay_pool")
    for viewer in range(3):
        for city in range(3):
            assert known(state, viewer).deed(1, 1, city) == state.deed(1, 1, city)
            assert use_of(state.deed(1, 1, city)) == USED_TO_BUILD


# The discard pile


def raising() -> ClassicState:
    """Halikarnassos, seat 0, builds a stage and looks through the discard pile."""
    state = classic(
        4,
        boards=("halikarnassos B", "gizah A", "rhodos A", "ephesos A"),
        hands=HANDS,
        built=(("foundry", "brickyard", "clay_pool"),),
    )
    play(state, "stage altar", "sell press", "sell timber_yard", "sell tavern")
    return state


def test_who_builds_from_the_discard_pile_sees_all_of_it() -> None:
    """C199."""
    state = raising()
    assert state.decision() == "raise"
    assert pile_of(known(state, 0)) == pile_of(state) == ["timber_yard", "press", "tavern"]
    assert known(state, 0).legal_actions(0) == state.legal_actions(0)
    for viewer, own in ((1, "press"), (2, "timber_yard"), (3, "tavern")):
        assert pile_of(known(state, viewer)) == [own]


def test_the_others_see_nothing_but_the_card_that_gets_built() -> None:
    """C199: it was in the pile, so another player has sold it."""
    state = raising()
    act(state, 0, "build timber_yard")
    card = number_of(state, "timber_yard")
    for n in range(40):
        sample = sampled(state, 1, n)
        assert card in [kind_in(sample.deed(1, 1, city)) for city in (2, 3)]
        assert sample.cities[0].has(card)
    assert pile_of(known(state, 1)) == ["press"]
    assert pile_of(known(state, 2)) == []
    others = {kind_in(sampled(state, 2, n).deed(1, 1, 3)) for n in range(40)}
    assert len(others) > 5


def test_who_has_seen_the_pile_remembers_it_and_what_came_since_only_from_own_hand() -> None:
    """C199."""
    state = raising()
    act(state, 0, "build timber_yard")
    play(state, "sell excavation")
    assert pile_of(known(state, 0)) == ["excavation", "press", "tavern"]
    assert sum(discards_for(state, 0).sizes) == 6
    for n in range(30):
        sample = sampled(state, 0, n)
        sold = [kind_in(sample.deed(1, 1, city)) for city in (1, 2, 3)]
        assert sorted(names(state, sold)) == ["press", "tavern", "timber_yard"]


def test_a_second_look_tells_what_was_discarded_since_the_first() -> None:
    """C199."""
    state = raising()
    act(state, 0, "build timber_yard")
    play(state, "stage excavation", "sell stone_pit", "sell barracks", "sell apothecary")
    assert state.decision() == "raise"
    assert pile_of(known(state, 0)) == pile_of(state)
    for n in range(30):
        sample = sampled(state, 0, n)
        for round, cards in (
            (1, {"press", "tavern", "timber_yard"}),
            (2, {"apothecary", "barracks", "stone_pit"}),
        ):
            sold = names(state, [kind_in(sample.deed(1, round, city)) for city in (1, 2, 3)])
            assert set(sold) == cards


# The deck


def test_nobody_knows_which_guilds_are_in_the_game() -> None:
    """C10: only those that a seat holds."""
    state = classic(age=3)
    mixed = {int(sampled(state, 0, n).drawn) for n in range(60)}
    held = {card for card in hand_of(state, 0) if card.endswith("_guild")}
    assert known(state, 0).drawn == 0
    assert len(mixed) > 20
    for drawn in mixed:
        assert drawn.bit_count() == 5
        assert all(drawn >> (number_of(state, guild) & 63) & 1 for guild in held)


# The Free City


def test_only_the_controller_sees_the_card_drawn_from_the_pile() -> None:
    """C222."""
    state = classic(2, pile=("stockade",))
    assert kind_in(state.draws[0]) == number_of(state, "stockade")
    assert known(state, 0).draws[0] == state.draws[0]
    assert kind_in(known(state, 1).draws[0]) == UNKNOWN
    assert not any(known(state, 0).deck)
    drawn = {kind_in(sampled(state, 1, n).draws[0]) for n in range(60)}
    assert len(drawn) > 5


def test_a_drawn_card_goes_over_to_the_other_player_with_the_hand() -> None:
    """C222: who had the hand before knows it for new."""
    state = classic(2, hands=(("altar", "theater", "loom", "press", "glassworks"),))
    play(state, "build altar + city build theater", "")
    nature(state, "deal stockade")
    assert "stockade" in hand_of(state, 1)
    assert "stockade" not in in_hand(state, 1, viewer=0)
    assert remembered(state, 0)[1].unseen == 1
    play(state, "", "build press + city build loom")
    assert "stockade" in hand_of(known(state, 0), 0)
    assert known(state, 0).draws[0] >> 8 & 63 == number_of(state, "stockade")
    # The other player has had this hand for the first time: any card of it may have been drawn.
    assert kind_in(known(state, 1).draws[0]) == UNKNOWN


def test_a_drawn_card_that_went_face_down_at_once_stays_unknown() -> None:
    """C222."""
    state = classic(2, hands=(("altar", "theater", "loom", "press", "glassworks"),))
    play(state, "build altar + city build theater", "")
    nature(state, "deal stockade")
    play(state, "", "sell stockade + city build loom")
    assert known(state, 0).draws[0] >> 8 & 63 == UNKNOWN
    for n in range(40):
        sample = sampled(state, 0, n)
        assert sample.draws[0] >> 8 & 63 == kind_in(sample.deed(1, 2, 1))
    assert len({kind_in(sampled(state, 0, n).deed(1, 2, 1)) for n in range(40)}) > 3


def test_what_was_sold_for_the_free_city_its_controller_knows() -> None:
    """C198, C222."""
    state = classic(2, coins=(3, 3, 0))
    while state.age == 1:
        sell_any(state)
    for round in range(1, 7):
        deed = state.deed(1, round, 2)
        controller = (round - 1) % 2
        assert known(state, controller).deed(1, round, 2) == deed
        if use_of(deed) != USED_TO_BUILD:
            assert use_of(known(state, 1 - controller).deed(1, round, 2)) == use_of(deed)


def test_the_last_card_of_the_pile_is_left_over_unseen() -> None:
    """C222."""
    state = classic(2)
    while state.age == 1:
        sell_any(state)
    for viewer in range(2):
        assert kind_in(known(state, viewer).last_deeds[2]) == UNKNOWN


def test_the_last_card_of_the_pile_is_seen_by_who_may_play_it_for_babylon() -> None:
    """C222: it is offered to the controller of the last round alone."""
    state = classic(2, boards=("gizah A", "rhodos A", "babylon B"), age=2)
    state.deeds[2] = USED_FOR_STAGE * 64 + USED_FOR_STAGE * 64 * 256 + 256
    for effect in state.catalog.stage_effects[state.cities[2].board * 4 + 1]:
        effect.hold(state, 2)
    while state.age == 2 and state.decision() != "last_card":
        sell_any(state)
    controller = int(state.controller)
    assert state.pending == 1 << controller
    assert known(state, controller).last_deeds[5] == state.last_deeds[5]
    assert known(state, controller).legal_actions(controller) == state.legal_actions(controller)
    assert kind_in(known(state, 1 - controller).last_deeds[5]) == UNKNOWN
    assert cards_of(known(state, 1 - controller).discards, 3) != cards_of(state.discards, 3)
