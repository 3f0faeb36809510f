"""What a Senate is worth."""
