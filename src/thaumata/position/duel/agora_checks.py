"""Whether a senate can come about: cubes, control and decrees agree, conspiracies are in order."""

from __future__ import annotations

from thaumata.agenda import kind_of
from thaumata.duel.agora.names import CHAMBERS, EVERY_CHAMBER, NOBODY, SENATORS, SETTLE
from thaumata.duel.agora.part import AgoraPart, agora_of
from thaumata.duel.agora.plots import CONSPIRACIES, Plots
from thaumata.duel.names import POLITICAL
from thaumata.duel.state import UNKNOWN, DuelState
from thaumata.kit.bits import BITS, members_of, size
from thaumata.position.duel.agora_sources import AgoraSources, conspirators
from thaumata.position.duel.sources import Effects, has_icon
from thaumata.position.impossible import Impossible, miscount, named
from thaumata.wording.words import Said

_ALL_MILITARY_TOKENS = 15
_CHOOSING = ("draw_conspiracy", "keep_conspiracy", "keep_both", "put_back")


def check_agora(duel: DuelState) -> None:
    """Raise ``Impossible`` with the reason where a senate cannot be."""
    part = agora_of(duel)
    _check_control(duel, part)
    _check_decrees(duel, part)
    _check_plots(duel, part.plots)
    _check_influence(duel, part)
    _check_kept(duel, part.plots)
    _check_aside(duel, part)


def _names_ahead(duel: DuelState) -> set[str]:
    return {duel.game.decisions[kind_of(duel.agenda[n])].name for n in range(duel.depth)}


def _check_control(duel: DuelState, part: AgoraPart) -> None:
    """Whoever has more cubes controls a chamber, unless it is still to be settled."""
    kinds = [kind_of(duel.agenda[n]) for n in range(duel.depth)]
    if duel.ended == 0 and SETTLE not in kinds:
        for chamber in range(CHAMBERS):
            if part.controller(chamber) != part.majority(chamber):
                raise _wrong_chamber(int(chamber))
    for seat in (0, 1):
        is_won = bool(duel.ended == POLITICAL and duel.winners & BITS[seat])
        if (part.controlled[seat] == EVERY_CHAMBER) != is_won:
            raise Impossible("impossible-over")


def _wrong_chamber(chamber: int) -> Impossible:
    name = Said("chamber", plain=f"chamber {chamber + 1}", number=chamber + 1)
    return Impossible("impossible-agora", piece=name)


def _wrong(conspiracy: str) -> Impossible:
    return Impossible("impossible-agora", piece=named("conspiracy", conspiracy))


def _check_decrees(duel: DuelState, part: AgoraPart) -> None:
    """A chamber with a cube shows its decrees; one decree at most was shifted (D165, D212)."""
    shifted = 0
    for laid in range(CHAMBERS):
        chamber = part.chambers[laid]
        shifted += chamber != laid
        is_open = part.decrees[laid] != UNKNOWN
        must_be_open = laid % 2 == 0 or part.controller(chamber) != NOBODY
        is_due = duel.age == 0 or "deal_decree" in _names_ahead(duel) or duel.ended
        if must_be_open and not is_open and not is_due:
            raise _wrong_chamber(int(chamber))
    if shifted > 1:
        raise miscount("decree", shifted, 1)


def _check_plots(duel: DuelState, plots: Plots) -> None:
    names = duel.game.names["conspiracy"]
    if plots.drawn and not _names_ahead(duel) & set(_CHOOSING) and duel.ended == 0:
        raise miscount("drawn", int(plots.drawn), 0)
    occupied = plots.occupied()
    if plots.deck == 0 or size(occupied) > CONSPIRACIES:
        raise miscount("conspiracy", size(occupied), 13)
    for place in members_of(occupied):
        card = plots.places[place]
        is_secret = plots.knows[0] & plots.knows[1] & BITS[place] == 0
        if plots.triggered & BITS[place] and (card == UNKNOWN or is_secret):
            raise _wrong("?conspiracy" if card == UNKNOWN else names[card])
    for trace in members_of(plots.traced):
        seat = trace // CONSPIRACIES
        possible = plots.traces[trace]
        is_possible = size(possible) > 1 and not possible & ~occupied
        if not is_possible or possible & plots.knows[seat]:
            raise _wrong(names[trace % CONSPIRACIES])
        if not plots.lying(possible) & BITS[trace % CONSPIRACIES]:
            raise _wrong(names[trace % CONSPIRACIES])


def _check_influence(duel: DuelState, part: AgoraPart) -> None:
    """Cubes come from senators, a wonder, conspiracies and military tokens (D166, D189, D250)."""
    wonders = _dealt_wonders(duel)
    if duel.military_tokens != _ALL_MILITARY_TOKENS or has_icon(
        wonders, "place_influence_when_picked"
    ):
        return
    for seat in (0, 1):
        plots = AgoraSources().effects(duel, seat)
        has_source = duel.city(seat).cards_of(SENATORS) or has_icon(plots, "place_influence")
        if part.influence(seat) and not has_source:
            raise Impossible("impossible-cubes", player=seat + 1)


def _check_kept(duel: DuelState, plots: Plots) -> None:
    """A conspirator, or a wonder that is picked, brings one conspiracy, or both (D166, D192)."""
    for seat in (0, 1):
        brought = conspirators(duel, seat)
        brought += has_icon(_dealt_wonders(duel), "conspire_when_picked")
        tokens = members_of(duel.city(seat).progress | AgoraSources().progress_lost(duel, seat))
        icons = [effect for token in tokens for effect in duel.catalog.token_effects[token]]
        if plots.kept[seat] > brought * (2 if has_icon(icons, "keeps_both") else 1):
            raise Impossible("impossible-conspiracies", player=seat + 1)


def _dealt_wonders(duel: DuelState) -> Effects:
    """Return the icons of all wonders that are dealt, whoever picked them."""
    dealt = members_of(duel.catalog.all_wonders & ~(duel.wonder_pool | duel.shown))
    return [effect for wonder in dealt for effect in duel.catalog.wonder_effects[wonder]]


def _check_aside(duel: DuelState, part: AgoraPart) -> None:
    """What conspiracies have put aside was put there by them."""
    triggered = part.plots.lying(part.plots.triggered)
    names = duel.game.names["conspiracy"]
    for id, is_there in (
        ("obscurantism", part.locked >= UNKNOWN),
        ("sabotage", part.ruined >= 0),
        ("treason", part.removed_count > 0 or part.brought_in >= 0),
    ):
        if is_there and not triggered & BITS[names.index(id)]:
            raise _wrong(id)
    if part.removed_count not in range(4):
        raise miscount("removed", int(part.removed_count), 3)
    if part.ruined >= 0:
        cities = (duel.first_city, duel.second_city)
        if any((city.wonders | city.wonders_built) & BITS[part.ruined] for city in cities):
            raise Impossible("impossible-wonders")
    if part.brought_in >= 0 and not any(
        city.has(part.brought_in) for city in (duel.first_city, duel.second_city)
    ):
        _check_discarded(duel, part.brought_in)


def _check_discarded(duel: DuelState, card: int) -> None:
    if not duel.discards[card >> 6] & BITS[card & 63]:
        raise Impossible("impossible-card-twice", card=named("card", duel.game.names["card"][card]))
