"""The values of Agora."""
