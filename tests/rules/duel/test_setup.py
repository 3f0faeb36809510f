"""The set-up: first player, progress tokens, wonders, decks (D1-D10, D225)."""

from typing import Any

import pytest

from tests.rules.duel.table import (
    CARDS,
    DATA,
    TOKENS,
    WONDERS,
    coins,
    deal,
    deal_all,
    duel,
    pending_seat,
    play,
    start,
    table,
    texts,
    waits_for,
    wonders,
)
from thaumata import NATURE, Dealer, State
from thaumata.players.playout import Playout


def dealt_to(decision: str, **options: str) -> State:
    """Start a game and answer everything up to a decision."""
    state = start(**options)
    dealer = Dealer(3)
    while state.decision() != decision:
        if pending_seat(state) == NATURE:
            dealer.answer(state)
        else:
            play(state, texts(state)[0])
    return state


def finished(seed: int, **options: str) -> tuple[State, set[str]]:
    """Play a game at random; return its end and every card that was dealt."""
    state = start(**options)
    dealer, players = Dealer(seed), Playout(seed)
    dealt: set[str] = set()
    while state.pending:
        if pending_seat(state) == NATURE:
            text = state.game.text(state, NATURE, dealer.answer(state))
            if text.split()[-1] in CARDS:
                dealt.add(text.split()[-1])
        else:
            actions = texts(state)
            play(state, actions[int(players.rng.below(len(actions)))])
    return state, dealt


def test_the_pawn_begins_on_the_center_with_two_tokens_on_each_side() -> None:
    """D1, D2."""
    board = table(start())
    assert board["pawn"] == 0
    assert [list(side) for side in board["military_tokens"]] == [["small", "large"]] * 2


def test_five_progress_tokens_go_onto_the_board_and_the_others_into_the_box() -> None:
    """D3."""
    state = start(first="0")
    play(state, "begins 0")
    assert waits_for(state) == ("deal_progress", NATURE)
    assert texts(state) == [f"deal {token}" for token in TOKENS]
    deal(state, "law", "economy", "strategy", "masonry")
    assert state.decision() == "deal_progress"
    assert "deal law" not in texts(state)
    deal(state, "urbanism")
    assert state.decision() != "deal_progress"
    assert set(table(state)["board"]) == {"law", "economy", "strategy", "masonry", "urbanism"}
    assert set(table(state)["box"]) == set(TOKENS) - set(table(state)["board"])
    assert len(table(state)["box"]) == 5


def test_the_great_library_draws_from_the_box_what_the_set_up_left_over() -> None:
    """D3."""
    box = ("agriculture", "architecture", "mathematics", "philosophy", "theology")
    state = duel(coins=(20, 7), wonders=(("great_library",), ()), board=("law",), box=box)
    play(state, "wonder great_library altar")
    assert texts(state) == [f"deal {token}" for token in box]


def test_both_players_begin_with_seven_coins() -> None:
    """D4."""
    assert coins(dealt_to("turn")) == (7, 7)


@pytest.mark.parametrize(
    ("option", "offered"),
    [("random", ["begins 0", "begins 1"]), ("0", ["begins 0"]), ("1", ["begins 1"])],
)
def test_chance_or_an_option_finds_the_first_player(option: str, offered: list[str]) -> None:
    """D5."""
    state = start(first=option)
    assert waits_for(state) == ("first_player", NATURE)
    assert texts(state) == offered


def test_chance_finds_either_first_player() -> None:
    """D5."""
    found = set()
    for seed in range(20):
        state = start()
        Dealer(seed).answer(state)
        found.add(table(state)["first"])
    assert found == {0, 1}


def test_chance_is_the_default() -> None:
    """D5, D6."""
    assert start().game.options["first"] == "random"
    assert start().game.options["wonders"] == "draft"


@pytest.mark.parametrize("first", [0, 1])
def test_wonders_are_picked_in_two_groups_of_four_in_this_order(first: int) -> None:
    """D6."""
    state = start(first=str(first))
    dealer = Dealer(5)
    order: list[int] = []
    shown: list[int] = []
    while state.decision() != "deal_card":
        if pending_seat(state) == NATURE:
            dealer.answer(state)
            continue
        assert state.decision() == "pick_wonder"
        assert texts(state) == [f"pick {wonder}" for wonder in table(state)["shown"]]
        shown.append(len(table(state)["shown"]))
        order.append(pending_seat(state))
        play(state, texts(state)[-1])
    second = 1 - first
    assert order == [first, second, second, first, second, first, first, second]
    assert shown == [4, 3, 2, 1, 4, 3, 2, 1]
    assert [len(wonders(state, seat)) for seat in (0, 1)] == [4, 4]
    assert not any({**wonders(state, 0), **wonders(state, 1)}.values())
    left_out = set(table(state)["undealt"])
    assert len(left_out) == 4
    assert left_out == set(WONDERS) - set(wonders(state, 0)) - set(wonders(state, 1))


def test_a_picked_wonder_goes_to_its_player_and_is_offered_no_more() -> None:
    """D6."""
    state = start(first="1")
    play(state, "begins 1")
    deal(state, *TOKENS[:5])
    deal(state, "sphinx", "pyramids", "mausoleum", "colossus")
    play(state, "pick mausoleum")
    assert set(wonders(state, 1)) == {"mausoleum"}
    assert waits_for(state) == ("pick_wonder", 0)
    assert set(texts(state)) == {"pick sphinx", "pick pyramids", "pick colossus"}


@pytest.mark.parametrize("first", [0, 1])
def test_wonders_can_be_dealt_at_random_without_a_choice(first: int) -> None:
    """D6."""
    state = start(wonders="random", first=str(first))
    play(state, f"begins {first}")
    deal(state, *TOKENS[:5])
    assert pending_seat(state) == NATURE
    deal(state, *list(WONDERS)[:8])
    assert state.decision() == "deal_card"
    assert [len(wonders(state, seat)) for seat in (0, 1)] == [4, 4]
    assert set(table(state)["undealt"]) == set(list(WONDERS)[8:])


@pytest.mark.parametrize("first", [0, 1])
def test_a_first_game_has_fixed_sets(first: int) -> None:
    """D7."""
    state = start(wonders="first_game", first=str(first))
    play(state, f"begins {first}")
    deal(state, *TOKENS[:5])
    assert state.decision() == "deal_card"
    assert set(wonders(state, first)) == {
        "pyramids",
        "great_lighthouse",
        "temple_of_artemis",
        "statue_of_zeus",
    }
    assert set(wonders(state, 1 - first)) == {
        "circus_maximus",
        "piraeus",
        "appian_way",
        "colossus",
    }


def test_three_cards_of_each_age_are_never_seen_and_three_guilds_join_the_third() -> None:
    """D8."""
    ended = []
    for seed in range(12):
        state, dealt = finished(seed)
        outcome = state.outcome()
        assert outcome is not None
        if outcome.kind in ("military", "scientific"):
            continue  # it ended before everything was dealt
        ended.append(seed)
        ages = [CARDS[card]["age"] for card in dealt]
        counts = {age: ages.count(age) for age in (1, 2, 3, "guild")}
        assert counts == {1: 20, 2: 20, 3: 17, "guild": 3}
        on_table = set(table(state)["discards"])
        for city in table(state)["cities"]:
            on_table |= {*city["cards"], *filter(None, city["wonders"].values())}
        assert on_table == dealt
    assert ended


def test_any_card_of_the_deck_may_be_one_of_those_removed() -> None:
    """D8."""
    state = dealt_to("deal_card")
    assert len(texts(state)) == DATA["setup"]["deck"]["1"] == 23
    deal_all(state)
    assert len(table(state)["structure"]) == 20


def test_removed_cards_are_no_part_of_the_discard_pile() -> None:
    """D8, D46."""
    pile = ("tavern", "stable")
    state = duel(coins=(20, 7), wonders=(("mausoleum",), ()), discards=pile)
    play(state, "wonder mausoleum altar")
    assert set(texts(state)) == {"build tavern", "build stable"}


def age_three() -> State:
    """Play the last card of Age II, so that nature lays out Age III."""
    state = duel(open=("brewery",))
    play(state, "build brewery")
    return state


def test_slots_of_the_third_age_get_guilds_or_cards_that_are_neither_brown_nor_gray() -> None:
    """D8, D9."""
    state = age_three()
    play(state, "lay guild r1c5", "lay guild r7c5", "lay guild r2c4")
    assert state.decision() == "deal_card"

    def colors() -> set[str]:
        return {CARDS[text.split()[1]]["color"] for text in texts(state)}

    seen: dict[str, set[str]] = {}
    while state.decision() == "deal_card":
        (slot, *_) = table(state)["to_deal"]
        seen[slot] = colors()
        play(state, texts(state)[0])
    assert seen.pop("r1c5") == seen.pop("r7c5") == {"purple"}
    assert set().union(*seen.values()) == {"red", "green", "blue", "yellow"}


def test_the_bank_never_runs_out() -> None:
    """D10: all coin pieces together are worth 86."""
    pieces: dict[str, Any] = DATA["setup"]["coin_pieces"]
    assert sum(int(value) * n for value, n in pieces.items()) == 86
    state = duel(coins=(86, 0), open=("tavern", "altar"))
    play(state, "build tavern")
    assert coins(state) == (90, 0)
    play(state, "discard altar")
    assert coins(state) == (90, 2)


def test_the_last_wonder_of_a_group_is_no_choice_and_still_a_pick() -> None:
    """D225."""
    state = start(first="0")
    play(state, "begins 0")
    deal(state, *TOKENS[:5])
    deal(state, *list(WONDERS)[:4])
    for _ in range(3):
        play(state, texts(state)[0])
    assert waits_for(state) == ("pick_wonder", 0)
    assert texts(state) == ["pick great_library"]
    assert "great_library" not in wonders(state, 0)
    play(state, "pick great_library")
    assert "great_library" in wonders(state, 0)


def test_no_more_than_eight_wonders_of_the_pool_are_dealt() -> None:
    """D225."""
    state = start(first="0")
    play(state, "begins 0")
    deal(state, *TOKENS[:5])
    assert len(texts(state)) == len(WONDERS) == 12
    deal(state, *list(WONDERS)[:4])
    for _ in range(4):
        play(state, texts(state)[0])
    assert texts(state) == [f"deal {wonder}" for wonder in list(WONDERS)[4:]]
    deal(state, *list(WONDERS)[4:8])
    for _ in range(4):
        play(state, texts(state)[0])
    assert state.decision() == "deal_card"
    assert table(state)["undealt"] == list(WONDERS)[8:]
