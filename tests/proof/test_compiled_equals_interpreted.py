"""Two hundred random games compiled and interpreted: the same position after every action.

End results are not enough: a miscompiled shift can go unnoticed for a whole game.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.proof import trace
from thaumata import build_info

PROJECT = Path(__file__).resolve().parents[2]
SEEDS = 200
CHUNKS = 8


def interpreted(first: int, last: int) -> dict[str, Any]:
    """Play games from the sources, in another process."""
    command = [sys.executable, str(Path(trace.__file__)), str(first), str(last)]
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "src")}
    finished = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, cwd=PROJECT
    )
    found: dict[str, Any] = json.loads(finished.stdout)
    return found


@pytest.mark.compiled_only
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_compiled_and_interpreted_agree_after_every_action(chunk: int) -> None:
    first, last = SEEDS * chunk // CHUNKS, SEEDS * (chunk + 1) // CHUNKS
    plain = interpreted(first, last)
    assert not plain["compiled"]
    assert build_info.is_compiled()
    compiled = trace.traces(range(first, last))
    assert compiled.keys() == plain["traces"].keys()
    for seed, lines in compiled.items():
        for number, (here, there) in enumerate(zip(lines, plain["traces"][seed], strict=False)):
            assert here == there, f"seed {seed}, action {number + 1}"
        assert len(lines) == len(plain["traces"][seed]) > 60
    assert len({lines[-2] for lines in compiled.values()}) == last - first


def test_a_trace_tells_games_apart() -> None:
    assert trace.trace(3) == trace.trace(3)
    assert trace.trace(3) != trace.trace(4)
