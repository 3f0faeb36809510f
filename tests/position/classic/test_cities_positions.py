"""Positions with Cities and of teams: written and read exactly, impossible ones refused."""

import pytest

from tests.rules.cities.table import cities
from tests.rules.classic.games import Data, first, moments
from tests.rules.classic.spoiling import Change, check_refusal, in_city, load, set_
from tests.rules.classic.table import legal, play
from thaumata import position
from thaumata.classic.cities.cards import AGE_I
from thaumata.classic.cities.part import part_of
from thaumata.position import Unsound

FEW = ("classic-4+cities", "classic-2+cities", "classic-4+cities+teams")
OTHERS = (*(f"classic-{seats}+cities" for seats in (3, 5, 6, 7)), "classic-6+cities+teams")


def check_exact(variant: str, seed: int, every: int) -> set[str]:
    """Write and read some positions of a game, also as known to seats; return their decisions."""
    met: set[str] = set()
    for number, state in enumerate(moments(variant, seed)):
        is_rare = state.decision() in ("settle", "raise", "last_card", "")
        if number % every and not is_rare:
            continue
        assert position.load(position.dumps(state)).numbers() == state.numbers()
        seat = number % state.game.seats
        text = position.dumps(state, seat)
        known = position.load(text)
        assert known.numbers() == state.known_to(seat).numbers()
        assert position.dumps(known, seat) == text
        met.add(state.decision() + (" sealed" if state.sealed_counts else ""))
    return met


@pytest.mark.parametrize(("variant", "seed"), list(zip(FEW, (5, 11, 6), strict=True)))
def test_positions_are_read_exactly(variant: str, seed: int) -> None:
    met = check_exact(variant, seed, 9)
    assert met >= {"mix_in", "deal_card", "choose sealed", "settle", "settle sealed", "raise", ""}


@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", OTHERS)
def test_positions_of_many_games_are_read_exactly(variant: str) -> None:
    met: set[str] = set()
    for seed in range(4):
        met |= check_exact(variant, seed, 9)
    assert met >= {"settle", "settle sealed", "raise", "choose sealed", ""}


def test_what_deeds_bring_in_a_round_is_not_said() -> None:
    """C137, C173: losses, and rights that wait for the next round, follow from the deeds."""
    table = cities(hands=(("hideout",), ("smugglers_cache",), ("secret_warehouse",)))
    play(table, "build hideout", "build smugglers_cache", "build secret_warehouse")
    assert table.decision() == "settle"
    data = position.dump(table)
    assert "parts" not in data
    again = load(data, is_checked=False)
    assert again.numbers() == table.numbers()
    assert list(part_of(again).losses)[:3] == [0, 1, 1]


def test_a_discount_is_not_new_because_another_copy_of_its_card_is_sold() -> None:
    """C45: only what was built in the round in hand waits for the next."""
    table = cities(
        7, hands=(("marketplace",), ("hideout",)), built=(("marketplace",),), coins=(3,) * 7
    )
    play(table, "sell marketplace", "build hideout")
    assert table.decision() == "settle"
    again = load(position.dump(table), is_checked=False)
    assert again.cities[0].prices == again.cities[0].next_prices == table.cities[0].prices


def test_a_sealed_payment_stands_in_a_position_of_those_who_know_it() -> None:
    """C229: all who lose coins choose at the same time, sealed."""
    table = cities(hands=(("hideout",), ("altar",), ("loom",)))
    play(table, "build hideout", "build altar", "build loom")
    table.apply(1, table.game.parse(table, 1, "pay 1"))
    assert position.dump(table)["sealed"] == {"1": ["pay 1"]}
    assert position.dump(table, 1)["sealed"] == {"1": ["pay 1"]}
    assert "sealed" not in position.dump(table, 2)
    again = load(position.dump(table), is_checked=False)
    again.retract(1)
    assert legal(again, 1) == ["pay 0", "pay 1"]


def test_a_puzzle_may_have_debts_diplomacy_and_losses() -> None:
    state = load(
        {
            "variant": "classic-3+cities",
            "cities": [{"coins": 2}, {"coins": 5}],
            "parts": {
                "cities": {
                    "debts": [3, 0, 0],
                    "diplomacy": [0, 1, 0],
                    "losses": [[3, 0, 0], [0, 0, 0], [0, 0, 0]],
                }
            },
            "agenda": [{"what": "settle", "seats": [0]}, {"what": "next_round"}],
        },
        is_checked=False,
    )
    assert legal(state, 0) == ["pay 0", "pay 1", "pay 2"]
    assert position.dump(state)["parts"]["cities"]["losses"][0] == [3, 0, 0]
    assert state.score_sheet().rows["debts"] == (-3, 0, 0)


# Impossible positions


def part(**fields: object) -> Change:
    return lambda data: data.setdefault("parts", {}).setdefault("cities", {}).update(fields)


def less(field: str) -> Change:
    """Remove a token from every city that has one."""

    def change(data: Data) -> None:
        row = data["parts"]["cities"][field]
        data["parts"]["cities"][field] = [max(0, number - 1) for number in row]

    return change


def sell_a_black_card(data: Data) -> None:
    """Change a card that was sold to a black card of Age I."""
    deeds = [city["deeds"][0] for city in data["cities"]]
    used = {deed.split()[1] for row in deeds for deed in row}
    unused = [card.id for card in AGE_I if card.id not in used]
    for row in deeds:
        for place, deed in enumerate(row):
            if deed.startswith("sell"):
                row[place] = f"sell {unused.pop()}"
                return


START = first("classic-4+cities", "choose", 1, 1)
LATER = first("classic-4+cities", "choose", 3, 5)
SETTLING = first("classic-4+cities", "settle", 2)
TEAMS = first("classic-4+cities+teams", "choose", 2, 3)
KNOWN = position.dump(position.load(TEAMS), 0)

IMPOSSIBLE: dict[str, tuple[Data, Change, str]] = {
    "a debt before the first round": (START, part(debts=[1, 0, 0, 0]), "debts"),
    "more debts than there were losses": (LATER, part(debts=[0, 90, 0, 0]), "debts"),
    "debts below zero": (START, part(debts=[-1, 0, 0, 0]), "range"),
    "debts that are no numbers": (START, part(debts=["1", 0, 0, 0]), "type"),
    "debts of a fifth city": (START, part(debts=[0, 0, 0, 0, 0]), "length"),
    "diplomacy that nothing brought": (START, part(diplomacy=[0, 0, 1, 0]), "count"),
    "losses while all choose": (START, part(losses=[[1, 0, 0]] + [[0, 0, 0]] * 3), "losses"),
    "a loss that is no list": (START, part(losses=[2, 0, 0, 0]), "type"),
    "losses of two numbers": (START, part(losses=[[1, 0]] * 4), "length"),
    "losses beyond any": (START, part(losses=[[99, 0, 0]] * 4), "range"),
    "a field that the part does not have": (START, part(loot=1), "unknown"),
    "a part that there is not": (START, set_(parts={"leaders": {}}), "unknown"),
    "no losses to settle": (SETTLING, part(losses=[[0, 0, 0]] * 4), "sealed"),
    "payments of nobody who lost": (
        SETTLING,
        set_(agenda=[{"what": "settle", "seats": [0, 1, 2, 3]}, {"what": "next_round"}]),
        "pending",
    ),
    "a payment beyond the loss": (
        SETTLING,
        lambda data: data.update(
            sealed={str(data["agenda"][0]["seats"].pop()): ["pay 50"]},
        ),
        "sealed",
    ),
    "an eighth round": (START, set_(round=8), "range"),
    "black cards of another age": (START, set_(mixed_in=["capitol"]), "wrong-age"),
    "a black card too many": (START, set_(mixed_in=["cells", "dive", "hideout"]), "count"),
    "a black card too many in an earlier age": (LATER, sell_a_black_card, "count"),
    "tokens that shields and raiders do not give": (
        LATER,
        lambda data: in_city(0, tokens=[*data["cities"][0].get("tokens", []), 1])(data),
        "conflicts",
    ),
    "one token for each conflict of teams": (
        TEAMS,
        lambda data: [city.update(tokens=city.get("tokens", [])[:1]) for city in data["cities"]],
        "conflicts",
    ),
    "a seat that does not know the hand of its ally": (
        KNOWN,
        lambda data: data["hands"][1].__setitem__(0, "?"),
        "count",
    ),
    "a seat that does not know the deeds of its ally": (
        KNOWN,
        lambda data: data["cities"][1]["deeds"][0].__setitem__(0, "sell ?"),
        "own-card",
    ),
    "a seat that has forgotten a hand which its ally has held": (
        KNOWN,
        lambda data: data["hands"][2].__setitem__(0, "?"),
        "count",
    ),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_no_game_leads_to_is_refused_with_the_reason(case: str) -> None:
    check_refusal(*IMPOSSIBLE[case])


def test_teams_fought_for_two_tokens() -> None:
    """C188: the position for that case is after a conflict."""
    assert any(city.get("tokens") for city in TEAMS["cities"])


def test_a_debt_of_raiders_cannot_be_paid() -> None:
    """C146, C160: a neighbor of a raider has a debt at least."""
    table = cities(hands=(("raider_camp",), ("altar",), ("loom",)))
    play(table, "build raider_camp", "build altar", "build loom")
    data = position.dump(table)
    assert data["parts"]["cities"]["debts"] == [0, 1, 1]
    assert data["cities"][0]["tokens"] == [1]
    assert load(data).numbers() == table.numbers()
    less("debts")(data)
    with pytest.raises(Unsound) as caught:
        position.load(data)
    assert caught.value.reason == "impossible-debts"
