"""A player that is a program: it speaks over standard input and output, and needs nothing else.

Let it play: ``thaumata arena duel --players "exec:python3 examples/programs/saver.py,random"``.
What is said and answered is explained in docs/arena.md.
"""

import json
import random
import sys

RICH = 6
"""With so many coins it builds; with fewer it saves."""


def choose(position, seat, actions):
    """Build a wonder if possible; else build while rich, and save while poor."""
    coins = position["cities"][seat].get("coins", 0)
    wanted = ("build",) if coins >= RICH else ("discard", "sell")
    for verbs in (("wonder", "stage"), wanted, ("build",)):
        fitting = [action for action in actions if action.startswith(verbs)]
        if fitting:
            return random.choice(fitting)
    return random.choice(actions)


def say(text):
    """Answer at once: what stays in a buffer is never heard."""
    print(text, flush=True)


def main():
    """Listen until the game ends."""
    seat, position, actions = 0, {}, []
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "seat":
            seat = int(rest)
        elif word == "seed":
            random.seed(int(rest))
        elif word == "start":
            say("ready")
        elif word == "position":
            position, actions = json.loads(rest), []
        elif word == "action":
            actions.append(rest)
        elif word == "choose":
            say(choose(position, seat, actions))
        elif word == "end":
            return


if __name__ == "__main__":
    main()
