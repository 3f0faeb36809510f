"""Both expansions together: chains of effects across them, and interruptions."""

from typing import Any

import pytest

from tests.rules.agora.table import agora, controlled, cubes_of, triggered, written
from tests.rules.duel.table import (
    cards,
    coins,
    deal,
    deal_all,
    pawn,
    play,
    points,
    price,
    table,
    texts,
    tokens,
    victory,
    waits_for,
    wonders,
)
from thaumata import position
from thaumata.duel.state import DuelState

CHAMBERS_BUT_ONE = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}


def both(*, age: int = 2, gods: dict[int, str] | None = None, **given: Any) -> DuelState:
    """Set up a turn of Age II with both expansions; the gods are face up on their spaces."""
    given.setdefault("open", ("brewery", "walls", "forum"))
    given.setdefault("coins", (30, 30))
    spaces = {str(space): {"god": god} for space, god in (gods or {}).items()}
    pantheon = {"spaces": spaces, **given.pop("pantheon", {})}
    return agora(age=age, pantheon=pantheon, **given)


def pantheon_on(state: DuelState) -> dict[str, Any]:
    found: dict[str, Any] = table(state)["parts"]["pantheon"]
    return found


def theater(mythology: str, *gods: str, **given: Any) -> DuelState:
    """Build the Divine Theater and have a deck shown, in Age I by default."""
    given.setdefault("age", 1)
    given.setdefault("open", ("tavern", "quarry", "altar"))
    mine, theirs = given.pop("wonders", ((), ()))
    state = both(wonders=(("divine_theater", *mine), theirs), **given)
    card = given["open"][0]
    play(state, f"wonder divine_theater {card}", f"reveal {mythology}")
    deal(state, *gods)
    return state


# Wonders that are dismantled, taken, rebuilt


def test_extortion_may_take_a_wonder_that_anubis_has_ruined() -> None:
    """D243, D198."""
    state = both(
        gods={1: "anubis"},
        raised=({}, {"sphinx": "altar"}),
        plots=((("extortion", "baths"),), ()),
    )
    play(state, "pass", "activate anubis", "ruin sphinx", "discard brewery", "trigger extortion")
    assert texts(state) == ["take sphinx"]
    play(state, "take sphinx")
    assert wonders(state, 0) == {"sphinx": None}


def test_the_divine_theater_itself_may_fall_to_an_anubis_of_its_own() -> None:
    """D124, D125: the god stays, the deck is still put in order, the points are lost."""
    state = theater("egyptian", "anubis", "isis", "ra")
    play(state, "activate anubis")
    assert texts(state) == ["ruin divine_theater"]
    play(state, "ruin divine_theater")
    assert waits_for(state) == ("order_deck", 0)
    play(state, "top ra")
    assert pantheon_on(state)["gods"][0] == ["anubis"]
    assert wonders(state, 0) == {"divine_theater": None}
    assert table(state)["discards"] == ["tavern"]
    assert points(state, "wonders") == (0, 0)


def test_sabotage_does_not_take_back_the_god_of_the_divine_theater() -> None:
    """D214, D125: what came at once is kept."""
    state = both(
        raised=({}, {"divine_theater": "altar"}),
        plots=((("sabotage", "baths"),), ()),
        pantheon={"gods": [[], ["aphrodite"]]},
    )
    play(state, "trigger sabotage", "ruin divine_theater")
    assert pantheon_on(state)["gods"][1] == ["aphrodite"]
    assert points(state, "gods") == (0, 9)
    assert points(state, "wonders") == (0, 0)


def test_a_rebuilt_curia_julia_triggers_again_and_conspires_not() -> None:
    """D126, D156, D191: the rest of its effects came with the pick alone."""
    state = both(
        gods={1: "anubis"},
        raised=({"curia_julia": "altar"}, {}),
        plots=(("coup", "blackmail"), ()),
        coins=(40, 0),
    )
    play(state, "activate anubis", "ruin curia_julia", "discard brewery")
    before = coins(state)[0]
    play(state, "wonder curia_julia walls")
    assert waits_for(state) == ("trigger", 0)
    assert coins(state)[0] == before - 10
    play(state, "trigger blackmail")
    assert triggered(state, 0) == ["blackmail"]
    assert coins(state)[0] == before - 10 + 1 + 6
    assert waits_for(state) == ("turn", 0)


def test_isis_builds_curia_julia_with_a_senator_and_everything_follows() -> None:
    """D242, D257, D269: the conspiracy, its coins, the income of wonders, the turn."""
    state = both(
        gods={1: "isis"},
        wonders=(("curia_julia",), ()),
        plots=(("turn_of_events",), ()),
        discards=("conspirator_1",),
        decrees={1: "income_wonder"},
        cubes=({}, {1: 1}),
        progress=((), ("economy",)),
    )
    play(state, "activate isis", "wonder curia_julia conspirator_1")
    assert wonders(state, 0) == {"curia_julia": "conspirator_1"}
    assert coins(state) == (30 - 3, 30)
    play(state, "trigger turn_of_events", "discard brewery", "discard walls")
    assert coins(state) == (30 - 3 + 6, 30 + 2)
    assert waits_for(state) == ("turn", 0)
    assert {text.split()[0] for text in texts(state)} == {"build", "discard"}
    assert cards(state, 0) == set()


def test_a_wonder_of_isis_gives_its_owner_the_turn_of_theology() -> None:
    """D242, D230: several promises are one turn."""
    state = both(
        gods={1: "isis"},
        wonders=(("curia_julia",), ()),
        discards=("altar",),
        progress=(("theology",), ()),
    )
    play(state, "activate isis", "wonder curia_julia altar")
    assert waits_for(state) == ("turn", 0)
    play(state, "discard brewery")
    assert waits_for(state) == ("turn", 1)


def test_ra_takes_a_wonder_and_its_new_owner_builds_it_with_a_decree() -> None:
    """D130, D178, D156."""
    state = both(
        gods={1: "ra"},
        wonders=((), ("knossos",)),
        decrees={1: "wonder_discount"},
        cubes=({1: 1}, {}),
    )
    play(state, "activate ra", "take knossos", "discard brewery")
    before = coins(state)[0]
    play(state, "wonder knossos walls")
    assert coins(state)[0] == before - (5 - 1) * 2
    assert waits_for(state) == ("place_cube", 0)


# Progress tokens


@pytest.mark.parametrize("plot", ["espionage", "obscurantism"])
def test_conspiracies_do_not_reach_the_tokens_on_enki(plot: str) -> None:
    """D241."""
    state = both(
        gods={1: "enki"},
        pantheon={"enki": ["law", "strategy"]},
        plots=(((plot, "altar"),), ()),
        box=("masonry", "theology"),
    )
    play(state, f"trigger {plot}")
    verb = "take" if plot == "espionage" else "lock"
    assert set(texts(state)) == {f"{verb} masonry", f"{verb} theology"}


def test_a_token_that_enki_shows_is_not_the_locked_one() -> None:
    """D261, D110: what everybody sees lies on Enki cannot be locked."""
    state = both(
        gods={1: "gate"},
        box=("law", "masonry", "theology", "urbanism"),
        plots=((("obscurantism", "altar"),), ()),
    )
    play(state, "trigger obscurantism", "lock law", "activate gate")
    deal(state, "enki", "masonry", "theology", "baal", "zeus", "ra", "mars")
    assert written(state, 1)["locked"]["suspects"] == ["law", "urbanism"]
    play(state, "activate mars")
    assert set(table(state)["box"]) == {"masonry", "theology", "urbanism"}
    assert written(state, 1)["locked"]["suspects"] == ["law", "urbanism"]


def test_obscurantism_ends_poliorcetics_engineering_and_mysticism() -> None:
    """D201."""
    given: dict[str, Any] = {"plots": ((("obscurantism", "altar"),), ()), "box": ()}
    siege = both(progress=((), ("poliorcetics",)), decrees={1: "shield"}, **given)
    play(siege, "trigger obscurantism", "lock poliorcetics", "discard brewery", "build walls")
    assert pawn(siege) == -2
    assert coins(siege)[0] == 30 + 2
    builder = both(
        age=3, open=("fortifications", "palace"), progress=((), ("engineering",)), **given
    )
    assert price(builder, 1, "fortifications") == 1
    play(builder, "trigger obscurantism", "lock engineering")
    assert price(builder, 1, "fortifications") > 1
    believer = both(progress=((), ("mysticism",)), pantheon={"offerings": [[], [2, 3]]}, **given)
    assert points(believer, "progress") == (0, 4)
    play(believer, "trigger obscurantism", "lock mysticism")
    assert points(believer, "progress") == (0, 0)


# Prices


@pytest.mark.parametrize(
    "decree",
    ["wonder_discount", "trade_brown", "trade_grey", "ignore_cost_red", "discard_plus_two"],
)
def test_no_decree_and_no_token_changes_the_cost_of_an_activation(decree: str) -> None:
    """D240."""
    state = both(
        gods={4: "aphrodite"},
        decrees={1: decree},
        cubes=({1: 1}, {}),
        progress=(("architecture", "corruption", "engineering"), ("economy",)),
        coins=(6, 0),
    )
    play(state, "activate aphrodite")
    assert coins(state) == (0, 0)


def test_blackmail_and_embezzlement_leave_astarte_alone_and_an_empty_treasury_empty() -> None:
    """D117, D199, D208."""
    for plot in ("blackmail", "embezzlement"):
        state = both(
            plots=(((plot, "altar"),), ()),
            coins=(0, 0),
            reserve=(0, 7),
            cubes=({1: 2}, {3: 5}),
            pantheon={"gods": [[], ["astarte"]]},
        )
        play(state, f"trigger {plot}")
        assert coins(state) == ((0, 0) if plot == "blackmail" else (2, 0))
        assert table(state)["cities"][1]["reserve"] == 7


# Temples


def test_property_fraud_builds_a_temple_of_the_top_row() -> None:
    """D203, D216, D141: no chain build, even with the token of its mythology."""
    state = both(
        age=3,
        structure={"r1c6": "greek_grand_temple", "r3c4": "palace", "r3c6": "arena"},
        plots=((("property_fraud", "altar"),), ()),
        built=(("roman_grand_temple",), ()),
        progress=(("urbanism",), ()),
        pantheon={"mythology": [["greek_1"], []]},
    )
    play(state, "trigger property_fraud", "build greek_grand_temple")
    assert points(state, "purple") == (12, 0)
    assert coins(state) == (30, 30)


def test_no_conspiracy_takes_a_temple_or_a_god() -> None:
    """D200, D209, D210: each names the colors that it is about."""
    for plot in ("expropriation", "swindle", "foreclosure", "coercion"):
        state = both(
            age=3,
            open=("palace", "arena"),
            plots=(((plot, "altar"),), ()),
            built=(("greek_grand_temple", "baths"), ("roman_grand_temple",)),
            pantheon={"gods": [[], ["aphrodite"]]},
        )
        play(state, f"trigger {plot}")
        assert waits_for(state) == ("turn", 0)


def test_temples_are_not_among_the_cards_of_treason() -> None:
    """D204."""
    state = both(age=3, open=("palace", "arena"), plots=((("treason", "altar"),), ()))
    play(state, "trigger treason")
    assert len(texts(state)) == 20 - 2
    assert not [text for text in texts(state) if "grand_temple" in text]


# The pawn


def test_minerva_stops_the_pawn_that_a_lost_shield_decree_sends_back() -> None:
    """D223, D181: she stands for both directions."""
    state = both(
        open=("politician_left_1", "brewery"),
        decrees={1: "shield", 2: "income_red"},
        cubes=({1: 1}, {}),
        pawn=1,
        pantheon={"gods": [[], ["minerva"]], "minerva": 0},
    )
    play(state, "build politician_left_1", "move 1 2")
    assert pawn(state) == 1
    assert pantheon_on(state)["minerva"] is None


@pytest.mark.parametrize(("purse", "left"), [(5, 3), (1, 0), (0, 0)])
def test_poliorcetics_counts_both_spaces_of_a_decree_that_changes_hands(
    purse: int, left: int
) -> None:
    """D183, D213: one space back and one on, both towards the opponent."""
    state = both(
        plots=((("insider_influence", "altar"),), ()),
        decrees={1: "shield"},
        cubes=({3: 1}, {1: 1}),
        pawn=-1,
        progress=(("poliorcetics",), ()),
        coins=(0, purse),
    )
    play(state, "trigger insider_influence", "decree 1 3")
    assert pawn(state) == 1
    assert coins(state) == (0, left)


def test_a_token_in_the_other_players_turn_may_take_the_decree_of_the_pending_turn() -> None:
    """D256, D160, D170: what was promised stays promised, what is to come is lost."""
    state = both(
        open=("politician_left_1", "brewery", "forum"),
        decrees={1: "shield", 2: "income_red", 5: "senate_plus_two_blue"},
        cubes=({1: 1, 5: 1}, {5: 1, 6: 1}),
        built=(("altar", "baths", "theater", "temple"), ()),
        pawn=-2,
    )
    play(state, "build politician_left_1", "move 1 2")
    assert waits_for(state) == ("place_cube", 1)
    play(state, "place 5")
    assert controlled(state, 1) == {5, 6}
    assert waits_for(state) == ("senate_action", 0)
    play(state, "place 1", "place 1")
    assert waits_for(state) == ("turn", 1)


# Ending the game


def test_neptunes_token_can_win_the_senate() -> None:
    """D267, D173."""
    state = both(gods={1: "neptune"}, cubes=(CHAMBERS_BUT_ONE, {}), decrees={6: "income_red"})
    play(state, "activate neptune", "remove small 0", "apply small 1", "place 6")
    assert victory(state) == ("political", (0,))
    assert state.pending == 0


def test_a_wonder_of_isis_in_the_divine_theater_can_end_everything() -> None:
    """D148, D129, D57: neither the deck nor the structure is put in order any more."""
    state = theater(
        "egyptian",
        "isis",
        "anubis",
        "ra",
        wonders=(("colossus",), ()),
        discards=("stable",),
        pawn=7,
        military_tokens=((), ()),
    )
    play(state, "activate isis", "wonder colossus stable")
    assert victory(state) == ("military", (0,))
    assert state.pending == 0


def test_zeus_with_the_last_card_of_age_three_ends_the_game() -> None:
    """D244, D81."""
    state = both(age=3, open=("palace",), gods={1: "zeus"}, built=((), ("town_hall",)))
    play(state, "activate zeus", "discard r3c4")
    assert victory(state) == ("civilian", (1,))


def test_hades_may_recruit_a_politician_who_wins_the_senate() -> None:
    """D221, D173: after the free activation of the Gate too."""
    given: dict[str, Any] = {
        "discards": ("politician_right_1",),
        "cubes": (CHAMBERS_BUT_ONE, {}),
        "decrees": {6: "income_red"},
    }
    state = both(gods={1: "hades"}, **given)
    play(state, "activate hades", "build politician_right_1", "place 6")
    assert victory(state) == ("political", (0,))
    state = both(gods={1: "gate"}, **given)
    play(state, "activate gate")
    deal(state, "ishtar", "baal", "hades", "ra", "mars")
    play(state, "activate hades", "build politician_right_1", "place 6")
    assert victory(state) == ("political", (0,))


MOVERS = (
    ("extortion", ("take sphinx",)),
    ("blackmail", ()),
    ("expropriation", ("discard altar",)),
    ("swindle", ("discard tavern",)),
    ("political_maneuver", ("place 1", "remove 3")),
    ("turn_of_events", ("discard brewery", "pass")),
    ("coercion", ("swap altar baths",)),
    ("insider_influence", ("decree 1 2",)),
)


@pytest.mark.parametrize(("plot", "answers"), MOVERS)
def test_the_move_at_the_end_of_a_conspiracy_can_win_the_senate(
    plot: str, answers: tuple[str, ...]
) -> None:
    """D197, D173."""
    state = both(
        plots=(((plot, "quarry"),), ()),
        wonders=((), ("sphinx",)),
        built=(("baths",), ("altar", "tavern")),
        cubes=({**CHAMBERS_BUT_ONE, 3: 3, 5: 2}, {3: 1}),
        decrees={6: "income_red"},
    )
    play(state, f"trigger {plot}", *answers, "move 5 6")
    assert victory(state) == ("political", (0,))


BUILDERS: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("property_fraud", "walls", {"pawn": 7, "military_tokens": ((), ())}, "military"),
    ("property_fraud", "school", {}, "scientific"),
    ("treason", "walls", {"pawn": 7, "military_tokens": ((), ())}, "military"),
    ("treason", "school", {}, "scientific"),
)


@pytest.mark.parametrize(("plot", "card", "more", "kind"), BUILDERS)
def test_a_card_built_through_a_conspiracy_can_win(
    plot: str, card: str, more: dict[str, Any], kind: str
) -> None:
    """D216, D57, D65."""
    five = ("scriptorium", "pharmacist", "workshop", "university", "academy")
    top = {"r1c1": card} if plot == "property_fraud" else {}
    state = both(
        structure={**top, "r1c11": "forum", "r1c13": "brewery"},
        plots=(((plot, "quarry"),), ()),
        built=(five, ()),
        **more,
    )
    play(state, f"trigger {plot}")
    if plot == "treason":
        deal(state, card, "temple", "statue")
    play(state, f"build {card}")
    assert victory(state) == (kind, (0,))


# Tokens on cards


def test_tokens_uncovered_by_curia_julias_card_come_before_its_turn_of_events() -> None:
    """D257, D264: the card is turned up, its token taken, its god placed."""
    state = both(
        age=1,
        structure={"r4c2": "?age1", "r5c1": "tavern", "r5c7": "altar", "r5c9": "baths"},
        wonders=(("curia_julia",), ()),
        plots=(("turn_of_events",), ()),
        pantheon={"tokens": {"r4c2": "greek_1"}},
    )
    play(state, "wonder curia_julia tavern", "trigger turn_of_events")
    deal(state, "zeus", "hades")
    play(state, "place hades 3")
    deal(state, "stable")
    assert waits_for(state) == ("turn_of_events", 0)
    assert "discard stable" in texts(state)
    play(state, "discard stable", "discard altar")
    assert waits_for(state) == ("turn", 0)
    assert pantheon_on(state)["mythology"] == [["greek_1"], []]


def test_a_god_thrown_out_of_reach_leaves_the_gate_a_space() -> None:
    """D236, D96: a deck that the theater and two tokens have emptied places nobody."""
    state = both(
        age=1,
        structure={"r4c2": "?age1", "r5c1": "tavern"},
        pantheon={
            "tokens": {"r4c2": "greek_2"},
            "gods": [["zeus"], ["hades", "aphrodite"]],
            "mythology": [["greek_1", "roman_1"], ["roman_2", "egyptian_1"]],
            "spaces": {
                "2": {"god": "mars", "known_to": [0]},
                "3": {"god": "ra", "known_to": [1]},
                "5": {"god": "minerva", "known_to": [1]},
            },
        },
    )
    play(state, "discard tavern")
    deal(state, "stable")
    play(state, "discard stable")
    deal_all(state)
    spaces = pantheon_on(state)["spaces"]
    assert {space: card["god"] for space, card in spaces.items()} == {
        "1": "gate",
        "2": "mars",
        "3": "ra",
        "5": "minerva",
    }


def test_a_chain_across_both_expansions_can_be_written_down_at_every_step() -> None:
    """D148, D129, D191: a position in the middle of it is read and played on alike."""
    state = theater(
        "egyptian", "isis", "anubis", "ra", wonders=(("knossos",), ()), discards=("stable",)
    )
    for action in ("activate isis", "wonder knossos stable", "place 3", "move 3 4"):
        again = position.load(position.dumps(state), is_checked=False)
        assert again.numbers() == state.numbers()
        play(again, action)
        play(state, action)
        assert again.numbers() == state.numbers()
    assert state.decision() == "deal_decree"
    deal(state, "shield")
    assert (pawn(state), cubes_of(state, 0)) == (1, {4: 1})
    assert waits_for(state) == ("order_deck", 0)
    assert tokens(state, 0) == set()
