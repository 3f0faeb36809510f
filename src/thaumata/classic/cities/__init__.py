"""Cities, the expansion of Classic with black cards."""
