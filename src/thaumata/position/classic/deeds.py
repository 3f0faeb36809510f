"""Whether the deeds of the cities fit the round, the buildings, the stages and the tokens."""

from __future__ import annotations

from collections import Counter

from thaumata.agenda import argument_of, kind_of
from thaumata.classic.catalog import PER_AGE, STAGES
from thaumata.classic.city import POWER_USED
from thaumata.classic.conflicts import VICTORY
from thaumata.classic.icons import FreeBuild, Shields
from thaumata.classic.names import DRAW_FROM_PILE, LAST_CARD
from thaumata.classic.state import (
    EVERYTHING,
    LEFT_OVER,
    NOTHING_BUILT,
    SOLD,
    UNKNOWN,
    USED_FOR_STAGE,
    USED_TO_BUILD,
    ClassicState,
)
from thaumata.kit.bits import members_of, set_of
from thaumata.kit.counts import counts_of
from thaumata.position.classic.past import (
    AGES,
    Deed,
    Look,
    deeds_in,
    deeds_of,
    has_acted,
    last_place,
    looks,
    moment_of,
    raised_cards,
)
from thaumata.position.classic.words import card_name
from thaumata.position.impossible import Impossible


def check_deeds(table: ClassicState) -> None:
    """Raise ``Impossible`` where deeds and cities contradict each other."""
    for city in range(table.catalog.cities):
        deeds = list(deeds_of(table, city))
        for age in AGES:
            _check_number(table, city, age, [deed for deed in deeds if deed.age == age])
        _check_builds(table, city, deeds)
        stages = sum(deed.use == USED_FOR_STAGE for deed in deeds)
        if stages != table.cities[city].stages:
            raise Impossible(
                "impossible-stage-deeds",
                city=city + 1,
                given=int(table.cities[city].stages),
                expected=stages,
            )
        _check_power(table, city, deeds)
    _check_raised(table)


def _check_number(table: ClassicState, city: int, age: int, deeds: list[Deed]) -> None:
    """Every city does something in every round (C11, C12), and loses its last card (C14)."""
    expected = _numbers(table, city, age)
    if len(deeds) not in expected:
        numbers = ", ".join(str(number) for number in expected)
        raise Impossible(
            "impossible-deeds", city=city + 1, age=age, given=len(deeds), expected=numbers
        )
    for deed in deeds:
        is_last = deed.place == last_place(table)
        if is_last and deed.use != LEFT_OVER and not table.cities[city].plays_last_card:
            raise Impossible("impossible-last-card", city=city + 1)


def _numbers(table: ClassicState, city: int, age: int) -> tuple[int, ...]:
    """Return how many deeds a city can have in an age."""
    every = last_place(table)
    if age != table.age or table.ended:
        return (every if age <= table.age else 0,)
    if not has_acted(table):
        return (max(0, table.round - 1),)
    if table.round < table.catalog.rounds:
        return (int(table.round),)
    top = table.agenda[table.depth - 1]
    is_players = city < table.catalog.players
    if kind_of(top) == DRAW_FROM_PILE or (kind_of(top) == LAST_CARD and is_players):
        was_asked = kind_of(top) == LAST_CARD and argument_of(top) < city
        may_have_played = was_asked and table.cities[city].plays_last_card
        return (every - 1, every) if may_have_played else (every - 1,)
    return (every,)


def _check_builds(table: ClassicState, city: int, deeds: list[Deed]) -> None:
    built: set[tuple[int, int]] = set()
    for deed in deeds:
        if deed.use != USED_TO_BUILD:
            continue
        if deed.kind == UNKNOWN:
            raise Impossible("impossible-deed", deed="build ?")
        stands = table.cities[city].built[deed.age - 1] >> deed.kind & 1
        if not stands or (deed.age, deed.kind) in built:
            card = card_name(table, deed.age, deed.kind)
            raise Impossible("impossible-built-deed", city=city + 1, card=card)
        built.add((deed.age, deed.kind))


def _check_power(table: ClassicState, city: int, deeds: list[Deed]) -> None:
    """The free build of this age has built a card after its stage was there (C74, C75)."""
    if table.cities[city].power != POWER_USED:
        return
    stages = [deed for deed in deeds if deed.use == USED_FOR_STAGE]
    first = table.cities[city].board * STAGES
    for deed, effects in zip(stages, table.catalog.stage_effects[first:], strict=False):
        if any(isinstance(effect, FreeBuild) for effect in effects):
            later = [d for d in deeds if d.use == USED_TO_BUILD and d.age == table.age and d > deed]
            if any(_has_cost(table, build) for build in later):
                return
    raise Impossible("impossible-power", city=city + 1)


def _has_cost(table: ClassicState, build: Deed) -> bool:
    catalog = table.catalog
    card = (build.age - 1) * PER_AGE + build.kind
    return bool(catalog.need_raw[card] or catalog.need_made[card] or catalog.coins[card])


# The discard pile


def _check_raised(table: ClassicState) -> None:
    """What stands in a city without a deed was built from the discard pile (C82, C83)."""
    done = [look for look in looks(table) if look.card != NOTHING_BUILT]
    for city in range(table.catalog.cities):
        raised = [look.card for look in done if look.city == city]
        for age in AGES:
            noted = set_of([card % PER_AGE for card in raised if card // PER_AGE == age - 1])
            for kind in members_of(noted ^ raised_cards(table, city, age)):
                name = card_name(table, age, kind)
                raise Impossible("impossible-raised", city=city + 1, card=name)
    if table.eyes != EVERYTHING:
        return
    gone: Counter[tuple[int, int]] = Counter()
    for look in done:
        age, kind = look.card // PER_AGE + 1, look.card % PER_AGE
        gone[age, kind] += 1
        if gone[age, kind] > _discarded_by(table, look, age, kind):
            name = card_name(table, age, kind)
            raise Impossible("impossible-raised", city=look.city + 1, card=name)


def _discarded_by(table: ClassicState, look: Look, age: int, kind: int) -> int:
    """Count the copies of a card that were discarded before a look."""
    moment = (look.age, look.round)
    return sum(
        deed.kind == kind
        for deed in deeds_in(table, age)
        if deed.use in (SOLD, LEFT_OVER) and moment_of(table, deed) <= moment
    )


# Conflicts


def check_tokens(table: ClassicState) -> None:
    """The shields at the end of each age have brought the tokens (C97-C101)."""
    catalog = table.catalog
    fought = AGES if table.ended else AGES[: max(0, table.age - 1)]
    shields = {age: _shields(table, age) for age in fought}
    for number, city in enumerate(table.cities):
        neighbors = (catalog.left[number], catalog.right[number])
        leads = {
            age: [shields[age][number] - shields[age][other] for other in neighbors]
            for age in fought
        }
        victories = [sum(lead > 0 for lead in leads.get(age, [])) for age in AGES]
        defeats = sum(lead < 0 for age in fought for lead in leads[age])
        if counts_of(city.victories, len(VICTORY)) != victories or city.defeats != defeats:
            raise Impossible("impossible-conflicts", city=number + 1)


def _shields(table: ClassicState, age: int) -> list[int]:
    """Count the shields of every city at the end of an age."""
    catalog = table.catalog
    shields = [0] * catalog.cities
    for number, city in enumerate(table.cities):
        deeds = [deed for deed in deeds_of(table, number) if deed.age <= age]
        cards = [
            (deed.age - 1) * PER_AGE + deed.kind for deed in deeds if deed.use == USED_TO_BUILD
        ]
        cards += [
            look.card
            for look in looks(table)
            if look.city == number and look.age <= age and look.card != NOTHING_BUILT
        ]
        stages = sum(deed.use == USED_FOR_STAGE for deed in deeds)
        first = city.board * STAGES
        icons = [*(catalog.effects[card] for card in cards)]
        icons += catalog.stage_effects[first : first + stages]
        shields[number] = sum(
            int(effect.amount)
            for effects in icons
            for effect in effects
            if isinstance(effect, Shields)
        )
    return shields
