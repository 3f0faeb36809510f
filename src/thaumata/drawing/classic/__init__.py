"""Drawing Classic: the hand with its prices, the cities around the table, and what was done."""
