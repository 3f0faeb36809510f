"""Draw Pantheon: the gods on their spaces, and what players own of them."""
