"""What both families of games share: bits, packed counts, payment, effects."""
