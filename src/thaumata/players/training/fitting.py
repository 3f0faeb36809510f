"""Fit a network to examples, with numpy on a CPU or cupy on a GPU.

This file stands alone: any Python that has numpy and scipy, or cupy, can run it.

    python fitting.py OLD.net NEW.net EXAMPLES...    OLD.net may be - to begin from nothing

The network has one layer of ``WIDTH`` units on the sparse inputs, one of ``HIDDEN`` on top, and two
heads: the value of the position, and a logit for each part of an action. Units are clipped to 0 and
1, like the integers in which the network is evaluated.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

try:
    import cupy as xp
    from cupyx.scipy import sparse
except ImportError:
    import numpy as xp
    from scipy import sparse

WIDTH: Final = 64
HIDDEN: Final = 32
BATCH: Final = 1024
ONE: Final = 512
WEIGHT_ONE: Final = 256
RESULT_SHARE: Final = 0.5
"""The weight of the final result in the value target, against the value of the search."""

KINDS: Final = {
    "statements": "<i2",
    "statement_counts": "<i2",
    "pieces": "<i2",
    "targets": "<i2",
    "tries": "<i2",
    "action_counts": "<i2",
    "results": "<i2",
    "hopes": "<i2",
}

Rows = dict[str, Any]


def read(path: Path) -> tuple[dict[str, Any], Rows]:
    """Read a file of examples."""
    with open(path, "rb") as file:
        head = json.loads(file.readline())
        rows = {
            field: np.fromfile(file, kind, head["lengths"][field]) for field, kind in KINDS.items()
        }
    return head, rows


class Data:
    """All examples, as matrices whose rows are decisions."""

    def __init__(self, paths: list[Path]) -> None:
        """Read files and map the features of all variants to common numbers."""
        self.statements: dict[str, int] = {}
        self.parts: dict[str, int] = {"": 0}
        columns, counts, worth = [], [], []
        pieces, targets, shares, action_counts = [], [], [], []
        for path in paths:
            head, rows = read(path)
            known = np.array([self._number(self.statements, n) for n in head["statements"]])
            parts = np.array([self._number(self.parts, n) if n else 0 for n in head["parts"]])
            columns.append(known[rows["statements"]].astype(np.int32))
            counts.append(rows["statement_counts"].astype(np.int64))
            pieces.append(parts[rows["pieces"]].astype(np.int32))
            targets.append(parts[rows["targets"]].astype(np.int32))
            shares.append(rows["tries"].astype(np.float32))
            action_counts.append(rows["action_counts"].astype(np.int64))
            hopes = rows["hopes"].astype(np.float32) / 1000
            worth.append(RESULT_SHARE * rows["results"] / 1000 + (1 - RESULT_SHARE) * hopes)
        self.worth = xp.asarray(np.concatenate(worth).astype(np.float32))
        self.inputs = Stretches(np.concatenate(counts))
        self.actions = Stretches(np.concatenate(action_counts))
        self.columns = xp.asarray(np.concatenate(columns))
        self.pieces = xp.asarray(np.concatenate(pieces))
        self.targets = xp.asarray(np.concatenate(targets))
        self.tries = xp.asarray(np.concatenate(shares))

    def _number(self, numbers: dict[str, int], name: str) -> int:
        return numbers.setdefault(name, len(numbers)) if name else 0

    def __len__(self) -> int:
        return len(self.worth)

    def batches(self, rng: np.random.Generator) -> Iterator[Rows]:
        """Yield the examples in shuffled batches."""
        order = xp.asarray(rng.permutation(len(self)))
        for start in range(0, len(self), BATCH):
            yield self.batch(order[start : start + BATCH])

    def batch(self, chosen: Any) -> Rows:
        """Return a batch of some examples."""
        places, _, starts = self.inputs.of(chosen)
        x = _matrix(self.columns[places], starts, len(self.statements))
        places, owner, starts = self.actions.of(chosen)
        pairs = xp.stack([self.pieces[places], self.targets[places]], 1).reshape(-1)
        ends = xp.arange(0, len(pairs) + 1, 2, dtype=xp.int32)
        gather = _matrix(xp.arange(len(places), dtype=xp.int32), starts, len(places))
        tries = self.tries[places]
        return {
            "x": x,
            "parts": _matrix(pairs, ends, len(self.parts)),
            "gather": gather,
            "owner": owner,
            "share": tries / xp.maximum(gather @ tries, 1)[owner],
            "worth": self.worth[chosen],
        }


class Stretches:
    """Ragged rows in a flat array: where those of each example begin, and how many there are."""

    def __init__(self, counts: np.ndarray[Any, Any]) -> None:
        self._counts = xp.asarray(counts)
        self._starts = xp.asarray(np.cumsum(counts) - counts)

    def of(self, chosen: Any) -> tuple[Any, Any, Any]:
        """Return the indices of some examples' rows, the example of each, and where each begins."""
        counts = self._counts[chosen]
        ends = xp.cumsum(counts)
        begins = ends - counts
        rows = xp.arange(int(ends[-1]))
        owner = xp.searchsorted(ends, rows, side="right")
        places = self._starts[chosen][owner] + rows - begins[owner]
        return places, owner, xp.concatenate([begins, ends[-1:]]).astype(xp.int32)


def _matrix(columns: Any, starts: Any, width: int) -> Any:
    """Return a sparse binary matrix, from the columns of the ones in each row."""
    ones = xp.ones(len(columns), xp.float32)
    return sparse.csr_matrix((ones, columns, starts), shape=(len(starts) - 1, width))


class Model:
    """The network in floating point while it is trained."""

    def __init__(self, data: Data, rng: np.random.Generator) -> None:
        """Begin with small random weights."""
        statements, parts = len(data.statements), len(data.parts)

        def normal(scale: float, *shape: int) -> Any:
            return xp.asarray(rng.normal(0, scale, shape).astype(np.float32))

        self.p = {
            "w1": normal(0.06, statements, WIDTH),
            "b1": xp.full(WIDTH, 0.2, xp.float32),
            "w2": normal(0.15, WIDTH, HIDDEN),
            "b2": xp.full(HIDDEN, 0.2, xp.float32),
            "w3": normal(0.1, HIDDEN),
            "b3": xp.zeros(1, xp.float32),
            "w4": normal(0.02, parts, HIDDEN),
            "b4": xp.zeros(parts, xp.float32),
        }
        self.m = {name: xp.zeros_like(p) for name, p in self.p.items()}
        self.v = {name: xp.zeros_like(p) for name, p in self.p.items()}
        self.steps = 0

    def recall(self, path: Path, data: Data) -> None:
        """Load a stored network, as far as its features occur in the data."""
        line, _, rest = path.read_bytes().partition(b"\n")
        head = json.loads(line)
        numbers = np.frombuffer(rest, "<i2").astype(np.float32)
        sizes = [
            (len(head["statements"]), WIDTH),
            (WIDTH,),
            (HIDDEN, WIDTH),
            (HIDDEN,),
            (HIDDEN,),
            (1,),
            (len(head["parts"]), HIDDEN),
            (len(head["parts"]),),
        ]
        fields, start = [], 0
        for size in sizes:
            length = int(np.prod(size))
            fields.append(numbers[start : start + length].reshape(size))
            start += length
        w1, b1, w2, b2, w3, b3, w4, b4 = fields
        p = {name: _plain(value) for name, value in self.p.items()}
        p["w1"][:] = 0  # weights of features that it never saw are 0
        for n, name in enumerate(head["statements"]):
            if name in data.statements:
                p["w1"][data.statements[name]] = w1[n] / ONE
        for n, name in enumerate(head["parts"]):
            if name in data.parts:
                p["w4"][data.parts[name]] = w4[n] / WEIGHT_ONE
                p["b4"][data.parts[name]] = b4[n] / ONE
        p |= {"b1": b1 / ONE, "w2": w2.T / WEIGHT_ONE, "b2": b2 / ONE}
        p |= {"w3": w3 / WEIGHT_ONE, "b3": b3 / ONE}
        self.p = {name: xp.asarray(np.ascontiguousarray(value)) for name, value in p.items()}

    def learn(self, batch: Rows, rate: float) -> tuple[float, float]:
        """Take one step; return the losses of value and policy."""
        p = self.p
        n = batch["x"].shape[0]
        a1 = batch["x"] @ p["w1"] + p["b1"]
        h1 = xp.clip(a1, 0, 1)
        a2 = h1 @ p["w2"] + p["b2"]
        h2 = xp.clip(a2, 0, 1)
        s = h2 @ p["w3"] + p["b3"]
        v = s / (1 + xp.abs(s))
        error = v - batch["worth"]
        ds = 2 * error / (1 + xp.abs(s)) ** 2 / n
        owner = batch["owner"]
        rows = batch["parts"] @ p["w4"]
        tops = h2[owner]
        logits = (rows * tops).sum(1) + batch["parts"] @ p["b4"]
        # Clip the logits, so that a few large ones do not dominate.
        logits = xp.clip(logits, -15, 15)
        powers = xp.exp(logits)
        chance = powers / (batch["gather"] @ powers)[owner]
        deciding = max(1, int((batch["gather"] @ xp.ones_like(chance) > 0).sum()))
        surprise = float(-(batch["share"] * xp.log(chance + 1e-9)).sum()) / deciding
        dl = (chance - batch["share"]) / deciding
        dh2 = ds[:, None] * p["w3"] + batch["gather"] @ (dl[:, None] * rows)
        da2 = dh2 * _open(a2)
        dh1 = da2 @ p["w2"].T
        da1 = dh1 * _open(a1)
        grads = {
            "w1": batch["x"].T @ da1,
            "b1": da1.sum(0),
            "w2": h1.T @ da2,
            "b2": da2.sum(0),
            "w3": h2.T @ ds,
            "b3": ds.sum(keepdims=True),
            "w4": batch["parts"].T @ (dl[:, None] * tops),
            "b4": batch["parts"].T @ dl,
        }
        self._step(grads, rate)
        return float((error**2).mean()), surprise

    def _step(self, grads: Rows, rate: float) -> None:
        self.steps += 1
        for name, grad in grads.items():
            m, v, p = self.m[name], self.v[name], self.p[name]
            m += 0.1 * (grad - m)
            v += 0.001 * (grad * grad - v)
            tuned = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            p -= tuned * m / (xp.sqrt(v) + 1e-8)
            if name in ("w1", "w2", "w3", "w4"):
                p *= 1 - rate * 1e-3
            xp.clip(p, -6, 6, out=p)

    def write(self, path: Path, data: Data, origin: dict[str, Any]) -> None:
        """Store the network in integers."""
        p = {name: _plain(value) for name, value in self.p.items()}
        fields = [
            p["w1"] * ONE,
            p["b1"] * ONE,
            p["w2"].T * WEIGHT_ONE,
            p["b2"] * ONE,
            p["w3"] * WEIGHT_ONE,
            p["b3"] * ONE,
            p["w4"] * WEIGHT_ONE,
            p["b4"] * ONE,
        ]
        head = {
            "statements": list(data.statements),
            "parts": list(data.parts),
            "width": WIDTH,
            "hidden": HIDDEN,
            "origin": origin,
        }
        numbers = np.concatenate([np.rint(field).reshape(-1) for field in fields])
        unfinished = path.with_suffix(".part")
        with open(unfinished, "wb") as file:
            file.write(json.dumps(head).encode() + b"\n")
            file.write(np.clip(numbers, -32767, 32767).astype("<i2").tobytes())
        unfinished.rename(path)


def _open(a: Any) -> Any:
    """Return the gradient of clipping: 1 inside the range, a little outside."""
    return xp.where((a > 0) & (a < 1), 1.0, 0.01).astype(xp.float32)


def _plain(value: Any) -> np.ndarray[Any, Any]:
    plain: np.ndarray[Any, Any] = value.get() if hasattr(value, "get") else value.copy()
    return plain


def main(old: str, new: str, *paths: str, epochs: int = 2, rate: float = 1e-3) -> None:
    """Fit a network and store it."""
    rng = np.random.default_rng(1)
    began = time.monotonic()
    data = Data([Path(path) for path in sorted(paths)])
    model = Model(data, rng)
    if old != "-":
        model.recall(Path(old), data)
    print(f"{len(data)} examples, {time.monotonic() - began:.0f} s to read", flush=True)
    total = epochs * -(-len(data) // BATCH)
    done = 0
    for epoch in range(epochs):
        off = np.zeros(2)
        batches = 0
        for batch in data.batches(rng):
            warm = min(1.0, (done + 1) / 100)
            cooled = 0.5 * (1 + np.cos(np.pi * done / total))
            off += model.learn(batch, rate * warm * max(cooled, 0.02))
            done += 1
            batches += 1
        off /= batches
        seconds = time.monotonic() - began
        print(
            f"epoch {epoch + 1}: worth {off[0]:.4f}, choice {off[1]:.4f}, {seconds:.0f} s",
            flush=True,
        )
    model.write(Path(new), data, {"examples": len(data), "epochs": epochs})


if __name__ == "__main__":
    arguments = sys.argv[1:]
    settings = {a[2:].split("=")[0]: a.split("=")[1] for a in arguments if a.startswith("--")}
    files = [a for a in arguments if not a.startswith("--")]
    main(
        *files,
        epochs=int(settings.get("epochs", "2")),
        rate=float(settings.get("rate", "0.001")),
    )
