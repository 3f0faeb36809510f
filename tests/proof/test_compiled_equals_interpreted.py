"""Random games compiled and interpreted: the same position after every action.

Comparing results is not enough: a miscompiled shift can go unnoticed for a whole game.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.proof import trace
from tests.proof.walk import CLASSICS, DUELS, PROVED, WITH_BLACK_CARDS
from thaumata import build_info

PROJECT = Path(__file__).resolve().parents[2]
SEEDS = {
    **dict.fromkeys(DUELS, 60),
    **dict.fromkeys(CLASSICS + WITH_BLACK_CARDS, 20),
    **dict.fromkeys((DUELS[0], CLASSICS[0]), 100),
}
"""For each variant the number of games."""

CHUNK = 20


def interpreted(variant: str, first: int, last: int) -> dict[str, Any]:
    """Play games with the interpreted sources, in another process."""
    command = [sys.executable, "-m", trace.__name__, str(first), str(last), variant]
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "src")}
    finished = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, cwd=PROJECT
    )
    found: dict[str, Any] = json.loads(finished.stdout)
    return found


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("variant", "first"),
    [(variant, first) for variant, seeds in SEEDS.items() for first in range(0, seeds, CHUNK)],
)
def test_compiled_and_interpreted_agree_after_every_action(variant: str, first: int) -> None:
    last = min(first + CHUNK, SEEDS[variant])
    plain = interpreted(variant, first, last)
    assert not plain["compiled"]
    assert build_info.is_compiled()
    compiled = trace.traces(range(first, last), variant)
    assert compiled.keys() == plain["traces"].keys()
    for seed, lines in compiled.items():
        for number, (here, there) in enumerate(zip(lines, plain["traces"][seed], strict=False)):
            assert here == there, f"seed {seed}, action {number + 1}"
        assert len(lines) == len(plain["traces"][seed]) > 60
    assert len({lines[-2] for lines in compiled.values()}) == last - first


@pytest.mark.parametrize("variant", PROVED)
def test_a_trace_tells_games_apart(variant: str) -> None:
    assert trace.trace(3, variant) == trace.trace(3, variant)
    assert trace.trace(3, variant) != trace.trace(4, variant)
