"""Network inputs for Agora: influence, decrees, and the conspiracies that the seat knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from thaumata.duel.agora.names import CHAMBERS, NOBODY
from thaumata.duel.agora.part import agora_of
from thaumata.duel.agora.plots import KEPT
from thaumata.duel.state import UNKNOWN, DuelState
from thaumata.game import Game
from thaumata.kit.bits import BITS
from thaumata.players.search.duel.part_features import PartFeatures
from thaumata.players.search.features import Features, between

_LEAD: Final = 3
_DECREES: Final = 16


class AgoraFeatures(PartFeatures):
    """The features of chambers, decrees and conspiracies."""

    _lead: i64
    _control: i64
    _decrees: i64
    _open: i64
    _cubes: vec[i64]
    _waiting: vec[i64]
    _prepared: vec[i64]
    _triggered: vec[i64]

    def name(self, features: Features, game: Game) -> None:
        """Name chambers by their number, decrees and conspiracies by their ids."""
        leads = range(2 * _LEAD + 1)
        self._lead = features.block("lead", [f"{c}_{n}" for c in range(CHAMBERS) for n in leads])
        owners = ("mine", "theirs", "free")
        self._control = features.block(
            "control", [f"{c}_{o}" for c in range(CHAMBERS) for o in owners]
        )
        decrees = [*game.names["decree"], *[f"none_{n}" for n in range(_DECREES)]][:_DECREES]
        self._decrees = features.block("decree", [f"{o}_{d}" for o in owners for d in decrees])
        self._open = features.block("decrees", [str(n) for n in range(CHAMBERS + 1)])
        plots = game.names["conspiracy"]
        sides = ("mine", "theirs")
        self._cubes = vec[i64](
            [features.block(f"{s}:cubes", [str(n) for n in range(13)]) for s in sides]
        )
        self._waiting = vec[i64]([features.block(f"{s}:plot", [*plots, "unknown"]) for s in sides])
        self._prepared = vec[i64](
            [features.block(f"{s}:prepared", [*plots, "unknown"]) for s in sides]
        )
        self._triggered = vec[i64](
            [features.block(f"{s}:triggered", [*plots, "unknown"]) for s in sides]
        )

    def fill(self, state: DuelState, seat: i64, true: vec[i64], n: i64) -> i64:
        """Write the control of chambers, the decrees, and the known conspiracies."""
        part = agora_of(state)
        chamber: i64 = 0
        while chamber < CHAMBERS:
            lead = part.cubes_in(seat, chamber) - part.cubes_in(1 - seat, chamber) + _LEAD
            lead = between(lead, 0, 2 * _LEAD)
            true[n] = self._lead + chamber * (2 * _LEAD + 1) + lead
            true[n + 1] = self._control + 3 * chamber + self._owner(part.controller(chamber), seat)
            n += 2
            chamber += 1
        lying: i64 = 0
        laid: i64 = 0
        while laid < CHAMBERS:
            decree = part.decrees[laid]
            if decree != UNKNOWN:
                owner = self._owner(part.controller(part.chambers[laid]), seat)
                true[n] = self._decrees + _DECREES * owner + decree
                n += 1
                lying += 1
            laid += 1
        true[n] = self._open + lying
        true[n + 1] = self._cubes[0] + part.influence(seat)
        true[n + 2] = self._cubes[1] + part.influence(1 - seat)
        n += 3
        plots = part.plots
        side: i64 = 0
        while side < 2:
            owner = seat
            if side == 1:
                owner = 1 - seat
            kept: i64 = 0
            while kept < plots.kept[owner]:
                place = owner * KEPT + kept
                plot = plots.places[place]
                if plot == UNKNOWN or plots.knows[seat] & BITS[place] == 0:
                    plot = 16
                if plots.triggered & BITS[place]:
                    true[n] = self._triggered[side] + plot
                elif plots.ready & BITS[place]:
                    true[n] = self._prepared[side] + plot
                else:
                    true[n] = self._waiting[side] + plot
                n += 1
                kept += 1
            side += 1
        return n

    def _owner(self, controller: i64, seat: i64) -> i64:
        if controller == NOBODY:
            return 2
        if controller == seat:
            return 0
        return 1
