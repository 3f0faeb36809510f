"""Play a game with random moves and print it: the whole contract in one loop."""

import thaumata as th


def main(seed: int = 7) -> th.Outcome:
    """Play one game and return how it ended."""
    game = th.Game("duel")
    state = game.start()
    dealer = th.Dealer(seed)
    rng = th.Rng(seed)
    while state.pending:
        if state.pending == 2**th.NATURE:
            print("nature ", game.text(state, th.NATURE, dealer.answer(state)))
            continue
        seat = int(state.pending).bit_length() - 1
        actions = state.legal_actions(seat)
        action = actions[rng.below(len(actions))]
        print(f"player {seat + 1}", game.text(state, seat, action))
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    print(outcome.kind, "won by", outcome.winners, "with", outcome.sheet.totals)
    return outcome


if __name__ == "__main__":
    main()
