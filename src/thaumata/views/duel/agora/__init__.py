"""Agora in views."""
