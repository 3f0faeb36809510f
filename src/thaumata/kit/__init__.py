"""Building blocks shared by both families: bits, packed counts, payment, effects."""
