"""Views in words: what a piece does, how a price comes about, what is asked and answered."""

from thaumata.views.describe_actions import describe_action, describe_prompt, describe_question
from thaumata.views.describe_payment import describe_payment
from thaumata.views.describe_pieces import (
    Description,
    describe_card,
    describe_conspiracy,
    describe_decree,
    describe_god,
    describe_piece,
    describe_token,
    describe_wonder,
)

__all__ = [
    "Description",
    "describe_action",
    "describe_card",
    "describe_conspiracy",
    "describe_decree",
    "describe_god",
    "describe_payment",
    "describe_piece",
    "describe_prompt",
    "describe_question",
    "describe_token",
    "describe_wonder",
]
