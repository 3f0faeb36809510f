"""Drawing a game in the terminal.

Everything here turns a view into text and knows no rules: what is printed on the pieces comes from
the component tables, what lies where, who may do what and for which price from the view.
"""
