"""Requests over HTTP and the socket of a table."""
