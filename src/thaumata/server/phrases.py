"""The set phrases and reactions of a table. There is no other chat."""

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
"""The ids of messages. Processes send the index of one to each other, so new ones come last."""
