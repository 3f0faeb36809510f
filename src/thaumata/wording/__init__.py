"""All text for people: names, questions, actions and payments in words."""
