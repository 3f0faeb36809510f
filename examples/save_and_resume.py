"""Records and positions: write a game down, read it again, look at any moment of it."""

import thaumata as th


def main(seed: int = 3) -> str:
    """Play some moves, write them down, go on from the text."""
    game = th.Game("duel", options={"wonders": "first_game"})
    state = game.start()
    record = th.Record(game, players=("Ada", "Grace"))
    dealer = th.Dealer(seed)
    for _ in range(40):
        seat = th.NATURE if state.pending == 2**th.NATURE else int(state.pending).bit_length() - 1
        nature = seat == th.NATURE
        action = dealer.choose(state) if nature else state.legal_actions(seat)[0]
        record.play(state, seat, action)

    text = record.text()
    print(text)
    again = th.Record.parse(text).state()
    assert again.fingerprint() == state.fingerprint()

    position = th.position.dumps(state)
    assert th.position.load(position).fingerprint() == state.fingerprint()
    return text


if __name__ == "__main__":
    main()
