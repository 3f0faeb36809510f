"""Drawing Pantheon: gods on their spaces, and what players have of them."""
