"""Draw positions and advice as text for a terminal.

Everything here turns a view into text and knows no rules: the printed properties of pieces come
from the component tables, and what is on the table, what is legal and what it costs from the view.
"""
