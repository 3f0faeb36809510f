"""Setting up: senators in the decks, decrees in the chambers, wonders that act when picked."""

from collections import Counter

import pytest

from tests.rules.agora.table import (
    CHAMBERS,
    CONSPIRACIES,
    DECREES,
    SENATORS,
    agora,
    controlled,
    cubes_of,
    part_of,
    plots_of,
    start,
    supply,
    written,
)
from tests.rules.duel.table import deal, pawn, pending_seat, play, table, texts, waits_for, wonders
from thaumata import NATURE, Dealer, Game, State
from thaumata.duel.state import DuelState
from thaumata.kit.bits import members_of
from thaumata.rng import Rng

GROUPS = (
    ("curia_julia", "knossos", "pyramids", "sphinx"),
    ("colossus", "piraeus", "mausoleum", "great_library"),
)


def laid_out(seed: int = 1, *, wonders: str = "draft") -> DuelState:
    """Play nature with a dealer until the first wonder is dealt."""
    state = start(first="0", wonders=wonders)
    dealer = Dealer(seed)
    while state.decision() != "deal_wonder":
        dealer.answer(state)
    return state


def picking(seed: int = 1) -> DuelState:
    """Show the two wonders of the expansion and two others to seat 0."""
    state = laid_out(seed)
    deal(state, *GROUPS[0])
    return state


def place_in(state: State, chamber: int, decree: str = "") -> None:
    """Place a cube; a face-down decree is revealed as this one."""
    play(state, f"place {chamber}")
    if state.decision() == "deal_decree":
        deal(state, decree)


def turns_of_age(age: int, seed: int) -> DuelState:
    """Play at random until the first turn of an age."""
    state = start()
    dealer, rng = Dealer(seed), Rng(seed, 5)
    while not (state.age == age and state.decision() == "turn"):
        seat = pending_seat(state)
        if seat == NATURE:
            dealer.answer(state)
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize(("age", "senators", "cards"), [(1, 5, 25), (2, 5, 25), (3, 3, 23)])
def test_five_five_and_three_senators_join_the_structures(
    age: int, senators: int, cards: int
) -> None:
    """D151."""
    state = turns_of_age(age, seed=3)
    backs = list(table(state)["backs"].values())
    assert backs.count("senator") == senators
    assert backs.count("guild") == (3 if age == 3 else 0)
    assert len(table(state)["structure"]) == cards == state.layout().size


def test_every_senator_comes_up_once_in_a_game() -> None:
    """D151: what is left of the deck goes on in the next age."""
    for seed in range(8):
        state = start()
        dealer, rng = Dealer(seed), Rng(seed, 1)
        seen: Counter[str] = Counter()
        while state.pending:
            seat = pending_seat(state)
            legal = state.legal_actions(seat)
            action = dealer.choose(state) if seat == NATURE else legal[rng.below(len(legal))]
            text = state.game.text(state, seat, action)
            state.apply(seat, action)
            if text.startswith("deal ") and text[5:] in SENATORS:
                seen[text[5:]] += 1
        outcome = state.outcome()
        assert outcome is not None
        assert set(seen.values()) <= {1}
        if outcome.kind not in ("military", "scientific", "political"):
            assert set(seen) == set(SENATORS)


def test_the_same_seed_deals_the_same_senators_whatever_is_played() -> None:
    """D151."""

    def senators(stream: int) -> dict[str, str]:
        """Return the senator of every slot of every age."""
        state = start()
        dealer, rng = Dealer(7), Rng(7, stream)
        found = {}
        while state.pending:
            seat = pending_seat(state)
            if seat == NATURE:
                before = set(table(state)["structure"].items())
                dealer.answer(state)
                for slot, card in set(table(state)["structure"].items()) - before:
                    if card in SENATORS:
                        found[f"{state.age} {slot}"] = card
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[rng.below(len(legal))])
        return found

    first, second = senators(1), senators(2)
    common = first.keys() & second.keys()
    assert len(common) > 8
    assert {slot: first[slot] for slot in common} == {slot: second[slot] for slot in common}


def test_decrees_lie_open_in_every_other_chamber() -> None:
    """D153, D248: before the draft, and the ten others are out of the game."""
    state = laid_out()
    decrees = written(state)["decrees"]
    assert [decree == "?" for decree in decrees] == [False, True] * 3
    assert len(set(decrees) - {"?"}) == 3
    assert state.age == 1
    assert len(table(state)["structure"]) == 25


def test_any_decree_may_lie_in_a_chamber() -> None:
    """D153."""
    state = start(first="0")
    while state.decision() != "deal_decree":
        Dealer(1).answer(state)
    assert texts(state) == [f"deal {decree}" for decree in DECREES]
    deal(state, "shield")
    assert texts(state) == [f"deal {decree}" for decree in DECREES if decree != "shield"]
    assert written(state)["decrees"][0] == "shield"


def test_conspiracies_cubes_and_military_tokens_are_ready_at_the_start() -> None:
    """D154."""
    state = laid_out()
    part = part_of(state)
    assert members_of(part.plots.deck) == list(range(len(CONSPIRACIES)))
    assert [supply(state, seat) for seat in (0, 1)] == [12, 12]
    assert table(state)["military_tokens"] == [["small", "large"], ["small", "large"]]


def test_the_wonders_and_tokens_of_the_expansion_are_in_the_pools() -> None:
    """D155, D225: eight wonders of fourteen are dealt."""
    state = laid_out()
    assert {"deal curia_julia", "deal knossos"} <= set(texts(state))
    assert len(texts(state)) == 14
    found = {*table(state)["board"], *table(state)["box"]}
    assert {"corruption", "organized_crime"} <= found
    assert len(found) == 12


def test_the_first_player_is_natures_first_action() -> None:
    state = start()
    assert waits_for(state) == ("first_player", NATURE)


# Wonders that act when they are picked


def test_who_picks_curia_julia_conspires_at_once() -> None:
    """D156."""
    state = picking()
    play(state, "pick curia_julia")
    assert waits_for(state) == ("draw_conspiracy", NATURE)
    deal(state, "coup", "treason")
    assert waits_for(state) == ("keep_conspiracy", 0)
    play(state, "keep treason", "bottom")
    assert plots_of(state, 0) == ["treason"]
    assert waits_for(state) == ("pick_wonder", 1)


def test_who_picks_knossos_places_a_cube_at_once() -> None:
    """D156, D250."""
    state = picking()
    play(state, "pick pyramids", "pick knossos")
    assert waits_for(state) == ("place_cube", 1)
    assert texts(state) == [f"place {chamber}" for chamber in CHAMBERS]
    place_in(state, 5)
    assert cubes_of(state, 1) == {5: 1}
    assert controlled(state, 1) == {5}
    assert waits_for(state) == ("pick_wonder", 1)


def test_the_last_wonder_of_a_group_is_a_pick_too() -> None:
    """D156, D225."""
    state = picking()
    play(state, "pick pyramids", "pick sphinx", "pick curia_julia")
    deal(state, "coup", "treason")
    play(state, "keep coup", "top")
    assert waits_for(state) == ("pick_wonder", 0)
    assert texts(state) == ["pick knossos"]
    play(state, "pick knossos")
    assert waits_for(state) == ("place_cube", 0)


def test_the_cube_of_knossos_brings_its_decree_before_the_first_age() -> None:
    """D250: with the shield decree the pawn stands at distance 1."""
    for seat, distance in ((0, 1), (1, -1)):
        state = start(first="0")
        dealer = Dealer(1)
        while state.decision() != "deal_decree":
            dealer.answer(state)
        deal(state, "income_blue")
        while state.decision() != "deal_wonder":
            dealer.answer(state)
        deal(state, *GROUPS[0])
        if seat == 1:
            play(state, "pick pyramids")
        play(state, "pick knossos")
        place_in(state, 2, "shield")
        assert controlled(state, seat) == {2}
        assert pawn(state) == distance


def test_a_random_deal_counts_as_picking() -> None:
    """D156."""
    state = laid_out(wonders="random")
    deal(state, "knossos")
    assert waits_for(state) == ("place_cube", 0)


def test_the_sets_of_a_first_game_have_no_wonder_of_the_expansion() -> None:
    """D7."""
    state = start(first="0", wonders="first_game")
    dealer = Dealer(2)
    while pending_seat(state) == NATURE:
        dealer.answer(state)
    assert waits_for(state) == ("turn", 0)
    assert len(wonders(state, 0)) == len(wonders(state, 1)) == 4


def test_a_wonder_taken_later_does_not_act_as_if_picked() -> None:
    """D156."""
    for wonder in ("curia_julia", "knossos"):
        state = agora(plots=((("extortion", "baths"),), ()), wonders=((), (wonder,)))
        play(state, "trigger extortion", f"take {wonder}")
        assert waits_for(state) == ("turn", 0)
        assert wonder in wonders(state, 0)


def test_both_players_see_which_slots_hold_a_senator_but_not_which_one() -> None:
    """D249."""
    state = turns_of_age(1, seed=3)
    for seat in (0, 1):
        known = state.known_to(seat)
        structure = table(known)["structure"]
        assert structure == table(state)["structure"]
        backs = table(state)["backs"]
        hidden = [card for slot, card in structure.items() if slot in backs and card[0] == "?"]
        assert set(hidden) <= {"?senator"}
    assert any(card == "?senator" for card in table(state)["structure"].values())


def test_the_variants_have_these_names() -> None:
    assert Game("duel+agora").variant == "duel+agora"
    assert Game("duel", expansions=("agora",)).variant == "duel+agora"
    assert Game("duel+agora+pantheon").variant == "duel+pantheon+agora"
