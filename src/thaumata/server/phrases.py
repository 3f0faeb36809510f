"""What can be said at a table: set phrases, and reactions of one sign. There is no other chat."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "phrase-hello",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-sorry",
    "phrase-hurry",
    "phrase-thinking",
    "phrase-good-game",
    "phrase-wow",
    "phrase-applause",
    "phrase-laughter",
    "phrase-surprise",
    "phrase-sadness",
)
"""The ids of messages; processes name one to each other by its place, so new ones come last."""
