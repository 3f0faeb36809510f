"""Whether the past of a position can have been: nothing has moved or been gained by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from thaumata.agenda import argument_of, kind_of, seats_of
from thaumata.duel.military import CAPITAL, TOKEN_DISTANCE
from thaumata.duel.progress import ON_BOARD
from thaumata.duel.state import DuelState
from thaumata.duel.wonders import FIRST_GAME
from thaumata.kit.bits import members_of, set_of, size
from thaumata.position.duel.agora_sources import AgoraSources
from thaumata.position.duel.pantheon_sources import PantheonSources
from thaumata.position.duel.sources import PartSources, Sources, has_icon
from thaumata.position.impossible import Impossible, miscount
from thaumata.proof.duel.expansions import part_checks

_PARTS: Final[Mapping[str, Callable[[], PartSources]]] = {
    "pantheon": PantheonSources,
    "agora": AgoraSources,
}
"""For each part that an expansion adds what answers for it."""

_FROM_BOX: Final = ("library", "take_from_enki", "espionage")
_BRING_TOKENS: Final = ("take_token", *_FROM_BOX)
"""The decisions by which a player gains a progress token."""

_BEFORE_A_TURN: Final = {"turn", "starter", "begin_age"}
"""Where one of these still comes, no extra turn has been promised."""

_STILL_TO_DRAFT: Final = {"1": 8, "2": 4}
"""How many wonders come with each step of the draft and what follows it."""

_LIBRARY_DRAW: Final = 3

Entry = tuple[str, str, list[int]]
"""What is to be decided: the name of the decision, what it is about, and who is asked."""


def check_past(duel: DuelState) -> None:
    """Raise ``Impossible`` where something on the table has no source there."""
    sources = Sources(duel, [_PARTS[part.name]() for part in duel.parts if part.name in _PARTS])
    entries = _entries(duel)
    names = {name for name, _, _ in entries}
    _check_pawn(sources)
    _check_military_tokens(sources)
    _check_progress(sources, entries)
    _check_extra_turn(sources, names)
    _check_box(sources, [name for name, _, _ in entries])
    _check_dealt_wonders(duel, entries)
    _check_asked(sources, entries)
    if not duel.parts:
        _check_active(sources, names)


def _entries(duel: DuelState) -> list[Entry]:
    entries = [duel.agenda[depth] for depth in range(duel.depth)]
    decisions = [duel.game.decisions[kind_of(entry)] for entry in entries]
    return [
        (
            decision.name,
            decision.argument_text(duel, argument_of(entry)),
            members_of(seats_of(entry)),
        )
        for decision, entry in zip(decisions, entries, strict=True)
    ]


def _check_pawn(sources: Sources) -> None:
    """Each shield has moved the pawn one space, up to a capital (D53)."""
    pawn = int(sources.duel.pawn)
    difference = sources.shields(0) - sources.shields(1)
    unseen = sources.shields_unseen()
    least = _on_the_track(difference - sources.strategy(1) - unseen)
    most = _on_the_track(difference + sources.strategy(0) + unseen)
    if not least <= pawn <= most:
        raise Impossible("impossible-shields", pawn=pawn)


def _on_the_track(spaces: int) -> int:
    return max(-CAPITAL, min(CAPITAL, spaces))


def _check_military_tokens(sources: Sources) -> None:
    """A token is gone because the pawn came so far, the small one first (D54)."""
    duel = sources.duel
    otherwise = sum(part.tokens_taken(duel) for part in sources.parts)
    for side in (0, 1):
        is_small_there = bool(duel.military_tokens >> 2 * side & 1)
        for token, distance in enumerate(TOKEN_DISTANCE):
            is_there = bool(duel.military_tokens >> 2 * side + token & 1)
            was_reached = sources.reach(1 - side) >= distance and not is_small_there
            if not is_there and not was_reached:
                otherwise -= 1
                if otherwise < 0:
                    raise Impossible("impossible-military-token", player=side + 1)


def _check_progress(sources: Sources, entries: list[Entry]) -> None:
    """A progress token is for a pair, or from something that brings one (D60, D45)."""
    duel = sources.duel
    for seat in (0, 1):
        owned = size(duel.city(seat).progress)
        due = [name for name, _, seats in entries if name in _BRING_TOKENS and seats == [seat]]
        if owned + len(due) > sources.tokens(seat):
            raise Impossible("impossible-progress", player=seat + 1)
        # Some expansions undo pairs, some tokens may be declined, and none is left for a pair
        # where the board is empty.
        is_owed = not duel.parts and duel.game.options["progress"] == "must" and duel.board != 0
        if is_owed and owned + due.count("take_token") < sources.pairs(seat):
            raise Impossible("impossible-pair", player=seat + 1)


def _check_extra_turn(sources: Sources, names: set[str]) -> None:
    """An extra turn is promised by a wonder, or by something in an expansion (D38, D73)."""
    duel = sources.duel
    if not duel.extra_turn:
        return
    seat = int(duel.active)
    wonders = sources.standing(seat)
    is_promised = (
        has_icon(sources.of_wonders(wonders), "play_again")
        or bool(wonders and duel.city(seat).wonders_play_again)
        or any(part.plays_again(duel, seat) for part in sources.parts)
    )
    if not is_promised or names & _BEFORE_A_TURN:
        raise Impossible("impossible-extra-turn", player=seat + 1)


def _check_box(sources: Sources, names: list[str]) -> None:
    """Five tokens lie on the board at first; others leave the box by a wonder and the like (D3)."""
    duel = sources.duel
    tokens = len(duel.catalog.tokens)
    if size(duel.box) == tokens:  # not dealt yet, or left out
        return
    at_first = tokens - (ON_BOARD - names.count("deal_progress"))
    there = size(duel.box | duel.drawn) + sum(part.from_box(duel) for part in sources.parts)
    due = sum(names.count(name) for name in _FROM_BOX)
    most = max(0, sources.from_box() - due)
    least = 0 if duel.parts else most
    if not least <= at_first - there <= most:
        raise miscount("box", there, *range(at_first - most, at_first - least + 1))


def _check_dealt_wonders(duel: DuelState, entries: list[Entry]) -> None:
    """Eight wonders are dealt; for a first game these are two sets (D6, D7)."""
    ids = duel.game.names["wonder"]
    sets = [set_of([ids.index(wonder) for wonder in wonders]) for wonders in FIRST_GAME]
    dealt = duel.catalog.all_wonders & ~duel.wonder_pool
    names = [name for name, _, _ in entries]
    still = names.count("deal_wonder")
    still += sum(_STILL_TO_DRAFT[about] for name, about, _ in entries if name == "draft")
    is_left_out = dealt == 0 and still == 0
    if is_left_out:
        return
    if size(dealt) + still != size(sets[0] | sets[1]):
        raise Impossible("impossible-wonders")
    if duel.game.options["wonders"] == "first_game" and still == 0:
        may_move = any(part.may_give_wonders_away(duel) for part in part_checks(duel.game))
        for seat in (0, 1):
            mine = sets[0] | sets[1] if may_move else sets[seat != duel.first]
            city = duel.city(seat)
            if dealt != sets[0] | sets[1] or (city.wonders | city.wonders_built) & ~mine:
                raise Impossible("impossible-first-game")


def _check_asked(sources: Sources, entries: list[Entry]) -> None:
    """What a wonder, a god or a conspiracy asks is asked of whoever has it."""
    duel = sources.duel
    for name, about, seats in entries:
        form: tuple[object, ...] = {
            "library": ("token_from_box",),
            "mausoleum": ("build_from_discard",),
            "discard_card": ("discard_opponent_card", about),
        }.get(name, ())
        if form and seats in ([0], [1]):
            effects = sources.effects(seats[0]) + sources.of_wonders(sources.standing(seats[0]))
            if not has_icon(effects, *form):
                raise Impossible("impossible-pending", pending=name)
        if name == "starter":
            chooser = 1 if duel.pawn > 0 else 0 if duel.pawn < 0 else int(duel.active)
            has_choice = duel.pawn != 0 or duel.game.options["centered_start"] == "last_chooses"
            if seats != [chooser] or not has_choice:
                raise Impossible("impossible-pending", pending=name)
    names = [name for name, _, _ in entries]
    if "library" in names and not duel.parts:
        drawn = size(duel.drawn) + names.count("draw_token")
        if drawn != _LIBRARY_DRAW:
            raise miscount("drawn", drawn, _LIBRARY_DRAW)


def _check_active(sources: Sources, names: set[str]) -> None:
    """In Age I the players take turns from the first player on, but for extra turns (D13)."""
    duel = sources.duel
    if duel.age != 1:
        return
    extra = 0
    for seat in (0, 1):
        for wonder in members_of(duel.city(seat).wonders_built):
            if has_icon(duel.catalog.wonder_effects[wonder], "play_again"):
                extra += 1
            elif duel.city(seat).wonders_play_again:
                return  # nobody knows which came first, the wonder or the token
    turns = duel.layout().size - size(duel.present)
    if not names & _BEFORE_A_TURN:  # this turn is not over yet
        turns -= 1
        extra -= int(duel.extra_turn)
    if duel.active != duel.first ^ (turns - extra & 1):
        raise Impossible("impossible-active", player=int(duel.active) + 1)
