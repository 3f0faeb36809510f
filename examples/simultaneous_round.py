"""A round of 7 Wonders: everybody seals a card at the same time, and may think again.

Nothing is carried out before the last seat has chosen; until then a seat can take its choice back.
"""

import thaumata as th


def main(seed: int = 7) -> list[str]:
    """Play the first round of a game for four and return what everybody could see of it."""
    game = th.Game("classic", seats=4, options={"sides": "A"})
    state = game.start()
    dealer = th.Dealer(seed)
    while state.pending == 2**th.NATURE:
        dealer.answer(state)

    first = state.legal_actions(0)[0]
    state.apply(0, first)
    state.retract(0)  # the others are still thinking
    for seat in range(game.seats):
        cheapest = state.legal_actions(seat)[0]
        print(f"seat {seat} seals: {game.text(state, seat, cheapest)}")
        state.apply(seat, cheapest)

    seen = []
    for seat, city in enumerate(th.view(state).cities):
        cards = ", ".join(card for cards in city.cards.values() for card in cards)
        seen.append(f"{city.board} of seat {seat}: {city.coins} coins, {cards or 'no building'}")
    print("\n".join(seen))
    return seen


if __name__ == "__main__":
    main()
