"""What positions of Duel are worth."""
