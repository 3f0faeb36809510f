"""The numbers of Cities' events in the log of a state, with the meaning of their values."""

from typing import Final

DEBT_TAKEN: Final = 32  # seat takes debts (first)
COINS_LOST: Final = 33  # seat loses coins (first) to the bank
DIPLOMACY_TAKEN: Final = 34  # seat takes diplomacy tokens (first)
DIPLOMACY_USED: Final = 35  # seat stays out of the conflicts of age (first), a token less
TOKEN_RAIDED: Final = 36  # seat takes a victory token of value (first)
DEFEATS_RETURNED: Final = 37  # seat gives its defeat tokens (first) back
