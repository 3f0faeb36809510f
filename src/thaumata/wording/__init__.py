"""Everything a person reads, put into words: names, questions, actions, payments."""
