"""The events of Classic and its expansion."""
