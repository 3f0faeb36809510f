"""The tree of a search, in flat arrays: nothing is allocated while it grows.

A node is a point at which a seat chooses. Its edges, one for each action that was legal there in
any simulation, are a linked list. What nature reveals is drawn anew in every simulation and has no
node of its own, so that not every action of a node is legal each time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = -1
"""No edge, or no node."""


class Tree:
    """Nodes and edges by number."""

    nodes: i64
    edges: i64
    first: Final[vec[i64]]
    """The first edge of each node."""

    action: Final[vec[i64]]
    next: Final[vec[i64]]
    child: Final[vec[i64]]
    visits: Final[vec[i64]]
    """For each edge its action, the next edge of its node, the node below, and its visits."""

    worth: Final[vec[float]]
    """For each edge the sum of its values for the seat that chose there."""

    prior: Final[vec[float]]
    """The prior of each edge."""

    def __init__(self, nodes: int, edges: int) -> None:
        """Reserve room for so many nodes and edges."""
        self.nodes = 0
        self.edges = 0
        self.first = vec[i64]([NOTHING] * nodes)
        self.action = vec[i64]([0] * edges)
        self.next = vec[i64]([NOTHING] * edges)
        self.child = vec[i64]([NOTHING] * edges)
        self.visits = vec[i64]([0] * edges)
        self.worth = vec[float]([0.0] * edges)
        self.prior = vec[float]([0.0] * edges)

    def clear(self) -> None:
        """Remove all nodes and edges."""
        self.nodes = 0
        self.edges = 0

    def has_room(self, edges: i64) -> bool:
        """Return whether a node with so many edges fits."""
        return self.nodes + 1 < len(self.first) and self.edges + edges < len(self.action)

    def add_node(self) -> i64:
        """Add a node without edges and return its number."""
        node = self.nodes
        self.nodes = node + 1
        self.first[node] = NOTHING
        return node

    def add_edge(self, node: i64, action: i64, prior: float) -> i64:
        """Add an edge to a node and return its number."""
        edge = self.edges
        self.edges = edge + 1
        self.action[edge] = action
        self.next[edge] = self.first[node]
        self.child[edge] = NOTHING
        self.visits[edge] = 0
        self.worth[edge] = 0.0
        self.prior[edge] = prior
        self.first[node] = edge
        return edge

    def edge_of(self, node: i64, action: i64) -> i64:
        """Return the edge of a node with an action, or ``NOTHING``."""
        edge = self.first[node]
        while edge != NOTHING and self.action[edge] != action:
            edge = self.next[edge]
        return edge
